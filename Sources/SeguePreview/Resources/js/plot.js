// A plot of values over the clip's time, as SVG, with the play head.

import { element, shape } from "./dom.js";
import { number } from "./format.js";

const [width, height] = [1000, 100];

/**
 * A plot. `lines` are `{ name, values, digits }`, at most two; `motions` have begin, end and settling in seconds.
 * Returns the figure and a function that moves the play head.
 */
export function plot({ title, unit, times, lines, motions = [], duration }) {
  const all = lines.flatMap((line) => line.values).filter(Number.isFinite);
  let [least, most] = [Math.min(...all), Math.max(...all)];
  if (most - least < 1e-9) [least, most] = [least - 0.5, most + 0.5];
  const x = (time) => (time / Math.max(duration, 1e-6)) * width;
  const y = (value) => height - ((value - least) / (most - least)) * height;
  const path = (values) => {
    let text = "";
    let isDrawing = false;
    values.forEach((value, index) => {
      if (Number.isFinite(value)) text += `${isDrawing ? "L" : "M"}${x(times[index]).toFixed(2)} ${y(value).toFixed(2)}`;
      isDrawing = Number.isFinite(value);
    });
    return text;
  };
  const head = shape("line", { class: "now", y1: 0, y2: height });
  const outputs = lines.map(() => element("output", {}));
  const vertical = (time, kind) => shape("line", { class: kind, x1: x(time), x2: x(time), y1: 0, y2: height });
  const figure = element("figure", { class: "plot" },
    element("figcaption", {}, element("b", {}, title), lines.map((line, index) =>
      element("span", {}, element("i", { class: `swatch ${index ? "second" : ""}` }), line.name ? `${line.name} ` : null, outputs[index]))),
    shape("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img", "aria-label": describe(title, unit, lines, motions) },
      shape("rect", { class: "frame", width, height }),
      motions.map((motion) => shape("rect", { class: "motion", x: x(motion.begin), width: Math.max(0, x(motion.end) - x(motion.begin)), height })),
      least < 0 && most > 0 ? shape("line", { class: "zero", x2: width, y1: y(0), y2: y(0) }) : null,
      motions.filter((motion) => Number.isFinite(motion.settling)).map((motion) => vertical(motion.begin + motion.settling, "settling")),
      lines.map((line, index) => shape("path", { class: `line ${index ? "second" : ""}`, d: path(line.values) })), head),
    element("div", { class: "bounds" }, element("span", {}, `${number(least)}…${number(most)} ${unit}`)),
    motions.map((motion) => element("p", { class: "dim" }, motionText(motion))));
  const show = (time) => {
    head.setAttribute("x1", x(time));
    head.setAttribute("x2", x(time));
    lines.forEach((line, index) => { outputs[index].textContent = `${number(valueAt(times, line.values, time), 3)} ${unit}`; });
  };
  return { figure, show };
}

/** The value at an instant, between two samples if need be. */
export function valueAt(times, values, time) {
  const next = times.findIndex((each) => each >= time - 1e-9);
  if (next < 0) return values.at(-1);
  if (next === 0 || !Number.isFinite(values[next - 1])) return values[next];
  const part = (time - times[next - 1]) / Math.max(times[next] - times[next - 1], 1e-9);
  return values[next - 1] + (values[next] - values[next - 1]) * Math.min(1, part);
}

/** What a motion does, in words. */
export function motionText(motion) {
  const parts = [`${motion.property}: ${number(motion.begin, 3)}–${number(motion.end, 3)} s`];
  if (Number.isFinite(motion.overshoot)) parts.push(motion.overshoot > 0.0005 ? `overshoot ${number(motion.overshoot * 100, 1)} %` : "no overshoot");
  if (Number.isFinite(motion.settling)) parts.push(`settles after ${number(motion.settling, 3)} s`);
  return parts.join(", ");
}

function describe(title, unit, lines, motions) {
  const ranges = lines.map((line) => {
    const values = line.values.filter(Number.isFinite);
    return `${line.name || title} from ${number(Math.min(...values))} to ${number(Math.max(...values))} ${unit}`;
  });
  return [`${title} over the clip`, ...ranges, ...motions.map(motionText)].join("; ");
}
