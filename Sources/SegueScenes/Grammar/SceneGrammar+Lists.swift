// Lists and grids that scroll, and what scripts do to them.

extension SceneGrammar {
  static let lists = [list, listSection, listRow, items]

  private static let list = ObjectRule(
    name: "list", noun: "a list", summary: "Rows in sections, as in any settings.",
    keys: [
      KeyRule(
        "style", .choice(SceneList.Style.allCases.map(\.rawValue)), "How it looks. Default plain."),
      KeyRule("rows", rows, "The rows, if there is one section without header and footer."),
      KeyRule(
        "sections", .list(.object("listSection"), count: 0...SceneLimits.nodes),
        "Rows that belong together."),
      KeyRule(
        "rowHeight", positivePoints, "Points from top to bottom of a row. Default: as it needs."),
    ], exclusions: [["rows", "sections"]], needsOneOf: ["rows", "sections"])

  private static let rows = ValueRule.list(.object("listRow"), count: 0...SceneLimits.nodes)

  private static let listSection = ObjectRule(
    name: "listSection", noun: "a section", summary: "Rows that belong together.",
    keys: [
      KeyRule("header", words, "What stands over them."),
      KeyRule("footer", words, "What stands under them."),
      .required("rows", rows, "The rows."),
    ])

  private static let listRow = ObjectRule(
    name: "listRow", noun: "a row", summary: "A row of a list.",
    keys: [
      KeyRule("id", name, "A name for tap, scroll and transitions."),
      .required("title", words, "What it says."),
      KeyRule("detail", words, "What it says below, smaller."),
      KeyRule("value", words, "What it says at its end."),
      KeyRule("icon", .text(.icon), "A pictogram before it."),
      KeyRule("color", paint, "The pictogram's colour. Default white on a tile, else the tint."),
      KeyRule("tile", paint, "A rounded square on which the pictogram stands. Default none."),
      KeyRule("image", .text(.path), "A picture before it."),
      KeyRule(
        "imageSize", positivePoints, "The most points of the picture across and down. Default 40."),
      KeyRule(
        "accessory", .choice(SceneRow.Accessory.allCases.map(\.rawValue)),
        "What is at its end. Default none."),
      KeyRule("selected", .boolean, "Whether it is selected. Default false."),
    ], exclusions: [["detail", "value"], ["icon", "image"]],
    needs: [
      KeyNeed("color", anyOf: ["icon"]), KeyNeed("tile", anyOf: ["icon"]),
      KeyNeed("imageSize", anyOf: ["image"]),
    ])

  private static let items = ObjectRule(
    name: "items", noun: "a grid that scrolls",
    summary: "The views are the items of a grid that scrolls; only those in view exist.",
    keys: [
      KeyRule("columns", .number(columns), "How many items stand in a line."),
      KeyRule(
        "itemSize", .list(positivePoints, count: 2...2),
        "[width, height] of items, instead of columns."),
      KeyRule("cellAspect", ratio, "Width by height of an item in columns. Default 1."),
      KeyRule("spacing", radius, "Points between neighbours in a line, at least. Default 0."),
      KeyRule("lineSpacing", radius, "Points between lines. Default: as spacing."),
      KeyRule(
        "inset", insets,
        "Points around the items: one number, [vertical, horizontal], or four: "
          + "[top, leading, bottom, trailing]."),
      KeyRule(
        "direction", .choice(["vertical", "horizontal"]), "Which way it scrolls. Default vertical."),
    ], exclusions: [["itemSize", "columns", "cellAspect"]], needsOneOf: ["columns", "itemSize"])

  static let onTap = ObjectRule(
    name: "onTap", noun: "an interaction",
    summary: "A tap on a view, an item or a row that moves to another screen.",
    keys: [
      .required("onTap", name, "The id of what is tapped."),
      KeyRule("present", name, "The screen that is presented."),
      KeyRule("push", name, "The screen that is pushed."),
      KeyRule("pop", name, "The screen that is popped."),
      KeyRule("dismiss", name, "The screen that is dismissed."),
      KeyRule(
        "transition", transitionUseOrName,
        "How: a name, or { name: …, duration: … }. Default on the way back: the one it came with."),
      KeyRule("style", presentationStyle, "The style of what is presented. Default: fullScreen."),
    ], exclusions: moveExclusions, needsOneOf: moveVerbs)

  static let tap = ObjectRule(
    name: "tap", noun: "a step",
    summary: "Taps in the middle of a view, an item or a row; lasts until what it began has ended.",
    keys: [
      .required("tap", name, "The id of what is tapped."),
      KeyRule("press", seconds, "Seconds for which the finger rests. Default 0.1."), until,
    ])

  static let scroll = ObjectRule(
    name: "scroll", noun: "a step", summary: "Has a list, a grid or a scroll view scroll.",
    keys: [
      .required("scroll", name, "The id of the list, the grid or the scroll view."),
      KeyRule(
        "to", .either([name, .number(index)]),
        "The id of a row or an item, or its number, counted from 0."),
      KeyRule("offset", .list(coordinate, count: 2...2), "[x, y] of the content, instead of to."),
      KeyRule(
        "at", .choice(SceneScroll.Place.allCases.map(\.rawValue)),
        "Where it is then. Default start."),
      KeyRule("animated", .boolean, "false scrolls at once. Default true: 0.3 seconds."),
    ], exclusions: [["offset", "to", "at"]], needsOneOf: ["to", "offset"])

  private static let index = NumberRule(
    noun: "a whole number", minimum: 0, limit: Double(SceneLimits.nodes), isWhole: true)
  private static let positivePoints = ValueRule.number(
    NumberRule(
      noun: "a number of points", minimum: 0, excludesMinimum: true, limit: SceneLimits.coordinate))
}
