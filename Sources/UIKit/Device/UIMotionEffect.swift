// Motion effects, which follow the tilt of the device. The simulated device is never tilted, so
// that effects are stored and views remain in place.

import Foundation

/// The base class of effects that adjust a view to the tilt of the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates a motion effect.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Returns the adjusted values by key path.
  ///
  /// - Parameter viewerOffset: The tilt, from -1 to 1 in each direction.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect that interpolates a value between a minimum and a maximum.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt that an effect follows.
  public enum EffectType: Int, Sendable {
    /// The effect follows the tilt along the horizontal axis.
    case tiltAlongHorizontalAxis
    /// The effect follows the tilt along the vertical axis.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value that the effect adjusts.
  open private(set) var keyPath: String
  /// The axis of the tilt that the effect follows.
  open private(set) var type: EffectType
  /// The value at the minimum tilt.
  open var minimumRelativeValue: Any?
  /// The value at the maximum tilt.
  open var maximumRelativeValue: Any?

  /// Creates a motion effect for the given key path and axis.
  @preconcurrency @MainActor
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// A group of motion effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The motion effects of the group.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The key of the motion effects, which have no effect and are therefore not part of each view.
  static let motionEffectsKey = AssociationKey("motionEffects")
}
