// Keyboard shortcuts, as in video editors, and the list of them.

import { byId, element, replace } from "./dom.js";
import { speeds } from "./player.js";

/** Listens for keys; `actions` has what is not the player's: grid, rulers, onion, touch, zoom, save, escape. */
export function setUpKeyboard(store, player, actions) {
  const faster = (direction) => {
    if (!store.get("playing") || player.direction !== direction) {
      store.set({ speed: 1 });
      player.play(direction);
      return;
    }
    store.set({ speed: speeds[Math.min(speeds.length - 1, speeds.indexOf(store.get("speed")) + 1)] });
  };
  const change = (by) => {
    const index = speeds.indexOf(store.get("speed")) + by;
    store.set({ speed: speeds[Math.max(0, Math.min(speeds.length - 1, index))] });
  };
  const goTo = (time) => {
    player.pause();
    player.seek(time);
  };
  // Keys, their names, what they do.
  const table = [
    [[" "], "Space", "Play or pause", () => player.toggle()],
    [["ArrowLeft"], "←", "Previous frame", () => player.step(-1)],
    [["ArrowRight"], "→", "Next frame", () => player.step(1)],
    [["Shift+ArrowLeft"], "Shift ←", "Back ten frames", () => player.step(-10)],
    [["Shift+ArrowRight"], "Shift →", "Forward ten frames", () => player.step(10)],
    [["ArrowUp"], "↑", "Previous key instant", () => player.stepKey(-1)],
    [["ArrowDown"], "↓", "Next key instant", () => player.stepKey(1)],
    [["j"], "J", "Play backward; again: faster", () => faster(-1)],
    [["k"], "K", "Pause", () => player.pause()],
    [["l"], "L", "Play forward; again: faster", () => faster(1)],
    [["i"], "I", "Begin the range here", () => player.mark(0)],
    [["o"], "O", "End the range here", () => player.mark(1)],
    [["x"], "X", "Clear the range", () => store.set({ range: null })],
    [["Home"], "Home", "Go to the beginning", () => goTo(player.span[0])],
    [["End"], "End", "Go to the end", () => goTo(player.span[1])],
    [["r"], "R", "Loop", () => store.set({ looping: !store.get("looping") })],
    [["["], "[", "Slower", () => change(-1)],
    [["]"], "]", "Faster", () => change(1)],
    [["g"], "G", "Grid", actions.grid],
    [["u"], "U", "Rulers", actions.rulers],
    [["n"], "N", "Onion skin of the selected view", actions.onion],
    [["t"], "T", "Touch, or inspect again", actions.touch],
    [["0"], "0", "Fit the picture", () => store.set({ zoom: "fit" })],
    [["1"], "1", "One pixel of the picture on one of the screen", () => store.set({ zoom: 1 })],
    [["+", "=", "Shift++", "Shift+="], "+", "Zoom in", () => actions.zoom(1)],
    [["-"], "−", "Zoom out", () => actions.zoom(-1)],
    [["Mod+s"], "Ctrl S", "Save what the knobs changed", actions.save],
    [["Escape"], "Esc", "End touching, or select nothing", actions.escape],
    [["?", "Shift+?"], "?", "This list", () => byId("shortcuts").showModal()],
  ];
  replace(byId("shortcut-list"), table.flatMap(([, name, text]) =>
    [element("dt", {}, element("kbd", {}, name)), element("dd", {}, text)]));
  byId("help").addEventListener("click", () => byId("shortcuts").showModal());
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const name = keyName(event);
    if (!name || isTaken(event, name)) return;
    const entry = table.find(([keys]) => keys.includes(name));
    if (!entry) return;
    event.preventDefault();
    entry[3]();
  });
  // A click leaves the focus where it was, so that the space bar goes on playing instead of pressing the button again.
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("button")) event.preventDefault();
  });
}

function keyName(event) {
  if (event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const modifier = event.ctrlKey || event.metaKey ? "Mod+" : "";
  return modifier + (event.shiftKey ? "Shift+" : "") + key;
}

// Keys that the focused element needs for itself.
function isTaken(event, name) {
  const target = event.target;
  if (name.startsWith("Mod+")) return false;
  if (target.matches("textarea, input[type=number], input[type=text], select")) return name !== "Escape";
  if (target.matches("input[type=range]")) return /Arrow|Home|End/.test(name);
  if (target.matches("button, a, input[type=checkbox], summary")) return name === " ";
  return false;
}
