// Values of parameters for which code is generated, in order to find what depends on them.

import SegueScenes

/// Values at which a transition is written as code.
struct ParameterSamples {
  typealias Values = [String: TransitionSetting.Value]

  let parameters: [MotionParameter]

  /// How many ordinary values each parameter has.
  static let count = 6

  /// Returns ordinary values of the parameters, which have no special meaning. They differ between
  /// indices, and the parameters differ among each other.
  func ordinary(_ index: Int) -> Values {
    var values: Values = [:]
    for (place, parameter) in parameters.enumerated() {
      values[parameter.name] = ordinary(parameter.kind, index, place)
    }
    return values
  }

  private func ordinary(_ kind: MotionParameter.Kind, _ index: Int, _ place: Int)
    -> TransitionSetting.Value
  {
    // Fractions spread evenly, by the golden ratio.
    func fraction(_ turn: Int) -> Double {
      let value = Double(index + 1) * 0.618_033_988_7 + Double(place * 2 + turn + 1) * 0.237_1
      return value - value.rounded(.down)
    }
    switch kind {
    case .number(_, let range, _):
      return .number(Self.between(range.lowerBound, range.upperBound, fraction(0)))
    case .count(_, let range):
      let lower = min(max(range.lowerBound, 2), range.upperBound)
      let upper = min(range.upperBound, lower + 40)
      return .number(Double(lower) + (Double(upper - lower) * fraction(0)).rounded())
    case .point:
      return .point(x: Self.between(0, 1, fraction(0)), y: Self.between(0, 1, fraction(1)))
    case .color: return .text(Self.hexadecimal(Self.color(index, place)))
    case .choice(let word, _): return .text(word)
    }
  }

  private static func between(_ lower: Double, _ upper: Double, _ fraction: Double) -> Double {
    let value = lower + (upper - lower) * (0.02 + 0.96 * fraction)
    let rounded = (value * 1000).rounded() / 1000
    return upper - lower > 0.1 ? rounded : value
  }

  // MARK: Colors

  /// The color that stands for a parameter.
  static func color(_ index: Int, _ place: Int) -> SceneColor {
    let bytes = [17 + 13 * index, 29 + 7 * place, 41 + 11 * index + 3 * place].map { $0 % 251 + 2 }
    return SceneColor(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255)
  }

  private static func hexadecimal(_ color: SceneColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }

  // MARK: Special values

  /// The values of a parameter at which something may be different: its limits, nothing, and all.
  static func special(_ parameter: MotionParameter) -> [TransitionSetting.Value] {
    switch parameter.kind {
    case .number(let value, let range, _):
      let numbers = [range.lowerBound, range.upperBound, value, -180, -1, 0, 0.5, 1, 2, 90, 180]
      return numbers.filter(range.contains).map { .number($0) }
    case .count(let value, let range):
      return [range.lowerBound, value, 0, 1, 2, 3].filter(range.contains).map {
        .number(Double($0))
      }
    case .point(let x, let y):
      return [(x, y), (0, 0), (1, 1), (0.5, 0.5)].map { .point(x: $0.0, y: $0.1) }
    case .color, .choice: return []
    }
  }

  /// The numbers among values, by the names of the parameters, or of their coordinates.
  static func numbers(_ values: Values) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for (name, value) in values {
      switch value {
      case .number(let number): numbers[name] = number
      case .point(let x, let y): (numbers["\(name).x"], numbers["\(name).y"]) = (x, y)
      case .text: break
      }
    }
    return numbers
  }
}
