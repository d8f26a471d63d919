// The style sheet and the script of the report. The script reads only the page's own elements.

enum ReportAssets {
  static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
    body { margin: 0 }
    header { position: sticky; top: 0; z-index: 2; padding: 10px 20px; background: Canvas;
      border-bottom: 1px solid GrayText; display: flex; gap: 24px; align-items: baseline; flex-wrap: wrap }
    h1 { font-size: 18px; margin: 0 }
    h2 { font-size: 16px; margin: 0 0 6px; overflow-wrap: anywhere }
    small { color: GrayText; font-weight: normal }
    section { padding: 14px 20px; border-bottom: 1px solid color-mix(in srgb, GrayText 40%, Canvas) }
    section.bad { border-left: 6px solid #d03030 }
    section.good { border-left: 6px solid #2e9e4f }
    body.only section.good { display: none }
    .lines { margin: 0 0 10px; padding-left: 18px; font: 13px/1.5 ui-monospace, monospace;
      overflow-wrap: anywhere }
    .frames { display: flex; height: 12px; margin: 8px 0; max-width: 900px }
    .frames i { min-width: 1px } .frames .s { background: #2e9e4f } .frames .d { background: #d03030 }
    figure { margin: 12px 0 } figcaption { font-size: 13px; overflow-wrap: anywhere }
    nav { display: flex; gap: 6px; margin: 6px 0; align-items: center }
    nav button { font: inherit; padding: 2px 10px }
    nav button[aria-pressed=true] { background: #1e5aa0; color: #fff }
    nav input { width: 260px; display: none }
    .stack b { display: none; font: 12px system-ui; color: GrayText }
    [data-view=side] .stack b { display: block }
    .stack span { display: inline-block }
    .stack img { min-height: 160px; max-height: 420px; max-width: 100%; vertical-align: top; image-rendering: pixelated;
      background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0/16px 16px }
    [data-view=side] .stack { display: flex; gap: 8px; flex-wrap: wrap }
    [data-view=swipe] .stack, [data-view=onion] .stack { position: relative; display: inline-block }
    [data-view=swipe] .actual, [data-view=onion] .actual { position: absolute; left: 0; top: 0 }
    [data-view=swipe] .difference, [data-view=onion] .difference { display: none }
    [data-view=swipe] nav input, [data-view=onion] nav input { display: inline-block }
    [data-view=difference] .expected, [data-view=difference] .actual { display: none }
    .strip { display: flex; gap: 4px; overflow-x: auto; align-items: end; margin: 6px 0 }
    .strip b { width: 52px; flex: none; align-self: center; font: 12px system-ui; color: GrayText }
    .strip b:empty { display: none }
    .strip figure { margin: 0; flex: none } .strip figcaption { font-size: 11px; color: GrayText }
    .strip img, .movie img { height: 150px; image-rendering: auto; display: block }
    .movie img { height: auto; min-height: 160px; max-height: 420px; max-width: 100% }
    .curves { display: flex; flex-wrap: wrap; gap: 12px } .curve { margin: 0; width: 250px }
    .curve svg { width: 240px; height: 80px; background: color-mix(in srgb, GrayText 10%, Canvas) }
    polyline { fill: none; stroke-width: 1.5 } .golden { stroke: #2e9e4f } .now { stroke: #d03030 }
    """

  static let script = """
    "use strict";
    const filter = document.getElementById("failed");
    const applyFilter = () => document.body.classList.toggle("only", filter.checked);
    filter.addEventListener("change", applyFilter);
    applyFilter();
    for (const figure of document.querySelectorAll(".image")) {
      const slider = figure.querySelector("input");
      const actual = figure.querySelector(".actual");
      const buttons = [...figure.querySelectorAll("button")];
      const update = () => {
        const view = figure.dataset.view;
        actual.style.clipPath = view === "swipe" ? `inset(0 0 0 ${slider.value}%)` : "";
        actual.style.opacity = view === "onion" ? slider.value / 100 : "";
        for (const button of buttons) {
          button.setAttribute("aria-pressed", String(button.dataset.view === view));
        }
      };
      for (const button of buttons) {
        button.addEventListener("click", () => { figure.dataset.view = button.dataset.view; update(); });
      }
      slider.addEventListener("input", update);
      update();
    }
    """
}
