// The action for a property that animates from one value to another. As on Apple platforms, it is a
// basic animation, which code may give another key path: so a view animates properties of its layer
// that blocks leave out, together with those that they animate.

/// The action for a change of a replacing kind in an animation block.
final class ReplacingAction: CABasicAnimation {
  private let change: LayerChange
  /// The change of the key path that code has set, with the value before it.
  private var other: LayerChange?

  init(_ change: LayerChange, duration: Double) {
    self.change = change
    super.init()
    keyPath = change.key
    self.duration = duration
  }

  required init?(coder: NSCoder) { nil }

  override var keyPath: String? {
    didSet { noteOther() }
  }
  override var fromValue: Any? {
    didSet { noteOther() }
  }

  private func noteOther() {
    other = keyPath.flatMap { $0 == change.key ? nil : change.retargeted(to: $0, from: fromValue) }
  }

  /// Records the change of the key path in the animation block.
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (keyPath == change.key ? change : other)?.run(
      forKey: event, object: anObject, arguments: dict)
  }
}
