// The editor of a spring: its motion with a handle at the first maximum, and fields for its parameters.

import { element, shape } from "./dom.js";
import { number } from "./format.js";
import { handle } from "./handle.js";
import { Spring } from "./spring.js";

const [width, height, top] = [200, 90, 50];
const limits = {
  duration: [0.05, 10], damping: [0.01, 1], velocity: [-100, 100], mass: [0.01, 100], stiffness: [0.1, 10000],
};

/** The motion of a knob's value: physical if it has a stiffness, otherwise UIKit's damping ratio and duration. */
function springOf(value, duration) {
  if (Number.isFinite(value.stiffness)) return new Spring(value);
  return Spring.settling({ velocity: 0, ...value, duration: value.duration ?? duration });
}

/** The damping ratio whose overshoot is `overshoot`, a fraction of the way. */
function ratioOf(overshoot) {
  if (overshoot <= 0.0005) return 1;
  const log = Math.log(overshoot);
  return Math.max(0.05, -log / Math.sqrt(Math.PI ** 2 + log ** 2));
}

/**
 * An editor of `{ damping, velocity, … }`; `duration` is that of the animation, for springs without one of their own.
 * `changed(value, isFinal)` gets the whole value. Returns its element and a function that shows a value.
 */
export function springEditor(label, initial, duration, changed) {
  let value = { ...initial };
  let span = 1;
  const isPhysical = Number.isFinite(initial.stiffness);
  const path = shape("path", { class: "path" });
  const goal = shape("line", { class: "axis", x2: width });
  const caption = shape("text", { x: width, y: -top + 10, "text-anchor": "end" });
  const rounded = (each) => Math.round(each * 1000) / 1000;
  const set = (changes, isFinal) => {
    for (const [name, each] of Object.entries(changes)) {
      const [least, most] = name === "damping" && isPhysical ? [0, 1000] : limits[name] ?? [-1e6, 1e6];
      value = { ...value, [name]: rounded(Math.max(least, Math.min(most, each))) };
    }
    show(value, !isFinal);
    changed(value, isFinal);
  };
  const toDamping = (ratio) => (isPhysical ? 2 * ratio * Math.sqrt(value.stiffness * (value.mass ?? 1)) : ratio);
  const knob = handle(`${label}: up for more overshoot${"duration" in initial ? ", right for slower" : ""}`, (x, y, isFinal) => {
    const changes = { damping: toDamping(ratioOf(-y / height)) };
    const time = Math.max(0.02, (x / width) * span);
    const peak = springOf({ ...value, ...changes }, duration).peak;
    if (peak && "duration" in value) changes.duration = (value.duration * time) / peak.time;
    else if (peak && isPhysical) changes.stiffness = value.stiffness * (peak.time / time) ** 2;
    if (changes.stiffness) changes.damping *= Math.sqrt(changes.stiffness / value.stiffness);
    set(changes, isFinal);
  }, (dx, dy) => {
    const changes = dy ? { damping: value.damping - dy * (isPhysical ? 0.5 : 0.01) } : {};
    if (dx && "duration" in value) changes.duration = value.duration + dx * 0.01;
    else if (dx && isPhysical) changes.stiffness = value.stiffness * 1.02 ** -dx;
    if (Object.keys(changes).length) set(changes, true);
  });
  const fields = Object.keys(initial).filter((name) => Number.isFinite(initial[name])).map((name) => {
    const input = element("input", {
      type: "number", step: "0.01", "aria-label": `${label}, ${name}`,
      onchange: () => {
        const typed = Number.parseFloat(input.value);
        if (Number.isFinite(typed)) set({ [name]: typed }, true);
        else show(value);
      },
    });
    return { name, input };
  });
  // While the handle is dragged, the axis of time stays as it is: otherwise the handle would run away from the pointer.
  const show = (next, keepsSpan = false) => {
    value = { ...next };
    const spring = springOf(value, duration);
    const settling = Math.min(10, Math.max(0.3, 7 / Math.max(spring.ratio * spring.frequency, 0.7)));
    if (!keepsSpan) span = isPhysical ? settling : value.duration ?? duration;
    path.setAttribute("d", spring.path(span, width, height));
    const peak = spring.peak ?? { time: span * 0.6, value: 1 };
    knob.setAttribute("cx", Math.min(width, (peak.time / span) * width));
    knob.setAttribute("cy", height * (1 - peak.value));
    const overshoot = `${number(Math.max(0, peak.value - 1) * 100, 1)} %`;
    knob.setAttribute("aria-valuenow", value.damping);
    knob.setAttribute("aria-valuetext", `damping ${number(value.damping)}, overshoot ${overshoot}`);
    caption.textContent = `overshoot ${overshoot} · ${number(span)} s`;
    for (const { name, input } of fields) input.value = value[name];
  };
  show(value);
  const figure = element("div", { class: "editor" },
    shape("svg", { viewBox: `-10 ${-top} ${width + 20} ${height + top + 10}`, role: "group", "aria-label": label },
      goal, shape("line", { class: "axis", x2: width, y1: height, y2: height }), path, caption, knob),
    element("div", { class: "fields" }, fields.map(({ name, input }) => element("label", {}, name, input))));
  return { figure, show };
}
