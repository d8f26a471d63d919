// A plot of values over the clip's time, as SVG, with the play head.

import { element, shape } from "./dom.js";
import { number } from "./format.js";

const [width, height] = [1000, 100];

/**
 * A plot. `lines` are `{ name, values }`, at most two, each with a scale of its own that shows changes of at least `least`;
 * `motions` have begin, end and settling in seconds. Returns the figure and a function that moves the play head.
 */
export function plot({ title, unit, times, lines, motions = [], duration, least = 1 }) {
  const x = (time) => (time / Math.max(duration, 1e-6)) * width;
  const scales = lines.map((line) => scaleOf(line.values, least));
  const head = shape("line", { class: "now", y1: 0, y2: height });
  const outputs = lines.map(() => element("output", {}));
  const show = (time) => {
    head.setAttribute("x1", x(time));
    head.setAttribute("x2", x(time));
    lines.forEach((line, index) => {
      outputs[index].textContent = withUnit(number(valueAt(times, line.values, time), 3), unit);
    });
  };
  const vertical = (time) => shape("line", { class: "settling", x1: x(time), x2: x(time), y1: 0, y2: height });
  const caption = element("figcaption", {}, element("b", {}, title), lines.map((line, index) =>
    element("span", {}, swatch(index), line.name ? `${line.name} ` : null, outputs[index])));
  const svg = shape("svg", {
    viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img",
    "aria-label": describe(title, unit, lines, scales, motions),
  },
  shape("rect", { class: "frame", width, height }),
  motions.map((motion) =>
    shape("rect", { class: "motion", x: x(motion.begin), width: Math.max(0, x(motion.end) - x(motion.begin)), height })),
  motions.filter((motion) => Number.isFinite(motion.settling)).map((motion) => vertical(motion.begin + motion.settling)),
  lines.map((line, index) => shape("path", { class: lineClass(index), d: path(times, line.values, x, scales[index].y) })),
  head);
  const bounds = element("div", { class: "bounds" }, scales.map((scale, index) =>
    element("span", {}, swatch(index), withUnit(`${number(scale.from)}…${number(scale.to)}`, unit))));
  // Without a change there is nothing to plot: the value is enough.
  const changes = scales.some((scale) => scale.to - scale.from >= least / 100) || motions.length > 0;
  const figure = element("figure", { class: "plot" }, caption, changes && lines.length ? [svg, bounds] : null,
    motions.map((motion) => element("p", { class: "dim" }, motionText(motion))));
  return { figure, show };
}

const lineClass = (index) => `line ${index ? "second" : ""}`;
const swatch = (index) => element("i", { class: `swatch ${index ? "second" : ""}` });
const withUnit = (text, unit) => (unit && unit !== "°" ? `${text} ${unit}` : text + unit);

// The range of the values, widened to `least`, and the place of a value in the plot.
function scaleOf(values, least) {
  const known = values.filter(Number.isFinite);
  const [from, to] = known.length ? [Math.min(...known), Math.max(...known)] : [0, 0];
  const span = Math.max((to - from) * 1.12, least);
  const low = (from + to) / 2 - span / 2;
  return { from, to, y: (value) => height - ((value - low) / span) * height };
}

function path(times, values, x, y) {
  let text = "";
  let isDrawing = false;
  values.forEach((value, index) => {
    if (Number.isFinite(value)) text += `${isDrawing ? "L" : "M"}${x(times[index]).toFixed(2)} ${y(value).toFixed(2)}`;
    isDrawing = Number.isFinite(value);
  });
  return text;
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
  const parts = [`${number(motion.begin, 3)}–${number(motion.end, 3)} s`];
  const { overshoot, settling } = motion;
  if (Number.isFinite(overshoot)) parts.push(overshoot > 0.0005 ? `overshoot ${number(overshoot * 100, 1)} %` : "no overshoot");
  if (Number.isFinite(settling)) parts.push(`settled after ${number(settling, 3)} s`);
  return parts.join(", ");
}

function describe(title, unit, lines, scales, motions) {
  const ranges = lines.map((line, index) =>
    `${line.name || title} from ${number(scales[index].from)} to ${withUnit(number(scales[index].to), unit)}`);
  return [`${title} over the clip`, ...ranges, ...motions.map(motionText)].join("; ");
}
