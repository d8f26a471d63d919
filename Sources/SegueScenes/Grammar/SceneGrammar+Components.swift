// The grammar of components: reusable parts of screens.

extension SceneGrammar {
  static let component = ObjectRule(
    name: "component", noun: "a component",
    summary: "A view that is declared once and used several times with different parameters.",
    keys: [
      KeyRule(
        "parameters", .named(.anything),
        "The parameters, with their default values; ~ for a parameter without a default value."),
      .required(
        "view", .named(.anything),
        "The view, in which {{parameter}} is replaced by the value given with use."
      ),
    ])

  static let useKeys = [
    KeyRule(
      "use", name,
      "The component to use for this view. Keys given here replace those of the component."),
    KeyRule("with", .named(.anything), "The values of the component's parameters."),
  ]
}
