import Foundation
import SegueTiming

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values are interpolated linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values change in steps, without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values are interpolated linearly at constant speed. Key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values are interpolated along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values are interpolated along a smooth curve at approximately constant speed. Key times are
  /// ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var mode: CalculationMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer is rotated to the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer is rotated to the direction opposite to that of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a sequence of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes.
  open var values: [Any]? { didSet { clearParts() } }
  /// A path for a position to follow. It takes precedence over `values`.
  open var path: CGPath? { didSet { clearParts() } }
  /// The rotation of the layer while it moves along `path`; `nil` for none.
  open var rotationMode: CAAnimationRotationMode?
  /// The relative times at which the values are reached. Times outside 0…1 or out of order are used
  /// as they are. With `path`, fewer times than its lines and curves need leave the last of them
  /// unreached.
  open var keyTimes: [NSNumber]? { didSet { clearParts() } }
  /// The timing curves between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { clearParts() } }
  /// The interpolation between keyframes. The default is `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { clearParts() } }
  /// The tension of the curve at each value, for cubic modes.
  open var tensionValues: [NSNumber]? { didSet { clearParts() } }
  /// The continuity of the curve at each value, for cubic modes.
  open var continuityValues: [NSNumber]? { didSet { clearParts() } }
  /// The bias of the curve at each value, for cubic modes.
  open var biasValues: [NSNumber]? { didSet { clearParts() } }
  // Created when the first value is computed, and kept until a property changes.
  private var sequence: KeyframeSequence?
  private var motion: MotionPath?

  private func clearParts() { (sequence, motion) = (nil, nil) }

  package override func value(at progress: Double, underlying: AnimatableValue)
    -> AnimatableValue?
  {
    if path != nil { return place(at: progress).map { .point($0.point) } }
    // As in Core Animation, one discrete value has no effect.
    if calculationMode == .discrete, values?.count == 1 { return nil }
    guard let sequence = sequence ?? makeSequence(like: underlying) else { return nil }
    self.sequence = sequence
    return sequence.value(at: progress)
  }

  package override func apply(to shown: inout Presentation, progress: Double, iteration: Double) {
    super.apply(to: &shown, progress: progress, iteration: iteration)
    guard let rotationMode, let heading = place(at: progress)?.heading else { return }
    guard heading.dx != 0 || heading.dy != 0 else { return }
    let sign: Double = rotationMode == .rotateAutoReverse ? -1 : 1
    let angle = DeterministicMath.atan2(sign * Double(heading.dy), sign * Double(heading.dx))
    shown.properties.transform = CATransform3DRotate(
      shown.properties.transform, CGFloat(angle), 0, 0, 1)
  }

  private func place(at progress: Double) -> MotionPath.Place? {
    guard let path else { return nil }
    motion =
      motion
      ?? MotionPath(
        path.outline, mode: calculationMode.mode, keyTimes: keyTimes?.map(\.doubleValue),
        curves: timingFunctions?.map(\.curve))
    return motion?.place(at: progress)
  }

  private func makeSequence(like example: AnimatableValue) -> KeyframeSequence? {
    let numbers = (values ?? []).compactMap { AnimatableValue(any: $0, like: example) }
    guard !numbers.isEmpty, numbers.count == values?.count else { return nil }
    return KeyframeSequence(
      values: numbers, keyTimes: keyTimes?.map(\.doubleValue), mode: calculationMode.mode,
      shape: SplineShape(
        tension: (tensionValues ?? []).map(\.doubleValue),
        continuity: (continuityValues ?? []).map(\.doubleValue),
        bias: (biasValues ?? []).map(\.doubleValue)),
      curves: timingFunctions?.map(\.curve))
  }

  override func unusableValues(like example: AnimatableValue) -> [String] {
    if path != nil {
      return example.unusableValue(of: CGPoint.zero, as: "a path") == nil
        ? [] : ["a path (only points can be animated along a path)"]
    }
    return (values ?? []).compactMap { example.unusableValue(of: $0, as: "a value") }
  }

  package override func contents(at progress: Double, underlying: Any?)
    -> (Any?, IncomingContents?)?
  {
    guard let values, let last = values.last else { return nil }
    let place = KeyframePlace(
      progress, times: keyTimes?.map(\.doubleValue), count: values.count,
      isDiscrete: calculationMode == .discrete)
    guard values.indices.contains(place.index) else { return (last, nil) }
    let now = values[place.index]
    guard place.fraction > 0, place.index + 1 < values.count else { return (now, nil) }
    return (now, IncomingContents(contents: values[place.index + 1], fraction: place.fraction))
  }

  package override func makeCopy() -> CAAnimation? {
    guard type(of: self) == CAKeyframeAnimation.self else { return nil }
    let copy = CAKeyframeAnimation()
    (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
    copy.calculationMode = calculationMode
    (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
    copy.biasValues = biasValues
    (copy.path, copy.rotationMode) = (path?.copy(), rotationMode)
    return copyPropertySettings(to: copy)
  }
}

/// The position of a time between two keyframes, for values that cannot be interpolated
/// numerically.
struct KeyframePlace: Equatable {
  /// The index of the keyframe before the time.
  let index: Int
  /// The fraction of the way to the next keyframe, in 0…1.
  let fraction: Double

  init(_ progress: Double, times: [Double]?, count: Int, isDiscrete: Bool) {
    let intervals = isDiscrete ? count : max(count - 1, 1)
    let even = (0...intervals).map { Double($0) / Double(intervals) }
    let marks = times.flatMap { $0.count >= intervals ? $0 : nil } ?? even
    let found = max((marks.firstIndex { $0 > progress } ?? marks.count) - 1, 0)
    index = min(found, max(count - 1, 0))
    let next = found + 1 < marks.count ? marks[found + 1] : 1
    let length = next - marks[found]
    fraction = isDiscrete || length <= 0 ? 0 : min(max((progress - marks[found]) / length, 0), 1)
  }
}
