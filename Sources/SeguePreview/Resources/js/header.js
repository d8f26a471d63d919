// The bar at the top: the name of the clip, the choice of files, and the mode of the pointer.

import { attempt } from "./announce.js";
import { byId, element, replace } from "./dom.js";
import { number } from "./format.js";

/** Keeps the bar up to date. */
export function setUpHeader(connection, store) {
  const select = byId("file");
  select.addEventListener("change", () => attempt(() => connection.request("open", { file: Number(select.value) })));
  store.on("document", () => {
    const clip = store.get("document");
    if (!clip) return;
    document.title = `${clip.edited ? "• " : ""}${clip.name} – Segue`;
    byId("name").textContent = clip.name;
    const size = `${number(clip.size[0])} × ${number(clip.size[1])} pt @${number(clip.scale)}x`;
    byId("facts").textContent = `${size}, ${number(clip.fps)} fps, ${number(clip.duration, 3)} s`;
    byId("file-field").hidden = clip.files.length < 2;
    replace(select, shortNames(clip.files).map((name, index) => element("option", { value: index, title: clip.files[index] }, name)));
    select.value = String(clip.file);
  });
  const modes = [...document.querySelectorAll("[data-mode]")];
  for (const button of modes) button.addEventListener("click", () => store.set({ mode: button.dataset.mode }));
  store.on("mode", () => {
    for (const button of modes) button.setAttribute("aria-pressed", String(button.dataset.mode === store.get("mode")));
  });
  store.on(["fps", "dropped", "playing", "mode"], () => {
    const isMoving = store.get("playing") || store.get("mode") === "touch";
    byId("rate").textContent = isMoving ? `${store.get("fps")} fps, ${store.get("dropped")} dropped` : "";
  });
  store.on("connected", () => { byId("lost").hidden = store.get("connected") || !store.get("document"); });
}

// The names of files without their folders, unless two would be the same.
function shortNames(paths) {
  const names = paths.map((path) => path.split("/").pop());
  return new Set(names).size === names.length ? names : paths;
}
