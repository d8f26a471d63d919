// A sharp small picture: where less than one pixel of the screen shows a pixel of the clip, the browser's own scaling of a
// canvas drops thin lines. While the clip rests, the picture is therefore scaled with a better filter.

import { byId } from "./dom.js";
import { latest } from "./latest.js";

/** Shows the scaled picture over the exact one while nothing moves and the zoom is below 1. */
export function setUpResampling(store, stage, frames) {
  const exact = byId("picture");
  const shown = byId("resampled");
  const context = shown.getContext("2d", { alpha: false });
  const isWanted = () => stage.zoom < 1 && !store.get("playing") && !store.get("seeking") && store.get("mode") !== "touch";
  const update = latest(async () => {
    const box = exact.getBoundingClientRect();
    const [width, height] = [Math.round(box.width * devicePixelRatio), Math.round(box.height * devicePixelRatio)];
    if (!isWanted() || width < 1 || height < 1) return;
    const bitmap = await createImageBitmap(exact, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
    if (!isWanted()) return;
    [shown.width, shown.height] = [width, height];
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    shown.hidden = false;
  });
  const restart = () => {
    if (!isWanted()) shown.hidden = true;
    update();
  };
  frames.onDrawn(restart);
  stage.onLayout(restart);
  store.on(["playing", "seeking", "mode"], restart);
}
