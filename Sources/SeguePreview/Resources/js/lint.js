// The panel Lint: findings about the transitions, each with the instant and the view that it is about.

import { byId, element, replace } from "./dom.js";
import { seconds } from "./format.js";

/** Lists the findings of each document. */
export function setUpLint(store, player) {
  store.on("document", () => {
    const findings = store.get("document")?.lint ?? [];
    byId("tab-lint").textContent = findings.length ? `Lint (${findings.length})` : "Lint";
    replace(byId("lint"), findings.length ? element("ul", {}, findings.map((finding) => element("li", {},
      element("button", {
        type: "button",
        onclick: () => {
          player.pause();
          if (typeof finding.time === "number") player.seek(finding.time + 1e-7);
          if (finding.view) store.set({ selected: finding.view });
        },
      }, element("b", {}, finding.rule), typeof finding.time === "number" ? ` · ${seconds(finding.time)}` : "", element("br"), finding.message))))
      : element("p", { class: "empty" }, "The transitions break no rule."));
  }, true);
}
