// The grammar of styles: borders, corners, shadows, masks, depth. The states of transitions use the
// same objects, with all keys optional.

extension SceneGrammar {
  /// The keys that style a view's layer.
  static let styleKeys = [
    KeyRule(
      "cornerRadius", radius, default: .number(SceneDefaults.view.cornerRadius),
      "The radius of the corners in points."),
    KeyRule(
      "corners",
      .either([.choice(SceneCorners.words), .list(.choice(SceneCorners.words), count: 1...4)]),
      default: .texts(SceneDefaults.style.corners.words),
      "The corners that are rounded."),
    KeyRule(
      "cornerCurve", .choice(SceneStyle.CornerCurve.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.style.cornerCurve),
      "Whether corners are circular arcs or continuous curves."),
    KeyRule(
      "border", .object("border"), "A line along the inside of the bounds, above all other content."
    ),
    KeyRule("shadow", .object("shadow"), "The shadow of the view."),
    KeyRule("mask", .object("mask"), "The part of the view that is visible."),
    KeyRule(
      "blendMode", .choice(SceneStyle.blendModes.map(\.name)),
      default: .text(SceneDefaults.style.blendMode.name),
      "How the view's colors are blended with the colors behind it."),
    KeyRule(
      "doubleSided", .boolean, default: .boolean(SceneDefaults.style.isDoubleSided),
      "Whether the view is visible when it faces away from the viewer."),
    KeyRule(
      "perspective", eyeDistance, default: .described("no perspective"),
      """
      The distance of the viewer from the subviews in points; a smaller distance gives a stronger \
      perspective.
      """),
  ]

  static let border = ObjectRule(
    name: "border", noun: "a border",
    summary: "A line along the inside of the bounds, above all other content.",
    keys: [
      KeyRule(
        "width", radius, default: .resting(.number(SceneBorder.standardWidth)),
        "The width in points."),
      KeyRule(
        "color", paint, default: .resting(.string(SceneBorder.standardColor.name ?? "")),
        "The color."),
    ])

  static let shadow = ObjectRule(
    name: "shadow", noun: "a shadow",
    summary: "A blurred copy of the view's shape, drawn behind it.",
    keys: [
      KeyRule(
        "color", paint, default: .resting(.string(SceneShadow.standardColor.name ?? "")),
        "The color."),
      KeyRule(
        "opacity", fraction, default: .resting(.number(SceneShadow.standardOpacity)),
        "The opacity, from 0 to 1."),
      KeyRule(
        "radius", radius, default: .resting(.number(SceneShadow.standardRadius)),
        "The blur radius in points."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2),
        default: .resting(.point(SceneShadow.standardOffset)),
        "The offset [x, y] in points; positive values are rightward and downward."),
      KeyRule(
        "path", .choice(SceneShadow.Caster.allCases.map(\.rawValue)),
        default: .resting(.string(SceneShadow.Caster.contents.rawValue)),
        """
        The shape that casts the shadow: contents, everything that the view shows, or bounds, its \
        rounded rectangle.
        """),
    ])

  static let mask = ObjectRule(
    name: "mask", noun: "a mask",
    summary: "The visible part of a view: a circle, a rectangle, a polygon, a star, or a path.",
    keys: [
      KeyRule("circle", vector, "The center of a circle: [x, y] in points or percent of the view."),
      KeyRule(
        "diamond", vector, "The center of a square that stands on its corner, given as for circle."),
      KeyRule("polygon", vector, "The center of a regular polygon, given as for circle."),
      KeyRule("star", vector, "The center of a star, given as for circle."),
      KeyRule(
        "sides", .number(sides), default: .described("6 for polygons, 5 for stars"),
        "The corners of a polygon or points of a star."),
      KeyRule(
        "inner", innerRadius, default: .number(ScreenReveal.standardInner),
        "The radius of a star's inner corners, as a fraction of that of its points."),
      KeyRule(
        "turn", degrees, default: .number(SceneMaskPolygon.standardTurn),
        "The angle by which a polygon or a star is turned, in degrees clockwise."),
      KeyRule(
        "radius", .either([radius, .text(.reach)]), default: .text("cover"),
        """
        The radius of the circle, or of the outer corners: points, percent of the shorter side, or cover, which includes \
        the whole view.
        """),
      KeyRule(
        "frame", .list(length, count: 4...4),
        "A rectangle: [x, y, width, height] in points or percent of the view."),
      KeyRule(
        "cornerRadius", radius, default: .number(SceneMask.standardCornerRadius),
        "The corner radius of the rectangle in points."),
      KeyRule("path", pathData, "A path in the notation of SVG, in points of the view."),
      viewBoxKey,
    ],
    exclusions: maskShapes.indices.dropLast().map { Array(maskShapes[$0...]) },
    needsOneOf: maskShapes,
    needs: [
      KeyNeed("radius", anyOf: ["circle"] + straightMasks),
      KeyNeed("sides", anyOf: ["polygon", "star"]), KeyNeed("inner", anyOf: ["star"]),
      KeyNeed("turn", anyOf: straightMasks), KeyNeed("cornerRadius", anyOf: ["frame"]),
      KeyNeed("viewBox", anyOf: ["path"]),
    ])

  /// The keys of a mask that give its shape.
  private static let maskShapes = ["circle", "frame", "path"] + straightMasks
  /// The shapes of masks with straight edges.
  static let straightMasks = ["diamond", "polygon", "star"]
  static let innerRadius = ValueRule.number(
    NumberRule(noun: "a fraction", minimum: 0.01, maximum: 1))

  static let viewBoxKey = KeyRule(
    "viewBox", .list(coordinate, count: 4...4), default: .described("points of the view"),
    """
    The rectangle of the path's coordinate system that is fitted into the view: [x, y, width, \
    height].
    """)
  static let pathData = ValueRule.text(.words)
  static let eyeDistance = ValueRule.number(
    NumberRule(
      noun: "a number of points", minimum: 0, excludesMinimum: true, limit: SceneLimits.coordinate))
}
