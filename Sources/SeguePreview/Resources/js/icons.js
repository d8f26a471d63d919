// The symbols of the buttons, as paths in a square of 20 units.

import { shape } from "./dom.js";

const paths = {
  play: "M5 3l12 7-12 7z",
  pause: "M5 3h4v14H5zM11 3h4v14h-4z",
  first: "M4 4h2v12H4zM16 4v12L7 10z",
  last: "M14 4h2v12h-2zM4 4l9 6-9 6z",
  back: "M13 4v12L5 10z",
  forward: "M7 4l8 6-8 6z",
  previousKey: "M10 10l5-6v12zM6 6.5L9.5 10 6 13.5 2.5 10z",
  nextKey: "M10 10L5 4v12zM14 6.5l3.5 3.5-3.5 3.5L10.500 10z",
  loop: "M5 6h8V3l5 4-5 4V8H5v4H3V8a2 2 0 012-2zM15 14H7v3l-5-4 5-4v3h8v-4h2v4a2 2 0 01-2 2z",
  rangeBegin: "M4 3h6v2H6v10h4v2H4zM12 6l5 4-5 4z",
  rangeEnd: "M16 3h-6v2h4v10h-4v2h6zM8 6l-5 4 5 4z",
  clear: "M5.400 4L10 8.600 14.600 4 16 5.400 11.400 10 16 14.600 14.600 16 10 11.400 5.400 16 4 14.600 8.600 10 4 5.400z",
};

/** The symbol with a name. */
export function icon(name) {
  return shape("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, shape("path", { d: paths[name] }));
}
