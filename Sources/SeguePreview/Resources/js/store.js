// The state of the page: named values, and functions that are called when some of them change.

/** Values by name. `set` calls the functions that wait for one of the names that changed, each once. */
export class Store {
  #values;
  #observers = [];

  constructor(values) {
    this.#values = { ...values };
  }

  get(name) {
    return this.#values[name];
  }

  set(changes) {
    const changed = Object.keys(changes).filter((name) => this.#values[name] !== changes[name]);
    if (changed.length === 0) return;
    Object.assign(this.#values, changes);
    for (const { names, action } of this.#observers) {
      if (names.some((name) => changed.includes(name))) action(this);
    }
  }

  /** Calls `action` whenever one of `names` changes, and once at the beginning if `now` is set. */
  on(names, action, now = false) {
    this.#observers.push({ names: [names].flat(), action });
    if (now) action(this);
  }
}

/** The values that all parts of the page share. Times are seconds, lengths points. */
export function initialState() {
  return {
    connected: false,
    document: null, // the last message `document`
    diagnostics: [],
    build: null,
    time: 0,
    playing: false,
    seeking: false, // the play head or a knob is being dragged: frames need not be exact
    speed: 1,
    looping: true,
    range: null, // [begin, end] of the part that plays
    selected: null, // views, by the identifier of the tree
    hovered: null,
    nodes: [], // the tree at the instant
    mode: "inspect", // or "touch", "golden"
    zoom: "fit", // or device pixels per pixel of the picture
    grid: 0, // spacing in points
    rulers: false,
    onion: 0, // number of outlines
    fps: 0,
    dropped: 0,
  };
}
