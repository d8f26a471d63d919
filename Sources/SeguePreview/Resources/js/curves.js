// The panel Curves: position, scale, rotation, opacity and speed of the selected view over the whole clip.

import { byId, element, replace } from "./dom.js";
import { latest } from "./latest.js";
import { plot } from "./plot.js";

// The plots: their series, the properties of the motions that belong to them, and the smallest change that is worth a look.
const groups = [
  { title: "Position", unit: "pt", least: 1, series: [["x", "x"], ["y", "y"]], property: "position" },
  { title: "Scale", unit: "", least: 0.01, series: [["scaleX", "x"], ["scaleY", "y"]], property: "scale" },
  { title: "Rotation", unit: "°", least: 1, series: [["rotation", ""]], property: "rotation" },
  { title: "Opacity", unit: "", least: 0.01, series: [["opacity", ""]], property: "opacity" },
  { title: "Speed", unit: "pt/s", least: 1, series: [["speed", ""]] },
];

/** Keeps the panel up to date while it is shown. */
export function setUpCurves(connection, store, isShown) {
  const panel = byId("curves");
  let plots = [];
  const update = latest(async () => {
    const document = store.get("document");
    if (!document || !isShown()) return;
    const view = store.get("selected");
    if (!view) {
      plots = [];
      replace(panel, element("p", { class: "empty" }, "Select a view in the picture or in the tree to see its curves."));
      return;
    }
    const curves = await connection.request("curves", { view }).catch((error) => ({ problem: error.message }));
    plots = curves.problem ? [] : groups.map((group) => groupPlot(group, curves, document)).filter(Boolean);
    const problem = curves.problem ?? (plots.length ? null : "This view has no curves in this clip.");
    replace(panel, element("h3", {}, view), plots.map((each) => each.figure),
      problem ? element("p", { class: "empty" }, problem) : null);
    move();
  });
  const move = () => {
    for (const each of plots) each.show(store.get("time"));
  };
  store.on(["document", "selected", "connected"], update, true);
  store.on("time", move);
  return update;
}

function groupPlot({ title, unit, least, series, property }, curves, document) {
  const lines = series.filter(([key]) => curves.series[key]?.some((value) => value !== null))
    .map(([key, name]) => ({ name, values: curves.series[key].map((value) => value ?? Number.NaN) }));
  if (lines.length === 0) return null;
  const motions = curves.motions.filter((motion) => motion.property === property);
  return plot({ title, unit, least, times: curves.times, lines, motions, duration: document.duration });
}
