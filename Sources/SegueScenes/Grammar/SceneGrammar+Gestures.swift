// What fingers can do on screens, and what they do in a script.

extension SceneGrammar {
  static let interaction = ObjectRule(
    name: "interaction", noun: "an interaction",
    summary: "A pan in one direction that steers a move to another screen.",
    keys: [
      .required(
        "pan", .choice(SceneInteraction.Direction.allCases.map(\.rawValue)),
        "Which way the finger goes."),
      KeyRule(
        "edge", .boolean,
        "Whether it has to come in over the edge on the other side. Default false."),
      KeyRule("present", name, "The screen that is presented."),
      KeyRule("push", name, "The screen that is pushed."),
      KeyRule("pop", name, "The screen that is popped."),
      KeyRule("dismiss", name, "The screen that is dismissed."),
      .required(
        "transition", transitionUseOrName,
        "What the finger steers: a name, or { name: …, duration: … }."),
      KeyRule("style", presentationStyle, "The style of what is presented. Default: fullScreen."),
      KeyRule(
        "begin", radius, "How far the finger goes before it steers anything, in points. Default 0."),
      KeyRule(
        "distance", .either([.number(distance), .text(.percent)]),
        "How far it goes from there to the end, in points or percent of the screen. Default 100%."),
      KeyRule(
        "finishAbove", fraction,
        "Above this progress the move is finished when the finger is lifted. Default 0.5."),
      KeyRule(
        "finishVelocity", .number(velocity),
        "Above this speed in its direction, in points a second, as well. Default: at no speed."),
    ],
    exclusions: [
      ["present", "push", "pop", "dismiss"], ["push", "pop", "dismiss", "style"],
      ["pop", "dismiss", "style"], ["dismiss", "style"],
    ],
    needsOneOf: ["present", "push", "pop", "dismiss"])

  static let dragging = ObjectRule(
    name: "dragging", noun: "a drag", summary: "A finger that is dragged along a line.",
    keys: [
      KeyRule(
        "from", vector, "Where it comes down: [x, y], in points or percent of the canvas."),
      KeyRule("to", vector, "Where it goes."),
      KeyRule(
        "path", .list(vector, count: 2...10_000), "The corners of its way, instead of from and to."),
      KeyRule("duration", seconds, "Seconds on the way. Default 0.3."),
      KeyRule("curve", curve, "How it gathers and loses speed. Default linear."),
      KeyRule("hold", seconds, "Seconds for which it then rests. Default 0."),
      KeyRule("end", fingerEnd, "Whether it is lifted or taken away. Default release."),
    ],
    exclusions: [["path", "from", "to"]], needsOneOf: ["path", "from"])

  static let finger = ObjectRule(
    name: "finger", noun: "a finger", summary: "What one finger does, place by place.",
    keys: [
      .required(
        "path", .list(.list(sample, count: 3...3), count: 1...SceneLimits.nodes),
        "[seconds, x, y]: where it is, and how long after the beginning of the step."),
      KeyRule("end", fingerEnd, "Whether it is lifted or taken away. Default release."),
    ])

  static let drag = ObjectRule(
    name: "drag", noun: "a step",
    summary: "Drags a finger; lasts until it has left and what it steered has ended.",
    keys: [.required("drag", .object("dragging"), "Along which way, and how fast.")])

  static let touch = ObjectRule(
    name: "touch", noun: "a step",
    summary: "Moves fingers; lasts until all have left and what they steered has ended.",
    keys: [
      .required(
        "touch", .list(.object("finger"), count: 1...10),
        "The fingers, each with its own time line."
      )
    ])

  private static let fingerEnd = ValueRule.choice(FingerEnd.allCases.map(\.rawValue))
  private static let sample = ValueRule.number(
    NumberRule(
      noun: "a number", minimum: -SceneLimits.coordinate, maximum: SceneLimits.coordinate,
      hidesBounds: true))
  private static let distance = NumberRule(
    noun: "a number of points", minimum: 0, excludesMinimum: true, limit: SceneLimits.coordinate)
  private static let velocity = NumberRule(
    noun: "a number of points a second", minimum: -SceneLimits.coordinate,
    maximum: SceneLimits.coordinate, hidesBounds: true)
}
