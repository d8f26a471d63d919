// The page of `segue preview`: creates the parts and connects them.

import { Connection } from "./connection.js";
import { setUpCurves } from "./curves.js";
import { setUpDetails } from "./details.js";
import { setUpDiagnostics } from "./diagnostics.js";
import { byId } from "./dom.js";
import { dragForm } from "./drag-form.js";
import { Frames } from "./frames.js";
import { setUpGolden } from "./golden.js";
import { setUpHeader } from "./header.js";
import { setUpKeyboard } from "./keyboard.js";
import { Knobs } from "./knobs.js";
import { keepLink, linkPrecision, readLink } from "./link.js";
import { setUpLint } from "./lint.js";
import { setUpOnion } from "./onion.js";
import { Output } from "./output.js";
import { Overlay } from "./overlay.js";
import { Picture } from "./picture.js";
import { Player } from "./player.js";
import { setUpPointing } from "./pointing.js";
import { Recordings } from "./recordings.js";
import { setUpResampling } from "./resample.js";
import { Stage } from "./stage.js";
import { initialState, Store } from "./store.js";
import { setUpTabs } from "./tabs.js";
import { setUpThumbnails } from "./thumbnails.js";
import { setUpTimeline } from "./timeline.js";
import { Touch } from "./touch.js";
import { setUpTracks } from "./tracks.js";
import { setUpTransport } from "./transport.js";
import { Tree } from "./tree.js";

const store = new Store(initialState());
const address = new URL("socket", location.href);
address.protocol = "ws:";
address.hash = "";
const connection = new Connection(address);
const player = new Player(store);
const stage = new Stage(store);
const overlay = new Overlay(store, stage);
const frames = new Frames(connection, store, new Picture(byId("picture")), stage);
const output = new Output(connection, store);
const recordings = new Recordings(connection, store, player, output);

let panel = "details";
const panels = {};
const tabs = setUpTabs(byId("tabs"), (name) => {
  panel = name;
  panels[name]?.();
});
new Tree(connection, store);
panels.details = setUpDetails(connection, store, () => panel === "details");
panels.curves = setUpCurves(connection, store, () => panel === "curves");
const knobs = new Knobs(connection, store, () => panel === "knobs");
panels.knobs = knobs.update;
setUpLint(store, player);
const touch = new Touch(connection, store, stage, overlay, (recording) => {
  recordings.add(recording);
  tabs.show("touches");
});
recordings.addForm(dragForm(store, touch));

setUpHeader(connection, store);
setUpTransport(store, player);
setUpTimeline(store, player);
setUpTracks(store, player);
setUpThumbnails(connection, store);
setUpResampling(store, stage, frames);
setUpPointing(connection, store, stage);
setUpOnion(connection, store, overlay);
setUpGolden(connection, store, player);
setUpDiagnostics(connection, store);
setUpKeyboard(store, player, {
  grid: () => store.set({ grid: store.get("grid") ? 0 : 8 }),
  rulers: () => store.set({ rulers: !store.get("rulers") }),
  onion: () => store.set({ onion: store.get("onion") ? 0 : 9 }),
  touch: () => store.set({ mode: store.get("mode") === "touch" ? "inspect" : "touch" }),
  zoom: (direction) => stage.zoomBy(direction),
  save: () => knobs.save(),
  escape: () => store.set(store.get("mode") === "inspect" ? { selected: null } : { mode: "inspect" }),
});

byId("grid").addEventListener("change", () => store.set({ grid: Number(byId("grid").value) }));
store.on("grid", () => { byId("grid").value = String(store.get("grid")); });
byId("rulers").addEventListener("change", () => store.set({ rulers: byId("rulers").checked }));
store.on("rulers", () => { byId("rulers").checked = store.get("rulers"); });
store.on("mode", () => frames.refresh());

// The link names what to show first; afterwards the address follows what is shown.
let link = readLink(location.hash);
keepLink(store);
connection.on("document", (message) => {
  if (link?.file && link.file !== message.file && link.file < message.files.length) {
    connection.request("open", { file: link.file });
    link.file = null;
    return;
  }
  const previous = store.get("document");
  const isOther = previous && (previous.file !== message.file || previous.recording !== message.recording);
  store.set({ document: message, ...(isOther ? { range: null, selected: null } : {}) });
  if (link) {
    if (link.time !== null) player.seek(link.time + linkPrecision);
    store.set({ selected: link.view });
    link = null;
  }
});
window.addEventListener("hashchange", () => {
  const { time, view } = readLink(location.hash);
  player.pause();
  if (time !== null) player.seek(time + linkPrecision);
  store.set({ selected: view });
});
connection.on("open", () => store.set({ connected: true }));
connection.on("close", () => store.set({ connected: false, playing: false }));
connection.connect();
