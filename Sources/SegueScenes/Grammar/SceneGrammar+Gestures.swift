// What fingers can do on screens, and what they do in a script.

extension SceneGrammar {
  static let pan = ObjectRule(
    name: "pan", noun: "an interaction",
    summary: "A pan in one direction that steers a move to another screen.",
    keys: [
      .required("pan", direction, "Which way the finger goes."),
      KeyRule(
        "edge", .boolean,
        "Whether it has to come in over the edge on the other side. Default false."),
    ] + moveKeys, exclusions: moveExclusions, needsOneOf: moveVerbs)

  static let pull = ObjectRule(
    name: "pull", noun: "an interaction",
    summary: "A scroll view that steers a move to another screen when it is pulled past its end.",
    keys: [
      .required("pull", name, "The id of the scroll view."),
      KeyRule(
        "past", .choice(["top", "bottom", "left", "right"]),
        "Past which end of its content. Default top."),
    ] + moveKeys, exclusions: moveExclusions, needsOneOf: moveVerbs)

  static let grab = ObjectRule(
    name: "grab", noun: "an interaction",
    summary: "A touch on a running transition of this screen pauses it; then the finger decides.",
    keys: [
      .required("grab", direction, "Which way the finger takes the transition forwards."),
      KeyRule(
        "distance", lengthOfWay,
        "How far it goes for the whole transition, in points or percent of the screen. "
          + "Default 100%."),
      KeyRule(
        "finishAfter", radius,
        "So far forwards, in points, the transition is finished when the finger is lifted. "
          + "Default 40."),
      KeyRule(
        "cancelAfter", radius,
        "So far backwards it is cancelled. Default 40. In between it goes on as it was going."),
      KeyRule(
        "finishVelocity", .number(velocity),
        "Above this speed forwards, in points a second, it is finished, and above it backwards "
          + "cancelled, wherever the finger is. Default: at no speed."),
    ])

  static let moveVerbs = ["present", "push", "pop", "dismiss"]

  private static let moveKeys = [
    KeyRule("present", name, "The screen that is presented."),
    KeyRule("push", name, "The screen that is pushed."),
    KeyRule("pop", name, "The screen that is popped."),
    KeyRule("dismiss", name, "The screen that is dismissed."),
    .required(
      "transition", transitionUseOrName,
      "What the finger steers: a name, or { name: …, duration: … }."),
    KeyRule("style", presentationStyle, "The style of what is presented. Default: fullScreen."),
    KeyRule(
      "begin", radius, "How far it goes before it steers anything, in points. Default 0."),
    KeyRule(
      "distance", lengthOfWay,
      "How far it goes from there to the end, in points or percent of the screen. Default 100%."),
    KeyRule(
      "finishAbove", fraction,
      "Above this progress the move is finished when the finger is lifted. Default 0.5."),
    KeyRule(
      "finishVelocity", .number(velocity),
      "Above this speed in its direction, in points a second, as well. Default: at no speed."),
  ]

  static let moveExclusions = [
    moveVerbs, ["push", "pop", "dismiss", "style"], ["pop", "dismiss", "style"],
    ["dismiss", "style"],
  ]

  private static let direction = ValueRule.choice(
    SceneInteraction.Direction.allCases.map(\.rawValue))
  private static let lengthOfWay = ValueRule.either([.number(distance), .text(.percent)])

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
      KeyRule("press", seconds, "Seconds for which it rests before it sets out. Default 0."),
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
      KeyRule(
        "interpolate", .boolean,
        "Whether it glides from place to place, reported like a dragged one. Default false."),
      KeyRule("end", fingerEnd, "Whether it is lifted or taken away. Default release."),
    ])

  static let drag = ObjectRule(
    name: "drag", noun: "a step",
    summary: "Drags a finger; lasts until it has left and what it steered has ended.",
    keys: [.required("drag", .object("dragging"), "Along which way, and how fast."), until])

  static let touch = ObjectRule(
    name: "touch", noun: "a step",
    summary: "Moves fingers; lasts until all have left and what they steered has ended.",
    keys: [
      .required(
        "touch", .list(.object("finger"), count: 1...10),
        "The fingers, each with its own time line."), until,
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
