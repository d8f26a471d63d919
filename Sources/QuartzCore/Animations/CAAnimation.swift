// The base class of all animations. The effect of an animation at an instant is computed in steps,
// each a method that subclasses refine: local time → progress (`progress(at:)`) → values (`apply`).

import Foundation

/// The methods that an animation calls when it begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that the animation has ended.
  ///
  /// - Parameter flag: Whether the animation reached its end; `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The abstract superclass of animations.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming {
  package final var timing = MediaTiming()
  private var storedValues: [String: Any] = [:]

  /// The object that controls the animation in place of its own timing. The reference is weak,
  /// since drivers refer to their layers.
  package final weak var driver: (any AnimationDriver)?
  /// A Boolean value that indicates whether a driver controls the animation. QuartzCore then never
  /// ends it.
  package final var isDriven: Bool { driver != nil }

  /// The timing curve; `nil` for linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified when the animation begins and ends. It is retained, as on
  /// Apple platforms.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed from its layer when it ends.
  /// The default is `true`.
  open var isRemovedOnCompletion = true
  /// The frame rates at which the animation should be displayed. The value is stored and copied, but
  /// has no effect: an animation is evaluated at the instant of each frame, whatever the rate of the
  /// clip.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation without effect.
  public override init() { super.init() }
  /// Creates an animation without effect. Archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Evaluation

  /// Returns the eased progress through one cycle at `basicTime`.
  package func progress(at basicTime: Double) -> Double {
    let fraction = timing.duration > 0 ? basicTime / timing.duration : 1
    return timingFunction?.curve.value(at: fraction) ?? fraction
  }

  /// Applies the animation's values at `progress` to `shown`.
  package func apply(to shown: inout Presentation, progress: Double, iteration: Double) {}

  /// Returns what this animation cannot animate on a layer with the given properties, one phrase
  /// for each problem.
  package func unsupportedValues(on shown: LayerProperties) -> [String] { [] }

  /// Returns whether the animation changes a property for which `test` returns `true`.
  func changes(_ test: (LayerKeyPath) -> Bool) -> Bool { false }

  /// Returns a copy with the same settings, or `nil` for subclasses outside this module, whose
  /// instances are attached without copying.
  package func makeCopy() -> CAAnimation? {
    guard type(of: self) == CAAnimation.self else { return nil }
    return copySettings(to: CAAnimation())
  }

  final func copySettings<Kind: CAAnimation>(to copy: Kind) -> Kind {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.storedValues = storedValues
    return copy
  }

  // MARK: Values by key

  /// Stores a custom value under `key`.
  open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }
  /// Returns the custom value stored under `key`.
  open func value(forKey key: String) -> Any? { storedValues[key] }

  // MARK: Timing

  /// The time at which the animation begins, in the layer's time. 0 means the time at which it is
  /// added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one cycle, in seconds. 0 means the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate at which the animation's time passes relative to the layer's time.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// The position in the cycle at which the animation begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of cycles. 0 means one.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// The time for which cycles are repeated, in seconds. 0 means that `repeatCount` applies.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value that indicates whether each cycle also runs in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The values that are displayed outside the active duration.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
