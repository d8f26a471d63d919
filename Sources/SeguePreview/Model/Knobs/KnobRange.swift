// The ranges of sliders. What is permitted is often far beyond what is useful, such as a duration of
// a day.

import SegueScenes

/// The range of a slider, and its step.
struct KnobRange {
  let range: ClosedRange<Double>
  let step: Double

  /// Creates the range of a number.
  /// - Parameters:
  ///   - key: The key of the number in the scene.
  ///   - value: The current value, which is within the range.
  init(_ key: String, _ rule: NumberRule, unit: String, value: Double?) {
    let value = value ?? 0
    let (low, high, step) = Self.usual(key, unit: unit, around: abs(value))
    let minimum = rule.excludesMinimum ? (rule.minimum ?? 0) + step : rule.minimum
    let first = max(low, minimum ?? low)
    let last = min(high, rule.maximum ?? rule.limit ?? high)
    range = min(first, value)...max(last, value, first)
    self.step = rule.isWhole ? 1 : step
  }

  /// Creates the range of a percentage.
  init(percentage value: Double) {
    (range, step) = (min(-100, value)...max(100, value), 1)
  }

  private static func usual(_ key: String, unit: String, around size: Double)
    -> (Double, Double, Double)
  {
    switch unit {
    case "s": return (0, max(2, 2 * size), 0.01)
    case "pt": return (-max(400, 2 * size), max(400, 2 * size), 1)
    case "°": return (-360, 360, 1)
    default: break
    }
    switch key {
    case "velocity": return (-10, max(30, 2 * size), 0.1)
    case "finishVelocity": return (0, max(2000, 2 * size), 10)
    case "scale": return (0, max(2, 2 * size), 0.01)
    case "speed": return (0, max(4, 2 * size), 0.1)
    default: return (-max(1, 2 * size), max(1, 2 * size), 0.01)
    }
  }
}
