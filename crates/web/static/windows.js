// A browser opens only a few connections to one server at a time, and a stream holds one of them. Of the windows that are
// seen side by side those used last have a stream; the others ask again and again, and leave the connection free in between.

const STREAMS = 3;
const BEAT = 1000;
const GONE = 3500;
const START = "openroom window ";
const own = START + Math.random().toString(36).slice(2);
let used = 0;

// Several requests share one connection where the server is reached by a newer protocol.
const isShared = () => {
  const protocol = performance.getEntriesByType("navigation")[0]?.nextHopProtocol ?? "";
  return protocol.startsWith("h2") || protocol.startsWith("h3");
};

function others() {
  const now = Date.now();
  const all = [];
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(START) || name === own) continue;
    const [of, seen] = localStorage.getItem(name)?.split(" ").map(Number) ?? [];
    if (now - seen < GONE) all.push({ name, of });
    else localStorage.removeItem(name);
  }
  return all;
}

function beat() {
  try {
    if (document.hidden) localStorage.removeItem(own);
    else localStorage.setItem(own, `${used} ${Date.now()}`);
  } catch {
    // Nothing can be kept here; then nobody knows of the others.
  }
}

// Whether this window may hold a connection.
export function mayStream() {
  if (isShared()) return true;
  try {
    const before = others().filter(({ name, of }) => of > used || (of === used && name < own));
    return before.length < STREAMS;
  } catch {
    return true;
  }
}

// Tells when it may have changed who does.
export function onWindows(changed) {
  const use = () => { used = Date.now(); beat(); changed(); };
  if (document.hasFocus()) used = Date.now();
  beat();
  setInterval(() => { beat(); changed(); }, BEAT);
  window.addEventListener("focus", use);
  window.addEventListener("storage", (event) => { if (event.key?.startsWith(START)) changed(); });
  document.addEventListener("visibilitychange", () => { beat(); changed(); });
  window.addEventListener("pagehide", () => { try { localStorage.removeItem(own); } catch { /* as above */ } });
  window.addEventListener("pageshow", () => { beat(); changed(); });
}
