// The grammar of shapes and gradients: as the content of a view, which is complete, and as a state
// of a transition, which contains only what changes.

extension SceneGrammar {
  static let shape = ObjectRule(
    name: "shape", noun: "a shape", summary: "A filled and stroked shape.",
    keys: [
      KeyRule(
        "kind", .choice(SceneShape.Kind.allCases.map(\.rawValue)),
        """
        The kind of a shape that fills the view. Outlines of circles and stars start at the top \
        and run clockwise.
        """
      ),
      KeyRule(
        "sides", .number(sides), default: .described("6 for polygons, 5 for stars"),
        "The corners of a polygon or points of a star."),
      KeyRule(
        "from", unitPoint, default: .point(SceneShape.standardLine.from),
        "Where a line starts, as fractions of the view."),
      KeyRule(
        "to", unitPoint, default: .point(SceneShape.standardLine.to),
        "Where a line ends, as fractions of the view."),
    ] + shapeStateKeys + [
      viewBoxKey,
      KeyRule(
        "fillRule", .choice(SceneShape.FillRule.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.shape.fillRule),
        "The rule that determines the inside of overlapping outlines."),
      KeyRule(
        "cap", .choice(SceneShape.Cap.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.shape.cap),
        "The shape of the line's ends."),
      KeyRule(
        "join", .choice(SceneShape.Join.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.shape.join),
        "The shape of the line's corners."),
      KeyRule(
        "miterLimit", .number(NumberRule(noun: "a factor", minimum: 1, limit: SceneLimits.factor)),
        default: .number(SceneDefaults.shape.miterLimit),
        "The maximum length of a mitered corner, as a multiple of the line width."),
      KeyRule(
        "dash", .list(radius, count: 1...100),
        "The alternating lengths of dashes and gaps in points."),
    ],
    exclusions: [["kind", "path"]],
    needsOneOf: ["kind", "path"],
    needs: [
      KeyNeed("viewBox", anyOf: ["path"]), KeyNeed("dashPhase", anyOf: ["dash"]),
      KeyNeed("sides", anyOf: ["kind"]), KeyNeed("from", anyOf: ["kind"]),
      KeyNeed("to", anyOf: ["kind"]),
    ])

  static let shapeState = ObjectRule(
    name: "shapeState", noun: "a state of a shape", summary: "The state of a shape at one instant.",
    keys: shapeStateKeys)

  private static let shapeStateKeys = [
    KeyRule(
      "path", pathData,
      """
      A path in the notation of SVG. A path can be animated into one with the same sequence of \
      commands.
      """
    ),
    KeyRule(
      "fill", paint, default: .described("label, or none if there is a stroke"), "The fill color."),
    KeyRule("stroke", paint, default: .described("no stroke"), "The stroke color."),
    KeyRule(
      "lineWidth", radius, default: .resting(.number(1)), "The line width of the stroke in points."),
    KeyRule(
      "dashPhase", coordinate, default: .resting(.number(0)),
      "The offset into the dash pattern at which the stroke starts, in points."),
    KeyRule(
      "strokeStart", fraction, default: .resting(.number(0)),
      "Where the stroke starts, as a fraction of its length."),
    KeyRule(
      "strokeEnd", fraction, default: .resting(.number(1)),
      "Where the stroke ends, as a fraction of its length."),
  ]

  static let gradient = ObjectRule(
    name: "gradient", noun: "a gradient", summary: "A color gradient.",
    keys: [
      KeyRule(
        "type", .choice(SceneGradient.Kind.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.gradient.kind),
        "Whether colors run along a line, outward from a point, or around it.")
    ]
      + gradientStateKeys.map { key in
        var required = key
        required.isRequired = key.name == "colors"
        return required
      })

  static let gradientState = ObjectRule(
    name: "gradientState", noun: "a state of a gradient",
    summary: "The state of a gradient at one instant.", keys: gradientStateKeys)

  private static let gradientStateKeys = [
    KeyRule("colors", .list(paint, count: 2...1000), "The colors, in order."),
    KeyRule(
      "locations", .list(fraction, count: 2...1000), default: .described("evenly spaced"),
      "The location of each color, increasing from 0 to 1."),
    KeyRule(
      "from", unitPoint, default: .described("[0.5, 0], or the center of the view"),
      """
      Where the first color is located, as fractions of the view; for radial and conic gradients, \
      the center.
      """),
    KeyRule(
      "to", unitPoint, default: .described("[0.5, 1], or a corner, or the top"),
      "Where the last color is located; for conic gradients, the direction of the start."),
  ]

  static let sides = NumberRule(
    noun: "a whole number", minimum: 3, limit: 1000, isWhole: true)
}
