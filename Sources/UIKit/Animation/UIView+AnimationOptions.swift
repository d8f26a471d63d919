// Apple's option sets for view animations, with Apple's raw values.

import Foundation
import SegueTiming

extension UIView {
  /// The standard timing curves of animations.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// A curve that begins and ends slowly.
    case easeInOut
    /// A curve that begins slowly.
    case easeIn
    /// A curve that ends slowly.
    case easeOut
    /// A curve with a constant rate.
    case linear

    /// The cubic curve for this constant.
    var cubic: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Options of `animate(withDuration:delay:options:animations:completion:)`.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews inside the block, so that their changes are animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the displayed value rather than the model value. Affects only properties whose
    /// animations are not additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward. Requires `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes that are made in the block of `transition(with:)`.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Makes `transition(from:to:)` hide and show the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit the other options of the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A curve that begins and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve with a constant rate.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition: the change is displayed at once.
    public static let transitionNone: AnimationOptions = []
    /// A transition that flips the view about its vertical axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view about its vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition in which the previous appearance curls up from the bottom like a page and leaves.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition in which the new appearance comes down from the top like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that dissolves from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view about its horizontal axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view about its horizontal axis from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A frame rate of 60 frames per second. Has no effect, because the clock is virtual.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 frames per second. Has no effect, because the clock is virtual.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The number of the curve that the curve bits specify.
    private var curveNumber: Int { Int(rawValue >> 16 & 0xF) }
    /// The curve that the curve bits specify. Where springs are not possible, that of the keyboard, which has
    /// no name, is one that eases out.
    var curve: AnimationCurve {
      isKeyboardCurve ? .easeOut : AnimationCurve(rawValue: curveNumber) ?? .easeInOut
    }
    /// A Boolean value that indicates whether the curve bits specify the keyboard's.
    var isKeyboardCurve: Bool { curveNumber == Keyboard.curve }
    /// The number of the transition that the transition bits specify, 0…7.
    var transitionNumber: Int { Int(rawValue >> 20 & 0xF) }
  }

  /// Options of `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask. The curve bits of `AnimationOptions` are honored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews inside the block, so that their changes are animated, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the displayed value rather than the model value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward. Requires `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit the other options of the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between keyframe values.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Uses each keyframe value without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant velocity.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the keyframe values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant velocity.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode that the mode bits specify.
    var calculationMode: CalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The same options for an animation without keyframes; the mode bits are cleared.
    var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
  }
}
