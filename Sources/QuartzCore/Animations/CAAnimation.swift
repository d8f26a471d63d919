// The base of all animations. What an animation is at an instant is worked out in three steps, each
// a method that subclasses refine: local time → progress (`progress(at:)`) → values (`apply`).

import Foundation

/// What hears of an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over: at its end (`flag`), or because it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming {
  package final var timing = MediaTiming()
  private var storedValues: [String: Any] = [:]

  /// Who steers the animation instead of its own timing. Not held: drivers know their layers.
  package final weak var driver: (any AnimationDriver)?
  /// Whether somebody steers the animation; QuartzCore then never ends it.
  package final var isDriven: Bool { driver != nil }

  /// The pace; `nil` is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of beginning and end. Held strongly, as Apple's.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer at its end.
  open var isRemovedOnCompletion = true

  /// An animation that does nothing.
  public override init() { super.init() }
  /// Archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds the animation to the layer whose property changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Evaluation

  /// Eased progress through one cycle at `basicTime`.
  package func progress(at basicTime: Double) -> Double {
    let fraction = timing.duration > 0 ? basicTime / timing.duration : 1
    return timingFunction?.curve.value(at: fraction) ?? fraction
  }

  /// Puts what the animation shows at `progress` into `shown`.
  package func apply(to shown: inout Presentation, progress: Double, iteration: Double) {}

  /// What of this animation a layer with these properties cannot show, each a phrase.
  package func refusals(on shown: LayerProperties) -> [String] { [] }

  /// Whether the animation changes anything for which `test` holds.
  func changes(_ test: (LayerKeyPath) -> Bool) -> Bool { false }

  /// A copy with the same settings; `nil` for classes of the user's own, which are attached as they
  /// are.
  package func makeCopy() -> CAAnimation? {
    guard type(of: self) == CAAnimation.self else { return nil }
    return copySettings(to: CAAnimation())
  }

  final func copySettings<Kind: CAAnimation>(to copy: Kind) -> Kind {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.storedValues = storedValues
    return copy
  }

  // MARK: Values by key

  /// Keeps a value of the caller's own.
  open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }
  /// A value of the caller's own.
  open func value(forKey key: String) -> Any? { storedValues[key] }

  // MARK: Timing

  /// When it begins, in the layer's time; 0 stands for now.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one cycle takes; 0 stands for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast it runs.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// Where in the cycle it begins.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many cycles; 0 stands for one.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// How long cycles are repeated; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each cycle also runs back.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What shows outside the active span.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
