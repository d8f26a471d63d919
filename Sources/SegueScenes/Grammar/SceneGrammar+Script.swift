// The steps of a script. The first key of each is its verb.

extension SceneGrammar {
  static let steps = [
    show, wait, present, dismiss, push, pop, select, drag, touch, tap, scroll, pause, scrub, finish,
    cancel,
    sheet, rotate, resize,
  ]

  private static let show = ObjectRule(
    name: "show", noun: "a step", summary: "Puts a screen into the window, at once.",
    keys: [.required("show", name, "The screen.")])

  private static let wait = ObjectRule(
    name: "wait", noun: "a step", summary: "Lets time pass.",
    keys: [.required("wait", seconds, "Seconds.")])

  private static let present = ObjectRule(
    name: "present", noun: "a step", summary: "Presents a screen modally.",
    keys: [
      .required("present", name, "The screen that comes."),
      transitionKey, reducedTransition, animated,
      KeyRule(
        "style", presentationStyle,
        "The presentation style. Default: fullScreen with a transition, else automatic."),
      KeyRule("from", name, "The screen that presents it. Default: the front one."),
      until,
    ])

  private static let dismiss = ObjectRule(
    name: "dismiss", noun: "a step",
    summary: "Dismisses a presented screen and whatever it presents.",
    keys: [
      .required("dismiss", name, "The screen that goes."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let push = ObjectRule(
    name: "push", noun: "a step", summary: "Pushes a screen on the navigation in front.",
    keys: [
      .required("push", name, "The screen that comes."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let pop = ObjectRule(
    name: "pop", noun: "a step", summary: "Pops the top screen of the navigation in front.",
    keys: [
      .required("pop", name, "The screen that goes."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let select = ObjectRule(
    name: "select", noun: "a step",
    summary: "Selects a tab of the tab bar in front, or turns to a page.",
    keys: [
      .required("select", name, "The screen of the tab, or the page."),
      transitionKey, reducedTransition, animated, until,
    ])

  private static let transitionKey = KeyRule(
    "transition", transitionUseOrName,
    "How: a name, or { name: …, duration: … }. Default on the way back: the one it came with.")

  private static let reducedTransition = KeyRule(
    "reducedTransition", transitionUseOrName,
    "How instead, where the canvas says reduceMotion. Default: no other.")

  static let transitionUseOrName = ValueRule.either([name, .object("transitionUse")])

  static let presentationStyle = ValueRule.choice(PresentationStyle.allCases.map(\.rawValue))

  private static let animated = KeyRule(
    "animated", .boolean, "false switches at once. Default true.")

  static let until = KeyRule(
    "until", seconds,
    "The next step begins so many seconds after this one, although its transition still runs; at "
      + "its end, if that comes earlier. Default: at its end.")
}
