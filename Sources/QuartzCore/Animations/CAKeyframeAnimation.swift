import Foundation
import SegueTiming

/// How values between key frames come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Along straight lines at even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at about even speed.
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

/// Whether what travels along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It heads along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It heads back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a row of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]? { didSet { forgetParts() } }
  /// A path for a position to travel, instead of values.
  open var path: CGPath? { didSet { forgetParts() } }
  /// Whether what travels along the path turns with it.
  open var rotationMode: CAAnimationRotationMode?
  /// When each is reached, 0…1.
  open var keyTimes: [NSNumber]? { didSet { forgetParts() } }
  /// The pace between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { forgetParts() } }
  /// How values in between come about.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { forgetParts() } }
  /// How tight the curve is at each value.
  open var tensionValues: [NSNumber]? { didSet { forgetParts() } }
  /// How sharp the corner is at each value.
  open var continuityValues: [NSNumber]? { didSet { forgetParts() } }
  /// Where the curve bends at each value.
  open var biasValues: [NSNumber]? { didSet { forgetParts() } }
  // Made for the first value shown, kept until something changes.
  private var sequence: KeyframeSequence?
  private var motion: MotionPath?

  private func forgetParts() { (sequence, motion) = (nil, nil) }

  package override func value(at progress: Double, underlying: AnimatableValue)
    -> AnimatableValue?
  {
    if path != nil { return place(at: progress).map { .point($0.point) } }
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
      return example.refusal(of: CGPoint.zero, as: "a path") == nil
        ? [] : ["a path (only points can travel along one)"]
    }
    return (values ?? []).compactMap { example.refusal(of: $0, as: "a value") }
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

/// Between which key frames a time is: for values that are not numbers.
struct KeyframePlace: Equatable {
  /// The key frame before.
  let index: Int
  /// How far towards the next, 0…1.
  let fraction: Double

  init(_ progress: Double, times: [Double]?, count: Int, isDiscrete: Bool) {
    let intervals = isDiscrete ? count : max(count - 1, 1)
    let even = (0...intervals).map { Double($0) / Double(intervals) }
    let marks = times.flatMap { $0.count >= intervals ? $0 : nil } ?? even
    let found = marks.lastIndex { $0 <= progress } ?? 0
    index = min(found, max(count - 1, 0))
    let next = found + 1 < marks.count ? marks[found + 1] : 1
    let length = next - marks[found]
    fraction = isDiscrete || length <= 0 ? 0 : min(max((progress - marks[found]) / length, 0), 1)
  }
}
