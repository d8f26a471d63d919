// Draws messages with pixels onto a canvas, in the order in which they arrive.

import { decodeFile } from "./message.js";

/** A canvas that has the size of the pictures, in their pixels. */
export class Picture {
  #canvas;
  #context;
  #queue = Promise.resolve();

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
  }

  get canvas() {
    return this.#canvas;
  }

  /** Draws a message. The promise ends when it is on the canvas; messages that decode slowly hold back later ones. */
  draw(message) {
    const decoded = ["raw", "tiles"].includes(message.header.encoding) ? null : decodeFile(message);
    this.#queue = this.#queue.catch(() => {}).then(async () => this.#put(message, await decoded));
    return this.#queue;
  }

  #put({ header, payload }, bitmap) {
    const { width, height } = header;
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    if (bitmap) {
      this.#context.drawImage(bitmap, 0, 0);
      bitmap.close();
    } else if (header.encoding === "raw") {
      this.#pixels(payload, 0, 0, 0, width, height);
    } else {
      let offset = 0;
      for (const [x, y, w, h] of header.tiles) {
        this.#pixels(payload, offset, x, y, w, h);
        offset += w * h * 4;
      }
    }
  }

  #pixels(payload, offset, x, y, width, height) {
    const bytes = new Uint8ClampedArray(payload.buffer, payload.byteOffset + offset, width * height * 4);
    this.#context.putImageData(new ImageData(bytes, width, height), x, y);
  }
}
