// A page that follows something goes on following it: a stream that did not open is tried again, and whoever comes back from
// a lost network or from another window is shown the true state at once.

import { mayStream, onWindows } from "./windows.js";

const live = document.getElementById("live");
const lost = document.getElementById("lost");
const address = live?.getAttribute("hx-sse:connect");

const stream = () => live._htmx?.sse;
let asked = 0;

// The first attempt is the page's own. Where it came to nothing there is no stream, and nobody else tries again.
async function follow() {
  if (stream() || Date.now() - asked < 900 || document.hidden) return;
  asked = Date.now();
  try {
    await htmx.ajax("GET", address, { source: live });
  } catch {
    // There is no connection; it is tried again.
  }
  if (lost) lost.hidden = Boolean(stream());
}

// A new connection shows whether there is one, and brings what was missed.
function again() {
  const now = stream();
  if (!now) return void follow();
  now.reader?.cancel();
  setTimeout(() => stream()?.delayCanceller?.(), 50);
}

// What is no stream, a refusal for instance, is not shown in the place of what was followed.
function onlyStreams(event) {
  const { sourceElement, response } = event.detail.ctx;
  const kind = response.raw.headers.get("content-type") ?? "";
  if (sourceElement === live && !kind.includes("text/event-stream")) event.preventDefault();
}

// A window that may hold no connection asks briefly: it is sent what changed, and asks again.
const BRIEFLY = "Openroom-Briefly";
let request = null;

function choose() {
  if (!request) return;
  const was = BRIEFLY in request.headers;
  const may = mayStream();
  if (may === !was) return;
  if (may) delete request.headers[BRIEFLY];
  else {
    request.headers[BRIEFLY] = "1";
    stream()?.reader?.cancel();
  }
}

// What came another way is not what the stream sent last.
function onOtherSwap(event) {
  const now = stream();
  if (now && event.detail?.ctx?.sourceElement !== live) now.lastEventId = "";
}

if (address) {
  live.addEventListener("htmx:config:request", (event) => {
    if (event.detail.ctx.sourceElement !== live) return;
    request = event.detail.ctx.request;
    choose();
  });
  document.addEventListener("htmx:after:swap", onOtherSwap);
  onWindows(choose);
  asked = Date.now();
  live.addEventListener("htmx:before:response", onlyStreams);
  live.addEventListener("htmx:sse:after:connection", () => { if (lost) lost.hidden = true; });
  // Whoever has no place here any more is told so by the page itself.
  live.addEventListener("htmx:sse:error", (event) => { if (event.detail.status === 404) location.reload(); });
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) setTimeout(() => stream()?.delayCanceller?.(), 50);
  });
  setInterval(follow, 500);
}
