// What happens, step by step.

/// A step of a script, with its place.
public struct SceneStep: Sendable {
  /// What it does.
  public enum Action: Sendable {
    /// Puts a screen into the window.
    case show(Located<String>)
    /// Lets so many seconds pass.
    case wait(Double)
    /// Presents a screen.
    case present(ScreenMove, style: PresentationStyle?, from: Located<String>?)
    /// Dismisses a screen.
    case dismiss(ScreenMove)
    /// Pushes a screen.
    case push(ScreenMove)
    /// Pops a screen.
    case pop(ScreenMove)
    /// Selects a tab or turns to a page.
    case select(ScreenMove)
    /// Drags a finger.
    case drag(SceneDrag)
    /// Moves several fingers.
    case touch([SceneFinger])
    /// Taps a view, resting on it for so many seconds.
    case tap(Located<String>, press: Double)
    /// Scrolls.
    case scroll(SceneScroll)
    /// Stops the transition of a screen where it is.
    case pause(Located<String>)
    /// Takes it to another progress.
    case scrub(SceneScrub)
    /// Has it go on to its end.
    case finish(SceneRelease)
    /// Has it go back to where it began.
    case cancel(SceneRelease)
    /// Takes a sheet to another height, or away.
    case sheet(SceneSheetMove)
    /// Turns the device.
    case rotate(SceneOrientation, animated: Bool)
    /// Gives the window another size.
    case resize(width: Double, height: Double, animated: Bool)
  }

  /// What it does.
  public var action: Action
  /// Where it stands, with the verb as its value.
  public var verb: Located<String>
  /// The next step begins so many seconds after this one began, even if it is not over; `nil` for
  /// not before its end.
  public var until: Double?

  /// A step.
  public init(_ action: Action, verb: Located<String>) {
    (self.action, self.verb) = (action, verb)
  }

  /// The move, if it is one.
  public var move: ScreenMove? {
    switch action {
    case .present(let move, _, _), .dismiss(let move), .push(let move), .pop(let move),
      .select(let move):
      move
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll:
      nil
    }
  }

  /// The step with another move, if it is one.
  package func with(_ move: ScreenMove) -> SceneStep {
    var step = self
    switch action {
    case .present(_, let style, let from): step.action = .present(move, style: style, from: from)
    case .dismiss: step.action = .dismiss(move)
    case .push: step.action = .push(move)
    case .pop: step.action = .pop(move)
    case .select: step.action = .select(move)
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll:
      break
    }
    return step
  }

  /// The screen whose transition it takes hold of, if it does.
  public var steered: Located<String>? {
    switch action {
    case .pause(let screen): screen
    case .scrub(let scrub): scrub.screen
    case .finish(let release), .cancel(let release): release.screen
    case .show, .wait, .present, .dismiss, .push, .pop, .select, .drag, .touch, .sheet, .rotate,
      .resize, .tap, .scroll:
      nil
    }
  }
}

/// A screen that comes or goes.
public struct ScreenMove: Sendable {
  /// Which.
  public var screen: Located<String>
  /// How.
  public var transition: TransitionUse?
  /// How instead, where people ask for less motion.
  public var reducedTransition: TransitionUse?
  /// Whether it takes time.
  public var isAnimated: Bool

  /// A move.
  public init(screen: Located<String>, transition: TransitionUse? = nil, isAnimated: Bool = true) {
    (self.screen, self.transition, self.isAnimated) = (screen, transition, isAnimated)
  }
}

/// A transition by name, with parameters.
public struct TransitionUse: Sendable {
  /// Which.
  public var name: Located<String>
  /// In seconds; `nil` for the transition's own.
  public var duration: Located<Double>?
  /// Damping ratio of its spring; `nil` for the transition's own.
  public var damping: Located<Double>?
  /// Initial speed of its spring; `nil` for the transition's own.
  public var velocity: Located<Double>?
  /// What it is written for; `nil` for what the step needs.
  public var kind: Located<String>?

  /// A transition with its own parameters.
  public init(name: Located<String>) { self.name = name }
}
