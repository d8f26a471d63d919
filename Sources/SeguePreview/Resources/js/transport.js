// The buttons below the picture: play, step, loop, speed and range, with the time beside them.

import { byId, element, replace } from "./dom.js";
import { frameIndex } from "./frames.js";
import { icon } from "./icons.js";
import { speeds } from "./player.js";

/** Fills the transport and keeps it up to date. */
export function setUpTransport(store, player) {
  const button = (name, label, keys, action) =>
    element("button", { type: "button", class: "icon", "aria-label": label, title: `${label} (${keys})`, onclick: action }, icon(name));
  const play = button("play", "Play", "Space", () => player.toggle());
  const loop = button("loop", "Loop", "R", () => store.set({ looping: !store.get("looping") }));
  const clear = button("clear", "Clear the range", "X", () => store.set({ range: null }));
  const speed = element("select", { "aria-label": "Speed", onchange: () => store.set({ speed: Number(speed.value) }) },
    speeds.map((factor) => element("option", { value: factor }, `${factor}×`)));
  const time = element("div", { class: "time" });
  replace(byId("transport"),
    button("first", "Go to the beginning", "Home", () => player.seek(player.span[0])),
    button("previousKey", "Previous key instant", "Up arrow", () => player.stepKey(-1)),
    button("back", "Previous frame", "Left arrow", () => player.step(-1)),
    play,
    button("forward", "Next frame", "Right arrow", () => player.step(1)),
    button("nextKey", "Next key instant", "Down arrow", () => player.stepKey(1)),
    button("last", "Go to the end", "End", () => player.seek(player.span[1])),
    element("span", { class: "divider" }), loop, element("label", {}, "Speed ", speed),
    element("span", { class: "divider" }),
    button("rangeBegin", "Begin the range here", "I", () => player.mark(0)),
    button("rangeEnd", "End the range here", "O", () => player.mark(1)), clear,
    element("span", { class: "space" }), time);

  store.on("playing", () => {
    const label = store.get("playing") ? "Pause" : "Play";
    play.replaceChildren(icon(label.toLowerCase()));
    play.setAttribute("aria-label", label);
    play.title = `${label} (Space)`;
  });
  store.on("looping", () => loop.setAttribute("aria-pressed", String(store.get("looping"))), true);
  store.on("speed", () => { speed.value = store.get("speed"); }, true);
  store.on("range", () => { clear.disabled = !store.get("range"); }, true);
  store.on(["time", "document"], () => showTime(time, store), true);
}

function showTime(output, store) {
  const document = store.get("document");
  if (!document) return;
  const time = store.get("time");
  const frame = frameIndex(time, document);
  const duration = document.duration.toFixed(3);
  replace(output, element("b", {}, time.toFixed(3)), ` / ${duration} s · frame ${frame} / ${document.frameCount - 1}`);
}
