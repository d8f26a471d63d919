import Foundation
import SegueTiming

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, or of a component of it.
  open var keyPath: String? {
    didSet { parsePath() }
  }
  /// A Boolean value that indicates whether the values are added to the value displayed without the
  /// animation.
  open var isAdditive = false
  /// A Boolean value that indicates whether each cycle continues from the value at which the
  /// previous one ended.
  open var isCumulative = false

  /// The function that makes a transform of the numbers of the animation; `nil` if its values are those
  /// of the property. It applies to `transform` and `sublayerTransform`.
  open var valueFunction: CAValueFunction?

  /// The parsed `keyPath`.
  package private(set) final var parsedKeyPath: LayerKeyPath?

  /// Creates an animation of `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    parsePath()  // Property observers are not called from the class's own initializers.
  }

  private func parsePath() { parsedKeyPath = keyPath.flatMap { LayerKeyPath($0) } }

  /// Creates an animation without a key path.
  public override init() { super.init() }
  /// Creates an animation without a key path. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the value at `progress`, or `nil` for no effect.
  ///
  /// - Parameter underlying: The value displayed without the animation, or the neutral element if
  ///   the animation is additive.
  package func value(at progress: Double, underlying: AnimatableValue) -> AnimatableValue? { nil }

  /// Returns the contents at `progress`: the current contents and those that they change to.
  package func contents(at progress: Double, underlying: Any?) -> (Any?, IncomingContents?)? { nil }

  package override func apply(to shown: inout Presentation, progress: Double, iteration: Double) {
    // A property that exists only in other layer classes may be declared by a custom class here.
    guard let path = parsedKeyPath, shown.properties.has(path) else {
      return applyToOwnValue(of: &shown.properties, progress, iteration)
    }
    if path.property == .contents {
      let now = shown.properties.contents
      guard let (contents, incoming) = contents(at: progress, underlying: now) else { return }
      (shown.properties.contents, shown.properties.incoming) = (contents, incoming)
      return
    }
    guard let now = shown[path], let new = value(over: now, progress, iteration) else { return }
    if isAdditive { shown.add(new, at: path) } else { shown[path] = new }
  }

  /// Returns the value to display or to add, where `now` is displayed without the animation.
  private func value(
    over now: AnimatableValue, _ progress: Double, _ iteration: Double
  ) -> AnimatableValue? {
    if let valueFunction {
      return function(valueFunction, over: now, progress, iteration)
    }
    let base = isAdditive ? AnimatableValue.zeroDelta(like: now) : now
    return value(base: base, progress, iteration)
  }

  /// Returns the transform that a function makes of the animation's numbers.
  private func function(
    _ function: CAValueFunction, over now: AnimatableValue, _ progress: Double, _ iteration: Double
  ) -> AnimatableValue? {
    let base = isAdditive ? AnimatableValue.transform(CATransform3DIdentity) : now
    return function.numbers(of: base)
      .flatMap { value(base: $0, progress, iteration) }.flatMap { function.transform($0) }
  }

  private func value(
    base: AnimatableValue, _ progress: Double, _ iteration: Double
  ) -> AnimatableValue? {
    guard let new = value(at: progress, underlying: base) else { return nil }
    guard isCumulative, iteration > 0, let end = value(at: 1, underlying: base) else { return new }
    return new.adding(end.repeated(iteration))
  }

  /// Applies the animation to a property of a custom layer class.
  private func applyToOwnValue(
    of shown: inout LayerProperties, _ progress: Double, _ iteration: Double
  ) {
    guard let keyPath, let now = shown.ownValues[keyPath],
      let new = value(over: now, progress, iteration)
    else { return }
    shown.ownValues[keyPath] = isAdditive ? now.adding(new) : new
  }

  package override func unsupportedValues(on shown: LayerProperties) -> [String] {
    let isKnown = parsedKeyPath.map { shown.has($0) } ?? false
    guard let whole = example(on: shown) else {
      return isKnown ? [] : ["animation of \"\(keyPath ?? "nil")\""]
    }
    guard let example = valueFunction.map({ $0.numbers(of: whole) }) ?? whole else {
      return ["animation of \"\(keyPath ?? "")\" with a valueFunction (expected a transform)"]
    }
    return unusableValues(like: example).map { "animation of \"\(keyPath ?? "")\" with \($0)" }
  }

  /// Returns the current value of the animated property, including properties of custom layer
  /// classes.
  private func example(on shown: LayerProperties) -> AnimatableValue? {
    if let parsedKeyPath, shown.has(parsedKeyPath) { return shown[parsedKeyPath] }
    return keyPath.flatMap { shown.ownValues[$0] }
  }

  override func changes(_ test: (LayerKeyPath) -> Bool) -> Bool { parsedKeyPath.map(test) ?? false }

  /// Returns the names of the values that are not of the kind of `example`.
  func unusableValues(like example: AnimatableValue) -> [String] { [] }

  final func copyPropertySettings<Kind: CAPropertyAnimation>(to copy: Kind) -> Kind {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copySettings(to: copy)
  }
}

extension AnimatableValue {
  /// Returns `what` if `any` is not `nil` and cannot be converted to a value of this kind.
  func unusableValue(of any: Any?, as what: String) -> String? {
    guard let any, !(any is NSNull), AnimatableValue(any: any, like: self) == nil else {
      return nil
    }
    return "\(what) of type \(type(of: any)) (expected \(kindName))"
  }

  /// The name of the kind of value, for messages.
  private var kindName: String {
    switch self {
    case .number: "a number"
    case .point: "a CGPoint"
    case .size: "a CGSize"
    case .rect: "a CGRect"
    case .color: "a CGColor"
    case .transform: "a CATransform3D"
    case .path: "a CGPath"
    case .list: "an array"
    }
  }

  /// Returns the value added to itself `count` times. Computed by doubling.
  fileprivate func repeated(_ count: Double) -> AnimatableValue {
    var result = AnimatableValue.zeroDelta(like: self)
    guard count >= 1, count < 0x1p53 else { return result }
    var power = self
    var rest = UInt64(count)
    while rest > 0 {
      if rest & 1 == 1 { result = result.adding(power) }
      power = power.adding(power)
      rest >>= 1
    }
    return result
  }
}
