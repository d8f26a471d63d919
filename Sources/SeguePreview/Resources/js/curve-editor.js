// The editor of a cubic Bézier curve: two handles and four fields.

import { element, shape } from "./dom.js";
import { number } from "./format.js";
import { handle } from "./handle.js";

const [width, height, margin] = [200, 140, 30];

/** The path of a timing curve in a box, from its lower left corner to its upper right one. */
export function curvePath([x1, y1, x2, y2], boxWidth, boxHeight) {
  const y = (each) => boxHeight * (1 - each);
  return `M0 ${boxHeight}C${x1 * boxWidth} ${y(y1)} ${x2 * boxWidth} ${y(y2)} ${boxWidth} 0`;
}

/** An editor; `changed(value, isFinal)` gets `[x1, y1, x2, y2]`. Returns its element and a function that shows a value. */
export function curveEditor(label, initial, changed) {
  let value = [...initial];
  const path = shape("path", { class: "path" });
  const arms = [shape("line", { class: "arm" }), shape("line", { class: "arm" })];
  const set = (index, x, y, isFinal) => {
    const rounded = (each) => Math.round(each * 1000) / 1000;
    value = [...value];
    value[index * 2] = rounded(Math.max(0, Math.min(1, x)));
    value[index * 2 + 1] = rounded(Math.max(-1, Math.min(2, y)));
    show(value);
    changed(value, isFinal);
  };
  const handles = [0, 1].map((index) => handle(`${label}, control point ${index + 1}`,
    (x, y, isFinal) => set(index, x / width, 1 - y / height, isFinal),
    (dx, dy) => set(index, value[index * 2] + dx * 0.01, value[index * 2 + 1] + dy * 0.01, true)));
  const fields = ["x1", "y1", "x2", "y2"].map((name, at) => element("input", {
    type: "number", step: "0.01", "aria-label": `${label}, ${name}`,
    ...(at % 2 === 0 ? { min: 0, max: 1 } : { min: -1, max: 2 }),
    onchange: (event) => {
      const pair = [value[at - (at % 2)], value[at - (at % 2) + 1]];
      const typed = Number.parseFloat(event.target.value);
      if (Number.isFinite(typed)) pair[at % 2] = typed;
      set(at < 2 ? 0 : 1, ...pair, true);
    },
  }));
  const show = (next) => {
    value = [...next];
    path.setAttribute("d", curvePath(value, width, height));
    handles.forEach((circle, index) => {
      const [x, y] = [value[index * 2], value[index * 2 + 1]];
      circle.setAttribute("cx", x * width);
      circle.setAttribute("cy", (1 - y) * height);
      circle.setAttribute("aria-valuenow", x);
      circle.setAttribute("aria-valuetext", `x ${number(x)}, y ${number(y)}`);
      const from = index === 0 ? [0, height] : [width, 0];
      const ends = { x1: from[0], y1: from[1], x2: x * width, y2: (1 - y) * height };
      for (const [name, each] of Object.entries(ends)) arms[index].setAttribute(name, each);
    });
    fields.forEach((field, at) => { field.value = value[at]; });
  };
  show(value);
  const box = `${-margin} ${-margin * 1.5} ${width + 2 * margin} ${height + 3 * margin}`;
  const figure = element("div", { class: "editor" },
    shape("svg", { viewBox: box, role: "group", "aria-label": label },
      shape("rect", { class: "axis", width, height }), arms, path, handles),
    element("div", { class: "fields" }, ["x₁", "y₁", "x₂", "y₂"].map((name, at) => element("label", {}, name, fields[at]))));
  return { figure, show };
}
