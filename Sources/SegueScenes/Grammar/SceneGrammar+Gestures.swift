// The grammar of interactions on screens, and of drags and touches in scripts.

extension SceneGrammar {
  static let pan = ObjectRule(
    name: "pan", noun: "an interaction",
    summary: "A pan in one direction that drives a transition to another screen.",
    keys: [
      .required("pan", direction, "The direction in which the finger moves."),
      KeyRule(
        "edge", .boolean, default: .boolean(SceneDefaults.interaction.isFromEdge),
        "Whether the pan must start at the opposite edge of the screen."),
    ] + moveKeys, exclusions: moveExclusions, needsOneOf: moveVerbs)

  static let pull = ObjectRule(
    name: "pull", noun: "an interaction",
    summary: "Pulling a scroll view past its end, which drives a transition to another screen.",
    keys: [
      .required("pull", name, "The id of the scroll view."),
      KeyRule(
        "past", .choice(["top", "bottom", "left", "right"]),
        default: .choice(SceneInteraction.PulledEnd.standard),
        "The end of the content that the scroll view is pulled past."),
    ] + moveKeys, exclusions: moveExclusions, needsOneOf: moveVerbs)

  static let grab = ObjectRule(
    name: "grab", noun: "an interaction",
    summary:
      "Pauses a running transition of this screen when it is touched; the finger then drives it.",
    keys: [
      .required(
        "grab", direction, "The direction in which the finger drives the transition forward."),
      KeyRule(
        "distance", movementLength, default: .length(SceneDefaults.grab.distance),
        """
        The distance that the finger moves for the whole transition, in points or percent of the \
        screen.
        """),
      KeyRule(
        "finishAfter", radius, default: .number(SceneDefaults.grab.finishAfter),
        """
        The distance forward, in points, from which the transition finishes when the finger is \
        lifted.
        """),
      KeyRule(
        "cancelAfter", radius, default: .number(SceneDefaults.grab.cancelAfter),
        """
        The distance backward, in points, from which the transition is cancelled. Between the two, \
        it continues in the direction in which it was running.
        """),
      KeyRule(
        "finishVelocity", .number(velocity), default: .described("none"),
        """
        The velocity, in points per second, above which the transition finishes if it is forward, \
        or is cancelled if it is backward, wherever the finger is.
        """),
    ])

  static let moveVerbs = ["present", "push", "pop", "dismiss"]

  private static let moveKeys = [
    KeyRule("present", name, "The screen to present."),
    KeyRule("push", name, "The screen to push."),
    KeyRule("pop", name, "The screen to pop."),
    KeyRule("dismiss", name, "The screen to dismiss."),
    .required(
      "transition", transitionUseOrName,
      "The transition that the finger drives: a name, or { name: …, duration: … }."),
    KeyRule(
      "style", presentationStyle, default: .described("fullScreen"), "The presentation style."),
    KeyRule(
      "begin", radius, default: .number(SceneDefaults.interaction.begin),
      "The distance that the finger moves before the transition starts, in points."),
    KeyRule(
      "distance", movementLength, default: .length(SceneDefaults.interaction.distance),
      "The distance from there to the end of the transition, in points or percent of the screen."),
    KeyRule(
      "finishAbove", fraction, default: .number(SceneDefaults.interaction.finishAbove),
      "The progress above which the transition finishes when the finger is lifted."),
    KeyRule(
      "finishVelocity", .number(velocity), default: .described("none"),
      """
      The velocity in its direction, in points per second, above which the transition finishes \
      regardless of its progress.
      """),
  ]

  static let moveExclusions = [
    moveVerbs, ["push", "pop", "dismiss", "style"], ["pop", "dismiss", "style"],
    ["dismiss", "style"],
  ]

  private static let direction = ValueRule.choice(
    SceneInteraction.Direction.allCases.map(\.rawValue))
  private static let movementLength = ValueRule.either([.number(distance), .text(.percent)])

  static let dragging = ObjectRule(
    name: "dragging", noun: "a drag", summary: "A finger that moves along a line.",
    keys: [
      KeyRule(
        "from", end,
        """
        Where the finger touches down: [x, y] in points or percent of the canvas, an edge (left, \
        right, top, or bottom), or a view: its label, or a query.
        """),
      KeyRule("to", end, "Where the finger moves to."),
      KeyRule("by", vector, "How far the finger moves: [x, y], instead of to."),
      KeyRule(
        "path", .list(vector, count: 2...10_000),
        "The vertices of the finger's path, instead of from and to."),
      KeyRule(
        "duration", seconds, default: .number(SceneDefaults.drag.duration),
        "The duration of the movement in seconds."),
      KeyRule(
        "curve", curve, default: .timing(SceneDefaults.drag.timing),
        "The timing curve of the movement."),
      KeyRule(
        "press", seconds, default: .number(SceneDefaults.drag.press),
        "The time in seconds for which the finger rests before it moves."),
      KeyRule(
        "hold", seconds, default: .number(SceneDefaults.drag.hold),
        "The time in seconds for which the finger rests after it has moved."),
      KeyRule(
        "end", touchEnd, default: .choice(SceneDefaults.drag.end),
        "Whether the touch ends or is cancelled."),
    ],
    exclusions: [["path", "from", "to", "by"], ["to", "by"]], needsOneOf: ["path", "from"])

  private static let end = ValueRule.either([vector, .text(.words), .object("query")])

  static let finger = ObjectRule(
    name: "finger", noun: "a finger",
    summary: "The movement of one finger, given as a list of places.",
    keys: [
      .required(
        "path", .list(.list(sample, count: 3...3), count: 1...SceneLimits.nodes),
        "The places of the finger, [seconds, x, y], timed from the start of the step."),
      KeyRule(
        "interpolate", .boolean, default: .boolean(SceneDefaults.finger.isInterpolated),
        "Whether the finger also moves between the places, as in a drag."),
      KeyRule(
        "end", touchEnd, default: .choice(SceneDefaults.finger.end),
        "Whether the touch ends or is cancelled."),
    ])

  static let drag = ObjectRule(
    name: "drag", noun: "a step",
    summary:
      "Drags a finger. Lasts until it is lifted and the transition that it drives has ended.",
    keys: [
      .required("drag", .object("dragging"), "The path and the timing of the drag."), until,
      timeout,
    ])

  static let touch = ObjectRule(
    name: "touch", noun: "a step",
    summary:
      "Moves fingers. Lasts until all are lifted and the transition that they drive has ended.",
    keys: [
      .required(
        "touch", .list(.object("finger"), count: 1...10),
        "The fingers, each with its own timeline."), until,
    ])

  private static let touchEnd = ValueRule.choice(TouchEnd.allCases.map(\.rawValue))
  private static let sample = ValueRule.number(
    NumberRule(
      noun: "a number", minimum: -SceneLimits.coordinate, maximum: SceneLimits.coordinate,
      hidesBounds: true))
  private static let distance = NumberRule(
    noun: "a number of points", minimum: 0, excludesMinimum: true, limit: SceneLimits.coordinate)
  private static let velocity = NumberRule(
    noun: "a number of points per second", minimum: -SceneLimits.coordinate,
    maximum: SceneLimits.coordinate, hidesBounds: true)
}
