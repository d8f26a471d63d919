// The grammar of the steps of a script. The first key of each step is its verb.

extension SceneGrammar {
  static let steps =
    [
      show, wait, present, dismiss, push, pop, select, drag, touch, tap, scroll, pause, scrub,
      finish,
      cancel,
      sheet, rotate, resize,
    ] + actSteps

  private static let show = ObjectRule(
    name: "show", noun: "a step",
    summary: "Makes a screen the root of the window, without a transition.",
    keys: [.required("show", name, "The screen to show.")])

  private static let wait = ObjectRule(
    name: "wait", noun: "a step", summary: "Waits before the next step.",
    keys: [.required("wait", seconds, "The time to wait, in seconds.")])

  private static let present = ObjectRule(
    name: "present", noun: "a step", summary: "Presents a screen.",
    keys: [
      .required("present", name, "The screen to present."),
      transitionKey, reducedTransition, animated,
      KeyRule(
        "style", presentationStyle,
        default: .described("fullScreen with a transition, otherwise automatic"),
        "The presentation style."),
      KeyRule("from", name, default: .described("the front screen"), "The presenting screen."),
      until,
    ])

  private static let dismiss = ObjectRule(
    name: "dismiss", noun: "a step",
    summary: "Dismisses a presented screen and all screens presented over it.",
    keys: [
      .required("dismiss", name, "The screen to dismiss."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let push = ObjectRule(
    name: "push", noun: "a step", summary: "Pushes a screen onto the navigation in front.",
    keys: [
      .required("push", name, "The screen to push."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let pop = ObjectRule(
    name: "pop", noun: "a step", summary: "Pops the top screen of the navigation in front.",
    keys: [
      .required("pop", name, "The screen to pop."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let select = ObjectRule(
    name: "select", noun: "a step",
    summary: "Selects a tab of the tab bar in front, or turns to a page of the pager in front.",
    keys: [
      .required("select", name, "The screen of the tab or the page."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let transitionKey = KeyRule(
    "transition", transitionUseOrName,
    """
    The transition: a name, or { name: …, duration: … }. Default for dismissing and popping: the \
    transition with which the screen appeared.
    """
  )

  private static let reducedTransition = KeyRule(
    "reducedTransition", transitionUseOrName, default: .described("the same transition"),
    "The transition to use instead if the canvas sets reduceMotion.")

  static let transitionUseOrName = ValueRule.either([transitionName, .object("transitionUse")])

  static let presentationStyle = ValueRule.choice(PresentationStyle.allCases.map(\.rawValue))

  private static let animated = KeyRule(
    "animated", .boolean, default: .boolean(SceneDefaults.move.isAnimated),
    "Whether the change is animated.")

  static let until = KeyRule(
    "until", seconds, default: .described("when the transition ends"),
    """
    The time in seconds after which the next step starts, even if this step's transition is still \
    running. If the transition ends earlier, the next step starts then.
    """)
}
