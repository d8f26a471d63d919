import Foundation
import SegueTiming

/// An animation between two values. A value that is not set is taken from the property as it is
/// displayed without the animation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any? {
    didSet { from = nil }
  }
  /// The value at the end.
  open var toValue: Any? {
    didSet { to = nil }
  }
  /// The difference between the values at the beginning and at the end.
  open var byValue: Any? {
    didSet { by = nil }
  }
  // The values as converted last, for a property of the kind for which they were converted.
  private var from, to, by: AnimatableValue?

  package override func value(at progress: Double, underlying: AnimatableValue)
    -> AnimatableValue?
  {
    convertValues(like: underlying)
    let start: AnimatableValue
    let end: AnimatableValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.difference(from: by) ?? to, to)
    case (let from?, nil, nil): (start, end) = (from, underlying)
    case (nil, let to?, nil): (start, end) = (underlying, to)
    case (nil, nil, let by?): (start, end) = (underlying, underlying.adding(by))
    case (nil, nil, nil): return nil
    }
    return start.interpolated(to: end, progress: progress)
  }

  private func convertValues(like example: AnimatableValue) {
    if from == nil, let fromValue { from = AnimatableValue(any: fromValue, like: example) }
    if to == nil, let toValue { to = AnimatableValue(any: toValue, like: example) }
    if by == nil, let byValue { by = AnimatableValue(any: byValue, like: example) }
  }

  override func unusableValues(like example: AnimatableValue) -> [String] {
    [(fromValue, "a fromValue"), (toValue, "a toValue"), (byValue, "a byValue")]
      .compactMap { example.unusableValue(of: $0, as: $1) }
  }

  /// Fills in missing values. An animation without any value leads from the value displayed before
  /// the changes of this instant to the one displayed after them.
  final func fillInValues(for layer: CALayer) {
    guard fromValue == nil, toValue == nil, byValue == nil, let path = parsedKeyPath else { return }
    fromValue =
      path.property == .contents ? layer.contentsBeforeChanges : layer.valueBeforeChanges(at: path)
  }

  package override func contents(at progress: Double, underlying: Any?)
    -> (Any?, IncomingContents?)?
  {
    guard fromValue != nil || toValue != nil else { return nil }
    let (old, new) = (fromValue ?? underlying, toValue ?? underlying)
    let fraction = min(max(progress, 0), 1)
    if fraction == 0 { return (old, nil) }
    if fraction == 1 { return (new, nil) }
    return (old, IncomingContents(contents: new, fraction: fraction))
  }

  package override func makeCopy() -> CAAnimation? {
    guard type(of: self) == CABasicAnimation.self else { return nil }
    return copyBasicSettings(to: CABasicAnimation())
  }

  final func copyBasicSettings<Kind: CABasicAnimation>(to copy: Kind) -> Kind {
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    return copyPropertySettings(to: copy)
  }
}
