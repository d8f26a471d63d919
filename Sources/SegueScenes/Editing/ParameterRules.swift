// The numbers that declared transitions have as parameters, with the ranges that their declarations
// give them.

/// The rules of the parameters that the transitions of a file declare.
struct ParameterRules {
  private var rules: [String: [String: KeyRule]] = [:]

  /// Finds the parameters that are numbers.
  /// - Parameter transitions: The transitions of the file, or `nil` if it declares none.
  init(_ transitions: SceneValue?) {
    for transition in transitions?.entries ?? [] {
      for parameter in transition.value["parameters"]?.entries ?? [] {
        guard let number = Self.number(parameter.value) else { continue }
        let summary = parameter.value["summary"]?.text ?? ""
        rules[transition.key, default: [:]][parameter.key] = KeyRule(
          parameter.key, .number(number), summary)
      }
    }
  }

  /// Returns the rule of a parameter where a transition is used, or `nil` if the file declares none.
  func rule(of parameter: String, in transition: String?) -> KeyRule? {
    transition.flatMap { rules[$0]?[parameter] }
  }

  /// Returns the rule of a parameter's value, or `nil` if it is not a number.
  static func number(_ parameter: SceneValue) -> NumberRule? {
    let isWhole = parameter["count"] != nil
    guard isWhole || parameter["number"] != nil else { return nil }
    let standard =
      isWhole
      ? (
        Double(MotionParameter.standardCounts.lowerBound),
        Double(MotionParameter.standardCounts.upperBound)
      )
      : (MotionParameter.standardRange.lowerBound, MotionParameter.standardRange.upperBound)
    let given = (parameter["range"]?.elements ?? []).compactMap(\.number)
    let (low, high) = given.count == 2 ? (given[0], given[1]) : standard
    let unit = parameter["unit"]?.text.flatMap { MotionParameter.Unit(rawValue: $0) }
    let noun =
      switch unit {
      case .seconds: "a number of seconds"
      case .points: "a number of points"
      case .degrees: "a number of degrees"
      case .fraction, .some(.none), nil: isWhole ? "a whole number" : "a number"
      }
    return NumberRule(noun: noun, minimum: low, maximum: high, isWhole: isWhole)
  }
}
