// Steps that take hold of a running transition without a finger, and let go of it.

extension SceneGrammar {
  static let pause = ObjectRule(
    name: "pause", noun: "a step", summary: "Stops a running transition where it is.",
    keys: [.required("pause", name, "The screen that comes or goes.")])

  static let scrub = ObjectRule(
    name: "scrub", noun: "a step",
    summary: "Takes a transition to another progress; stops it first if it runs.",
    keys: [
      .required("scrub", name, "The screen that comes or goes."),
      .required("to", fraction, "The progress, from 0 to 1."),
      KeyRule("duration", seconds, "Seconds on the way. Default 0."),
      KeyRule("curve", curve, "How it gathers and loses speed. Default linear."),
    ])

  static let finish = ObjectRule(
    name: "finish", noun: "a step", summary: "Has a transition go on to its end.",
    keys: [.required("finish", name, "The screen that comes or goes."), speed, restCurve, until])

  static let cancel = ObjectRule(
    name: "cancel", noun: "a step", summary: "Has a transition go back to where it began.",
    keys: [.required("cancel", name, "The screen that comes or goes."), speed, restCurve, until])

  private static let speed = KeyRule(
    "speed",
    .number(NumberRule(noun: "a factor", minimum: 0, excludesMinimum: true, maximum: 1000)),
    "How much faster than the transition itself. Default 1.")

  private static let restCurve = KeyRule(
    "curve", .choice(TimingCurveName.allCases.map(\.rawValue)),
    "The curve of the rest. Default: easeInOut, or the animator's own if it can be interrupted.")
}
