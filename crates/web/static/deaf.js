// After something was sent the page is deaf for a moment: what then stands under the finger is something else, and the second
// of two taps was not meant for it. The same when what stands there has just been replaced.

const root = document.documentElement;
const LONGEST = 4000;
let until = 0;
let sentUntil = 0;

function listen() {
  const left = until - Date.now();
  if (left > 0) setTimeout(listen, left);
  else root.classList.remove("deaf");
}

function deafen(time) {
  until = Math.max(until, Date.now() + time);
  root.classList.add("deaf");
  listen();
}

// Whether a form that is sent now is the second of two taps.
export const isDeaf = () => Date.now() < sentUntil;

// Something is sent. Where the answer changes this page the page is deaf until it has come.
export function sending(waits) {
  const time = waits ? LONGEST : 900;
  sentUntil = Date.now() + time;
  deafen(time);
  try { sessionStorage.setItem("sent", String(Date.now())); } catch { /* Nothing is kept then. */ }
}

// It was not sent after all.
export function notSent() {
  until = 0;
  sentUntil = 0;
  root.classList.remove("deaf");
}

// The answer has come, and shows something else.
export function answered() {
  notSent();
  sentUntil = Date.now() + 600;
  deafen(600);
}

// Other buttons stand there than before.
let buttons = "";
const named = () => [...document.querySelectorAll("#scene button, #scene a.button")].map((one) => `${one.name} ${one.value} ${one.textContent}`).join("|");
export function swapped() {
  const now = named();
  if (now !== buttons) deafen(250);
  buttons = now;
}
buttons = named();

// A page that comes right after a form was sent is where the second tap would land.
try {
  const since = Date.now() - Number(sessionStorage.getItem("sent") ?? 0);
  if (since >= 0 && since < 3000) answered();
  sessionStorage.removeItem("sent");
} catch { /* Nothing is kept then. */ }
