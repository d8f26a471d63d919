// How large the picture is on the screen and where: zoom in device pixels, and the way from the pointer to points.

import { byId, oncePerFrame } from "./dom.js";

const zooms = [0.5, 1, 2, 4, 8];

/** Sizes the sheet on which the picture lies. */
export class Stage {
  #store;
  #sheet = byId("sheet");
  #scroller = byId("scroller");
  #listeners = [];
  /** CSS pixels per point of the canvas. */
  scale = 1;
  /** Pixels of the screen per pixel of the picture. */
  zoom = 1;

  constructor(store) {
    this.#store = store;
    const layOut = oncePerFrame(() => this.#layOut());
    store.on(["document", "zoom", "rulers"], layOut);
    new ResizeObserver(layOut).observe(this.#scroller);
    const select = byId("zoom");
    select.addEventListener("change", () => {
      store.set({ zoom: select.value === "fit" ? "fit" : Number(select.value) });
    });
    store.on("zoom", () => { select.value = String(store.get("zoom")); });
  }

  /** Calls `action` after the scale has changed. */
  onLayout(action) {
    this.#listeners.push(action);
  }

  /** Goes to the next larger (1) or smaller (−1) zoom. */
  zoomBy(direction) {
    const now = this.#store.get("zoom");
    const exact = now === "fit" ? this.#fit() : now;
    const next = direction > 0 ? zooms.find((zoom) => zoom > exact + 1e-6) : zooms.findLast((zoom) => zoom < exact - 1e-6);
    if (next) this.#store.set({ zoom: next });
    else if (direction < 0) this.#store.set({ zoom: "fit" });
  }

  /** The place of a pointer event, in points of the canvas. */
  point(event) {
    const box = this.#sheet.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.scale, y: (event.clientY - box.top) / this.scale };
  }

  get #margin() {
    return this.#store.get("rulers") ? 28 : 12;
  }

  // The largest zoom at which all of the picture is visible; whole above 1, so that pixels have one size.
  #fit() {
    const [width, height] = this.#store.get("document").pixels;
    const space = 2 * this.#margin;
    const zoom = Math.min(
      ((this.#scroller.clientWidth - space) * devicePixelRatio) / width,
      ((this.#scroller.clientHeight - space) * devicePixelRatio) / height);
    return zoom >= 1 ? Math.floor(zoom) : Math.max(zoom, 0.02);
  }

  #layOut() {
    const document = this.#store.get("document");
    if (!document || this.#scroller.clientWidth === 0) return;
    const ratio = devicePixelRatio;
    const zoom = this.#store.get("zoom") === "fit" ? this.#fit() : this.#store.get("zoom");
    const cssPerPixel = zoom / ratio;
    this.zoom = zoom;
    const [width, height] = document.pixels.map((length) => length * cssPerPixel);
    this.scale = width / document.size[0];
    // The sheet begins at a whole device pixel, or else pixels of the picture would be mixed.
    const box = this.#scroller.getBoundingClientRect();
    const snap = (origin, space, length) => {
      const start = Math.max(this.#margin, (space - length) / 2);
      return Math.round((origin + start) * ratio) / ratio - origin;
    };
    Object.assign(this.#sheet.style, {
      left: `${snap(box.left, this.#scroller.clientWidth, width)}px`,
      top: `${snap(box.top, this.#scroller.clientHeight, height)}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#sheet.classList.toggle("pixels", zoom >= 1);
    for (const action of this.#listeners) action(this);
  }
}
