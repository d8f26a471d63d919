// The timeline: its scale, the play head, scrubbing, and the range that plays.

import { byId, element, replace } from "./dom.js";
import { niceStep, number } from "./format.js";
import { frameIndex } from "./frames.js";

/** The position of an instant on the tracks, as a percentage. */
export function position(time, document) {
  return `${(time / Math.max(document.duration, 1e-6)) * 100}%`;
}

/** Draws the scale and moves the play head; the pointer and the keyboard move it too. */
export function setUpTimeline(store, player) {
  const tracks = byId("tracks");
  const head = byId("head");
  const drawScale = () => showScale(byId("scale"), store.get("document"), tracks.clientWidth);
  store.on("document", drawScale);
  new ResizeObserver(drawScale).observe(tracks);
  store.on(["time", "document"], () => showHead(head, store));
  store.on(["range", "document"], () => showRange(byId("range"), store));

  const timeAt = (event) => {
    const box = tracks.getBoundingClientRect();
    return ((event.clientX - box.left) / box.width) * (store.get("document")?.duration ?? 0);
  };
  let wasPlaying = false;
  const begin = (event) => {
    if (event.button !== 0 || event.target.closest("button") || !store.get("document")) return;
    event.preventDefault();
    head.focus({ preventScroll: true });
    wasPlaying = store.get("playing");
    store.set({ playing: false, seeking: true });
    tracks.setPointerCapture(event.pointerId);
    player.seek(timeAt(event));
  };
  const end = () => {
    if (!store.get("seeking")) return;
    store.set({ seeking: false });
    if (wasPlaying) player.play();
  };
  tracks.addEventListener("pointerdown", begin);
  tracks.addEventListener("pointermove", (event) => {
    if (tracks.hasPointerCapture(event.pointerId)) player.seek(timeAt(event));
  });
  tracks.addEventListener("pointerup", end);
  tracks.addEventListener("pointercancel", end);
}

function showHead(head, store) {
  const document = store.get("document");
  if (!document) return;
  const time = store.get("time");
  head.style.left = position(time, document);
  head.setAttribute("aria-valuemax", document.duration.toFixed(3));
  head.setAttribute("aria-valuenow", time.toFixed(3));
  const step = document.steps.filter((each) => each.start <= time + 1e-6 && time < each.end).map((each) => each.name);
  const where = step.length ? `, ${step.join(", ")}` : "";
  head.setAttribute("aria-valuetext", `${time.toFixed(3)} seconds, frame ${frameIndex(time, document)}${where}`);
}

function showRange(range, store) {
  const document = store.get("document");
  const span = store.get("range");
  range.hidden = !document || !span;
  if (range.hidden) return;
  range.style.left = position(span[0], document);
  range.style.width = position(span[1] - span[0], document);
}

function showScale(scale, document, width) {
  if (!document || width === 0) return;
  const perSecond = width / Math.max(document.duration, 1e-6);
  const step = niceStep(perSecond, 56);
  const fine = step / 5;
  const marks = [];
  for (let index = 0; index * fine <= document.duration + 1e-9; index += 1) {
    const time = index * fine;
    const isNamed = index % 5 === 0;
    marks.push(element("i", { style: { left: position(time, document), height: isNamed ? "0.6rem" : "0.3rem" } }));
    if (!isNamed || time * perSecond >= width - 16) continue;
    marks.push(element("span", { style: { left: position(time, document) } }, number(time)));
  }
  replace(scale, marks);
}
