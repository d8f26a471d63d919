// The grammar of the steps that pause a running transition, drive its progress and continue it.

extension SceneGrammar {
  static let pause = ObjectRule(
    name: "pause", noun: "a step", summary: "Pauses a running transition.",
    keys: [.required("pause", name, "The screen that the transition shows or hides.")])

  static let scrub = ObjectRule(
    name: "scrub", noun: "a step",
    summary: "Moves a transition to another progress, pausing it first if it is running.",
    keys: [
      .required("scrub", name, "The screen that the transition shows or hides."),
      .required("to", fraction, "The progress, from 0 to 1."),
      KeyRule(
        "duration", seconds, default: .number(SceneDefaults.scrub.duration),
        "The duration of the change in seconds."),
      KeyRule(
        "curve", curve, default: .timing(SceneDefaults.scrub.timing),
        "The timing curve of the change."),
    ])

  static let finish = ObjectRule(
    name: "finish", noun: "a step", summary: "Continues a transition to its end.",
    keys: [
      .required("finish", name, "The screen that the transition shows or hides."), speed, restCurve,
      until,
    ])

  static let cancel = ObjectRule(
    name: "cancel", noun: "a step",
    summary: "Cancels a transition, which runs back to its beginning.",
    keys: [
      .required("cancel", name, "The screen that the transition shows or hides."), speed, restCurve,
      until,
    ])

  private static let speed = KeyRule(
    "speed",
    .number(NumberRule(noun: "a factor", minimum: 0, excludesMinimum: true, maximum: 1000)),
    default: .number(SceneDefaults.release.speed),
    "The speed relative to that of the transition.")

  private static let restCurve = KeyRule(
    "curve", .choice(TimingCurveName.allCases.map(\.rawValue)),
    default: .described("easeInOut, or that of the animator if it is interruptible"),
    "The timing curve of the remaining part.")
}
