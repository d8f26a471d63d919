// The panel Touches: what fingers did, to be played again, trimmed, copied and rendered.

import { announce, attempt } from "./announce.js";
import { copyText } from "./clipboard.js";
import { byId, element, replace } from "./dom.js";
import { number } from "./format.js";

/** The recordings of this page, the newest first. */
export class Recordings {
  #connection;
  #store;
  #output;
  #player;
  #list = [];
  #panel = byId("touches");
  #form = null;

  constructor(connection, store, player, output) {
    this.#connection = connection;
    this.#store = store;
    this.#player = player;
    this.#output = output;
    store.on("document", () => this.#show(), true);
  }

  /** Shows a form below the recordings. */
  addForm(form) {
    this.#form = form;
    this.#show();
  }

  /** Adds a recording, or replaces the one with its identifier. */
  add(recording) {
    const index = this.#list.findIndex((each) => each.id === recording.id);
    if (index >= 0) this.#list[index] = recording;
    else this.#list.unshift(recording);
    this.#show();
    announce(`Recorded ${number(recording.duration)} s of touches`);
  }

  #show() {
    const document = this.#store.get("document");
    const isReplaying = document?.recording !== undefined && document?.recording !== null;
    replace(this.#panel,
      isReplaying ? element("div", { class: "row" }, element("span", { class: "badge" }, "Playing touches"),
        element("button", { type: "button", onclick: () => attempt(() => this.#connection.request("open", { file: document.file })) },
          "Back to the file")) : null,
      this.#list.length ? null : element("p", { class: "empty" },
        "Choose Touch above the picture, or press T, and drag on it: gesture recognizers receive your touches in real time. "
        + "Choose Inspect, or press Escape, to end. What you did appears here."),
      this.#list.map((recording, index) => this.#card(recording, this.#list.length - index)), this.#form);
  }

  #card(recording, count) {
    const run = (action) => () => attempt(action);
    const fields = { from: 0, to: recording.duration };
    const input = (name) => element("input", {
      type: "number", min: 0, max: recording.duration, step: 0.01, value: Number(fields[name].toFixed(3)),
      "aria-label": `Trim touches ${count}, ${name}`, onchange: (event) => { fields[name] = Number(event.target.value); },
    });
    const button = (label, action) => element("button", {
      type: "button", class: "small", "aria-label": `${label}, touches ${count}`, onclick: run(action),
    }, label);
    const request = (type, more = {}) => this.#connection.request(type, { recording: recording.id, ...more });
    return element("section", { class: "card", "data-recording": recording.id, "aria-label": `Touches ${count}` },
      element("header", {}, element("b", {}, `Touches ${count}`), element("span", { class: "dim" }, `${number(recording.duration, 3)} s`)),
      element("div", { class: "row" },
        button("Play", async () => {
          await request("replay");
          this.#store.set({ range: null });
          this.#player.seek(0);
          this.#player.play();
        }),
        button("Copy steps", () => copyText("Steps for the script of the scene", recording.yaml)),
        button("Copy for GestureScript", () => copyText("Step of a GestureScript for Swift", recording.swift)),
        recording.scene ? button("Copy scene", () => copyText("The scene with these touches", recording.scene)) : null,
        button("Render", () => this.#output.render(recording.id))),
      element("div", { class: "row" }, element("label", {}, "From ", input("from")), element("label", {}, "to ", input("to")), "s",
        button("Trim", async () => this.add((await request("trim", fields)).recording))));
  }
}
