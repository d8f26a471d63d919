// Short messages: shown for some seconds at the bottom of the page, and read out by screen readers.

import { byId } from "./dom.js";

let timer = 0;

/** Shows a message; `isFailure` marks it as one. */
export function announce(text, isFailure = false) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.classList.toggle("failure", isFailure);
  toast.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => toast.classList.remove("shown"), isFailure ? 8000 : 2500);
}

/** Runs an action of the user; what fails is shown. */
export async function attempt(action) {
  try {
    return await action();
  } catch (error) {
    announce(error.message, true);
    return undefined;
  }
}
