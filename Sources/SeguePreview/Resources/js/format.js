// Numbers and times as text.

/** A number with at most `digits` decimals and no trailing zeros; a minus sign instead of a hyphen. */
export function number(value, digits = 2) {
  if (typeof value !== "number" || !Number.isFinite(value)) return "–";
  const text = String(Number(value.toFixed(digits)));
  return text === "-0" ? "0" : text.replace("-", "−");
}

/** Seconds with three decimals. */
export function seconds(value) {
  return `${value.toFixed(3)} s`;
}

/** A value of a property: a number, a text, or several numbers. */
export function value(item, unit = "") {
  if (Array.isArray(item)) return item.map((part) => value(part)).join(", ") + suffix(unit);
  if (typeof item === "number") return number(item, 3) + suffix(unit);
  if (item === null || item === undefined) return "–";
  if (typeof item === "object") {
    return Object.entries(item).map(([name, part]) => `${name} ${value(part)}`).join(", ") + suffix(unit);
  }
  return String(item) + suffix(unit);
}

function suffix(unit) {
  if (!unit) return "";
  return unit === "°" || unit === "%" ? unit : ` ${unit}`;
}

/**
 * A step on a scale that leaves at least `space` pixels between marks, at `perUnit` pixels per unit: 1, 2 or 5 times a power
 * of 10.
 */
export function niceStep(perUnit, space) {
  const least = space / perUnit;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= least);
}
