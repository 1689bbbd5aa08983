// What the pages do by themselves: they tell when the connection is lost, and take keys at the table.

import { answered, isDeaf, sending, swapped } from "./deaf.js";

const lost = document.getElementById("lost");
const live = document.getElementById("live");

if (live && lost) {
  live.addEventListener("htmx:sse:error", () => { lost.hidden = false; });
  live.addEventListener("htmx:sse:after:connection", () => { lost.hidden = true; });
  live.addEventListener("htmx:sse:after:message", () => { lost.hidden = true; });
  window.addEventListener("offline", () => { lost.hidden = false; });
  window.addEventListener("online", () => { lost.hidden = true; });
}

// A form is sent once: a second press while the first is on its way, or right after it, does nothing.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent || isDeaf()) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  form.dataset.sent = "1";
  setTimeout(() => { delete form.dataset.sent; }, 1500);
  const inPlace = Boolean(form.closest("#scene")) && form.hasAttribute("hx-post");
  if (form.method !== "get") sending(inPlace);
  if (inPlace) sent();
}, true);

// What was sent from a table is answered by the table as it then is. Until then it is not known whether it arrived, and
// that is said when it takes long. The focus is then on what happens now: the button that has come into the place of the
// one that was pressed is another one.
let unanswered = null;
function sent() {
  clearTimeout(unanswered);
  unanswered = setTimeout(() => { if (lost) lost.hidden = false; }, 4000);
}
// A question that has just come is brought to where it is seen, unless somebody is typing.
const asked = () => document.querySelector("#scene .panel.asked[role=group]");
let question = asked()?.textContent ?? "";
function showQuestion() {
  const panel = asked();
  const now = panel?.textContent ?? "";
  if (now === question) return;
  question = now;
  const { top, bottom } = panel?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const seen = top >= 0 && top < window.innerHeight * 0.6 && bottom > 0;
  if (now !== "" && !seen && !document.activeElement?.matches("input, textarea, select")) panel.scrollIntoView({ block: "start" });
}

// What was written and taken is not written again: a claim that was made does not stand there to be made once more.
function done(form) {
  if (!(form instanceof HTMLFormElement) || document.querySelector("#scene > .notice[role=alert]")) return;
  form.reset();
  const claim = form.closest("#unfold-claim");
  if (claim) claim.open = false;
}

// A list of calls stands at the last one, until somebody has chosen from it or writes beside it: then it stays where it is.
const chosen = new WeakSet();
document.addEventListener("change", ({ target }) => { if (target.matches("select")) chosen.add(target); });
document.addEventListener("reset", ({ target }) => { for (const list of target.querySelectorAll("select")) chosen.delete(list); });
const isWritten = (form) => form?.contains(document.activeElement) || Boolean(form?.elements.text?.value);
const lists = () => [...document.querySelectorAll("#scene select")];
let kept = [];
document.addEventListener("htmx:before:swap", () => {
  kept = lists().filter((list) => chosen.has(list) || isWritten(list.form)).map((list) => [list, list.value]);
});
function keepChosen() {
  const stay = new Map(kept);
  for (const list of lists()) {
    const value = stay.get(list);
    if (value !== undefined && [...list.options].some((option) => option.value === value)) list.value = value;
    else if (list.form?.matches("#do-ask, #do-explain")) list.selectedIndex = 0;
  }
}

// What became of something that was sent stays long enough to be read, although the table goes on.
const READ = 4000;
let told = null;
let toldUntil = 0;
function keepTold(isOwn) {
  const notice = document.querySelector("#scene > p[role=alert]");
  if (isOwn) {
    told = notice?.cloneNode(true);
    toldUntil = Date.now() + READ;
  } else if (told && !notice && Date.now() < toldUntil) {
    document.getElementById("scene")?.prepend(told.cloneNode(true));
  }
}

document.addEventListener("htmx:after:swap", (event) => {
  swapped();
  showQuestion();
  keepChosen();
  const isOwn = event.detail?.ctx?.sourceElement !== live;
  keepTold(isOwn);
  if (unanswered === null || !isOwn) return;
  done(event.detail?.ctx?.sourceElement);
  answered();
  clearTimeout(unanswered);
  unanswered = null;
  if (lost) lost.hidden = true;
  if (!document.activeElement?.matches("input, textarea, select")) {
    document.getElementById("now")?.focus({ preventScroll: true });
  }
});

// The clock of the round stands outside what is sent again, so that it does not flicker.
const roundClock = document.getElementById("round-clock");
if (roundClock) {
  setInterval(() => {
    const { roundEnds, roundState } = document.getElementById("scene")?.dataset ?? {};
    roundClock.hidden = roundEnds === undefined;
    if (roundEnds === undefined) return;
    roundClock.dataset.ends = roundEnds;
    roundClock.className = `clock ${roundState}`;
  }, 1000);
}

// Keys at the table: a level and then a denomination call, a suit and then a rank choose a card; Enter confirms by focus.
let begun = "";
let begunAt = 0;

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=checkbox]), textarea, select")) return;
  const key = event.key.toUpperCase();
  if (!/^[1-7AKQJTCDHSNPXR89]$/.test(key)) return;
  if (Date.now() - begunAt > 1500) begun = "";
  begunAt = Date.now();
  begun = (begun + key).slice(-2);
  const named = begun.endsWith("N") ? begun + "T" : begun;
  const single = { P: "pass", X: "X", R: "XX" }[key];
  const wanted = [named, single].filter(Boolean);
  for (const button of document.querySelectorAll("#scene button[name=call], #scene button[name=card]")) {
    if (wanted.includes(button.value) && button.offsetParent !== null) {
      button.focus();
      break;
    }
  }
});

// A text that is longer than is taken is told of where it stands, and not sent. Nothing is cut while it is typed or pasted.
document.addEventListener("input", ({ target }) => {
  const most = Number(target.dataset?.most ?? 0);
  if (most === 0) return;
  const found = [...target.value.trim()].length;
  const said = document.body.dataset.tooLong.replace("%found", found).replace("%most", most);
  target.setCustomValidity(found > most ? said : "");
});

// From a page that says what went wrong one goes back to the form as it was filled in.
document.querySelector("[data-back]")?.addEventListener("click", (event) => {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
});

// What was typed for a trial stands in its form again, so that it can be changed and tried once more.
for (const typed of document.querySelectorAll("form[data-typed]")) {
  const fields = [...new FormData(typed)].filter(([name, value]) => value !== "" && name !== "csrf" && name !== "mark");
  const has = (input) => fields.some(([name, value]) => name === input.name && value === input.value);
  const known = (form) => [...form.querySelectorAll("input[type=hidden]")].filter((input) => !["csrf", "mark"].includes(input.name));
  const form = [...document.querySelectorAll("main form:not([data-typed])")].find((one) => known(one).some((input) => ["what", "act"].includes(input.name)) && known(one).every(has));
  if (!form) continue;
  for (const [name, value] of fields) {
    for (const input of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (input.type === "hidden" || input.tagName === "BUTTON") continue;
      if (input.type !== "radio" && input.type !== "checkbox") input.value = value;
      else if (input.value === value) input.checked = true;
      else continue;
      for (let part = input.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
    }
  }
}
