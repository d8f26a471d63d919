// The WebSocket: requests with their answers, messages that the server sends by itself, and a new attempt when it is lost.

import { parseMessage } from "./message.js";

/** Why a request has no result: the server's message, or the loss of the connection. */
export class RequestError extends Error {}

/** Sends requests and passes on what arrives. */
export class Connection {
  #url;
  #socket = null;
  #waiting = new Map();
  #handlers = new Map();
  #number = 0;
  #delay = 250;

  /** `url` is the address of the WebSocket. */
  constructor(url) {
    this.#url = url;
  }

  /** Calls `action` with each message of a type; the types `open`, `close` and `binary` are the connection's own. */
  on(type, action) {
    this.#handlers.set(type, [...(this.#handlers.get(type) ?? []), action]);
  }

  connect() {
    const socket = new WebSocket(this.#url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = 250;
      this.#emit("open");
    };
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new RequestError("The connection to segue preview was lost."));
      this.#waiting.clear();
      this.#emit("close");
      setTimeout(() => this.connect(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, 4000);
    };
  }

  /** Sends a message that has no answer; returns whether it could be sent. */
  send(type, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ type, ...fields }));
    return true;
  }

  /** Sends a request; the promise has its result, or fails with the server's message. */
  request(type, fields = {}) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      if (!this.send(type, { id, ...fields })) {
        reject(new RequestError("There is no connection to segue preview."));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #receive(data) {
    if (typeof data !== "string") {
      this.#emit("binary", parseMessage(data));
      return;
    }
    const message = JSON.parse(data);
    if (message.type !== "response") {
      this.#emit(message.type, message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new RequestError(message.error.message));
    else waiting?.resolve(message.result ?? {});
  }

  #emit(type, message) {
    for (const action of this.#handlers.get(type) ?? []) action(message);
  }
}
