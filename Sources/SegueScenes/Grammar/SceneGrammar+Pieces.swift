// The grammar of what declared transitions have besides states: parameters, shapes that open, pieces
// and ways to move along.

extension SceneGrammar {
  /// The objects of this file.
  static let motionParts = [motionParameter, reveal, slices, piece, stagger, dim, travel]

  /// The names of the tags. They are those of the catalogue.
  package static let transitionTags = [
    "system", "layer", "slide", "depth", "scale", "focus", "mask", "pieces", "sharedElement",
    "material", "spring", "blur", "seeded", "containers", "navigation", "modal",
  ]

  /// The keys of a transition that its way back does not have.
  static let descriptionKeys = [
    KeyRule("summary", .text(.words), "What happens, in one sentence, for lists."),
    KeyRule("source", .text(.words), "Where the numbers come from, for lists."),
    KeyRule(
      "tags", .list(.choice(transitionTags), count: 1...transitionTags.count),
      "The families and properties of the transition, for lists."),
    KeyRule(
      "parameters", .named(.object("motionParameter")),
      """
      Parameters that steps and commands can set, by name. The transition refers to them by $name, \
      also in expressions such as "1 / $scale" and "$distance * 100%".
      """),
    KeyRule(
      "reduceMotion", name, default: .text(MotionReduction.keepWord),
      """
      What plays where Reduce Motion is on: crossDissolve, a crossfade of the same duration; keep, \
      the transition itself; or another transition by name.
      """),
  ]

  private static let motionParameter = ObjectRule(
    name: "motionParameter", noun: "a parameter",
    summary: "A parameter of a transition: the kind of its values, and the default value.",
    keys: [
      KeyRule("number", anyNumber, "The default value of a number."),
      KeyRule("count", .number(seedNumber), "The default value of a whole number."),
      KeyRule("choice", .text(.name), "The default value of one of several words."),
      KeyRule("direction", directions, "The default value of a direction."),
      KeyRule("corner", corners, "The default value of a corner of the screen."),
      KeyRule("color", color, "The default value of a color."),
      KeyRule(
        "dark", color,
        default: .described("the color"), "The default value of a color in the dark appearance."),
      KeyRule("point", unitPoint, "The default value of a point, as fractions of the container."),
      KeyRule(
        "range", .list(anyNumber, count: 2...2),
        default: .described("[0, 1] for numbers, [1, 100] for whole numbers"),
        "The smallest and the greatest number."),
      KeyRule(
        "unit", .choice(MotionParameter.Unit.allCases.map(\.rawValue)),
        default: .choice(MotionParameter.standardUnit), "The unit of a number."),
      KeyRule(
        "among", .list(.text(.name), count: 1...100),
        default: .described("all directions or corners"), "The words that can be chosen."),
      KeyRule("summary", .text(.words), "What the parameter changes, in one sentence."),
    ],
    exclusions: parameterKinds.indices.dropLast().map { Array(parameterKinds[$0...]) },
    needsOneOf: parameterKinds,
    needs: [
      KeyNeed("range", anyOf: ["number", "count"]), KeyNeed("unit", anyOf: ["number"]),
      KeyNeed("among", anyOf: ["choice", "direction", "corner"]),
      KeyNeed("choice", anyOf: ["among"]),
      KeyNeed("dark", anyOf: ["color"]),
    ])

  /// The keys of a parameter that give its kind.
  static let parameterKinds = [
    "number", "count", "choice", "direction", "corner", "color", "point",
  ]

  private static let reveal = ObjectRule(
    name: "reveal", noun: "a reveal",
    summary: """
      Shapes through which the screen is seen. For the incoming screen they open, for the outgoing \
      one they close.
      """,
    keys: [
      .required(
        "shape", .choice(ScreenReveal.Shape.allCases.map(\.rawValue)), "The kind of the shape."),
      KeyRule(
        "sides", .number(sides), default: .described("6 for polygons, 5 for stars"),
        "The corners of a polygon or points of a star."),
      KeyRule(
        "inner", innerRadius, default: .number(SceneDefaults.reveal.inner),
        "The radius of a star's inner corners, as a fraction of that of its points."),
      KeyRule(
        "origin", unitPoint, default: .point(SceneDefaults.reveal.origin),
        "The center of the shape, as fractions of the screen."),
      KeyRule(
        "turn", degrees, default: .number(SceneDefaults.reveal.turn),
        "The angle by which a polygon or a star turns while it opens, in degrees clockwise."),
      KeyRule(
        "cell", .choice(ScreenReveal.Opening.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.reveal.opening),
        """
        How each cell opens: from the edge that the direction comes from, from its center, or by \
        fading in.
        """),
    ] + cellKeys + pieceKeys,
    exclusions: cellExclusions, needs: [KeyNeed("rows", anyOf: ["columns"])])

  private static let slices = ObjectRule(
    name: "slices", noun: "slices",
    summary: """
      Pieces into which the screen is cut. Those of the outgoing screen go away, those of the \
      incoming one come together.
      """,
    keys: cellKeys + [
      .required("away", .object("pieceState"), "The state of a piece that is away."),
      KeyRule(
        "alternate", .boolean, default: .boolean(SceneDefaults.slices.alternates),
        "Whether every other piece moves and turns the opposite way."),
      KeyRule(
        "shadow", .boolean, default: .boolean(SceneDefaults.slices.castsShadows),
        "Whether the pieces cast shadows beyond their long edges."),
    ] + pieceKeys,
    exclusions: cellExclusions, needsOneOf: cellKinds,
    needs: [KeyNeed("rows", anyOf: ["columns"])])

  private static let piece = ObjectRule(
    name: "pieceState", noun: "a state of a piece", summary: "The state of a piece that is away.",
    keys: [
      KeyRule("translate", vector, "The translation [x, y] in points or percent of the container."),
      travelKey,
      KeyRule("scale", scaling, "The scale: a factor, or [x, y]."),
      KeyRule("rotate", degrees, "The rotation in degrees, clockwise on screen."),
      KeyRule("alpha", fraction, "The opacity, from 0 to 1."),
    ], needsOneOf: ["translate", "travel", "scale", "rotate", "alpha"])

  /// The keys of cells that give how many there are.
  static let cellKinds = ["squares", "along", "across", "columns"]
  private static let cellExclusions =
    cellKinds.indices.dropLast().map { Array(cellKinds[$0...]) }

  private static let cellKeys = [
    KeyRule("columns", .number(cellCount), "The number of columns."),
    KeyRule(
      "rows", .number(cellCount), default: .number(1), "The number of rows, beside columns."),
    KeyRule(
      "squares", .number(cellCount),
      "The number of columns, with as many rows as make the cells closest to squares."),
    KeyRule(
      "along", .number(cellCount), "The number of strips one behind the other in the direction."),
    KeyRule(
      "across", .number(cellCount),
      "The number of strips side by side that each extend in the direction."),
    KeyRule(
      "toward", directions, default: .choice(SceneDefaults.reveal.direction),
      "The direction: of along and across, and of cells that open from an edge."),
  ]

  private static let pieceKeys = [
    KeyRule(
      "stagger", .either([staggerAmount, .object("stagger")]), default: .number(0),
      "When each piece sets out: the start of the last one as a fraction of the transition."),
    KeyRule(
      "ease", .choice(MotionEase.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.pieces.ease),
      "The course of each piece on its part of the time, in addition to the transition's curve."),
    KeyRule(
      "steps", .number(NumberRule(noun: "a whole number", minimum: 1, maximum: 60, isWhole: true)),
      default: .described("1 for linear, otherwise 10"),
      "The number of straight lines that approximate the course."),
  ]

  static let stagger = ObjectRule(
    name: "stagger", noun: "a stagger",
    summary: "When each of several pieces sets out. The last one arrives at the end.",
    keys: [
      .required("amount", staggerAmount, "The start of the last piece, as a fraction."),
      KeyRule(
        "order", .choice(MotionStagger.Order.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.pieces.stagger.order),
        """
        The order: as lines are read, in reverse, from the center, from the corners, one color of a \
        checkerboard after the other, by chance, or in a wave from a corner.
        """),
      KeyRule(
        "corner", corners, default: .choice(SceneDefaults.pieces.stagger.corner),
        "The corner at which a wave starts."),
      KeyRule(
        "seed", .number(seedNumber), default: .number(SceneDefaults.pieces.stagger.seed),
        "The seed of a random order."),
    ])

  static let viewStagger = KeyRule(
    "stagger", .either([staggerAmount, .object("stagger")]), default: .number(0),
    """
    When each of the views sets out, in the order of the screen: the start of the last one as a \
    fraction of the time that all of them take.
    """)

  private static let dim = ObjectRule(
    name: "dim", noun: "a dimming", summary: "A plain color over the screen or the view.",
    keys: [
      KeyRule("color", paint, default: .text(SceneDim.standardColor), "The color."),
      KeyRule(
        "opacity", fraction, default: .number(SceneDefaults.dim.opacity),
        "The opacity, from 0 to 1."),
    ])

  private static let travel = ObjectRule(
    name: "travel", noun: "a travel",
    summary: "A translation in a direction, which can be that of the language.",
    keys: [
      .required("toward", directions, "The direction."),
      .required(
        "by", length, "The distance, in points or percent of the container's side. Can be negative."
      ),
      KeyRule(
        "beyond", radius, default: .number(SceneDefaults.travel.beyond),
        "Points that are added to the distance, away from the place at rest."),
    ])

  static let travelKey = KeyRule(
    "travel", .object("travel"),
    "A translation in a direction, in addition to translate. At rest: by 0.")
  static let dimKey = KeyRule(
    "dim", .either([fraction, .object("dim")]),
    "The opacity of black over the view, or a color with an opacity. At rest: 0.")
  static let pathKey = KeyRule(
    "path", .list(vector, count: 2...100),
    """
    The points of a smooth way to move along, relative to the place at rest, in points or percent \
    of the container. Each stretch takes the same time.
    """)

  private static let directions = ValueRule.choice(SceneMotionDirection.allCases.map(\.rawValue))
  private static let corners = ValueRule.choice(SceneCorner.allCases.map(\.rawValue))
  private static let anyNumber = ValueRule.number(
    NumberRule(
      noun: "a number", minimum: -Double(Int32.max), maximum: Double(Int32.max),
      hidesBounds: true))
  private static let seedNumber = NumberRule(
    noun: "a whole number", minimum: 0, maximum: Double(Int32.max), isWhole: true)
  private static let cellCount = NumberRule(
    noun: "a whole number", minimum: 1, limit: 100, isWhole: true)
  private static let staggerAmount = ValueRule.number(
    NumberRule(noun: "a fraction", minimum: 0, maximum: 0.95))
}
