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
    guard let path = parsedKeyPath else {
      return applyToOwnValue(of: &shown.properties, progress, iteration)
    }
    if path.property == .contents {
      let now = shown.properties.contents
      guard let (contents, incoming) = contents(at: progress, underlying: now) else { return }
      (shown.properties.contents, shown.properties.incoming) = (contents, incoming)
      return
    }
    guard let now = shown[path] else { return }
    guard let new = value(over: now, progress, iteration) else { return }
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

  package override func unknownKeyPaths(on shown: LayerProperties) -> [String] {
    if let parsedKeyPath, shown.has(parsedKeyPath.property) { return [] }
    if let keyPath, shown.ownValues[keyPath] != nil { return [] }
    return [keyPath ?? "nil"]
  }

  final func copyPropertySettings<Kind: CAPropertyAnimation>(to copy: Kind) -> Kind {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copySettings(to: copy)
  }
}

extension AnimatableValue {
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
