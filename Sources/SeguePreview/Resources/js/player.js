// The clock: plays, pauses, loops, seeks and steps. Frames follow it, never the other way round.

import { frameIndex } from "./frames.js";

export const speeds = [0.1, 0.25, 0.5, 1, 1.5, 2];

/** Moves the store's `time`. */
export class Player {
  #store;
  #last = null;
  #direction = 1;

  constructor(store) {
    this.#store = store;
    store.on("playing", () => {
      if (store.get("playing")) this.#run();
    });
    store.on("document", () => this.seek(store.get("time")));
  }

  /** Beginning and end of what plays. */
  get span() {
    const document = this.#store.get("document");
    return this.#store.get("range") ?? [0, document?.duration ?? 0];
  }

  /** 1 if it plays forward, −1 if backward. */
  get direction() {
    return this.#direction;
  }

  /** The instant of the last frame. */
  get lastInstant() {
    const document = this.#store.get("document");
    return document ? Math.max(0, document.frameCount - 1) / document.fps : 0;
  }

  toggle() {
    if (this.#store.get("playing")) this.pause();
    else this.play();
  }

  play(direction = 1) {
    if (!this.#store.get("document") || this.#store.get("mode") === "touch") return;
    this.#direction = direction;
    const [begin, end] = this.span;
    const time = this.#store.get("time");
    if (direction > 0 && (time >= Math.min(end, this.lastInstant) || time < begin)) this.seek(begin);
    if (direction < 0 && (time <= begin || time > end)) this.seek(Math.min(end, this.lastInstant));
    this.#store.set({ playing: true, dropped: 0 });
  }

  /** Stops at the beginning of the frame that is shown. */
  pause() {
    const wasPlaying = this.#store.get("playing");
    this.#store.set({ playing: false });
    if (wasPlaying) this.seek(this.#store.get("time"));
  }

  /** Goes to an instant, which is rounded down to a frame. */
  seek(time) {
    const document = this.#store.get("document");
    if (!document) return;
    const bounded = Math.max(0, Math.min(this.lastInstant, time));
    this.#store.set({ time: frameIndex(bounded, document) / document.fps });
  }

  /** Goes forward or back by frames. */
  step(count) {
    const document = this.#store.get("document");
    if (!document) return;
    this.pause();
    this.seek((frameIndex(this.#store.get("time"), document) + count) / document.fps + 1e-7);
  }

  /** Goes to the next key instant, or the one before. */
  stepKey(direction) {
    const document = this.#store.get("document");
    if (!document) return;
    this.pause();
    const now = this.#store.get("time");
    const frame = 1 / document.fps;
    const times = [0, ...document.keyTimes.map((key) => Math.ceil(key.time * document.fps - 1e-6) / document.fps), this.lastInstant];
    const candidates = times.filter((time) => (time - now) * direction > frame / 2);
    if (candidates.length) this.seek(direction > 0 ? Math.min(...candidates) : Math.max(...candidates));
  }

  /** Sets the beginning (0) or the end (1) of the range to the play head. */
  mark(edge) {
    const document = this.#store.get("document");
    if (!document) return;
    const range = [...(this.#store.get("range") ?? [0, document.duration])];
    range[edge] = this.#store.get("time") + (edge === 1 ? 1 / document.fps : 0);
    if (range[1] - range[0] < 0.5 / document.fps) range[1 - edge] = edge === 0 ? document.duration : 0;
    this.#store.set({ range: [Math.max(0, range[0]), Math.min(document.duration, range[1])] });
  }

  #run() {
    this.#last = performance.now();
    const tick = (now) => {
      if (!this.#store.get("playing")) return;
      this.#advance(Math.max(0, now - this.#last) / 1000);
      this.#last = Math.max(now, this.#last);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  #advance(passed) {
    const store = this.#store;
    const [begin, end] = this.span;
    let time = store.get("time") + passed * store.get("speed") * this.#direction;
    const length = Math.max(end - begin, 1e-3);
    if (time >= end || time < begin) {
      if (!store.get("looping")) {
        store.set({ playing: false });
        this.seek(this.#direction > 0 ? end - 1e-4 : begin);
        return;
      }
      time = begin + ((((time - begin) % length) + length) % length);
    }
    store.set({ time });
  }
}
