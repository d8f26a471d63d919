// Compare: the clip beside its golden, as a swipe or as the difference, and the first frame that differs.

import { byId, element, replace } from "./dom.js";
import { frameIndex } from "./frames.js";
import { latest } from "./latest.js";
import { Picture } from "./picture.js";

/** Shows the golden's frame over the clip's while the mode is `golden`. */
export function setUpGolden(connection, store, player) {
  const pictures = { golden: new Picture(byId("golden")), difference: new Picture(byId("difference")) };
  const bar = byId("compare");
  const state = { view: "swipe", at: 0.5, hasImage: false };
  const slider = element("input", {
    type: "range", min: 0, max: 1, step: 0.005, value: 0.5,
    "aria-label": "Position of the swipe: golden to the left, clip to the right",
  });
  const result = element("output", { class: "dim" });
  const first = element("button", { type: "button", class: "small", disabled: true }, "First difference");
  const choices = ["swipe", "difference", "golden"].map((view) => element("button", {
    type: "button", "aria-pressed": "false", "data-view": view,
    onclick: () => {
      state.view = view;
      show();
    },
  }, { swipe: "Swipe", difference: "Difference", golden: "Golden" }[view]));
  replace(bar, element("div", { class: "segments", role: "group", "aria-label": "Comparison" }, choices), slider, first, result);

  const show = () => {
    const isOn = store.get("mode") === "golden";
    bar.hidden = !isOn;
    pictures.golden.canvas.hidden = !isOn || !state.hasImage || state.view === "difference";
    pictures.difference.canvas.hidden = !isOn || !state.hasImage || state.view !== "difference";
    const isSwipe = isOn && state.hasImage && state.view === "swipe";
    slider.hidden = !isSwipe;
    byId("swipe-line").hidden = !isSwipe;
    byId("swipe-line").style.left = `${state.at * 100}%`;
    pictures.golden.canvas.style.clipPath = isSwipe ? `inset(0 ${(1 - state.at) * 100}% 0 0)` : "";
    for (const choice of choices) choice.setAttribute("aria-pressed", String(choice.dataset.view === state.view));
  };
  const request = latest(async () => {
    const document = store.get("document");
    if (store.get("mode") !== "golden" || !document || store.get("playing")) return;
    try {
      const answer = await connection.request("golden", { index: frameIndex(store.get("time"), document) });
      state.hasImage = answer.hasImage;
      describe(result, first, answer);
    } catch (error) {
      state.hasImage = false;
      result.textContent = error.message;
    }
    show();
  });
  slider.addEventListener("input", () => {
    state.at = Number(slider.value);
    show();
  });
  first.addEventListener("click", () => {
    player.pause();
    player.seek((Number(first.dataset.index) + 1e-3) / store.get("document").fps);
  });
  connection.on("binary", (message) => pictures[message.header.kind]?.draw(message));
  store.on("mode", show, true);
  store.on(["mode", "time", "document", "playing"], request);
  store.on("document", () => {
    const button = document.querySelector("[data-mode=golden]");
    button.disabled = !store.get("document")?.hasGolden;
    button.title = button.disabled ? "There is no golden for this scene" : "Compare with the golden";
    if (button.disabled && store.get("mode") === "golden") store.set({ mode: "inspect" });
  });
}

// A golden has the hashes of all frames and images of some; without an image it is only known whether a frame is equal.
function describe(result, first, { firstDifference, equal, hasImage, maximum, differing }) {
  const hasDifference = Number.isInteger(firstDifference);
  first.disabled = !hasDifference;
  first.dataset.index = firstDifference;
  first.textContent = hasDifference ? `First difference: frame ${firstDifference}` : "First difference";
  if (equal) result.textContent = hasDifference ? "This frame is equal" : "Every frame is equal";
  else if (!hasImage) result.textContent = "This frame differs; the golden has no image of it";
  else result.textContent = `This frame: ${differing ?? "all"} pixels differ, by at most ${maximum ?? "–"} of 255`;
}
