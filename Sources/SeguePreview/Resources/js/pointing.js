// Pointing at the picture: the view under the pointer is marked, and a click selects it.

import { byId } from "./dom.js";
import { number } from "./format.js";
import { latest } from "./latest.js";

/** Asks for the view under the pointer while inspecting. */
export function setUpPointing(connection, store, stage) {
  const sheet = byId("sheet");
  const isInspecting = () => store.get("mode") === "inspect" && store.get("document");
  const hit = async (event) => {
    const { x, y } = stage.point(event);
    return (await connection.request("hit", { time: store.get("time"), x, y })).view ?? null;
  };
  let isInside = false;
  const hover = latest(async (event) => {
    const view = await hit(event);
    if (isInside) store.set({ hovered: view });
  });
  sheet.addEventListener("pointermove", (event) => {
    const { x, y } = stage.point(event);
    byId("pointer").textContent = `${number(x, 1)}, ${number(y, 1)} pt`;
    isInside = true;
    if (isInspecting() && !store.get("playing")) hover(event);
  });
  sheet.addEventListener("pointerleave", () => {
    isInside = false;
    byId("pointer").textContent = "";
    store.set({ hovered: null });
  });
  sheet.addEventListener("click", async (event) => {
    if (!isInspecting()) return;
    try {
      store.set({ selected: await hit(event) });
    } catch {
      // The connection's loss is shown elsewhere.
    }
  });
}
