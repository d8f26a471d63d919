// Diagnostics above the last good picture, and the state of a build.

import { byId, element, replace } from "./dom.js";

/** Shows what the server reports about the file and its build. */
export function setUpDiagnostics(connection, store) {
  connection.on("diagnostics", ({ diagnostics }) => store.set({ diagnostics }));
  connection.on("build", (build) => store.set({ build }));
  store.on(["diagnostics", "build"], () => {
    const build = store.get("build");
    const list = store.get("diagnostics");
    const hasLog = build?.state === "failed" && list.length === 0 && build.log;
    const log = hasLog ? element("article", { class: "diagnostic" },
      element("p", { class: "message error" }, "The build failed"), element("pre", {}, build.log)) : null;
    replace(byId("diagnostics"), list.map(article), log);
  });
  store.on("build", () => showBuild(byId("build"), store.get("build")));
}

function article({ severity, file, line, column, message, lines }) {
  const place = [file, line, column].filter((part) => part !== undefined && part !== null).join(":");
  return element("article", { class: "diagnostic" },
    element("p", { class: `message ${severity}` }, message),
    place ? element("p", { class: "place" }, place) : null,
    lines?.length ? element("pre", {}, lines.flatMap((each, index) => [index ? "\n" : null, sourceLine(each)]).flat()) : null);
}

// A line of the file; `mark` is the half-open range of characters that the message is about.
function sourceLine({ number, text, mark }) {
  const label = element("span", { class: "line" }, String(number));
  if (!mark) return [label, text];
  const characters = [...text];
  const part = (from, to) => characters.slice(from, to).join("");
  const end = Math.max(mark[1], mark[0] + 1);
  return [label, part(0, mark[0]), element("mark", {}, part(mark[0], end) || " "), part(end)];
}

function showBuild(output, build) {
  output.className = build?.state === "failed" ? "badge failure" : build ? "badge" : "";
  const seconds = Number.isFinite(build?.seconds) ? ` ${build.seconds.toFixed(1)} s` : "";
  output.textContent = { running: `Building…${seconds}`, failed: `Build failed${seconds}`, ready: `Built${seconds}` }[build?.state] ?? "";
}
