// The steps of a script.

/// A step of a script, with its position in the scene.
public struct SceneStep: Sendable {
  /// The actions of steps.
  public enum Action: Sendable {
    /// Puts a screen into the window at once.
    case show(Located<String>)
    /// Waits for the given number of seconds.
    case wait(Double)
    /// Presents a screen in a presentation style, from a screen or from the front one.
    case present(ScreenMove, style: PresentationStyle?, from: Located<String>?)
    /// Dismisses a screen.
    case dismiss(ScreenMove)
    /// Pushes a screen.
    case push(ScreenMove)
    /// Pops a screen.
    case pop(ScreenMove)
    /// Selects a tab, or turns to a page.
    case select(ScreenMove)
    /// Drags one finger along a line.
    case drag(SceneDrag)
    /// Moves several fingers along explicit timelines.
    case touch([SceneFinger])
    /// Taps a view, resting on it for the given number of seconds.
    case tap(Located<String>, press: Double)
    /// Scrolls a list, a grid or a scroll view.
    case scroll(SceneScroll)
    /// Pauses the running transition of a screen.
    case pause(Located<String>)
    /// Takes a transition to another progress.
    case scrub(SceneScrub)
    /// Lets a transition run to its end.
    case finish(SceneRelease)
    /// Lets a transition run back to its beginning.
    case cancel(SceneRelease)
    /// Moves a sheet to another detent, or dismisses it.
    case sheet(SceneSheetMove)
    /// Rotates the device to an orientation.
    case rotate(SceneOrientation, animated: Bool)
    /// Resizes the window, in points.
    case resize(width: Double, height: Double, animated: Bool)
    /// Acts as a user does on views that queries find, or checks them.
    case act(SceneAct)
  }

  /// The action of the step.
  public var action: Action
  /// The verb of the step, with its position in the scene.
  public var verb: Located<String>
  /// The number of seconds after which the next step starts even if this one is still running, or
  /// `nil` to wait for its end.
  public var until: Double?

  /// The time in seconds for which a tap rests, if none is given.
  package static let standardPress = 0.1

  /// Creates a step.
  public init(_ action: Action, verb: Located<String>) {
    (self.action, self.verb) = (action, verb)
  }

  /// The move of the step, if its action moves to another screen.
  public var move: ScreenMove? {
    switch action {
    case .present(let move, _, _), .dismiss(let move), .push(let move), .pop(let move),
      .select(let move):
      move
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll, .act:
      nil
    }
  }

  /// Returns the step with another move, if its action has one.
  package func with(_ move: ScreenMove) -> SceneStep {
    var step = self
    switch action {
    case .present(_, let style, let from): step.action = .present(move, style: style, from: from)
    case .dismiss: step.action = .dismiss(move)
    case .push: step.action = .push(move)
    case .pop: step.action = .pop(move)
    case .select: step.action = .select(move)
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll, .act:
      break
    }
    return step
  }

  /// The screen whose transition the step pauses, drives or continues, if its action does.
  public var driven: Located<String>? {
    switch action {
    case .pause(let screen): screen
    case .scrub(let scrub): scrub.screen
    case .finish(let release), .cancel(let release): release.screen
    case .show, .wait, .present, .dismiss, .push, .pop, .select, .drag, .touch, .sheet, .rotate,
      .resize, .tap, .scroll, .act:
      nil
    }
  }
}

/// The appearance or disappearance of a screen.
public struct ScreenMove: Sendable {
  /// The screen that appears or disappears.
  public var screen: Located<String>
  /// The transition, or `nil` for the default.
  public var transition: TransitionUse?
  /// The transition that replaces `transition` where reduced motion is preferred.
  public var reducedTransition: TransitionUse?
  /// A Boolean value that indicates whether the move is animated.
  public var isAnimated: Bool

  /// Creates a move of the given screen.
  public init(screen: Located<String>, transition: TransitionUse? = nil, isAnimated: Bool = true) {
    (self.screen, self.transition, self.isAnimated) = (screen, transition, isAnimated)
  }
}

/// The use of a transition, with parameters.
public struct TransitionUse: Sendable {
  /// The name of the transition.
  public var name: Located<String>
  /// The parameters that are specified, in the order of the file. The others have the transition's
  /// own values.
  public var settings: [TransitionSetting] = []

  /// Creates a use of the transition with its own parameters.
  public init(name: Located<String>) { self.name = name }

  /// The duration in seconds, or `nil` for the transition's own.
  public var duration: Located<Double>? { number("duration") }
  /// The damping ratio of the spring, or `nil` for the transition's own.
  public var damping: Located<Double>? { number("damping") }
  /// The initial velocity of the spring, or `nil` for the transition's own.
  public var velocity: Located<Double>? { number("velocity") }

  private func number(_ name: String) -> Located<Double>? {
    guard let setting = settings.first(where: { $0.name == name }),
      case .number(let number) = setting.value
    else { return nil }
    return Located(number, at: setting.position, keyPath: setting.keyPath)
  }
}
