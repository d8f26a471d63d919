"use strict";
// The gallery: search, tags, clips that play while they are pointed at, and the details of one transition.

const data = JSON.parse(document.getElementById("data").textContent);
const results = document.getElementById("results");
const search = document.getElementById("search");
const detail = document.getElementById("detail");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = new Set();
const byId = (id) => document.getElementById(id);

document.documentElement.style.setProperty("--ratio", `${data.width} / ${data.height}`);

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// MARK: Clips

function still(entry) {
  return element("img", {
    src: `posters/${encodeURIComponent(entry.file)}.webp`, alt: "", loading: "lazy", decoding: "async",
    width: data.width, height: data.height,
  });
}

// With `asks`, the clip waits until its button is used.
function play(stage, entry, asks = false) {
  if (stage.querySelector("video")) return;
  const video = element("video", {
    src: `clips/${encodeURIComponent(entry.file)}.mp4`, loop: true, muted: true, playsInline: true, controls: asks,
    preload: asks ? "none" : "auto",
  });
  if (asks) {
    video.poster = stage.querySelector("img").src;
    video.setAttribute("aria-label", `The transition ${entry.name}`);
  } else {
    video.setAttribute("aria-hidden", "true");
    video.tabIndex = -1;
  }
  video.addEventListener("error", () => video.remove());
  stage.append(video);
  if (!asks) video.play().catch(() => {});
}

function stop(stage) {
  for (const video of stage.querySelectorAll("video")) {
    video.pause();
    video.removeAttribute("src");
    video.load();
    video.remove();
  }
}

calm.addEventListener("change", () => {
  if (calm.matches) document.querySelectorAll(".item .stage").forEach(stop);
});

// MARK: The list

function card(entry) {
  const stage = element("div", { className: "stage" }, still(entry));
  const button = element(
    "button", { className: "item", type: "button" }, stage,
    element("b", { textContent: entry.name }), element("span", { textContent: entry.summary }));
  button.dataset.name = entry.name;
  const start = () => { if (!calm.matches) play(stage, entry); };
  const end = () => { if (document.activeElement !== button && !button.matches(":hover")) stop(stage); };
  button.addEventListener("pointerenter", start);
  button.addEventListener("pointerleave", end);
  button.addEventListener("focus", start);
  button.addEventListener("blur", end);
  button.addEventListener("click", () => show(entry));
  return button;
}

// Words that say nothing about a transition. The search is that of `segue list --search`.
const idle = new Set(("a an the into in to of on at by for from with and or that where which is it its one as like when my"
  + " your you i s t want look looks transition transitions animation animations effect screen screens view"
  + " new old come comes go goes get gets").split(" "));

const wordsOf = (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word);

// Words, in which a side that something comes from is one word with "from": what slides in from the left moves to the right.
const sides = new Map([
  ["left", "left"], ["right", "right"], ["top", "top"], ["above", "top"], ["bottom", "bottom"], ["below", "bottom"],
]);
function sided(words) {
  return words.map((word, index) => {
    const isFrom = words.slice(0, index).filter((other) => other !== "the").pop() === "from";
    return isFrom && sides.has(word) ? `from${sides.get(word)}` : word;
  });
}

// A word without the ending of a plural or a verb: that of "blurred" is "blur".
function stem(word) {
  const [ending] = [["ing", 6], ["ed", 5], ["s", 4]].find(([end, least]) => word.length >= least && word.endsWith(end)) ?? [""];
  const rest = word.slice(0, word.length - ending.length);
  return ending.length > 1 && /([^ls])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

// The words that say something, without endings.
const telling = (words) => words.filter((word) => !idle.has(word)).map(stem);

for (const entry of data.transitions) {
  // What is searched, and how much a word in it counts.
  entry.fields = [
    [`${entry.name} ${entry.name.replace(/(\p{Lu})/gu, " $1")}`, 5], [entry.keywords.join(" "), 4], [entry.summary, 3],
    [entry.tags.join(" "), 2], [entry.usedOn ?? "", 2], [entry.parameters.map((parameter) => parameter.name).join(" "), 1],
  ].map(([text, weight]) => [telling(sided(wordsOf(text))), weight]);
  entry.card = card(entry);
}
results.append(...data.transitions.map((entry) => entry.card));

// 2 if a word is one of these, 1 if one of them begins with it or it with one of them.
function quality(word, words) {
  if (words.includes(word)) return 2;
  return words.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other))) ? 1 : 0;
}

// The transitions that have all words of a text, or as many of them as any has, best first: of equal ones, first the one
// that is called by these words, and no others, then one that is called by those that say something, then one whose
// name begins with the first of these.
function found(text, among) {
  const all = wordsOf(text);
  const words = telling(sided(all));
  if (words.length === 0) return among;
  const rated = among.map((entry) => {
    const scores = words.map((word) => Math.max(...entry.fields.map(([texts, weight]) => quality(word, texts) * weight)));
    const called = entry.name.toLowerCase();
    const naming = called === all.join("") ? 3 : stem(called) === words.join("") ? 2 : called.startsWith(words[0]) ? 1 : 0;
    return { entry, matches: scores.filter((score) => score > 0).length, total: scores.reduce((sum, score) => sum + score, naming) };
  });
  const most = Math.max(0, ...rated.map((one) => one.matches));
  if (most === 0) return [];
  return rated.filter((one) => one.matches === most).sort((a, b) => b.total - a.total).map((one) => one.entry);
}

let shownEntries = data.transitions;

function filter() {
  const tagged = data.transitions.filter((entry) => [...chosen].every((tag) => entry.tags.includes(tag)));
  shownEntries = found(search.value, tagged);
  for (const entry of data.transitions) entry.card.hidden = true;
  for (const entry of shownEntries) entry.card.hidden = false;
  // The order of the page is that of the search, for the keyboard, too.
  const rest = data.transitions.filter((entry) => !shownEntries.includes(entry));
  const order = [...shownEntries, ...rest].map((entry) => entry.card);
  if (order.some((card, index) => results.children[index] !== card)) results.append(...order);
  const shown = shownEntries.length;
  byId("nothing").hidden = shown > 0;
  byId("count").textContent = shown === data.transitions.length ? `${shown} transitions` : `${shown} of ${data.transitions.length} transitions`;
}

for (const tag of data.tags) {
  const count = data.transitions.filter((entry) => entry.tags.includes(tag)).length;
  const button = element("button", { className: "tag", type: "button" }, tag, element("small", { textContent: count }));
  button.dataset.tag = tag;
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () => {
    if (!chosen.delete(tag)) chosen.add(tag);
    button.setAttribute("aria-pressed", String(chosen.has(tag)));
    filter();
  });
  byId("tags").append(button);
}
search.addEventListener("input", filter);
byId("form").addEventListener("submit", (event) => event.preventDefault());

// The arrow keys move between the cards; "/" moves to the search.
document.addEventListener("keydown", (event) => {
  if (detail.open) return;
  if (event.key === "/" && document.activeElement !== search) {
    event.preventDefault();
    return search.focus();
  }
  const cards = shownEntries.map((entry) => entry.card);
  const index = cards.indexOf(document.activeElement);
  if (index < 0) return;
  const columns = getComputedStyle(results).gridTemplateColumns.split(" ").length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (!step || !cards[index + step]) return;
  event.preventDefault();
  cards[index + step].focus();
});

// MARK: One transition

function values(parameter) {
  const unit = parameter.unit ? ` ${parameter.unit}` : "";
  switch (parameter.kind) {
    case "number": case "count": return `${parameter.minimum} … ${parameter.maximum}${unit}`;
    case "choice": return parameter.choices.join(", ");
    case "color": return "a color";
    case "point": return "[x, y], fractions of the screen";
    default: return "the id of a view";
  }
}

function standard(parameter) {
  if (parameter.default === null) return "–";
  return Array.isArray(parameter.default) ? `[${parameter.default.join(", ")}]` : String(parameter.default);
}

function row(parameter) {
  return element(
    "tr", {}, element("td", {}, element("code", { textContent: parameter.name })),
    element("td", { textContent: standard(parameter) }),
    element("td", {}, values(parameter), element("small", { textContent: parameter.summary })));
}

function show(entry) {
  byId("detail-name").textContent = entry.name;
  byId("detail-summary").textContent = entry.summary;
  byId("detail-tags").replaceChildren(...entry.tags.map((tag) => element("span", { textContent: tag })));
  const table = byId("detail-parameters");
  table.hidden = entry.parameters.length === 0;
  table.tBodies[0].replaceChildren(...entry.parameters.map(row));
  for (const key of ["yaml", "swift", "command"]) byId(`detail-${key}`).textContent = entry[key];
  byId("detail-uses").textContent = entry.usedOn ? `Where it is used – ${entry.usedOn}` : "";
  byId("detail-source").textContent = entry.source ? `Source of the numbers: ${entry.source}` : "";
  byId("copied").textContent = "";
  const stage = byId("detail-stage");
  stop(stage);
  stage.replaceChildren(still(entry));
  play(stage, entry, calm.matches);
  detail.showModal();
  detail.scrollTop = 0;
  history.replaceState(null, "", `#${encodeURIComponent(entry.name)}`);
}

byId("close").addEventListener("click", () => detail.close());
detail.addEventListener("click", (event) => { if (event.target === detail) detail.close(); });
detail.addEventListener("close", () => {
  stop(byId("detail-stage"));
  history.replaceState(null, "", "#");
});

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = element("textarea", { value: text });
    detail.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const done = await copy(byId(button.dataset.copy).textContent);
    byId("copied").textContent = done ? "Copied." : "The browser does not permit copying; select the lines instead.";
    button.focus();
  });
}

filter();
const linked = data.transitions.find((entry) => `#${encodeURIComponent(entry.name)}` === location.hash);
if (linked) show(linked);
