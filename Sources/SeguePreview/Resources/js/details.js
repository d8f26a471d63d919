// The panel View: properties of the selected view at the instant, and the animations that drive them.

import { curvePath } from "./curve-editor.js";
import { byId, element, replace, shape } from "./dom.js";
import { number, value } from "./format.js";
import { latest } from "./latest.js";
import { Spring } from "./spring.js";

/** Keeps the panel up to date while it is shown. */
export function setUpDetails(connection, store, isShown) {
  const panel = byId("details");
  const update = latest(async () => {
    if (!store.get("document") || !isShown()) return;
    const view = store.get("selected");
    if (!view) {
      replace(panel, element("p", { class: "empty" }, "Select a view in the picture or in the tree."));
      return;
    }
    if (store.get("playing")) return;
    const time = store.get("time");
    try {
      show(panel, view, await connection.request("view", { time, view }), time, store);
    } catch (error) {
      replace(panel, element("h3", {}, view), element("p", { class: "empty" }, error.message));
    }
  });
  store.on(["document", "selected", "time", "playing", "connected"], update, true);
  return update;
}

function show(panel, view, result, time, store) {
  const node = store.get("nodes").find((each) => each.view === view);
  replace(panel,
    element("header", {}, element("h2", {}, node?.label || node?.class || view), element("p", { class: "dim" }, view)),
    element("dl", { class: "properties" }, result.properties.flatMap((property) =>
      [element("dt", {}, property.name), element("dd", {}, value(property.value, property.unit))])),
    element("h3", {}, result.animations.length ? "Animations" : "No animation drives this view at this instant"),
    result.animations.map((animation) => card(animation, time)));
}

function card(animation, time) {
  const { begin, end } = animation;
  const isRunning = (begin ?? -Infinity) <= time && time < (end ?? Infinity);
  return element("div", { class: `card ${isRunning ? "running" : ""}` },
    element("header", {}, element("b", {}, animation.property),
      element("span", { class: "dim" }, `${number(begin, 3)}–${number(end, 3)} s`)),
    element("p", {}, `${value(animation.from)} → ${value(animation.to)}`),
    element("p", { class: "dim" }, timing(animation)),
    sketch(animation, time));
}

/** The timing of an animation in words. */
export function timing({ curve, spring, begin, end }) {
  const isBounded = Number.isFinite(begin) && Number.isFinite(end);
  const duration = isBounded ? `${number(end - begin, 3)} s` : "no end";
  if (spring) {
    const names = { dampingRatio: "damping ratio", mass: "mass", stiffness: "stiffness", damping: "damping", velocity: "velocity" };
    const parts = Object.entries(names).filter(([key]) => Number.isFinite(spring[key]));
    return `Spring, ${duration}: ${parts.map(([key, name]) => `${name} ${number(spring[key])}`).join(", ")}`;
  }
  if (curve) return `Cubic Bézier (${curve.map((each) => number(each, 3)).join(", ")}), ${duration}`;
  return duration;
}

function sketch(animation, time) {
  const { begin, end, curve } = animation;
  if (!Number.isFinite(begin) || !Number.isFinite(end)) return null;
  const duration = Math.max(end - begin, 1e-6);
  const spring = animation.spring && Number.isFinite(animation.spring.stiffness) ? new Spring(animation.spring) : null;
  if (!spring && !curve) return null;
  const x = Math.max(0, Math.min(1, (time - begin) / duration)) * 100;
  return element("div", { class: "plot" }, shape("svg", { viewBox: "0 -10 100 70", preserveAspectRatio: "none", "aria-hidden": "true" },
    shape("rect", { class: "frame", y: -10, width: 100, height: 70 }),
    shape("path", { class: "line", d: spring ? spring.path(duration, 100, 50) : curvePath(curve, 100, 50) }),
    shape("line", { class: "now", x1: x, x2: x, y1: -10, y2: 60 })));
}
