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
}

/// One screen's beginning and end.
public struct ScreenWay: Sendable, Hashable {
  /// At the beginning and at the end.
  public var from, to: ScreenState

  /// At rest throughout.
  public static let rest = ScreenWay(from: ScreenState(), to: ScreenState())
}

/// A part of the way.
public struct MotionKeyframe: Sendable, Hashable {
  /// In parts of the whole.
  public var start, duration: Double
  /// What is reached at its end.
  public var incoming, outgoing: ScreenState?
}

/// How a screen is at one moment; what is `nil` is not spoken of.
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
    return result
  }
}

/// Two distances: across and down.
public struct LengthPair: Sendable, Hashable {
  /// Across and down.
  public var x, y: Length

  /// `x` across and `y` down.
  public init(x: Length, y: Length) { (self.x, self.y) = (x, y) }
}
