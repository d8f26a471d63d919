// Copying: the text goes to the clipboard and is shown, so that it can be checked and selected.

import { announce } from "./announce.js";
import { byId } from "./dom.js";

/** Copies a text and shows it in the dialog. */
export async function copyText(title, text) {
  const dialog = byId("copied");
  byId("copied-title").textContent = title;
  const field = byId("copied-text");
  field.value = text;
  field.rows = Math.min(18, Math.max(3, text.split("\n").length));
  if (!dialog.open) dialog.showModal();
  field.select();
  try {
    await navigator.clipboard.writeText(text);
    announce("Copied to the clipboard");
  } catch {
    announce(document.execCommand("copy") ? "Copied to the clipboard" : "Select the text and copy it");
  }
}
