// What the pages do by themselves: they tell when the connection is lost, and take keys at the table.

const lost = document.getElementById("lost");
const live = document.getElementById("live");

if (live && lost) {
  live.addEventListener("htmx:sse:error", () => { lost.hidden = false; });
  live.addEventListener("htmx:sse:after:connection", () => { lost.hidden = true; });
  window.addEventListener("offline", () => { lost.hidden = false; });
}

// A form is sent once: a second press while the first is on its way does nothing.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  form.dataset.sent = "1";
  setTimeout(() => { delete form.dataset.sent; }, 1500);
}, true);

// Keys at the table: a level and then a denomination call, a suit and then a rank choose a card; Enter confirms by focus.
let begun = "";
let begunAt = 0;

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select")) return;
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

// From a page that says what went wrong one goes back to the form as it was filled in.
document.querySelector("[data-back]")?.addEventListener("click", (event) => {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
});
