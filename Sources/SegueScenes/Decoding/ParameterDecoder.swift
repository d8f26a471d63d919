// The parameters of declared transitions.

enum ParameterDecoder {
  /// Returns the parameters that a transition declares. What is invalid is left out.
  static func parameters(_ transition: SceneValue) -> [MotionParameter] {
    (transition["parameters"]?.entries ?? []).compactMap { entry in
      kind(entry.value).map {
        MotionParameter(name: entry.key, summary: entry.value["summary"]?.text ?? "", kind: $0)
      }
    }
  }

  private static func kind(_ value: SceneValue) -> MotionParameter.Kind? {
    let bounds = value["range"]?.elements?.compactMap(\.number) ?? []
    if let number = value["number"]?.number {
      let range =
        bounds.count == 2 && bounds[0] <= bounds[1]
        ? bounds[0]...bounds[1] : MotionParameter.standardRange
      var unit = MotionParameter.standardUnit
      value.read("unit", into: &unit)
      return .number(default: number, range, unit)
    }
    if let count = value["count"]?.number.flatMap({ Int(exactly: $0) }) {
      let whole = bounds.compactMap { Int(exactly: $0) }
      let range =
        whole.count == 2 && whole[0] <= whole[1]
        ? whole[0]...whole[1] : MotionParameter.standardCounts
      return .count(default: count, range)
    }
    if let color = value["color"]?.text { return .color(default: color) }
    if let point = value["point"]?.point { return .point(x: point.x, y: point.y) }
    return words(value)
  }

  private static func words(_ value: SceneValue) -> MotionParameter.Kind? {
    let among = value["among"]?.elements?.compactMap(\.text)
    if let word = value["choice"]?.text { return .choice(default: word, among ?? [word]) }
    if let word = value["direction"]?.text {
      return .choice(
        default: word, among ?? SceneMotionDirection.allCases.map(\.rawValue))
    }
    if let word = value["corner"]?.text {
      return .choice(default: word, among ?? SceneCorner.allCases.map(\.rawValue))
    }
    return nil
  }
}
