// Touch: the picture is a touch screen. Pointer events become touches, with the times that the browser measured.

import { announce, attempt } from "./announce.js";
import { byId } from "./dom.js";

/** Begins and ends sessions with the mode, and sends touches while one runs. */
export class Touch {
  #connection;
  #store;
  #stage;
  #overlay;
  #fingers = new Map(); // by pointer: its number and place
  #ended;
  #running = Promise.resolve(false); // whether the newest session has begun

  /** `ended` gets the recording of each session in which something was touched. */
  constructor(connection, store, stage, overlay, ended) {
    this.#connection = connection;
    this.#store = store;
    this.#stage = stage;
    this.#overlay = overlay;
    this.#ended = ended;
    let mode = store.get("mode");
    store.on("mode", () => {
      const next = store.get("mode");
      if (next === "touch") this.#running = this.#begin();
      else if (mode === "touch") this.#end();
      mode = next;
      byId("sheet").classList.toggle("touch", next === "touch");
    });
    connection.on("live", (message) => this.#follow(message));
    connection.on("close", () => this.#leave());
    const sheet = byId("sheet");
    const types = { pointerdown: "began", pointermove: "moved", pointerup: "ended", pointercancel: "cancelled" };
    for (const [type, phase] of Object.entries(types)) sheet.addEventListener(type, (event) => this.#pointer(event, phase));
    sheet.addEventListener("contextmenu", (event) => {
      if (store.get("mode") === "touch") event.preventDefault();
    });
  }

  /** Begins a session unless one runs; the promise has whether one runs then. */
  async begin() {
    this.#store.set({ mode: "touch" });
    return this.#running;
  }

  /** Moves a finger that is no pointer of the browser. */
  move(phase, { x, y }, timestamp) {
    this.#connection.send("touch", { finger: 9, phase, x, y, timestamp });
    this.#overlay.showFingers(phase === "ended" ? [] : [{ x, y }]);
  }

  async #begin() {
    const store = this.#store;
    store.set({ playing: false });
    const isRunning = await attempt(async () => {
      await this.#connection.request("live", { action: "begin", time: store.get("time") });
      return true;
    });
    if (!isRunning) store.set({ mode: "inspect" });
    else announce("Drag on the picture. With the Alt key, two fingers move about its center.");
    return Boolean(isRunning);
  }

  async #end() {
    this.#fingers.clear();
    this.#overlay.showFingers([]);
    await attempt(async () => {
      const { recording } = await this.#connection.request("live", { action: "end" });
      if (recording) this.#ended(recording);
    });
  }

  #leave() {
    this.#fingers.clear();
    this.#overlay.showFingers([]);
    if (this.#store.get("mode") === "touch") this.#store.set({ mode: "inspect" });
  }

  // The server ends a session by itself if the scene cannot go on, or after a long time.
  #follow({ time, state, message }) {
    if (this.#store.get("mode") !== "touch") return;
    const document = this.#store.get("document");
    if (Number.isFinite(time)) this.#store.set({ time: Math.min(time, document?.duration ?? time) });
    if (state !== "ended") return;
    if (message) announce(message, true);
    this.#store.set({ mode: "inspect" });
  }

  #pointer(event, phase) {
    if (this.#store.get("mode") !== "touch" || (phase === "began" && event.button !== 0)) return;
    if (phase === "began") {
      event.preventDefault();
      byId("sheet").setPointerCapture(event.pointerId);
      this.#fingers.set(event.pointerId, { number: this.#freeNumber(), mirrored: event.altKey });
    }
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const coalesced = phase === "moved" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const each of coalesced.length ? coalesced : [event]) this.#send(finger, phase, each);
    if (phase === "ended" || phase === "cancelled") this.#fingers.delete(event.pointerId);
    this.#overlay.showFingers([...this.#fingers.values()].flatMap((each) => each.places));
  }

  #send(finger, phase, event) {
    const { x, y } = this.#stage.point(event);
    const [width, height] = this.#store.get("document").size;
    finger.places = finger.mirrored ? [{ x, y }, { x: width - x, y: height - y }] : [{ x, y }];
    finger.places.forEach((place, index) => this.#connection.send("touch", {
      finger: finger.number + index, phase, x: place.x, y: place.y, timestamp: event.timeStamp,
    }));
  }

  #freeNumber() {
    const taken = [...this.#fingers.values()].flatMap((each) => [each.number, each.number + (each.mirrored ? 1 : 0)]);
    let number = 0;
    while (taken.includes(number)) number += 1;
    return number;
  }
}
