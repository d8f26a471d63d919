// The grammar of layout: the placement of views without frames, and the arrangement of subviews.

extension SceneGrammar {
  /// The keys that place a view in its parent.
  static let placementKeys = [
    KeyRule("width", sideLength, "Points, percent of the parent, fit, or fill."),
    KeyRule("height", sideLength, "Points, percent of the parent, fit, or fill."),
    KeyRule(
      "aspect", ratio,
      "The ratio of width to height, from which a side that is not given is computed."),
    KeyRule("top", length, "The distance from the parent's top edge."),
    KeyRule("leading", length, "The distance from the parent's leading edge."),
    KeyRule("bottom", length, "The distance from the parent's bottom edge."),
    KeyRule("trailing", length, "The distance from the parent's trailing edge."),
    KeyRule(
      "center", .choice(["both", "across", "down"]),
      "The axes along which the view is centered in its parent."
    ),
  ]

  /// The keys that arrange the views inside a view or on a screen.
  static let arrangementKeys =
    [
      KeyRule(
        "stack", .choice(SceneStack.Axis.allCases.map(\.rawValue)),
        "Arranges the views in a row or a column."),
      KeyRule(
        "grid", .number(columns), "Arranges the views in rows with this number of equal cells."),
    ] + cellKeys

  /// The keys that arrange the views inside a view, whose grid may scroll.
  static let viewArrangementKeys =
    [
      arrangementKeys[0],
      KeyRule(
        "grid", .either([.number(columns), .object("items")]),
        "Arranges the views in rows of this many equal cells, or in a scrolling grid."
      ),
    ] + cellKeys

  private static let cellKeys = [
    KeyRule(
      "spacing", radius, default: .number(SceneDefaults.stack.spacing),
      "The spacing between adjacent views in points."),
    KeyRule(
      "align", .choice(SceneStack.Alignment.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.stack.alignment),
      "The alignment of views perpendicular to the stack's axis."),
    KeyRule(
      "distribute", .choice(SceneStack.Distribution.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.stack.distribution),
      "How the remaining space along the stack's axis is distributed."),
    KeyRule("rowHeight", radius, "The height of the grid's cells in points."),
    KeyRule("cellAspect", ratio, "The ratio of width to height of the grid's cells."),
    KeyRule(
      "padding", insets,
      """
      The padding around the views in points: one number, [vertical, horizontal], or [top, \
      leading, bottom, trailing].
      """),
    KeyRule(
      "safeArea", .boolean, default: .boolean(SceneDefaults.layout.keepsToSafeArea),
      "Whether the views are laid out inside the safe area."),
  ]

  /// The arrangement keys that each key of an arrangement requires.
  static let arrangementNeeds = [
    KeyNeed("align", anyOf: ["stack"]), KeyNeed("distribute", anyOf: ["stack"]),
    KeyNeed("spacing", anyOf: ["stack", "grid"]),
    KeyNeed("rowHeight", anyOf: ["grid"]), KeyNeed("cellAspect", anyOf: ["grid"]),
  ]

  static let insets = ValueRule.either([radius, .list(radius, count: insetCounts)])
  /// The numbers of elements of a list of insets: one for each axis, or one for each edge. Three,
  /// which are between them, are rejected by the checker and by the schema.
  static let insetCounts = 2...4

  private static let sideLength = ValueRule.either([radius, .text(.side)])
  static let ratio = ValueRule.number(
    NumberRule(noun: "a ratio", minimum: 0, excludesMinimum: true, limit: SceneLimits.factor))
  static let columns = NumberRule(
    noun: "a whole number of columns", minimum: 0, excludesMinimum: true, limit: 1000,
    isWhole: true)
}
