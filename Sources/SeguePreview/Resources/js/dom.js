// Elements of HTML and SVG, made from a tag, attributes and children.

const svgNamespace = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style") setStyle(node, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Sets properties of an element's style, custom ones too. A strict security policy permits this, but no attribute `style`. */
export function setStyle(node, properties) {
  for (const [name, value] of Object.entries(properties)) node.style.setProperty(name, value);
}

/** An HTML element; an attribute whose name begins with `on` is a listener, and `style` is an object. */
export function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function shape(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** The element of the page with an id. */
export function byId(id) {
  return document.getElementById(id);
}

/** Removes an element's children and adds others. */
export function replace(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter((child) => child));
}

/** Calls `action` at most once per frame of the screen, however often the returned function is called. */
export function oncePerFrame(action) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      action();
    });
  };
}
