// Nobody sits at a projector to scroll: what is shown is as large as it can be, and what does not fit comes page by page.

const SMALLEST = 12;
const LARGEST = 40;
// Names in more lines than this are hard to read, and smaller type is better for them, down to this share.
const LINES = 2;
const SHARE = 0.6;
const SECONDS = 8;

const panels = () => [...document.querySelectorAll(".projector .pages")];
const isHigh = (panel) => panel.scrollHeight > panel.clientHeight + 1;
const isWide = (panel) => panel.scrollWidth > panel.clientWidth + 1;
const namesOf = (panel) => [...panel.querySelectorAll(".names bdi, .moves td bdi")];
const isBroken = (name) => name.getClientRects().length > LINES;
const isTidy = () => !panels().some((panel) => namesOf(panel).some(isBroken));
const fits = () => !panels().some((panel) => isHigh(panel) || isWide(panel));
// Phones scroll themselves.
const isRoomDisplay = () => window.matchMedia("(min-width: 45rem)").matches;

function fit() {
  const scene = document.getElementById("scene");
  if (!isRoomDisplay()) {
    scene.style.removeProperty("font-size");
    return;
  }
  const largest = (holds) => {
    let [low, high] = [SMALLEST, LARGEST];
    while (low < high) {
      const size = Math.ceil((low + high) / 2);
      scene.style.fontSize = `${size}px`;
      if (holds()) low = size;
      else high = size - 1;
    }
    return low;
  };
  const best = largest(fits);
  const tidy = largest(() => fits() && isTidy());
  scene.style.fontSize = `${tidy >= best * SHARE ? tidy : best}px`;
}

function turn() {
  if (!isRoomDisplay()) return;
  for (const panel of panels()) {
    const last = panel.scrollHeight - panel.clientHeight;
    if (last <= 1) continue;
    const next = panel.scrollTop + panel.clientHeight * 0.85;
    panel.scrollTop = panel.scrollTop >= last - 1 ? 0 : Math.min(next, last);
  }
}

fit();
window.addEventListener("resize", fit);
document.getElementById("live").addEventListener("htmx:sse:after:message", fit);
setInterval(turn, SECONDS * 1000);
