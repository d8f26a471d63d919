import Foundation
import SegueTiming

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Which property, or which part of one.
  open var keyPath: String? {
    didSet { parsePath() }
  }
  /// Whether the values are added to what shows without the animation.
  open var isAdditive = false
  /// Whether each cycle goes on where the one before ended.
  open var isCumulative = false

  /// `keyPath`, parsed.
  package private(set) final var parsedKeyPath: LayerKeyPath?

  /// An animation of `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    parsePath()  // A class's own initialisers do not run its observers.
  }

  private func parsePath() { parsedKeyPath = keyPath.flatMap { LayerKeyPath($0) } }

  /// An animation of nothing yet.
  public override init() { super.init() }
  /// Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value at `progress`; `underlying` is what shows without the animation, or the neutral
  /// element when the animation is additive. `nil` shows nothing.
  package func value(at progress: Double, underlying: AnimatableValue) -> AnimatableValue? { nil }

  /// The contents at `progress`: what shows, and what it turns into.
  package func contents(at progress: Double, underlying: Any?) -> (Any?, IncomingContents?)? { nil }

  package override func apply(to shown: inout Presentation, progress: Double, iteration: Double) {
    // A property that only other classes have may be one of the user's own here.
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

  /// What is shown, or added, where `now` shows without the animation.
  private func value(
    over now: AnimatableValue, _ progress: Double, _ iteration: Double
  ) -> AnimatableValue? {
    let base = isAdditive ? AnimatableValue.zeroDelta(like: now) : now
    guard let new = value(at: progress, underlying: base) else { return nil }
    guard isCumulative, iteration > 0, let end = value(at: 1, underlying: base) else { return new }
    return new.adding(end.repeated(iteration))
  }

  /// The same for a property of a class of the user's own.
  private func applyToOwnValue(
    of shown: inout LayerProperties, _ progress: Double, _ iteration: Double
  ) {
    guard let keyPath, let now = shown.ownValues[keyPath],
      let new = value(over: now, progress, iteration)
    else { return }
    shown.ownValues[keyPath] = isAdditive ? now.adding(new) : new
  }

  package override func refusals(on shown: LayerProperties) -> [String] {
    let isKnown = parsedKeyPath.map { shown.has($0) } ?? false
    guard let example = example(on: shown) else {
      return isKnown ? [] : ["animation of \"\(keyPath ?? "nil")\""]
    }
    return unusableValues(like: example).map { "animation of \"\(keyPath ?? "")\" with \($0)" }
  }

  /// What the animated property is now, one of the user's own as well.
  private func example(on shown: LayerProperties) -> AnimatableValue? {
    if let parsedKeyPath, shown.has(parsedKeyPath) { return shown[parsedKeyPath] }
    return keyPath.flatMap { shown.ownValues[$0] }
  }

  override func changes(_ test: (LayerKeyPath) -> Bool) -> Bool { parsedKeyPath.map(test) ?? false }

  /// Values that are not of the kind of `example`, named.
  func unusableValues(like example: AnimatableValue) -> [String] { [] }

  final func copyPropertySettings<Kind: CAPropertyAnimation>(to copy: Kind) -> Kind {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copySettings(to: copy)
  }
}

extension AnimatableValue {
  /// `what`, if `any` is something and cannot be a value of this kind.
  func refusal(of any: Any?, as what: String) -> String? {
    guard let any, !(any is NSNull), AnimatableValue(any: any, like: self) == nil else {
      return nil
    }
    return "\(what) of type \(type(of: any)) (expected \(kindName))"
  }

  /// The kind of value, for people.
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

  /// The value added to itself `count` times, by doubling.
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
