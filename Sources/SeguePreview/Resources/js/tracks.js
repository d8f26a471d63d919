// What lies on the timeline: the script's steps as blocks, key instants, and lint findings at their instants.

import { byId, element, replace } from "./dom.js";
import { number, seconds } from "./format.js";
import { position } from "./timeline.js";

/** Shows steps and marks of each document. */
export function setUpTracks(store, player) {
  store.on("document", () => {
    const document = store.get("document");
    if (!document) return;
    showSteps(byId("steps"), document, store, player);
    showMarks(byId("marks"), document, player);
  });
  store.on("time", () => {
    const time = store.get("time");
    for (const block of byId("steps").children) {
      const isCurrent = Number(block.dataset.start) <= time + 1e-6 && time < Number(block.dataset.end);
      block.classList.toggle("current", isCurrent);
    }
  });
}

/** The row of each step, so that steps at the same time are below one another. */
export function rows(steps) {
  const ends = [];
  return steps.map((step) => {
    const free = ends.findIndex((end) => end <= step.start + 1e-6);
    const row = free < 0 ? ends.length : free;
    ends[row] = Math.max(step.end, step.start);
    return row;
  });
}

function showSteps(track, document, store, player) {
  const row = rows(document.steps);
  const blocks = document.steps.map((step, index) => {
    const duration = step.end - step.start;
    const isWait = /^wait\b/.test(step.name);
    const place = step.line ? `, line ${step.line}` : "";
    const label = `${step.name}, ${number(step.start, 3)} to ${number(step.end, 3)} s${place}`;
    const kind = duration <= 1e-6 ? "instant" : isWait ? "wait" : "";
    return element("button", {
      type: "button", class: kind, "aria-label": label, title: `${label}\nDouble-click: loop this step`,
      "data-start": step.start, "data-end": step.end,
      style: {
        left: position(step.start, document), top: `${row[index] * 1.75}rem`,
        ...(kind === "instant" ? {} : { width: position(duration, document) }),
      },
      onclick: () => player.seek(step.start + 1e-7),
      ondblclick: () => store.set({ range: duration > 1e-6 ? [step.start, step.end] : null }),
    }, kind === "instant" ? null : step.name, kind ? null : element("span", { class: "dim" }, ` ${number(duration, 2)} s`));
  });
  track.style.height = `${Math.max(1, ...row.map((each) => each + 1)) * 1.75}rem`;
  replace(track, blocks);
}

function showMarks(track, document, player) {
  const mark = (time, kind, label) => element("button", {
    type: "button", class: kind, "aria-label": label, title: label,
    style: { left: position(Math.min(time, document.duration), document) },
    onclick: () => {
      player.pause();
      player.seek(time + 1e-7);
    },
  });
  const keys = document.keyTimes.map((key) => mark(key.time, "key", `${key.name || "Key instant"}, ${seconds(key.time)}`));
  const findings = document.lint.filter((finding) => typeof finding.time === "number").map((finding) =>
    mark(finding.time, `lint ${finding.severity ?? ""}`, `${finding.rule}, ${seconds(finding.time)}: ${finding.message}`));
  replace(track, keys, findings);
}
