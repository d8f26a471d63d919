// The grammar of emitters and replicators.

extension SceneGrammar {
  static let emitter = ObjectRule(
    name: "emitter", noun: "an emitter", summary: "A source of moving particles.",
    keys: [
      KeyRule("image", .text(.path), default: .described("a shape"), "The image of the particles."),
      KeyRule(
        "shape", .choice(SceneEmitter.Shape.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.emitter.shape),
        "The shape of particles without an image, 8 points wide, or 12 for strips."),
      KeyRule(
        "color", paint, default: .color(SceneEmitter.standardColor), "The color of the particles."),
      KeyRule(
        "colors", .list(paint, count: 1...100),
        "Several colors, each for an equal share of the particles."),
      KeyRule(
        "rate", .number(birthRate), default: .number(SceneDefaults.emitter.rate),
        "The number of particles emitted per second."),
      KeyRule("start", startSeconds, default: .number(SceneDefaults.emitter.start), startSummary),
      KeyRule(
        "duration", seconds, default: .described("unlimited"),
        "The time in seconds for which particles are emitted."),
      KeyRule(
        "lifetime", seconds, default: .number(SceneDefaults.emitter.lifetime),
        "The lifetime of a particle in seconds."),
      KeyRule(
        "lifetimeRange", seconds, default: .number(SceneDefaults.emitter.lifetimeRange),
        "The range of the lifetime, half of it in each direction."),
      KeyRule(
        "speed", coordinate, default: .number(SceneDefaults.emitter.speed),
        "The initial speed in points per second."),
      KeyRule(
        "speedRange", radius, default: .number(SceneDefaults.emitter.speedRange),
        "The range of the speed, half of it in each direction."),
      KeyRule("direction", degrees, default: .described("-90, or outward"), directionSummary),
      KeyRule(
        "spread", degrees, default: .number(SceneDefaults.emitter.spread),
        "The angle over which the direction varies, in degrees."),
      KeyRule(
        "gravity", .list(coordinate, count: 2...2), default: .point(SceneDefaults.emitter.gravity),
        "The acceleration [x, y] in points per second squared."),
      KeyRule(
        "scale", .number(size), default: .number(SceneDefaults.emitter.scale),
        "The initial size as a factor."),
      KeyRule(
        "scaleRange", .number(size), default: .number(SceneDefaults.emitter.scaleRange),
        "The range of the size, half of it in each direction."),
      KeyRule(
        "scaleSpeed", .number(factor), default: .number(SceneDefaults.emitter.scaleSpeed),
        "The change of the size per second, as a factor."),
      KeyRule(
        "spin", degrees, default: .number(SceneDefaults.emitter.spin),
        "The rotation speed in degrees per second."),
      KeyRule(
        "spinRange", degrees, default: .number(SceneDefaults.emitter.spinRange),
        "The range of the rotation speed, half of it in each direction."),
      KeyRule(
        "fadeSpeed", .number(fadeSpeed), default: .number(SceneDefaults.emitter.fadeSpeed),
        "The alpha that particles lose per second."),
      KeyRule(
        "from", .choice(SceneEmitter.Source.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.emitter.source),
        """
        Where particles are emitted: the view's center, a line across it, its whole area, or the \
        circle inside it.
        """),
      KeyRule(
        "mode", .choice(SceneEmitter.Mode.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.emitter.mode),
        "Whether particles come from the whole area or its outline only."),
      KeyRule(
        "blend", .choice(SceneEmitter.Blend.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.emitter.blend),
        "How overlapping particles are blended."),
      KeyRule(
        "seed", .number(seed), default: .number(SceneDefaults.emitter.seed),
        "The seed of the random variations."),
    ],
    exclusions: [["image", "shape"], ["color", "colors"]],
    needs: [KeyNeed("mode", anyOf: ["from"])])

  static let replicator = ObjectRule(
    name: "replicator", noun: "a replicator", summary: "The repetition of a view's subviews.",
    keys: [
      .required("count", .number(instances), "The number of instances."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2), default: .point(SceneDefaults.replicator.offset),
        "The offset [x, y] of each instance from the previous one, in points."),
      KeyRule(
        "rotate", degrees, default: .number(SceneDefaults.replicator.degrees),
        "The rotation from one instance to the next, about the center, in degrees."),
      KeyRule(
        "scale", scaling, default: .scale(SceneDefaults.replicator.scale),
        "The scale of each instance relative to the previous one, as a factor."),
      KeyRule(
        "fade", fraction, default: .number(SceneDefaults.replicator.fade),
        "The alpha that each instance loses relative to the previous one."),
      KeyRule(
        "delay", seconds, default: .number(SceneDefaults.replicator.delay),
        "The delay of animations from one instance to the next, in seconds."),
    ])

  private static let startSummary =
    """
    When emission starts, in seconds after the screen appears; negative if it has already been \
    emitting by then.
    """
  private static let directionSummary =
    "The direction in degrees: 0 is right and 90 is down, or for circles, 0 is outward."
  private static let startSeconds = ValueRule.number(
    NumberRule(
      noun: "a number of seconds", minimum: -SceneLimits.seconds, maximum: SceneLimits.seconds,
      hidesBounds: true))
  private static let birthRate = NumberRule(
    noun: "a number of particles", minimum: 0, limit: SceneLimits.factor)
  private static let size = NumberRule(noun: "a factor", minimum: 0, limit: SceneLimits.factor)
  private static let fadeSpeed = NumberRule(
    noun: "a number", minimum: 0, limit: SceneLimits.factor)
  private static let seed = NumberRule(
    noun: "a whole number", minimum: 0, maximum: Double(UInt32.max), isWhole: true)
  private static let instances = NumberRule(
    noun: "a whole number", minimum: 1, limit: 1000, isWhole: true)
}
