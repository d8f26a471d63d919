// The transitions that a scene declares.

import CoreGraphics
import SegueDiagnostics

/// A transition that a scene declares, with its motion in both directions.
public struct TransitionDeclaration: Sendable, Hashable {
  /// The name of the transition in the scene.
  public var name: String
  /// The motion with which a screen appears.
  @Boxed public var forward: DeclaredMotion
  /// The motion with which the screen disappears again.
  @Boxed public var backward: DeclaredMotion
  /// A description in one sentence, for lists, or an empty text.
  public var summary = ""
  /// Where the numbers come from, or an empty text.
  public var source = ""
  /// The families and properties of the transition, by the names of `TransitionTag`.
  public var tags: [String] = []
  /// The parameters that scenes can set, besides the duration and the spring.
  public var parameters: [MotionParameter] = []
  /// What takes the place of the motion where Reduce Motion is on.
  public var reduction = MotionReduction.keep
  /// The transition with references to its parameters, or `nil` if it has none.
  public var template: MotionTemplate?
  /// The position of the name in the file, for messages.
  public var position: SourcePosition?
  /// The name of the pack that the transition is from, or `nil` if it is from none.
  public var pack: String?

  /// The name with that of the pack, such as `ocean/wave`; without a pack, the name.
  public var qualifiedName: String { pack.map { "\($0)/\(name)" } ?? name }
}

/// The motion in which one screen replaces another.
public struct DeclaredMotion: Sendable, Hashable {
  /// The screen that appears or the screen that disappears.
  public enum Side: String, Sendable, Hashable { case incoming, outgoing }

  /// The course of the progress over time.
  public enum Timing: Sendable, Hashable {
    /// A timing curve by name.
    case curve(TimingCurveName)
    /// A cubic timing curve by its two control points.
    case cubic(CGPoint, CGPoint)
    /// A spring that has come to rest when the duration ends. The velocity is in whole distances
    /// per second.
    case spring(damping: Double, velocity: Double)

    /// The initial velocity of a spring for which none is given.
    static let standardVelocity = 0.0
  }

  /// The duration in seconds.
  public var duration: Double
  /// The course of the progress over time.
  public var timing = Timing.curve(.easeInOut)
  /// The screen that is in front.
  public var top = Side.incoming
  /// The motion of the screen that appears.
  @Boxed public var incoming = ScreenMotion.rest
  /// The motion of the screen that disappears.
  @Boxed public var outgoing = ScreenMotion.rest
  /// The intermediate states. If empty, everything animates directly from its beginning to its end.
  public var keyframes: [MotionKeyframe] = []
  /// The views that are on both screens.
  public var shared: [SharedView] = []
  /// The color behind both screens, or `nil` for none.
  public var background: ScenePaint?
}

/// A view that is on both screens of a transition and travels between its two places.
public struct SharedView: Sendable, Hashable {
  /// The view's id on the screen in front, and its id on the other screen.
  public var id, other: String
  /// How much its way bends, from 0 to 1.
  public var arc = 0.0
  /// A Boolean value that indicates whether it moves along the arc from its end to its beginning.
  public var isReversed = false
}

/// The states of one screen at the beginning and the end of a transition.
public struct ScreenMotion: Sendable, Hashable {
  /// The state at the beginning.
  @Boxed public var from: ScreenState
  /// The state at the end.
  @Boxed public var to: ScreenState
  /// The motions of individual views on the screen.
  public var views: [ViewMotion] = []
  /// The motion of all views on the screen that neither `views` nor the shared views name, or
  /// `nil`.
  public var others: ViewMotion?
  /// The shapes through which the screen is seen, or `nil` for all of it.
  public var reveal: ScreenReveal?
  /// The pieces into which the screen is cut, or `nil` for a whole screen.
  public var slices: ScreenSlices?
  /// The way that the screen moves along, or `nil` for none.
  public var path: MotionPath?

  /// Creates the motion from one state to another.
  public init(
    from: ScreenState, to: ScreenState, views: [ViewMotion] = [], others: ViewMotion? = nil
  ) {
    (self.views, self.others) = (views, others)
    self.from = from
    self.to = to
  }

  /// The motion of a screen that stays at rest.
  public static let rest = ScreenMotion(from: ScreenState(), to: ScreenState())
}

/// The states of one view at the beginning and the end of its motion.
public struct ViewMotion: Sendable, Hashable {
  /// The view's id.
  public var id: String
  /// The state at the beginning.
  @Boxed public var from: ScreenState
  /// The state at the end.
  @Boxed public var to: ScreenState
  /// The start, as a fraction of the transition's duration.
  public var start = 0.0
  /// The duration, as a fraction of the transition's duration.
  public var duration: Double
  /// The way that the view moves along, or `nil` for none.
  public var path: MotionPath?
  /// When each of several views sets out.
  public var stagger = MotionStagger()
}

/// An intermediate state of a transition.
public struct MotionKeyframe: Sendable, Hashable {
  /// The start and the duration, as fractions of the transition's duration.
  public var start, duration: Double
  /// The state of the screen that appears at the end of the keyframe, or `nil` if it does not change.
  @Boxed public var incoming: ScreenState? = nil
  /// The state of the screen that disappears at the end of the keyframe, or `nil` if it does not change.
  @Boxed public var outgoing: ScreenState? = nil
}

/// The state of a screen or a view at one instant. A property that is `nil` is unspecified.
public struct ScreenState: Sendable, Hashable {
  /// The translation, in points or as a percentage of the container.
  public var translation: LengthPair?
  /// The translation in a direction, which is added to the other one.
  public var travel: SceneTravel?
  /// The color over the view.
  public var dim: SceneDim?
  /// The scale factors.
  public var scale: CGPoint?
  /// The rotation in degrees, clockwise on the screen.
  public var degrees: Double?
  /// The opacity, from 0 to 1.
  public var alpha: Double?
  /// The corner radius in points. The screen is clipped to it.
  public var cornerRadius: Double?
  /// The background color.
  public var background: ScenePaint?
  /// The anchor point in the unit coordinate space of the bounds. Specified at only one end, it
  /// applies to the whole transition.
  public var anchorPoint: CGPoint?
  /// The position of the anchor point, in points or as a percentage of the container.
  public var position: LengthPair?
  /// The rotation and translation out of the plane.
  public var depth = SceneDepth()
  /// The border, inside the bounds.
  public var border: SceneBorder?
  /// The shadow that the view casts on what is behind it.
  public var shadow: SceneShadow?
  /// The mask that determines which part is visible. At rest, all of it is.
  public var mask: SceneMask?
  /// The drawing of the shape, if the view's content is a shape.
  public var shape: SceneShape?
  /// The colors of the gradient, if the view's content is a gradient.
  public var gradient: SceneGradient?
  /// The blur over the screen or view, or the style with which a blur view blurs.
  public var blur: SceneGlass?
  /// A Boolean value that indicates whether the back of the view is visible. Applies to the whole
  /// transition.
  public var isDoubleSided: Bool?

  /// Creates a state that specifies nothing.
  public init() {}

  /// Returns this state, with what it does not specify taken from `other`.
  public func over(_ other: ScreenState) -> ScreenState {
    var result = self
    result.translation = translation ?? other.translation
    result.travel = travel ?? other.travel
    result.dim = dim ?? other.dim
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

/// A blur, or the absence of one.
public enum SceneGlass: Sendable, Hashable {
  /// No blur.
  case none
  /// A blur in the style of the UIKit effect with this name.
  case style(BlurStyle)
}

/// A horizontal and a vertical length.
public struct LengthPair: Sendable, Hashable {
  /// The horizontal and the vertical length.
  public var x, y: Length

  /// Creates a pair of lengths.
  public init(x: Length, y: Length) { (self.x, self.y) = (x, y) }
}
