// Values at key times, and five modes of interpolation between them. `CAKeyframeAnimation` and
// UIKit's keyframe tracks share it. SEMANTICS 3, "Modes".

import CoreGraphics

/// The interpolation between the values of a keyframe animation.
public enum CalculationMode: Sendable, Equatable {
  /// Values are interpolated linearly.
  case linear
  /// Each value is held until the next.
  case discrete
  /// Values are interpolated linearly at constant speed. Key times and timing curves are ignored.
  case paced
  /// Values are interpolated along a smooth curve (Kochanek and Bartels).
  case cubic
  /// Values are interpolated along a smooth curve at approximately constant speed. Key times and
  /// timing curves are ignored.
  case cubicPaced
}

/// Values, the times at which they are reached, and the interpolation between them.
public struct KeyframeSequence: Sendable, Equatable {
  /// The values of the keyframes.
  public let values: [AnimatableValue]
  /// The relative times at which the values are reached, as many as values.
  public let keyTimes: [Double]
  /// The interpolation between values. Transforms have no distance and no spline: in paced and
  /// cubic modes they are interpolated linearly at the given times.
  public let mode: CalculationMode

  private let curves: [CubicCurve]
  private let spline: KeyframeSpline?
  private let isRising: Bool

  /// Creates a sequence of `values`; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - keyTimes: Times, one for each value and, in discrete mode, one more, as in
  ///     `CAKeyframeAnimation` (value i is held from time i to time i + 1). With another number of
  ///     times, or times that are not finite, they are ignored, and the values are evenly spaced.
  ///     As in Core Animation, times below 0, above 1 or out of order are used as they are: the
  ///     interval that counts is the first whose end has not been reached.
  ///   - shape: Tension, continuity and bias for cubic modes.
  ///   - curves: A timing curve for each interval between values; missing ones are linear.
  public init?(
    values: [AnimatableValue], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    shape: SplineShape = SplineShape(), curves: [CubicCurve]? = nil
  ) {
    if values.isEmpty { return nil }
    let times =
      Self.usableTimes(keyTimes, count: values.count, mode: mode)
      ?? Self.evenTimes(count: values.count, mode: mode)
    self.init(
      values: values, uncheckedTimes: times, mode: mode, shape: shape, curves: curves ?? [])
  }

  /// Creates a sequence whose times are known to be as many as the values, one or more.
  init(
    values: [AnimatableValue], uncheckedTimes: [Double], mode: CalculationMode,
    shape: SplineShape = SplineShape(), curves: [CubicCurve] = []
  ) {
    let isPaced = mode == .paced || mode == .cubicPaced
    let isCubic = mode == .cubic || mode == .cubicPaced
    let pacedTimes = isPaced ? ConstantSpeedTimes(values)?.keyTimes : nil
    self.values = values
    self.mode = mode
    self.keyTimes = pacedTimes ?? uncheckedTimes
    isRising = zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
    self.curves = pacedTimes == nil ? curves : []
    spline = isCubic ? KeyframeSpline(values, shape, chordTimes: pacedTimes) : nil
  }

  /// Returns the value at relative time `tau`: the first before the first key time, the last after
  /// the last.
  public func value(at tau: Double) -> AnimatableValue {
    guard let (index, eased) = place(at: tau) else { return values[0] }
    if mode == .discrete || index + 1 == values.count { return values[index] }
    return spline?.value(segment: index, at: eased)
      ?? values[index].interpolated(to: values[index + 1], progress: eased)
  }

  /// Returns the index of the value before relative time `tau`, and the progress toward the next,
  /// which a timing curve may take beyond 0…1; `nil` before the first key time. At and after the
  /// last key time, and in discrete mode, progress is 0.
  public func place(at tau: Double) -> (index: Int, progress: Double)? {
    guard let index = segment(at: tau) else { return nil }
    if mode == .discrete || index + 1 == values.count { return (index, 0) }
    let fraction = (tau - keyTimes[index]) / (keyTimes[index + 1] - keyTimes[index])
    return (index, index < curves.count ? curves[index].value(at: fraction) : fraction)
  }

  /// Returns the index of the last key time that has been reached before the first that has not.
  /// Where two are equal, the later one counts.
  private func segment(at tau: Double) -> Int? {
    guard isRising else {
      let next = keyTimes.firstIndex { $0 > tau } ?? keyTimes.count
      return next > 0 ? next - 1 : nil
    }
    var (low, high) = (0, keyTimes.count)
    while low < high {
      let middle = low + (high - low) / 2
      if keyTimes[middle] <= tau { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private static func usableTimes(
    _ times: [Double]?, count: Int, mode: CalculationMode
  ) -> [Double]? {
    guard let times, times.count == count || (mode == .discrete && times.count == count + 1)
    else { return nil }
    guard times.allSatisfy(\.isFinite) else { return nil }
    return Array(times.prefix(count))
  }

  private static func evenTimes(count: Int, mode: CalculationMode) -> [Double] {
    let steps = Double(max(1, mode == .discrete ? count : count - 1))
    return (0..<count).map { Double($0) / steps }
  }
}
