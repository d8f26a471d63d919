// Render and Still: a clip with its progress and a link, and the frame as a PNG, on the clipboard too where that is allowed.

import { announce, attempt } from "./announce.js";
import { byId, element, replace } from "./dom.js";

/** Starts jobs and shows the newest one. */
export class Output {
  #connection;
  #store;
  #job = null;
  #done = new Map();

  constructor(connection, store) {
    this.#connection = connection;
    this.#store = store;
    store.on("document", () => this.#showFormats());
    byId("render").addEventListener("click", () => this.render(store.get("document")?.recording));
    byId("still").addEventListener("click", () => this.still());
    connection.on("progress", (message) => this.#progress(message));
    connection.on("rendered", (message) => this.#finish(message.job, () => this.#showLink(message)));
    connection.on("failed", (message) => this.#finish(message.job, () => this.#showFailure(message)));
  }

  /** Renders the clip, or the clip of a recording. */
  render(recording) {
    return attempt(async () => {
      const fields = { format: byId("format").value, ...((recording ?? null) === null ? {} : { recording }) };
      const { job } = await this.#connection.request("render", fields);
      this.#job = job;
      const bar = element("progress", { "aria-label": "Progress of the render" });
      byId("job").hidden = false;
      replace(byId("job"), "Rendering…", bar);
      this.#done.get(job)?.();
    });
  }

  /** Makes a picture of the instant; it goes to the clipboard and stays as a link. */
  still() {
    return attempt(async () => {
      const { url } = await this.#connection.request("still", { time: this.#store.get("time") });
      this.#link(url);
      try {
        const blob = await (await fetch(url)).blob();
        await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
        announce("The frame is on the clipboard");
      } catch {
        announce("The frame is ready");
      }
    });
  }

  #showFormats() {
    const select = byId("format");
    const formats = this.#store.get("document")?.formats ?? ["mp4", "mov", "gif", "apng"];
    const chosen = select.value;
    replace(select, formats.map((format) => element("option", { value: format }, format.toUpperCase())));
    if (formats.includes(chosen)) select.value = chosen;
  }

  #progress({ job, done, total }) {
    if (job !== this.#job) return;
    const bar = byId("job").querySelector("progress");
    if (!bar) return;
    bar.max = total;
    bar.value = done;
  }

  // The end of a short job may arrive before the answer that names the job.
  #finish(job, show) {
    this.#done.set(job, show);
    if (job === this.#job) show();
  }

  #showLink({ url, path }) {
    this.#link(url, path);
    announce("The clip is ready");
  }

  #link(url, path) {
    const name = decodeURIComponent(url.split("/").pop());
    byId("job").hidden = false;
    replace(byId("job"), element("a", { href: url, target: "_blank", rel: "noopener", title: path }, name));
  }

  #showFailure({ message }) {
    byId("job").hidden = false;
    replace(byId("job"), element("span", { class: "badge failure" }, message));
    announce(message, true);
  }
}
