// Shapes and gradients: as what a view shows, where all is said, and as a state on the way, where only
// what changes is.

extension SceneGrammar {
  static let shape = ObjectRule(
    name: "shape", noun: "a shape", summary: "Lines and curves, filled and stroked.",
    keys: [
      KeyRule(
        "kind", .choice(SceneShape.Kind.allCases.map(\.rawValue)),
        "A shape that fills the view. Circles and stars begin at the top and run clockwise."),
      KeyRule(
        "sides", .number(sides), "Corners of a polygon, points of a star. Default 6 and 5."),
      KeyRule(
        "from", unitPoint, "Where a line begins, in parts of the view. Default [0, 0.5]."),
      KeyRule("to", unitPoint, "Where a line ends. Default [1, 0.5]."),
    ] + shapeStateKeys + [
      KeyRule("viewBox", viewBox, viewBoxSummary),
      KeyRule(
        "fillRule", .choice(SceneShape.FillRule.allCases.map(\.rawValue)),
        "What is inside where outlines cross. Default nonZero."),
      KeyRule(
        "cap", .choice(SceneShape.Cap.allCases.map(\.rawValue)), "Ends of the line. Default butt."),
      KeyRule(
        "join", .choice(SceneShape.Join.allCases.map(\.rawValue)),
        "Corners of the line. Default miter."),
      KeyRule(
        "miterLimit", .number(NumberRule(noun: "a factor", minimum: 1, limit: SceneLimits.factor)),
        "How far a corner's tip may reach, in widths of the line. Default 10."),
      KeyRule(
        "dash", .list(radius, count: 1...100), "Lengths of dashes and gaps in turn, in points."),
    ],
    exclusions: [["kind", "path"]],
    needsOneOf: ["kind", "path"],
    needs: [
      KeyNeed("viewBox", anyOf: ["path"]), KeyNeed("dashPhase", anyOf: ["dash"]),
      KeyNeed("sides", anyOf: ["kind"]), KeyNeed("from", anyOf: ["kind"]),
      KeyNeed("to", anyOf: ["kind"]),
    ])

  static let shapeState = ObjectRule(
    name: "shapeState", noun: "a state of a shape", summary: "How a shape is at one moment.",
    keys: shapeStateKeys)

  private static let shapeStateKeys = [
    KeyRule(
      "path", pathData,
      "Lines and curves, as SVG writes them. A path turns into one with the same steps."),
    KeyRule("fill", paint, "Fills it. Default label, or nothing where there is a stroke."),
    KeyRule("stroke", paint, "Draws its outline. Default: no outline."),
    KeyRule("lineWidth", radius, "Width of the outline in points. Default 1."),
    KeyRule("dashPhase", coordinate, "How far into the dashes the line begins. Default 0."),
    KeyRule("strokeStart", fraction, "Where the line begins, in parts of its length. Default 0."),
    KeyRule("strokeEnd", fraction, "Where the line ends, in parts of its length. Default 1."),
  ]

  static let gradient = ObjectRule(
    name: "gradient", noun: "a gradient", summary: "Colours that run into each other.",
    keys: [
      KeyRule(
        "type", .choice(SceneGradient.Kind.allCases.map(\.rawValue)),
        "Along a line, out from a point, or round it. Default axial.")
    ]
      + gradientStateKeys.map { key in
        var required = key
        required.isRequired = key.name == "colors"
        return required
      })

  static let gradientState = ObjectRule(
    name: "gradientState", noun: "a state of a gradient",
    summary: "How a gradient is at one moment.", keys: gradientStateKeys)

  private static let gradientStateKeys = [
    KeyRule("colors", .list(paint, count: 2...1000), "The colours, in order."),
    KeyRule(
      "locations", .list(fraction, count: 2...1000),
      "Where each colour is, rising from 0 to 1. Default: evenly spread."),
    KeyRule(
      "from", unitPoint,
      "Where the first colour is, in parts of the view; the centre of radial and conic ones. "
        + "Default [0.5, 0], or the middle."),
    KeyRule(
      "to", unitPoint,
      "Where the last colour is; where conic ones begin. Default [0.5, 1], or a corner, or the top."
    ),
  ]

  private static let sides = NumberRule(
    noun: "a whole number", minimum: 3, limit: 1000, isWhole: true)
}
