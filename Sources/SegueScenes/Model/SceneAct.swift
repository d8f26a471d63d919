// What a user does with the screens of an app, and what a test expects of them.

import CoreGraphics

/// An action of a user, or an expectation of a test, which waits for the views that it concerns.
public struct SceneAct: Sendable {
  /// The actions.
  public enum Kind: Sendable {
    /// Taps, resting for a number of seconds each time.
    case tap(SceneTarget, press: Double, count: Int)
    /// Drags a finger.
    case drag(SceneTargetDrag)
    /// Moves a finger quickly in a direction, over a view or over the screen.
    case swipe(SceneInteraction.Direction, SceneQuery?)
    /// Moves two fingers apart or together, over a view or over the screen.
    case pinch(ScenePinch)
    /// Scrolls until something is visible.
    case scroll(SceneTargetScroll)
    /// Enters text, one character after the other, with the given number of seconds for each.
    case type(String, interval: Double)
    /// Presses a key of the keyboard.
    case key(SceneKey)
    /// Requires properties of what is visible.
    case expect([SceneExpectation])
    /// Gives the instant a name.
    case screenshot(String)
  }

  /// The action.
  public var kind: Kind
  /// The maximum number of seconds for which the action waits.
  public var timeout = SceneAct.standardTimeout

  /// Creates an action.
  public init(_ kind: Kind) { self.kind = kind }

  /// The number of seconds for which an action waits if none is given.
  package static let standardTimeout = 2.0
  /// The duration of a long press in seconds, if none is given.
  package static let standardLongPress = 1.0
  /// The number of seconds that typing a character takes, if none is given.
  package static let standardInterval = 0.08
}

extension SceneAct {
  /// A Boolean value that indicates whether the action touches the screen.
  var isByTouch: Bool {
    switch kind {
    case .tap, .drag, .swipe, .pinch, .scroll: true
    case .type, .key, .expect, .screenshot: false
    }
  }
}

/// The keys of a keyboard that do not type a character.
public enum SceneKey: String, Sendable, CaseIterable {
  /// The return key, whatever its title is, and the key that deletes the last character.
  case `return`, delete
}

/// A drag whose ends may be views.
public struct SceneTargetDrag: Sendable {
  /// The place where the finger touches down.
  public var from: SceneTarget
  /// The place to which the finger moves, or `nil` to use `by`.
  public var to: SceneTarget?
  /// The distance by which the finger moves, in points or percent of the window.
  public var by: LengthPair?
  /// The timing of the drag. Its path is not used.
  public var timing: SceneDrag

  /// Creates a drag from the given place.
  public init(from: SceneTarget, to: SceneTarget? = nil, by: LengthPair? = nil, timing: SceneDrag) {
    (self.from, self.to, self.by, self.timing) = (from, to, by, timing)
  }
}

/// A movement of two fingers apart or together.
public struct ScenePinch: Sendable {
  /// The view under the fingers, or `nil` for the whole screen.
  public var view: SceneQuery?
  /// The factor by which the distance of the fingers changes.
  public var scale: Double
  /// The duration of the movement in seconds.
  public var duration = 0.4

  /// Creates a movement over the screen.
  public init(scale: Double) { self.scale = scale }
}

/// A search for something in a view that scrolls.
public struct SceneTargetScroll: Sendable {
  /// What is visible after scrolling.
  public enum Target: Sendable {
    /// The row of a table, counted from 0 in its section.
    case row(Int, section: Int)
    /// The item of a collection, counted from 0 in its section.
    case item(Int, section: Int)
    /// The view that matches a query.
    case view(SceneQuery)
    /// The content at an offset, in points.
    case offset(CGPoint)
    /// The content at a distance from the current offset, in points.
    case distance(CGPoint)
  }

  /// The view that scrolls, or `nil` for the front one.
  public var view: SceneQuery?
  /// What is visible after scrolling.
  public var target: Target
  /// A Boolean value that indicates whether a finger scrolls, rather than code.
  public var isByTouch = true
  /// A Boolean value that indicates whether scrolling by code is animated.
  public var isAnimated = true

  /// Creates a search in the front view that scrolls.
  public init(to target: Target) { self.target = target }
}

/// A requirement on what is visible.
public enum SceneExpectation: Sendable {
  /// A view is visible.
  case visible(SceneQuery)
  /// No such view is visible.
  case notVisible(SceneQuery)
  /// The title of the front navigation bar is the given one.
  case title(String)
  /// The displayed text of a view is the given one.
  case text(String, of: SceneQuery)
  /// The accessibility value of a view is the given one.
  case value(String, of: SceneQuery)
  /// A control is enabled, or not.
  case enabled(Bool, of: SceneQuery)
  /// A control or a cell is selected, or not.
  case selected(Bool, of: SceneQuery)
  /// The number of visible views is the given one.
  case count(Int, of: SceneQuery)
}
