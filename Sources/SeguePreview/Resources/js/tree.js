// The tree of views at the instant. Pointing at a row marks the view in the picture, and the other way round.

import { byId, element } from "./dom.js";
import { latest } from "./latest.js";

/** Rows of the tree; they are made anew only when views come or go. */
export class Tree {
  #store;
  #root = byId("tree");
  #rows = new Map();
  #collapsed = new Set();
  #structure = "";

  constructor(connection, store) {
    this.#store = store;
    const request = latest(async () => {
      const document = store.get("document");
      if (!document || !store.get("connected") || store.get("playing") || store.get("mode") === "touch") return;
      store.set({ nodes: (await connection.request("tree", { time: store.get("time") })).nodes });
    });
    store.on(["document", "time", "playing", "connected", "mode"], request);
    store.on("nodes", () => this.#update());
    store.on(["selected", "hovered"], () => this.#mark());
    this.#root.addEventListener("keydown", (event) => this.#key(event));
    this.#root.addEventListener("pointerleave", () => store.set({ hovered: null }));
  }

  #update() {
    const nodes = this.#store.get("nodes");
    const structure = nodes.map((node) => `${node.view}\n${node.parent ?? ""}`).join("\n\n");
    if (structure !== this.#structure) {
      this.#structure = structure;
      this.#build(nodes);
    }
    for (const node of nodes) this.#rows.get(node.view)?.classList.toggle("gone", node.hidden || node.opacity <= 0.001);
    this.#mark();
  }

  #build(nodes) {
    const levels = new Map();
    const parents = new Set(nodes.map((node) => node.parent).filter(Boolean));
    this.#rows.clear();
    for (const node of nodes) {
      const level = node.parent ? (levels.get(node.parent) ?? 0) + 1 : 1;
      levels.set(node.view, level);
      this.#rows.set(node.view, this.#row(node, level, parents.has(node.view)));
    }
    this.#root.replaceChildren(...this.#rows.values());
    this.#collapse();
  }

  #row(node, level, hasChildren) {
    const name = node.label || node.class;
    return element("div", {
      role: "treeitem", tabindex: "-1", "aria-level": level, "aria-selected": "false", "data-view": node.view,
      "data-parent": node.parent ?? "", "aria-expanded": hasChildren ? "true" : null,
      "aria-label": name === node.class ? name : `${name}, ${node.class}`,
      style: { "--level": level - 1 },
      onpointerenter: () => this.#store.set({ hovered: node.view }),
      onclick: () => this.#store.set({ selected: node.view }),
    },
    element("span", { class: "toggle", "aria-hidden": "true", onclick: (event) => this.#toggle(event, node.view) },
      hasChildren ? "▾" : ""),
    element("span", {}, name), name === node.class ? null : element("span", { class: "kind" }, node.class));
  }

  #toggle(event, view) {
    event?.stopPropagation();
    if (this.#rows.get(view)?.hasAttribute("aria-expanded") !== true) return;
    if (!this.#collapsed.delete(view)) this.#collapsed.add(view);
    this.#collapse();
  }

  #collapse() {
    for (const row of this.#rows.values()) {
      const parent = this.#rows.get(row.dataset.parent);
      row.hidden = Boolean(parent) && (parent.hidden || this.#collapsed.has(row.dataset.parent));
      if (!row.hasAttribute("aria-expanded")) continue;
      const isCollapsed = this.#collapsed.has(row.dataset.view);
      row.setAttribute("aria-expanded", String(!isCollapsed));
      row.firstChild.textContent = isCollapsed ? "▸" : "▾";
    }
  }

  #mark() {
    const [selected, hovered] = [this.#store.get("selected"), this.#store.get("hovered")];
    for (const [view, row] of this.#rows) {
      row.classList.toggle("hovered", view === hovered);
      const wasSelected = row.getAttribute("aria-selected") === "true";
      row.setAttribute("aria-selected", String(view === selected));
      if (view === selected && !wasSelected) this.#reveal(row);
    }
    const focusable = this.#rows.get(selected) ?? this.#rows.values().next().value;
    for (const row of this.#rows.values()) row.tabIndex = row === focusable ? 0 : -1;
  }

  #reveal(row) {
    for (let parent = row.dataset.parent; parent; parent = this.#rows.get(parent)?.dataset.parent) this.#collapsed.delete(parent);
    this.#collapse();
    const [box, outer] = [row.getBoundingClientRect(), this.#root.getBoundingClientRect()];
    if (box.top < outer.top || box.bottom > outer.bottom) this.#root.scrollTop += box.top - outer.top - outer.height / 3;
  }

  #key(event) {
    const row = event.target.closest("[role=treeitem]");
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const visible = [...this.#rows.values()].filter((each) => !each.hidden);
    const index = visible.indexOf(row);
    const { view } = row.dataset;
    const isOpen = row.getAttribute("aria-expanded");
    const target = {
      ArrowDown: visible[index + 1], ArrowUp: visible[index - 1], Home: visible[0], End: visible.at(-1),
      ArrowRight: isOpen === "true" ? visible[index + 1] : null,
      ArrowLeft: isOpen === "true" ? null : this.#rows.get(row.dataset.parent),
    }[event.key];
    const toggles = (event.key === "ArrowRight" && isOpen === "false") || (event.key === "ArrowLeft" && isOpen === "true");
    if (toggles) this.#toggle(null, view);
    else if (target) {
      this.#store.set({ selected: target.dataset.view });
      target.focus();
    } else if (!/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
  }
}
