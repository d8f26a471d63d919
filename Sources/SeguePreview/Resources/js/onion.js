// Onion skin: outlines of the selected view at several instants of the clip.

import { announce } from "./announce.js";
import { byId } from "./dom.js";
import { latest } from "./latest.js";

/** Requests the outlines when the view, their number or the clip changes. */
export function setUpOnion(connection, store, overlay) {
  const select = byId("onion");
  select.addEventListener("change", () => store.set({ onion: Number(select.value) }));
  const update = latest(async () => {
    const count = store.get("onion");
    const view = store.get("selected");
    if (!count || !view || !store.get("document") || store.get("mode") === "touch") {
      overlay.showOnion([]);
      return;
    }
    overlay.showOnion((await connection.request("onion", { view, count })).outlines);
  });
  store.on("onion", () => {
    select.value = String(store.get("onion"));
    if (store.get("onion") && !store.get("selected")) announce("Select a view to see its outlines over time");
  });
  store.on(["onion", "selected", "document", "mode"], update);
}
