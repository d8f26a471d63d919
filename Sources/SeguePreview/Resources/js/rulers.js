// The grid over the picture and the rulers beside it, in points.

import { shape } from "./dom.js";
import { niceStep } from "./format.js";

/** Lines at a distance of `spacing` points. */
export function gridShapes([width, height], spacing) {
  let path = "";
  for (let x = spacing; x < width; x += spacing) path += `M${x} 0V${height}`;
  for (let y = spacing; y < height; y += spacing) path += `M0 ${y}H${width}`;
  return shape("path", { class: "grid", d: path });
}

/** Rulers above and to the left of the picture; `scale` is CSS pixels per point. */
export function rulerShapes([width, height], scale) {
  const step = niceStep(scale, 44);
  const fine = step / 5;
  const pixel = 1 / scale;
  const texts = [];
  let path = `M0 ${-4 * pixel}H${width}M${-4 * pixel} 0V${height}`;
  const text = (x, y, value, anchor) => texts.push(shape("text", {
    class: "ruler-text", x, y, "font-size": 9.5 * pixel, "text-anchor": anchor,
  }, String(value)));
  for (let index = 0; index * fine <= width + 1e-6; index += 1) {
    const isNamed = index % 5 === 0;
    path += `M${index * fine} ${-4 * pixel}v${(isNamed ? -6 : -3) * pixel}`;
    if (isNamed) text(index * fine, -13 * pixel, Number((index * fine).toFixed(2)), "middle");
  }
  for (let index = 0; index * fine <= height + 1e-6; index += 1) {
    const isNamed = index % 5 === 0;
    path += `M${-4 * pixel} ${index * fine}h${(isNamed ? -6 : -3) * pixel}`;
    if (isNamed) text(-12 * pixel, index * fine + 3.3 * pixel, Number((index * fine).toFixed(2)), "end");
  }
  return shape("g", {}, shape("path", { class: "ruler", d: path }), texts);
}
