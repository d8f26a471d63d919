// A drag by numbers: what a pointer can do, for those who use the keyboard.

import { announce } from "./announce.js";
import { element } from "./dom.js";

/** The form; `touch` sends the touches of a finger that moves in a straight line. */
export function dragForm(store, touch) {
  const field = (label, value, more = {}) => element("input", { type: "number", step: "any", value, "aria-label": label, ...more });
  const [fromX, fromY] = [field("From x, in points", 2), field("From y, in points", 400)];
  const [toX, toY] = [field("To x, in points", 250), field("To y, in points", 400)];
  const duration = field("Duration in seconds", 0.4, { min: 0.02, max: 10 });
  const button = element("button", { type: "button", class: "small", onclick: () => drag() }, "Drag");

  const drag = async () => {
    const numbers = [fromX, fromY, toX, toY, duration].map((each) => Number.parseFloat(each.value));
    if (!numbers.every(Number.isFinite)) {
      announce("Enter numbers for the places and the duration", true);
      return;
    }
    if (!(await touch.begin())) return;
    const [x1, y1, x2, y2, seconds] = numbers;
    const start = performance.now();
    const at = (part) => ({ x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part });
    touch.move("began", at(0), start);
    const step = (now) => {
      const part = Math.min(1, Math.max(0, (now - start) / 1000 / Math.max(seconds, 0.02)));
      if (store.get("mode") !== "touch") return;
      touch.move(part < 1 ? "moved" : "ended", at(part), Math.max(now, start));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const word = (text) => element("span", { class: "dim" }, text);
  return element("fieldset", {}, element("legend", {}, "Drag by numbers"),
    element("div", { class: "row" }, word("From"), fromX, fromY),
    element("div", { class: "row" }, word("to"), toX, toY),
    element("div", { class: "row" }, word("in"), duration, word("s"), button));
}
