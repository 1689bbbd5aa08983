// What the pages of an event do by themselves: clocks run, results wait for a connection, files fill a field.
// No rule is computed here: a result is kept as it was typed and sent once, with the mark that it was typed with.

import { notSent } from "./deaf.js";

const live = document.getElementById("live");

// Clocks. The server says when a round ends, and what time it was there when the page came, however long that has taken.
const came = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseStart ?? 0);
const ahead = live?.dataset.now ? Number(live.dataset.now) - came : 0;
const tick = () => {
  for (const clock of document.querySelectorAll("[data-ends]")) {
    const left = Math.round(Number(clock.dataset.ends) - (Date.now() + ahead) / 1000);
    const shown = Math.abs(left);
    const text = `${left < 0 ? "−" : ""}${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, "0")}`;
    if (clock.textContent !== text) clock.textContent = text;
    if (!clock.dataset.runs) clock.dataset.runs = "1";
  }
};
tick();
setInterval(tick, 500);
// What the server sends has the time of when it was written: it is set right before anybody sees it.
const watched = { childList: true, subtree: true, characterData: true, attributeFilter: ["data-ends", "data-runs"] };
if (live) new MutationObserver(tick).observe(live, watched);

// When the Director is called the title says so, and a phone buzzes where it can.
let calls = Number(document.getElementById("scene")?.dataset.calls ?? 0);
const title = document.title;
setInterval(() => {
  const now = Number(document.getElementById("scene")?.dataset.calls ?? 0);
  if (now > calls && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300]);
  calls = now;
  const text = now > 0 ? `(${now}) ${title}` : title;
  if (document.title !== text) document.title = text;
}, 1000);

// A file is UTF-8, or says that it is UTF-16; whatever else is in the letters that the server named.
const textOf = (bytes, letters) => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(letters ?? "utf-8").decode(bytes);
  }
};
for (const input of document.querySelectorAll("input[type=file][data-into]")) {
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (file) input.form.elements[input.dataset.into].value = textOf(await file.arrayBuffer(), input.dataset.letters);
  });
}
// What the federation that is chosen has.
const preset = document.querySelector("select[name=preset]");
preset?.addEventListener("change", () => {
  for (const value of document.querySelectorAll(".of-preset")) value.hidden = value.dataset.preset !== preset.value;
});
document.querySelector("[data-print]")?.addEventListener("click", () => window.print());

// Results that wait on this phone.
const shown = document.getElementById("queue");
const where = shown ? `openroom ${location.pathname.split("/")[2]}` : null;
const waiting = () => {
  try { return JSON.parse(localStorage.getItem(where) ?? "[]"); } catch { return []; }
};
const keep = (all) => localStorage.setItem(where, JSON.stringify(all));
const tell = (text) => { shown.textContent = text; shown.hidden = text === ""; };
const tellWaiting = () => {
  const all = waiting();
  const results = all.map((one) => one.shown).filter(Boolean).join(" · ");
  const kept = `${shown.dataset.kept} ${all.length}${results ? ` (${results})` : ""}`;
  tell(all.length > 0 ? `${kept}${out ? ` ${shown.dataset.out}` : ""}` : "");
  tellAtBoards(all);
};
// The board itself says that its result waits here; what is sent again takes the note away, and it is put back.
const tellAtBoards = (all) => {
  for (const note of document.querySelectorAll("#scene .waits-here")) note.remove();
  for (const one of all) {
    const line = one.fields.find(([name]) => name === "line")?.[1];
    const row = document.querySelector(`#scene a[href="#enter-${CSS.escape(line ?? "")}"]`)?.closest("li");
    if (!row) continue;
    const note = document.createElement("p");
    note.className = "noted waits-here";
    note.textContent = `${shown.dataset.kept} ${one.shown}`;
    row.append(note);
  }
};
// What was tapped, as the buttons show it.
const tapped = (form) => {
  const text = (input) => input.nextElementSibling.innerText.trim().split(/\s/)[0];
  const of = (name) => {
    const input = [...form.querySelectorAll(`input[name="${name}"]:checked`)].find((one) => one.value !== "");
    return input && input.closest(".tap").offsetParent !== null ? text(input) : "";
  };
  const level = form.querySelector("[name=level]:checked");
  if (!level || !/^[1-7]$/.test(level.value)) return `${form.dataset.board}: ${level?.nextElementSibling.innerText.trim() ?? ""}`;
  const parts = [of("level"), of("denomination"), of("doubling"), " ", of("declarer"), " ", of(`tricks-${level.value}`)];
  return `${form.dataset.board}: ${parts.join("")}`;
};

let sending = false;
let out = false;
async function sendWaiting() {
  if (sending) return;
  sending = true;
  let said = "";
  try {
    for (let all = waiting(); all.length > 0; all = waiting()) {
      const [first] = all;
      const answer = await fetch(first.to, { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams(first.fields) });
      if (answer.status >= 500 || answer.status === 429) break;
      // Somebody between the phone and the server may answer too; only an answer in our own form is one.
      const json = await answer.json();
      if (typeof json?.done !== "boolean") break;
      // A phone that has no place now keeps what it has until it has come in again.
      if (!json.done && [401, 403, 404].includes(answer.status)) {
        out = true;
        break;
      }
      out = false;
      keep(waiting().filter((one) => one.once !== first.once));
      if (!json.done) said = json.text;
    }
  } catch {
    // There is no connection, or not to the server; what waits is tried again.
  }
  sending = false;
  tellWaiting();
  if (said !== "" && waiting().length === 0) tell(said);
  goOn();
}

// What is still to be tapped is said, and what was tapped stays.
const lacking = (form) => {
  const chosen = form.querySelector("[name=level]:checked");
  const rows = [...form.querySelectorAll("[data-needed]")].filter((row) => row.offsetParent !== null);
  const first = rows.find((row) => !row.querySelector("input:checked") && !(chosen && row.querySelector("[name=level]")));
  const place = form.querySelector(".lacks");
  place.textContent = first?.dataset.needed ?? "";
  place.hidden = !first;
  first?.scrollIntoView({ block: "center" });
  return Boolean(first);
};
for (const form of document.querySelectorAll("form:has([data-needed])")) {
  form.noValidate = form.matches("[data-queue]");
  form.addEventListener("change", () => { form.querySelector(".lacks").hidden = true; });
}

if (shown) {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-queue]")) return;
    event.preventDefault();
    if (lacking(form)) {
      delete form.dataset.sent;
      notSent();
      return;
    }
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    fields.push(["reply", "json"]);
    const entry = { to: form.getAttribute("action"), once: form.elements.once.value, fields, shown: tapped(form) };
    keep([...waiting(), entry]);
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    form.elements.once.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    location.hash = "#scene";
    sendWaiting();
  });
  window.addEventListener("online", sendWaiting);
  setInterval(() => { if (waiting().length > 0) sendWaiting(); }, 4000);
  tellWaiting();
  if (waiting().length > 0) sendWaiting();
  setInterval(() => { if (waiting().length > 0) tellWaiting(); goOn(); }, 1500);
}

// When another round is called the page is loaded again, unless somebody is typing or something waits.
function goOn() {
  const now = document.getElementById("scene")?.dataset.round;
  const loaded = document.getElementById("entries")?.dataset.round;
  const typing = document.querySelector(".entry:target input:checked:not([value=''])");
  if (now && loaded && now !== loaded && !typing && waiting().length === 0 && navigator.onLine) {
    document.getElementById("entries").dataset.round = now;
    location.hash = "";
    location.reload();
  }
}
