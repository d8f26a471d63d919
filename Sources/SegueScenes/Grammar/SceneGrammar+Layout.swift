// Where views go without frames.

extension SceneGrammar {
  /// Keys of any view: where it goes in its parent.
  static let placementKeys = [
    KeyRule("width", sideLength, "Points, percent of the parent, fit or fill."),
    KeyRule("height", sideLength, "Points, percent of the parent, fit or fill."),
    KeyRule("aspect", ratio, "Width by height, for the side that is not said."),
    KeyRule("top", length, "Distance from the parent's upper edge."),
    KeyRule("leading", length, "Distance from the edge at which lines begin."),
    KeyRule("bottom", length, "Distance from the parent's lower edge."),
    KeyRule("trailing", length, "Distance from the edge at which lines end."),
    KeyRule(
      "center", .choice(["both", "across", "down"]),
      "In the middle of the parent, along which axis."
    ),
  ]

  /// Keys of a view that has views in it: how they are arranged.
  static let arrangementKeys =
    [
      KeyRule(
        "stack", .choice(SceneStack.Axis.allCases.map(\.rawValue)),
        "The views stand in a row or column."),
      KeyRule("grid", .number(columns), "The views stand in rows of so many equal cells."),
    ] + cellKeys

  /// The same for a view, whose grid may scroll.
  static let viewArrangementKeys =
    [
      arrangementKeys[0],
      KeyRule(
        "grid", .either([.number(columns), .object("items")]),
        "The views stand in rows of so many equal cells; or they are the items of a grid that scrolls."
      ),
    ] + cellKeys

  private static let cellKeys = [
    KeyRule("spacing", radius, "Points between neighbours. Default 0."),
    KeyRule(
      "align", .choice(SceneStack.Alignment.allCases.map(\.rawValue)),
      "Where views are across a stack. Default fill."),
    KeyRule(
      "distribute", .choice(SceneStack.Distribution.allCases.map(\.rawValue)),
      "What becomes of room that no view wants. Default start."),
    KeyRule("rowHeight", radius, "Points from top to bottom of a grid's cell."),
    KeyRule("cellAspect", ratio, "Width by height of a grid's cell."),
    KeyRule(
      "padding", insets,
      "Points around the views: one number, [vertical, horizontal], or four: "
        + "[top, leading, bottom, trailing]."),
    KeyRule("safeArea", .boolean, "Whether its views keep to the safe area. Default false."),
  ]

  /// What a key of an arrangement goes with.
  static let arrangementNeeds = [
    KeyNeed("align", anyOf: ["stack"]), KeyNeed("distribute", anyOf: ["stack"]),
    KeyNeed("spacing", anyOf: ["stack", "grid"]),
    KeyNeed("rowHeight", anyOf: ["grid"]), KeyNeed("cellAspect", anyOf: ["grid"]),
  ]

  static let insets = ValueRule.either([radius, .list(radius, count: 2...4)])

  private static let sideLength = ValueRule.either([radius, .text(.side)])
  static let ratio = ValueRule.number(
    NumberRule(noun: "a ratio", minimum: 0, excludesMinimum: true, limit: SceneLimits.factor))
  static let columns = NumberRule(
    noun: "a whole number of columns", minimum: 0, excludesMinimum: true, limit: 1000,
    isWhole: true)
}
