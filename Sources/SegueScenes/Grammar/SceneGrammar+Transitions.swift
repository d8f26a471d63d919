// Transitions that a scene declares itself, and how steps name the transition they use.

extension SceneGrammar {
  static let transition = ObjectRule(
    name: "transition", noun: "a transition",
    summary: "How one screen gives way to another, and how the way back goes.",
    keys: motionKeys + [
      KeyRule(
        "dismiss", .either([.choice(["mirror"]), .object("dismissal")]),
        "The way back. Default mirror: the same motion backwards. A map gives what is different.")
    ],
    exclusions: motionExclusions, needsOneOf: ["incoming", "outgoing", "keyframes", "shared"])

  static let dismissal = ObjectRule(
    name: "dismissal", noun: "a way back",
    summary: "What is different on the way back. Here the incoming screen is the one that returns. "
      + "Naming incoming, outgoing or keyframes replaces all three.",
    keys: motionKeys.map { key in
      var optional = key
      optional.isRequired = false
      return optional
    },
    exclusions: motionExclusions)

  private static let motionExclusions = [["spring", "curve"], ["spring", "keyframes"]]

  static let curve = ValueRule.either([
    .choice(TimingCurveName.allCases.map(\.rawValue)),
    .list(.number(NumberRule(noun: "a number", minimum: -10, maximum: 10)), count: 4...4),
  ])

  private static let motionKeys = [
    KeyRule.required("duration", seconds, "Seconds."),
    KeyRule(
      "curve", curve,
      "How progress runs: a name, or the control points [x1, y1, x2, y2]. Default easeInOut."),
    KeyRule("spring", .object("spring"), "Runs on a spring instead of a curve."),
    KeyRule(
      "top", .choice(["incoming", "outgoing"]), "Which screen is in front. Default incoming."),
    KeyRule("incoming", .object("side"), "The screen that comes."),
    KeyRule("outgoing", .object("side"), "The screen that goes."),
    KeyRule(
      "shared", .list(.either([name, .object("shared")]), count: 1...1000),
      "Views that are on both screens: the one in front goes from where the other is to its own "
        + "place, or back."),
    KeyRule(
      "keyframes", .list(.object("keyframe"), count: 1...10_000),
      "Where the screens are on the way, in parts of the duration. The curve runs over the whole."),
  ]

  static let side = ObjectRule(
    name: "side", noun: "a screen's way",
    summary: "Where one screen starts and ends. What is not named is as if at rest.",
    keys: [
      KeyRule("from", .object("state"), "How it is at the beginning."),
      KeyRule("to", .object("state"), "How it is at the end."),
      KeyRule("views", .named(.object("viewWay")), "Ways of views on it, by their ids."),
      KeyRule(
        "others", .object("viewWay"),
        "The way of all views on it that are not named under views or shared."),
    ])

  static let viewWay = ObjectRule(
    name: "viewWay", noun: "a view's way",
    summary: "Where a view starts and ends, and when. What is not named is as if at rest.",
    keys: [
      KeyRule("from", .object("state"), "How it is at the beginning."),
      KeyRule("to", .object("state"), "How it is at the end."),
      KeyRule("start", fraction, "When it begins, in parts of the transition. Default 0."),
      KeyRule(
        "duration", fraction,
        "How long it takes, in parts of the transition. Default: what is left."),
    ])

  static let shared = ObjectRule(
    name: "shared", noun: "a shared view", summary: "A view that is on both screens.",
    keys: [
      .required("id", name, "Its id on the screen in front."),
      KeyRule("with", name, "Its id on the other screen. Default: the same."),
    ])

  static let spring = ObjectRule(
    name: "spring", noun: "a spring",
    summary: "A spring that has come to rest when the duration is over.",
    keys: [
      .required(
        "damping",
        .number(NumberRule(noun: "a damping ratio", minimum: 0, excludesMinimum: true, maximum: 1)),
        "Damping ratio: 1 does not overshoot, less does."),
      KeyRule(
        "velocity", .number(NumberRule(noun: "a number", minimum: -1000, maximum: 1000)),
        "Speed at the start, in whole distances per second. Default 0."),
    ])

  static let state = ObjectRule(
    name: "state", noun: "a state", summary: "How a screen or a view is at one moment.",
    keys: [
      KeyRule(
        "translate", vector,
        "[x, y] in points, or in percent of the container: [0, -100%]."),
      KeyRule("scale", scaling, "A factor, or [x, y]."),
      KeyRule("rotate", degrees, "Degrees, clockwise on screen."),
      KeyRule("alpha", fraction, "Opacity from 0 to 1."),
      KeyRule(
        "cornerRadius", radius, "Radius of the corners in points; the screen is clipped to it."),
      KeyRule("background", paint, "The colour of the screen's background."),
      KeyRule(
        "anchorPoint", unitPoint,
        "[x, y] in parts of the bounds: what scale and rotation leave in place. The screen itself "
          + "stays where it is. Given on one side only, it holds all the way."),
      KeyRule(
        "position", vector,
        "Where the anchor point is put, in points or percent of the container. Default: where it is."
      ),
      KeyRule("border", .object("border"), "Its border."),
      KeyRule("shadow", .object("shadow"), "Its shadow."),
      KeyRule("mask", .object("mask"), "What of it is seen. At rest: all."),
      KeyRule("shape", .object("shapeState"), "How its shape is drawn, if it is one."),
      KeyRule("gradient", .object("gradientState"), "Its colours, if it is a gradient."),
      KeyRule(
        "blur", .choice(["none"] + BlurStyle.allCases.map(\.rawValue)),
        "A frosted glass over it; what a view with a blur blurs with. At rest: none, or its own."),
      KeyRule("doubleSided", .boolean, "Whether it shows from behind; holds all the way."),
    ] + depthKeys)

  static let keyframe = ObjectRule(
    name: "keyframe", noun: "a keyframe",
    summary: "A part of the way. What it does not name stays as it is.",
    keys: [
      .required("start", fraction, "When it begins, from 0 to 1."),
      .required("duration", fraction, "How long it takes, in parts of the whole."),
      KeyRule("incoming", .object("state"), "Where the screen that comes arrives."),
      KeyRule("outgoing", .object("state"), "Where the screen that goes arrives."),
    ],
    needsOneOf: ["incoming", "outgoing"])

  static let transitionUse = ObjectRule(
    name: "transitionUse", noun: "a transition",
    summary:
      "A transition by name, with parameters. Parameters left out keep the transition's own.",
    keys: [
      .required("name", name, "A built-in transition, or one declared under transitions."),
      KeyRule("duration", seconds, "Seconds."),
      KeyRule(
        "damping",
        .number(NumberRule(noun: "a damping ratio", minimum: 0, excludesMinimum: true, maximum: 1)),
        "Damping ratio of its spring."),
      KeyRule(
        "velocity", .number(NumberRule(noun: "a number", minimum: -1000, maximum: 1000)),
        "Speed of its spring at the start."),
      KeyRule(
        "kind", .choice(TransitionKind.allCases.map(\.rawValue)),
        "For transitions that come in two kinds. Default: as the step needs it."),
    ])
}
