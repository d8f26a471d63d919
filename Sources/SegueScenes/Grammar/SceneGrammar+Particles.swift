// Emitters and replicators: many small things out of few words.

extension SceneGrammar {
  static let emitter = ObjectRule(
    name: "emitter", noun: "an emitter", summary: "Particles that come, move and go.",
    keys: [
      KeyRule("image", .text(.path), "The picture of a particle. Default: a shape."),
      KeyRule(
        "shape", .choice(SceneEmitter.Shape.allCases.map(\.rawValue)),
        "A particle without a picture: 8 points wide, strips 12. Default disc."),
      KeyRule("color", paint, "What particles are coloured with. Default white."),
      KeyRule(
        "colors", .list(paint, count: 1...100), "Several colours, which get equal shares."),
      KeyRule("rate", .number(birthRate), "Particles per second. Default 20."),
      KeyRule("start", startSeconds, startSummary),
      KeyRule("duration", seconds, "Seconds for which it emits. Default: for ever."),
      KeyRule("lifetime", seconds, "Seconds that a particle is there. Default 2."),
      KeyRule("lifetimeRange", seconds, "How much that differs: half of it either way. Default 0."),
      KeyRule("speed", coordinate, "Points per second at birth. Default 100."),
      KeyRule("speedRange", radius, "How much that differs: half of it either way. Default 0."),
      KeyRule("direction", degrees, directionSummary),
      KeyRule("spread", degrees, "The angle of the fan in which they leave. Default 0."),
      KeyRule(
        "gravity", .list(coordinate, count: 2...2),
        "[x, y]: points per second that their speed grows by each second. Default [0, 0]."),
      KeyRule("scale", .number(size), "The size at birth, as a factor. Default 1."),
      KeyRule("scaleRange", .number(size), "How much that differs: half of it either way."),
      KeyRule("scaleSpeed", .number(factor), "How much the size grows per second. Default 0."),
      KeyRule("spin", degrees, "Degrees per second. Default 0."),
      KeyRule("spinRange", degrees, "How much that differs: half of it either way. Default 0."),
      KeyRule("fadeSpeed", .number(fadeSpeed), "Alpha that they lose per second. Default 0."),
      KeyRule(
        "from", .choice(SceneEmitter.Source.allCases.map(\.rawValue)),
        "Where they are born: the view's middle, a line across it, all of it, or the circle in it. "
          + "Default point."),
      KeyRule(
        "mode", .choice(SceneEmitter.Mode.allCases.map(\.rawValue)),
        "Whether they are born on the outline only. Default surface."),
      KeyRule(
        "blend", .choice(SceneEmitter.Blend.allCases.map(\.rawValue)),
        "Whether their light adds up. Default normal."),
      KeyRule("seed", .number(seed), "Another number is another play of chance. Default 0."),
    ],
    exclusions: [["image", "shape"], ["color", "colors"]],
    needs: [KeyNeed("mode", anyOf: ["from"])])

  static let replicator = ObjectRule(
    name: "replicator", noun: "a replicator", summary: "How views are repeated.",
    keys: [
      .required("count", .number(instances), "How often the views are there."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2),
        "[x, y]: how far each instance is from the one before it. Default [0, 0]."),
      KeyRule("rotate", degrees, "How far it is turned, about the view's middle. Default 0."),
      KeyRule("scale", scaling, "How much larger it is, as a factor. Default 1."),
      KeyRule("fade", fraction, "Alpha that it loses. Default 0."),
      KeyRule("delay", seconds, "Seconds by which its animations are late. Default 0."),
    ])

  private static let startSummary =
    "Seconds after its screen comes; less than 0 if it has been emitting before. Default 0."
  private static let directionSummary =
    "Where they go: 0 is right, 90 down; of circles, 0 is outwards. Default -90, or outwards."
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
