// Parts of screens that are written once.

extension SceneGrammar {
  static let component = ObjectRule(
    name: "component", noun: "a component",
    summary: "A view that is written once and used with different words.",
    keys: [
      KeyRule(
        "parameters", .named(.anything),
        "What is different from use to use, with what it is unless said; ~ for what must be said."),
      .required(
        "view", .named(.anything),
        "A view, in which {{parameter}} stands for what the use says."),
    ])

  static let useKeys = [
    KeyRule("use", name, "The component that stands here. Other keys take the place of its own."),
    KeyRule("with", .named(.anything), "What its parameters stand for."),
  ]
}
