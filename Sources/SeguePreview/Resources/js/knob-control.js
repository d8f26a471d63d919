// The control of one knob: slider and field for a number, an editor for a curve or a spring, a color well for a color.

import { curveEditor } from "./curve-editor.js";
import { element } from "./dom.js";
import { springEditor } from "./spring-editor.js";

/** The control of a knob; `turned(value, isFinal)` is called as its value changes. */
export function knobControl(knob, turned) {
  if (knob.kind === "spring") return springEditor(knob.label, knob.value, knob.duration ?? 0.5, turned);
  if (knob.kind === "curve") return curveEditor(knob.label, knob.value ?? [0.25, 0.1, 0.25, 1], turned);
  if (knob.kind === "color") return colorControl(knob, turned);
  return numberControl(knob, turned);
}

function numberControl(knob, turned) {
  const [minimum, maximum] = limits(knob);
  const step = knob.step ?? stepFor(maximum - minimum);
  const slider = element("input", { type: "range", min: minimum, max: maximum, step, "aria-label": knob.label });
  const [least, most] = knob.limits ?? [];
  const field = element("input", {
    type: "number", step: "any", min: least, max: most, placeholder: "not set", "aria-label": `${knob.label}, as a number`,
  });
  const show = (value) => {
    slider.value = value ?? minimum;
    if (document.activeElement !== field) field.value = value === null ? "" : Number(value.toFixed(4));
  };
  slider.addEventListener("input", () => {
    field.value = slider.value;
    turned(Number(slider.value), false);
  });
  slider.addEventListener("change", () => turned(Number(slider.value), true));
  field.addEventListener("change", () => {
    const text = Number.parseFloat(field.value);
    if (!Number.isFinite(text)) return;
    const typed = Math.max(least ?? -Infinity, Math.min(most ?? Infinity, text));
    slider.value = typed;
    turned(typed, true);
  });
  show(knob.value);
  return { figure: element("div", { class: "row" }, slider, field, knob.unit ? element("span", { class: "dim" }, knob.unit) : null), show };
}

function limits({ value, minimum, maximum }) {
  const size = Math.max(Math.abs(value ?? 0), 0.5);
  return [minimum ?? Math.min(0, (value ?? 0) - size * 2), maximum ?? (value ?? 0) + size * 2];
}

function stepFor(span) {
  return 10 ** Math.floor(Math.log10(Math.max(span, 1e-6) / 200) + 1e-9);
}

function colorControl(knob, turned) {
  const well = element("input", { type: "color", "aria-label": knob.label });
  const field = element("input", { type: "text", size: 9, "aria-label": `${knob.label}, as text`, spellcheck: "false" });
  let alpha = "";
  const show = (value) => {
    alpha = value.length === 9 ? value.slice(7) : "";
    well.value = value.slice(0, 7).toLowerCase();
    field.value = value;
  };
  const set = (value, isFinal) => {
    show(value);
    turned(value, isFinal);
  };
  well.addEventListener("input", () => set(well.value.toUpperCase() + alpha, false));
  well.addEventListener("change", () => set(well.value.toUpperCase() + alpha, true));
  field.addEventListener("change", () => {
    if (/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(field.value)) set(field.value.toUpperCase(), true);
  });
  show(knob.value);
  return { figure: element("div", { class: "row" }, well, field), show };
}
