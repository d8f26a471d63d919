// Effects that follow the tilt of the device. Nothing tilts here, so they are kept, and views stay where
// they are, as on a device that lies still.

import Foundation

/// Moves a view with the tilt of the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// An effect.
  @preconcurrency @MainActor public override init() { super.init() }

  /// What changes, by key path, at a tilt between -1 and 1 each way.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Moves one value between two ends.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt it follows.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// To and fro.
    case tiltAlongVerticalAxis
  }

  /// What is moved.
  public let keyPath: String
  /// What moves it.
  public let type: EffectType
  /// The value at the one end.
  open var minimumRelativeValue: Any?
  /// The value at the other.
  open var maximumRelativeValue: Any?

  /// An effect that moves `keyPath`.
  @preconcurrency @MainActor
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects at once.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects, which show nothing while nothing tilts.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  private static let motionEffectsKey = AssociationKey("motionEffects")
}
