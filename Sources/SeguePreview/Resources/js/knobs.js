// The panel Knobs: the numbers of the transitions in the file. The preview follows while they are turned.

import { announce, attempt } from "./announce.js";
import { copyText } from "./clipboard.js";
import { byId, element, replace } from "./dom.js";
import { knobControl } from "./knob-control.js";
import { latest } from "./latest.js";

/** Shows the knobs, sends what is turned, saves and reverts. */
export class Knobs {
  #connection;
  #store;
  #panel = byId("knobs");
  #isShown;
  #controls = new Map();
  #structure = "";
  #turning = 0;
  #send;

  constructor(connection, store, isShown) {
    this.#connection = connection;
    this.#store = store;
    this.#isShown = isShown;
    // One turn is under way at a time, whichever knob it is: the last value wins.
    this.#send = latest((knob, value) => attempt(() => connection.request("turn", { knob, value })));
    this.update = latest(() => this.#update());
    store.on(["document", "connected"], () => {
      if (this.#turning === 0) this.update();
    }, true);
    byId("save").addEventListener("click", () => this.save());
    byId("revert").addEventListener("click", () => this.#revert());
    store.on("document", () => {
      const document = store.get("document");
      byId("edits").hidden = !document?.edited;
      byId("save").disabled = Boolean(document?.readOnly);
      byId("save").title = document?.readOnly ? "segue preview was started with --read-only" : "Write the values into the file (Ctrl S)";
    });
  }

  /** Writes what was turned into the file, once the server has the last turn. */
  async save() {
    await this.#send.settled();
    const document = this.#store.get("document");
    if (!document?.edited || document.readOnly) return;
    attempt(async () => {
      await this.#connection.request("save");
      announce(`Saved ${document.name}`);
    });
  }

  // A turn that still waits would be applied after the others have been reverted.
  #revert() {
    this.#send.drop();
    attempt(() => this.#connection.request("revert"));
  }

  async #update() {
    if (!this.#store.get("document") || !this.#isShown()) return;
    const { knobs, problem } = await this.#connection.request("knobs")
      .catch((error) => ({ knobs: [], problem: error.message }));
    const structure = knobs.map(({ id, kind, line, value }) => [id, kind, line, Object.keys(value ?? {}), value === null].join(" ")).join("\n");
    if (structure === this.#structure && knobs.length) {
      for (const knob of knobs) this.#controls.get(knob.id)?.show(knob.value);
      return;
    }
    this.#structure = structure;
    this.#build(knobs, problem);
  }

  #build(knobs, problem) {
    this.#controls.clear();
    const groups = Map.groupBy(arranged(knobs), (knob) => knob.group ?? "");
    const nothing = "This file has no numbers that can be turned: no transition with a duration, a curve or a spring.";
    replace(this.#panel, [...groups].map(([group, members]) => this.#group(group, members)),
      knobs.length ? null : element("p", { class: "empty" }, problem ?? nothing));
  }

  // The timing of a group is in sight; what belongs to single views can be unfolded.
  #group(group, members) {
    const sections = Map.groupBy(members, (knob) => knob.section);
    return element("section", { class: "card" }, element("h3", {}, this.#title(group)),
      [...sections].map(([section, knobs]) => {
        const rows = knobs.map((knob) => this.#row(knob));
        return section ? element("details", { open: members.length <= 12 }, element("summary", {}, section), rows) : rows;
      }));
  }

  // A step of the script has the name that it has on the timeline.
  #title(group) {
    const index = /^script\[(\d+)\]$/.exec(group)?.[1];
    return this.#store.get("document").steps[index]?.name ?? (group || "Clip");
  }

  #row(knob) {
    const control = knobControl(knob, (value, isFinal) => this.#turn(knob.id, value, isFinal));
    this.#controls.set(knob.id, control);
    const copy = (as, label) => element("button", {
      type: "button", class: "small quiet", "aria-label": `Copy ${knob.label} as ${label}`, title: `Copy as ${label}`,
      onclick: () => attempt(async () => {
        const { text } = await this.#connection.request("copy", { knob: knob.id, as });
        await copyText(`${knob.label} as ${label}`, text);
      }),
    }, label);
    const isTiming = knob.kind === "spring" || knob.kind === "curve";
    return element("div", { class: "knob", "data-knob": knob.id },
      element("div", { class: "row", title: [knob.summary, knob.line ? `Line ${knob.line}` : ""].filter(Boolean).join("\n") },
        element("span", { class: "name" }, knob.name), copy("yaml", "YAML"), isTiming ? copy("uikit", "UIKit") : null),
      control.figure);
  }

  #turn(id, value, isFinal) {
    clearTimeout(this.#turning);
    this.#send(id, value);
    this.#store.set({ seeking: !isFinal });
    // Values that the server sends meanwhile are older than what is under the pointer.
    this.#turning = setTimeout(() => {
      this.#turning = 0;
      this.#store.set({ seeking: false });
      this.update();
    }, isFinal ? 300 : 2000);
  }
}

// The knobs with the section that each belongs to, such as `incoming panel`, and their names within it. Numbers of a spring
// that has an editor need no rows of their own; the editor draws the motion over the duration of its group.
function arranged(knobs) {
  const inSprings = new Set(knobs.filter((knob) => knob.kind === "spring")
    .flatMap((knob) => Object.keys(knob.value).map((name) => `${knob.id}.${name}`)));
  const durations = new Map(knobs.filter((knob) => knob.label === "duration").map((knob) => [knob.group, knob.value]));
  return knobs.filter((knob) => !inSprings.has(knob.id)).map((knob) => {
    const parts = knob.label.split(".");
    const count = parts.length > 3 && parts[1] === "views" ? 3 : parts.length > 2 ? 1 : 0;
    const section = parts.slice(0, count).filter((part) => part !== "views").join(" ");
    return { duration: durations.get(knob.group) ?? undefined, ...knob, section, name: parts.slice(count).join(".") };
  });
}
