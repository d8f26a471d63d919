// How the goldens of a scene are compared.

extension SceneGrammar {
  static let golden = ObjectRule(
    name: "golden", noun: "a way to compare goldens",
    summary: "How goldens of the scene are compared, unless exactly.",
    keys: [
      .required("reason", .text(.words), "Why not every pixel counts; kept with the golden."),
      KeyRule(
        "comparator", .text(.words), "How pixels are compared, as --comparator says. Default exact."
      ),
      KeyRule("maxPixels", pixels, "The most pixels that may differ."),
      KeyRule("maxCluster", pixels, "The most pixels that may differ and touch each other."),
      KeyRule(
        "ignore", .list(.list(coordinate, count: 4...4), count: 0...100),
        "Rectangles that do not count, [x, y, width, height] in points of the canvas."),
      KeyRule(
        "ignoreViews", .list(name, count: 0...100),
        "Ids of views whose pixels do not count, wherever they are."),
    ],
    needsOneOf: ["comparator", "maxPixels", "maxCluster", "ignore", "ignoreViews"])

  private static let pixels = ValueRule.number(
    NumberRule(
      noun: "a number of pixels", minimum: 0, limit: Double(SceneLimits.canvasAreaInPixels),
      isWhole: true))
}
