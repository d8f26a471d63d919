// Transitions that a scene declares itself.

import CoreGraphics

/// A declared transition: the way there and the way back.
public struct TransitionDeclaration: Sendable, Hashable {
  /// Its name in the scene.
  public var name: String
  /// How a screen comes.
  public var there: DeclaredMotion
  /// How it goes again.
  public var back: DeclaredMotion
}

/// How one screen gives way to another.
public struct DeclaredMotion: Sendable, Hashable {
  /// Which screen.
  public enum Side: String, Sendable, Hashable { case incoming, outgoing }

  /// How progress runs.
  public enum Timing: Sendable, Hashable {
    /// A curve by name.
    case curve(TimingCurveName)
    /// A curve by its control points.
    case cubic(CGPoint, CGPoint)
    /// A spring that has come to rest when the duration is over.
    case spring(damping: Double, velocity: Double)
  }

  /// In seconds.
  public var duration: Double
  /// How progress runs.
  public var timing: Timing
  /// Which screen is in front.
  public var top: Side
  /// The screen that comes and the screen that goes, at the beginning and at the end.
  public var incoming, outgoing: ScreenWay
  /// What happens on the way; if empty, everything goes straight from beginning to end.
  public var keyframes: [MotionKeyframe]
  /// Views that are on both screens.
  public var shared: [SharedView]
}

/// A view that is on both screens.
public struct SharedView: Sendable, Hashable {
  /// Its id on the screen in front, and on the other.
  public var id, other: String
}

/// One screen's beginning and end.
public struct ScreenWay: Sendable, Hashable {
  /// At the beginning and at the end.
  public var from, to: ScreenState
  /// Ways of views on it.
  public var views: [ViewWay] = []
  /// The way of all views on it that are not named.
  public var others: ViewWay?

  /// From one state to another.
  public init(
    from: ScreenState, to: ScreenState, views: [ViewWay] = [], others: ViewWay? = nil
  ) {
    (self.from, self.to, self.views, self.others) = (from, to, views, others)
  }

  /// At rest throughout.
  public static let rest = ScreenWay(from: ScreenState(), to: ScreenState())
}

/// One view's beginning and end.
public struct ViewWay: Sendable, Hashable {
  /// Its id.
  public var id: String
  /// At the beginning and at the end.
  public var from, to: ScreenState
  /// In parts of the transition.
  public var start, duration: Double
}

/// A part of the way.
public struct MotionKeyframe: Sendable, Hashable {
  /// In parts of the whole.
  public var start, duration: Double
  /// What is reached at its end.
  public var incoming, outgoing: ScreenState?
}

/// How a screen or a view is at one moment; what is `nil` is not spoken of.
public struct ScreenState: Sendable, Hashable {
  /// How far it is moved.
  public var translation: LengthPair?
  /// Factors.
  public var scale: CGPoint?
  /// Clockwise on screen.
  public var degrees: Double?
  /// Opacity.
  public var alpha: Double?
  /// In points.
  public var cornerRadius: Double?
  /// The colour of its background.
  public var background: ScenePaint?
  /// In parts of its bounds.
  public var anchorPoint: CGPoint?
  /// Where the anchor point is put.
  public var position: LengthPair?
  /// Out of the plane.
  public var depth = SceneDepth()
  /// The line inside the bounds.
  public var border: SceneBorder?
  /// What is thrown on what is behind.
  public var shadow: SceneShadow?
  /// What is seen.
  public var mask: SceneMask?
  /// How a shape is drawn.
  public var shape: SceneShape?
  /// Colours that run into each other.
  public var gradient: SceneGradient?
  /// Frosted glass over it.
  public var blur: SceneGlass?
  /// Whether it shows from behind.
  public var isDoubleSided: Bool?

  /// Nothing is spoken of.
  public init() {}

  /// This state, and for what it does not speak of, `other`.
  public func over(_ other: ScreenState) -> ScreenState {
    var result = self
    result.translation = translation ?? other.translation
    result.scale = scale ?? other.scale
    result.degrees = degrees ?? other.degrees
    result.alpha = alpha ?? other.alpha
    result.cornerRadius = cornerRadius ?? other.cornerRadius
    result.background = background ?? other.background
    result.anchorPoint = anchorPoint ?? other.anchorPoint
    result.position = position ?? other.position
    result.depth = depth.over(other.depth)
    result.border = border?.over(other.border) ?? other.border
    result.shadow = shadow?.over(other.shadow) ?? other.shadow
    result.mask = mask ?? other.mask
    result.shape = shape?.over(other.shape) ?? other.shape
    result.gradient = gradient?.over(other.gradient) ?? other.gradient
    result.blur = blur ?? other.blur
    result.isDoubleSided = isDoubleSided ?? other.isDoubleSided
    return result
  }
}

/// Frosted glass, or that there is none.
public enum SceneGlass: Sendable, Hashable {
  /// Nothing is blurred.
  case none
  /// As UIKit's effect of this style.
  case style(BlurStyle)
}

/// Two distances: across and down.
public struct LengthPair: Sendable, Hashable {
  /// Across and down.
  public var x, y: Length

  /// `x` across and `y` down.
  public init(x: Length, y: Length) { (self.x, self.y) = (x, y) }
}
