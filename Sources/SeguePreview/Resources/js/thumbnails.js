// Small pictures of the clip below its steps, requested again when the clip has changed and the page is at rest.

import { byId, element } from "./dom.js";
import { Picture } from "./picture.js";

/** Keeps the row of thumbnails up to date. */
export function setUpThumbnails(connection, store) {
  const track = byId("thumbnails");
  let shown = "";
  let timer = 0;
  let pictures = [];

  const request = () => {
    const document = store.get("document");
    if (!document || !store.get("connected") || track.clientWidth === 0) return;
    const height = Math.round(track.clientHeight * devicePixelRatio);
    const width = track.clientHeight * (document.size[0] / document.size[1]);
    const count = Math.max(2, Math.min(60, document.frameCount, Math.floor(track.clientWidth / Math.max(width + 4, 16))));
    const key = `${document.revision} ${count} ${height}`;
    if (key === shown) return;
    if (store.get("playing") || store.get("seeking") || store.get("mode") === "touch") return;
    shown = key;
    pictures = Array.from({ length: count }, () => new Picture(element("canvas", { width: 1, height: 1 })));
    pictures.revision = document.revision;
    connection.request("thumbnails", { count, height }).catch(() => { shown = ""; });
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(request, 400);
  };

  connection.on("binary", (message) => {
    const { header } = message;
    const document = store.get("document");
    if (header.kind !== "thumbnail" || !document || header.revision !== pictures.revision) return;
    const slot = slotOf(header, pictures.length, document);
    if (!pictures[slot]) return;
    pictures[slot].draw(message);
    // The thumbnails of an earlier revision stay until new ones take their places.
    if (track.children.length !== pictures.length) track.replaceChildren(...pictures.map((picture) => picture.canvas));
    else track.children[slot].replaceWith(pictures[slot].canvas);
  });
  connection.on("close", () => { shown = ""; });
  store.on(["document", "connected", "playing", "seeking", "mode"], soon);
  new ResizeObserver(soon).observe(track);
}

// Thumbnails are the frames at equal parts of the clip, rounded down.
function slotOf(header, count, document) {
  return Math.ceil((header.index * count) / document.frameCount - 1e-9);
}
