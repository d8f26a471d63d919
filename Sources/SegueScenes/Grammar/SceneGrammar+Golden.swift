// The grammar of the rule for comparing a scene's goldens.

extension SceneGrammar {
  static let golden = ObjectRule(
    name: "golden", noun: "a golden comparison",
    summary: "How the scene's goldens are compared, if not exactly.",
    keys: [
      .required("reason", .text(.words), "Why the comparison is not exact. Stored in the golden."),
      KeyRule(
        "comparator", .text(.words), default: .described("exact"),
        "How pixels are compared, in the notation of --comparator."),
      KeyRule("maxPixels", pixels, "The maximum number of pixels that may differ."),
      KeyRule("maxCluster", pixels, "The maximum number of adjacent pixels that may differ."),
      KeyRule(
        "ignore", .list(.list(coordinate, count: 4...4), count: 0...100),
        "Rectangles to ignore: [x, y, width, height] in points of the canvas."),
      KeyRule(
        "ignoreViews", .list(name, count: 0...100),
        "The ids of views whose pixels are ignored wherever they are."),
    ],
    needsOneOf: ["comparator", "maxPixels", "maxCluster", "ignore", "ignoreViews"])

  private static let pixels = ValueRule.number(
    NumberRule(
      noun: "a number of pixels", minimum: 0, limit: Double(SceneLimits.canvasAreaInPixels),
      isWhole: true))
}
