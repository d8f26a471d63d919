// The grammar of declared transitions, and of the references to transitions in steps.

extension SceneGrammar {
  static let transition = ObjectRule(
    name: "transition", noun: "a transition",
    summary: "A custom transition from one screen to another, and its dismissal.",
    keys: descriptionKeys + motionKeys + [
      KeyRule(
        "dismiss", .either([.choice([mirror, reverse]), .object("dismissal")]),
        default: .text(mirror),
        """
        The dismissal: mirror, which plays the same motion backward on the same curve; reverse, \
        which also plays the curve backward; or a map that specifies what is different.
        """)
    ],
    exclusions: motionExclusions, needsOneOf: ["incoming", "outgoing", "keyframes", "shared"])

  static let dismissal = ObjectRule(
    name: "dismissal", noun: "a dismissal",
    summary: """
      What is different in the dismissal, in which the incoming screen is the one that is revealed \
      again. Giving incoming, outgoing, or keyframes replaces all three.
      """,
    keys: motionKeys.map { key in
      var optional = key
      (optional.isRequired, optional.defaultValue) = (false, nil)
      return optional
    },
    exclusions: motionExclusions)

  /// The dismissals that play the same motion backward: on the same curve, and on the reversed one.
  static let (mirror, reverse) = ("mirror", "reverse")

  private static let motionExclusions = [["spring", "curve"], ["spring", "keyframes"]]

  static let curve = ValueRule.either([
    .choice(TimingCurveName.allCases.map(\.rawValue)),
    .list(.number(NumberRule(noun: "a number", minimum: -10, maximum: 10)), count: 4...4),
  ])

  private static let motionKeys = [
    KeyRule.required("duration", seconds, "The duration in seconds."),
    KeyRule(
      "curve", curve, default: .timing(SceneDefaults.motion.timing),
      "The timing curve: a name, or the control points [x1, y1, x2, y2]."),
    KeyRule(
      "spring", .object("spring"), "The spring that drives the transition instead of a curve."),
    KeyRule(
      "top", .choice(["incoming", "outgoing"]), default: .choice(SceneDefaults.motion.top),
      "The screen that is in front."),
    KeyRule("background", paint, "A color behind both screens during the transition."),
    KeyRule("incoming", .object("side"), "The motion of the screen that appears."),
    KeyRule("outgoing", .object("side"), "The motion of the screen that disappears."),
    KeyRule(
      "shared", .list(.either([name, .object("shared")]), count: 1...1000),
      """
      The views that are on both screens. The one on the front screen moves from the place of the \
      other to its own, or back.
      """),
    KeyRule(
      "keyframes", .list(.object("keyframe"), count: 1...10_000),
      """
      Intermediate states of the screens, at fractions of the duration. The curve applies to the \
      transition as a whole.
      """
    ),
  ]

  static let side = ObjectRule(
    name: "side", noun: "a screen's motion",
    summary: """
      The states in which a screen starts and ends. Properties that are not given have their \
      resting values.
      """,
    keys: [
      KeyRule("from", .object("state"), "The state at the beginning."),
      KeyRule("to", .object("state"), "The state at the end."),
      KeyRule("views", .named(.object("viewWay")), "The motions of views on the screen, by id."),
      KeyRule(
        "others", .object("viewWays"),
        "The motion of all views on the screen that are not listed in views or shared."),
      KeyRule("reveal", .object("reveal"), "Shapes through which the screen is seen."),
      KeyRule("slices", .object("slices"), "Pieces into which the screen is cut."),
      pathKey,
    ], exclusions: [["slices", "from", "to", "reveal", "views", "others", "path"]])

  static let viewMotion = ObjectRule(
    name: "viewWay", noun: "a view's motion",
    summary: """
      The states in which a view starts and ends, and when. Properties that are not given have \
      their resting values.
      """,
    keys: viewMotionKeys)

  static let viewMotions = ObjectRule(
    name: "viewWays", noun: "a motion of views",
    summary: """
      The states in which several views start and end, and when. Properties that are not given have \
      their resting values.
      """,
    keys: viewMotionKeys + [viewStagger])

  private static let viewMotionKeys = [
    KeyRule("from", .object("state"), "The state at the beginning."),
    KeyRule("to", .object("state"), "The state at the end."),
    pathKey,
    KeyRule(
      "start", fraction, default: .number(SceneDefaults.viewMotion.start),
      "When the motion starts, as a fraction of the transition."),
    KeyRule(
      "duration", fraction, default: .described("the rest of the transition"),
      "The duration as a fraction of the transition."),
  ]

  static let shared = ObjectRule(
    name: "shared", noun: "a shared view", summary: "A view that is on both screens.",
    keys: [
      .required("id", name, "The view's id on the front screen."),
      KeyRule(
        "with", name, default: .described("the same id"), "The view's id on the other screen."),
      KeyRule(
        "arc", fraction, default: .number(SceneDefaults.sharedView.arc),
        "How much the view's way bends: 0 is a straight line, 1 is level first and upright then."),
    ])

  static let spring = ObjectRule(
    name: "spring", noun: "a spring",
    summary: "A spring that is at rest at the end of the duration.",
    keys: [
      .required(
        "damping",
        .number(NumberRule(noun: "a damping ratio", minimum: 0, excludesMinimum: true, maximum: 1)),
        "The damping ratio. A spring overshoots if it is less than 1."),
      KeyRule(
        "velocity", .number(NumberRule(noun: "a number", minimum: -1000, maximum: 1000)),
        default: .number(DeclaredMotion.Timing.standardVelocity),
        "The initial velocity in total distances per second."),
    ])

  static let state = ObjectRule(
    name: "state", noun: "a state", summary: "The state of a screen or a view at one instant.",
    keys: [
      KeyRule(
        "translate", vector,
        "The translation [x, y] in points or percent of the container, such as [0, -100%]."),
      travelKey,
      KeyRule("scale", scaling, "The scale: a factor, or [x, y]."),
      KeyRule("rotate", degrees, "The rotation in degrees, clockwise on screen."),
      KeyRule("alpha", fraction, "The opacity, from 0 to 1."),
      dimKey,
      KeyRule(
        "cornerRadius", radius,
        "The radius of the corners in points, to which the screen is clipped."),
      KeyRule("background", paint, "The background color of the screen."),
      KeyRule(
        "anchorPoint", unitPoint,
        """
        The point about which scale and rotation are applied, [x, y] as fractions of the bounds. \
        Does not move the screen. If given in only one of the two states, it applies to the whole \
        transition.
        """),
      KeyRule(
        "position", vector, default: .described("unchanged"),
        "The anchor point's position, in points or percent of the container."),
      KeyRule("border", .object("border"), "The border."),
      KeyRule("shadow", .object("shadow"), "The shadow."),
      KeyRule("mask", .object("mask"), "The visible part. At rest: everything."),
      KeyRule("shape", .object("shapeState"), "The state of the shape, if the view is one."),
      KeyRule(
        "gradient", .object("gradientState"), "The state of the gradient, if the view is one."),
      KeyRule(
        "blur", .choice(["none"] + BlurStyle.allCases.map(\.rawValue)),
        """
        A blur effect over the view, or the effect of a view with a blur. At rest: none, or the \
        view's own.
        """
      ),
      KeyRule(
        "doubleSided", .boolean,
        "Whether the view is visible from behind. Applies to the whole transition."
      ),
    ] + depthKeys)

  static let keyframe = ObjectRule(
    name: "keyframe", noun: "a keyframe",
    summary: "A part of the motion. Properties that are not given do not change.",
    keys: [
      .required("start", fraction, "When the keyframe starts, from 0 to 1."),
      .required("duration", fraction, "The duration as a fraction of the transition."),
      KeyRule("incoming", .object("state"), "The state that the incoming screen reaches."),
      KeyRule("outgoing", .object("state"), "The state that the outgoing screen reaches."),
    ],
    needsOneOf: ["incoming", "outgoing"])

  static let transitionUse = ObjectRule(
    name: "transitionUse", noun: "a transition",
    summary: """
      A transition by name, with parameters. Omitted parameters have the transition's own values. \
      Apart from those listed here, each transition has its own parameters, which `segue list \
      --json` prints.
      """,
    keys: [
      .required(
        "name", transitionName,
        """
        The name of a built-in transition, of one declared under transitions, or of one of a pack: \
        PACK/NAME, or NAME alone if it is the only one.
        """),
      KeyRule("duration", seconds, "The duration in seconds."),
      KeyRule(
        "damping",
        .number(NumberRule(noun: "a damping ratio", minimum: 0, excludesMinimum: true, maximum: 1)),
        "The damping ratio of the transition's spring."),
      KeyRule(
        "velocity", .number(NumberRule(noun: "a number", minimum: -1000, maximum: 1000)),
        "The initial velocity of the transition's spring."),
    ], otherKeys: transitionSetting)

  /// A parameter that only some transitions have. The stage checks it against the transition.
  private static let transitionSetting = ValueRule.either([
    .number(NumberRule(noun: "a number")), .text(.words),
    .list(.number(NumberRule(noun: "a number")), count: 2...2),
  ])
}
