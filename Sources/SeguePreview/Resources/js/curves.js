// The panel Curves: position, scale, rotation, opacity and speed of the selected view over the whole clip.

import { byId, element, replace } from "./dom.js";
import { latest } from "./latest.js";
import { plot } from "./plot.js";

const groups = [
  { title: "Position", unit: "pt", series: [["x", "x"], ["y", "y"]], properties: /position|center|frame|bounds|translat|^x$|^y$/i },
  { title: "Scale", unit: "", series: [["scaleX", "x"], ["scaleY", "y"]], properties: /scale/i },
  { title: "Rotation", unit: "°", series: [["rotation", ""]], properties: /rotat/i },
  { title: "Opacity", unit: "", series: [["opacity", ""]], properties: /opacity|alpha/i },
  { title: "Speed", unit: "pt/s", series: [["speed", ""]], properties: /^$/ },
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
    const curves = await connection.request("curves", { view }).catch((error) => ({ problem: error.message, times: [], series: {}, motions: [] }));
    plots = groups.map((group) => groupPlot(group, curves, document)).filter(Boolean);
    const left = curves.motions.filter((motion) => !groups.some((group) => group.properties.test(motion.property)));
    const others = left.length ? [plot({ title: "Other properties", unit: "", times: [0], lines: [], motions: left, duration: document.duration })] : [];
    if (others.length) others[0].figure.querySelectorAll("svg, .bounds").forEach((part) => part.remove());
    replace(panel, element("h3", {}, view), plots.map((each) => each.figure), others.map((each) => each.figure),
      plots.length ? null : element("p", { class: "empty" }, curves.problem ?? "This view has no curves in this clip."));
    move();
  });
  const move = () => {
    for (const each of plots) each.show(store.get("time"));
  };
  store.on(["document", "selected", "connected"], update, true);
  store.on("time", move);
  return update;
}

function groupPlot(group, curves, document) {
  const lines = group.series.filter(([key]) => curves.series[key]?.length).map(([key, name]) => ({ name, values: curves.series[key].map((each) => each ?? Number.NaN) }));
  if (lines.length === 0) return null;
  const motions = curves.motions.filter((motion) => group.properties.test(motion.property));
  return plot({ title: group.title, unit: group.unit, times: curves.times, lines, motions, duration: document.duration });
}
