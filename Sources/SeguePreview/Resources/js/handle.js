// Handles of the editors: circles that the pointer drags and the arrow keys move.

import { shape } from "./dom.js";

/**
 * A handle. `moved(x, y, isFinal)` gets places in the units of the surrounding SVG; `nudged(dx, dy)` gets steps of the
 * arrow keys: −1, 0 or 1, ten times as far with Shift.
 */
export function handle(label, moved, nudged) {
  const circle = shape("circle", { class: "handle", r: 5.5, tabindex: "0", role: "slider", "aria-label": label });
  const place = (event) => {
    const svg = circle.ownerSVGElement;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [point.x, point.y];
  };
  let isDragging = false;
  circle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    circle.focus({ preventScroll: true });
    circle.setPointerCapture(event.pointerId);
    isDragging = true;
  });
  circle.addEventListener("pointermove", (event) => {
    if (isDragging) moved(...place(event), false);
  });
  const end = (event) => {
    if (!isDragging) return;
    isDragging = false;
    moved(...place(event), true);
  };
  circle.addEventListener("pointerup", end);
  circle.addEventListener("pointercancel", () => { isDragging = false; });
  circle.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!steps || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    nudged(...steps.map((step) => step * (event.shiftKey ? 10 : 1)));
  });
  return circle;
}
