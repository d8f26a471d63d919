// Requests frames as the clock needs them: at most two are under way, and those that come too late are skipped.

/** What is drawn, and how fast. */
export class Frames {
  #connection;
  #store;
  #picture;
  #stage;
  #serial = 0;
  #pending = [];
  #sent = 0;
  #wanted = null; // what was asked for last: index, revision, exact
  #skipped = null;
  #drawn = [];
  #listeners = [];

  constructor(connection, store, picture, stage) {
    this.#connection = connection;
    this.#store = store;
    this.#picture = picture;
    this.#stage = stage;
    connection.on("binary", (message) => this.#receive(message));
    connection.on("close", () => {
      this.#pending = [];
      this.#wanted = null;
    });
    store.on(["time", "playing", "seeking", "document", "connected", "mode"], () => this.request());
    setInterval(() => this.#count(), 250);
  }

  /** Calls `action` with the header of each frame that is on the canvas. */
  onDrawn(action) {
    this.#listeners.push(action);
  }

  /** Requests the frame at the clock's instant, unless it is there or on its way. */
  request() {
    const store = this.#store;
    const document = store.get("document");
    if (!document || !store.get("connected") || store.get("mode") === "touch") return;
    const index = frameIndex(store.get("time"), document);
    const exact = !store.get("playing") && !store.get("seeking");
    const wanted = { index, exact, revision: document.revision };
    const last = this.#wanted;
    if (last && last.index === index && last.revision === wanted.revision && (last.exact || !exact)) return;
    if (this.#pending.length >= 2) {
      if (store.get("playing") && this.#skipped !== index) store.set({ dropped: store.get("dropped") + 1 });
      this.#skipped = index;
      return;
    }
    this.#wanted = wanted;
    this.#serial += 1;
    this.#pending.push(this.#serial);
    this.#sent = performance.now();
    // A frame that need not be exact is drawn as small as it is shown.
    const height = exact || this.#stage.zoom >= 1 ? {} : { height: Math.max(1, Math.round(document.pixels[1] * this.#stage.zoom)) };
    this.#connection.send("frame", { time: index / document.fps, serial: this.#serial, exact, ...height });
  }

  /** Requests the present frame again, for example after another kind of picture covered it. */
  refresh() {
    this.#wanted = null;
    this.request();
  }

  async #receive(message) {
    const { header } = message;
    if (header.kind !== "frame") return;
    try {
      await this.#picture.draw(message);
    } finally {
      if (header.live) this.#connection.send("drawn", { serial: header.serial });
      else this.#pending = this.#pending.filter((serial) => serial > header.serial);
    }
    this.#drawn.push(performance.now());
    for (const action of this.#listeners) action(header);
    this.request();
  }

  #count() {
    const now = performance.now();
    // An answer that does not come, for example because the clip was replaced meanwhile, holds up nothing for long.
    if (this.#pending.length && now - this.#sent > 3000) {
      this.#pending = [];
      this.refresh();
    }
    this.#drawn = this.#drawn.filter((instant) => now - instant < 1000);
    this.#store.set({ fps: this.#drawn.length });
  }
}

/** The index of the frame that is shown at `time`. */
export function frameIndex(time, document) {
  const index = Math.floor(time * document.fps + 1e-6);
  return Math.max(0, Math.min(document.frameCount - 1, index));
}
