// Outlines above the picture: the views that are pointed at and selected, onion skin, fingers, grid and rulers.

import { byId, replace, shape } from "./dom.js";
import { gridShapes, rulerShapes } from "./rulers.js";

const points = (quad) => [0, 2, 4, 6].map((at) => `${quad[at]},${quad[at + 1]}`).join(" ");

/** Draws the overlay again whenever something on it changes. Its unit is the point. */
export class Overlay {
  #store;
  #stage;
  #svg = byId("overlay");
  #onion = shape("g");
  #lines = shape("g");
  #views = shape("g");
  #fingers = shape("g");

  constructor(store, stage) {
    this.#store = store;
    this.#stage = stage;
    this.#svg.append(this.#lines, this.#onion, this.#views, this.#fingers);
    store.on(["document", "grid", "rulers"], () => this.#drawLines());
    stage.onLayout(() => {
      this.#drawLines();
      this.#drawViews();
    });
    store.on(["nodes", "hovered", "selected", "playing", "mode"], () => this.#drawViews());
  }

  /** Shows outlines of a view at several instants: those nearer to the end are drawn stronger. */
  showOnion(outlines) {
    replace(this.#onion, outlines.map((outline, index) => shape("polygon", {
      class: "ghost", points: points(outline.quad), "stroke-opacity": 0.25 + (0.75 * (index + 1)) / outlines.length,
    })));
  }

  /** Shows where fingers are, in points. */
  showFingers(places) {
    const radius = 11 / this.#stage.scale;
    replace(this.#fingers, places.map(({ x, y }) => shape("circle", { class: "finger", cx: x, cy: y, r: radius })));
  }

  #drawLines() {
    const document = this.#store.get("document");
    if (!document) return;
    this.#svg.setAttribute("viewBox", `0 0 ${document.size[0]} ${document.size[1]}`);
    const spacing = this.#store.get("grid");
    replace(this.#lines,
      spacing > 0 ? gridShapes(document.size, spacing) : null,
      this.#store.get("rulers") ? rulerShapes(document.size, this.#stage.scale) : null);
  }

  #drawViews() {
    const store = this.#store;
    if (store.get("playing") || store.get("mode") !== "inspect") {
      replace(this.#views);
      return;
    }
    const outline = (view, kind) => {
      const node = view && store.get("nodes").find((each) => each.view === view);
      return node?.quad ? shape("polygon", { class: `outline ${kind}`, points: points(node.quad) }) : null;
    };
    const hovered = store.get("hovered");
    replace(this.#views, outline(store.get("selected"), "selected"), outline(hovered, "hovered"));
  }
}
