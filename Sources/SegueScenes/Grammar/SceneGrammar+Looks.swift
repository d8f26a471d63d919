// What views look like beyond a colour: borders, corners, shadows, masks, depth. Transitions take the
// same words in their states, where nothing must be said.

extension SceneGrammar {
  /// Keys of a view: how its layer looks.
  static let lookKeys = [
    KeyRule("cornerRadius", radius, "Radius of the corners in points. Default 0."),
    KeyRule(
      "corners",
      .either([.choice(SceneCorners.words), .list(.choice(SceneCorners.words), count: 1...4)]),
      "Which corners are round. Default all."),
    KeyRule(
      "cornerCurve", .choice(SceneLook.CornerCurve.allCases.map(\.rawValue)),
      "Whether corners are quarters of circles or run smoothly into the sides. Default circular."),
    KeyRule("border", .object("border"), "A line inside the bounds, over everything."),
    KeyRule("shadow", .object("shadow"), "What it throws on what is behind it."),
    KeyRule("mask", .object("mask"), "What of it is to be seen."),
    KeyRule(
      "blendMode", .choice(SceneLook.BlendMode.allCases.map(\.rawValue)),
      "How its colours meet those behind it. Default normal."),
    KeyRule("doubleSided", .boolean, "Whether it shows from behind. Default true."),
    KeyRule(
      "perspective", eyeDistance,
      "How far the eye is from the views inside it, in points: less is deeper. Default: no depth."),
  ]

  static let border = ObjectRule(
    name: "border", noun: "a border", summary: "A line inside the bounds, over everything.",
    keys: [
      KeyRule("width", radius, "Points. Default 1."),
      KeyRule("color", paint, "Its colour. Default separator."),
    ])

  static let shadow = ObjectRule(
    name: "shadow", noun: "a shadow", summary: "A blurred copy of the view's shape behind it.",
    keys: [
      KeyRule("color", paint, "Its colour. Default black."),
      KeyRule("opacity", fraction, "From 0 to 1. Default 0.25."),
      KeyRule("radius", radius, "How far it is blurred, in points. Default 10."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2), "[x, y] in points. Default [0, 4]: downwards."),
      KeyRule(
        "path", .choice(SceneShadow.Caster.allCases.map(\.rawValue)),
        "What throws it: contents, whatever is seen, or bounds, the rounded rectangle. "
          + "Default contents."),
    ])

  static let mask = ObjectRule(
    name: "mask", noun: "a mask",
    summary: "The part that is seen: a circle, a rectangle or a path.",
    keys: [
      KeyRule("circle", vector, "The centre of a circle: [x, y] in points or percent of the view."),
      KeyRule(
        "radius", .either([radius, .text(.reach)]),
        "The circle's: points, percent of the shorter side, or cover, which leaves nothing out. "
          + "Default cover."),
      KeyRule(
        "frame", .list(length, count: 4...4),
        "A rectangle: [x, y, width, height] in points or percent of the view."),
      KeyRule("cornerRadius", radius, "The rectangle's. Default 0."),
      KeyRule("path", pathData, "Lines and curves, as SVG writes them, in points of the view."),
      KeyRule("viewBox", viewBox, viewBoxSummary),
    ],
    exclusions: [["circle", "frame", "path"], ["frame", "path"]],
    needsOneOf: ["circle", "frame", "path"],
    needs: [
      KeyNeed("radius", anyOf: ["circle"]), KeyNeed("cornerRadius", anyOf: ["frame"]),
      KeyNeed("viewBox", anyOf: ["path"]),
    ])

  static let viewBoxSummary =
    "[x, y, width, height]: what part of the path's own plane is fitted into the view. Default: "
    + "points of the view."
  static let pathData = ValueRule.text(.words)
  static let viewBox = ValueRule.list(coordinate, count: 4...4)
  static let eyeDistance = ValueRule.number(
    NumberRule(
      noun: "a number of points", minimum: 0, excludesMinimum: true, limit: SceneLimits.coordinate))
}
