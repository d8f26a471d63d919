// The grammar of lists and scrolling grids, and of the steps that scroll and tap them.

extension SceneGrammar {
  static let lists = [list, listSection, listRow, items]

  private static let list = ObjectRule(
    name: "list", noun: "a list with rows or sections",
    summary: "A list of rows in sections, as in Settings.",
    keys: [
      KeyRule(
        "style", .choice(SceneList.Style.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.list.style),
        "The style of the list."),
      KeyRule(
        "rows", rows, "The rows of a list with a single section that has no header or footer."),
      KeyRule(
        "sections", .list(.object("listSection"), count: 0...SceneLimits.nodes),
        "A group of rows."),
      KeyRule(
        "rowHeight", positivePoints, default: .described("as their content requires"),
        "The height of the rows in points."),
    ], exclusions: [["rows", "sections"]], needsOneOf: ["rows", "sections"])

  private static let rows = ValueRule.list(.object("listRow"), count: 0...SceneLimits.nodes)

  private static let listSection = ObjectRule(
    name: "listSection", noun: "a section", summary: "A group of rows.",
    keys: [
      KeyRule("header", words, "The text above the rows."),
      KeyRule("footer", words, "The text below the rows."),
      .required("rows", rows, "The rows."),
    ])

  private static let listRow = ObjectRule(
    name: "listRow", noun: "a row", summary: "A row of a list.",
    keys: [
      KeyRule("id", name, "The id by which tap, scroll, and transitions refer to the row."),
      .required("title", words, "The main text."),
      KeyRule("detail", words, "The smaller text below the title."),
      KeyRule("value", words, "The text at the trailing edge."),
      KeyRule("icon", .text(.icon), "The name of the icon before the title."),
      KeyRule(
        "color", paint, default: .described("white on a tile, otherwise the tint color"),
        "The color of the icon."),
      KeyRule(
        "tile", paint, default: .described("no square"),
        "The color of a rounded square behind the icon."),
      KeyRule("image", .text(.path), "The image before the title."),
      KeyRule(
        "imageSize", positivePoints, default: .number(SceneDefaults.row.imageSize),
        "The maximum width and height of the image in points."),
      KeyRule(
        "accessory", .choice(SceneRow.Accessory.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.row.accessory),
        "The accessory at the trailing edge."),
      KeyRule(
        "selected", .boolean, default: .boolean(SceneDefaults.row.isSelected),
        "Whether the row is selected."),
    ], exclusions: [["detail", "value"], ["icon", "image"]],
    needs: [
      KeyNeed("color", anyOf: ["icon"]), KeyNeed("tile", anyOf: ["icon"]),
      KeyNeed("imageSize", anyOf: ["image"]),
    ])

  private static let items = ObjectRule(
    name: "items", noun: "a scrolling grid",
    summary: "Makes the views the items of a scrolling grid. Only visible items are instantiated.",
    keys: [
      KeyRule("columns", .number(columns), "The number of items per line."),
      KeyRule(
        "itemSize", .list(positivePoints, count: 2...2),
        "The size of the items, [width, height], instead of columns."),
      KeyRule(
        "cellAspect", ratio, default: .number(SceneItems.standardAspect),
        "The ratio of width to height of the items, with columns."),
      KeyRule(
        "spacing", radius, default: .number(SceneDefaults.items.spacing),
        "The minimum spacing between adjacent items of a line in points."),
      KeyRule(
        "lineSpacing", radius, default: .described("the value of spacing"),
        "The spacing between lines in points."),
      KeyRule(
        "inset", insets,
        """
        The inset around the items in points: one number, [vertical, horizontal], or [top, \
        leading, bottom, trailing].
        """),
      KeyRule(
        "direction", .choice(["vertical", "horizontal"]),
        default: .choice(SceneDefaults.items.direction),
        "The scroll direction."),
    ], exclusions: [["itemSize", "columns", "cellAspect"]], needsOneOf: ["columns", "itemSize"])

  static let onTap = ObjectRule(
    name: "onTap", noun: "an interaction",
    summary: "A tap on a view, an item, or a row that starts a transition to another screen.",
    keys: [
      .required("onTap", name, "The id of the view, item, or row to tap."),
      KeyRule("present", name, "The screen to present."),
      KeyRule("push", name, "The screen to push."),
      KeyRule("pop", name, "The screen to pop."),
      KeyRule("dismiss", name, "The screen to dismiss."),
      KeyRule(
        "transition", transitionUseOrName,
        """
        The transition: a name, or { name: …, duration: … }. Default for dismissing and popping: \
        the transition with which the screen appeared.
        """
      ),
      KeyRule(
        "style", presentationStyle, default: .described("fullScreen"), "The presentation style."),
    ], exclusions: moveExclusions, needsOneOf: moveVerbs)

  static let tap = ObjectRule(
    name: "tap", noun: "a step",
    summary: "Taps the center of a view, an item, or a row. Lasts until its transition has ended.",
    keys: [
      .required(
        "tap", queryOrWords,
        "The view, item, or row to tap: its id, or a query. In an app: its label, id, or text."),
      KeyRule(
        "press", seconds, default: .number(SceneStep.standardPress),
        "The time in seconds for which the finger rests."),
      KeyRule(
        "count", .number(tapCount), default: .described("one"),
        "The number of taps, of which each begins 0.1 seconds after the end of the previous one."),
      until, timeout,
    ])

  private static let tapCount = NumberRule(
    noun: "a number of taps", minimum: 1, maximum: 10, isWhole: true)

  static let scroll = ObjectRule(
    name: "scroll", noun: "a step", summary: "Scrolls a list, a grid, or a scroll view.",
    keys: [
      .required(
        "scroll", .either([.text(.words), .object("targetScroll")]),
        "The id of the list, the grid, or the scroll view; or { in: …, to: … } to use a finger."),
      KeyRule(
        "to", .either([name, .number(index)]),
        "The row or item to scroll to: its id, or its index, counted from 0."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2),
        "The content offset to scroll to, [x, y], instead of to."),
      KeyRule(
        "at", .choice(SceneScroll.Place.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.scroll.place),
        "Where the row or item is located after scrolling."),
      KeyRule(
        "animated", .boolean, default: .boolean(SceneDefaults.scroll.isAnimated),
        "Whether scrolling is animated, which takes 0.3 seconds."),
      timeout,
    ], exclusions: [["offset", "to", "at"]])

  private static let index = NumberRule(
    noun: "a whole number", minimum: 0, limit: Double(SceneLimits.nodes), isWhole: true)
  private static let positivePoints = ValueRule.number(
    NumberRule(
      noun: "a number of points", minimum: 0, excludesMinimum: true, limit: SceneLimits.coordinate))
}
