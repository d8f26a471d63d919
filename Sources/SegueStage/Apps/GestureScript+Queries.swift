// Steps that find their views by label, identifier, text or class, as UI tests do. A step waits
// until exactly one such view is visible and at rest. If there is none within its timeout, the
// playback throws a `Failure` with the exit code 3.

import SegueScenes
import UIKit

extension SceneQuery {
  /// Returns a query for a view with the given accessibility label, such as the title of a button.
  public static func label(_ label: String, index: Int? = nil) -> SceneQuery {
    SceneQuery([.label(label)], index: index)
  }

  /// Returns a query for a view with the given accessibility identifier.
  public static func identifier(_ identifier: String, index: Int? = nil) -> SceneQuery {
    SceneQuery([.identifier(identifier)], index: index)
  }

  /// Returns a query for a view that shows the given text.
  public static func text(_ text: String, index: Int? = nil) -> SceneQuery {
    SceneQuery([.text(text)], index: index)
  }

  /// Returns a query for a view of the given class, or of a class that derives from it.
  public static func ofClass(_ name: String, index: Int? = nil) -> SceneQuery {
    SceneQuery([.className(name)], index: index)
  }

  /// Returns the query for a view inside of the one that `container` describes.
  public func inside(_ container: SceneQuery) -> SceneQuery {
    var query = self
    query.containers = [container]
    return query
  }
}

extension GestureScript.Step {
  private static func act(_ kind: SceneAct.Kind, timeout: Double) -> Self {
    var act = SceneAct(kind)
    act.timeout = checked(timeout)
    return Self(action: .act(act))
  }

  /// Returns a step that taps the view with the given accessibility label, and waits for the
  /// transitions that this started.
  /// - Parameters:
  ///   - label: The label, such as the title of a button.
  ///   - timeout: The maximum time to wait for the view, in seconds. The default is 2.
  public static func tap(label: String, timeout: Double = 2) -> Self {
    tap(.label(label), timeout: timeout)
  }

  /// Returns a step that taps the view with the given accessibility identifier.
  public static func tap(identifier: String, timeout: Double = 2) -> Self {
    tap(.identifier(identifier), timeout: timeout)
  }

  /// Returns a step that taps the view that shows the given text.
  public static func tap(text: String, timeout: Double = 2) -> Self {
    tap(.text(text), timeout: timeout)
  }

  /// Returns a step that taps the view that `query` describes.
  /// - Parameters:
  ///   - query: The view.
  ///   - count: The number of taps, which follow each other after 0.1 seconds.
  ///   - timeout: The maximum time to wait for the view, in seconds. The default is 2.
  public static func tap(_ query: SceneQuery, count: Int = 1, timeout: Double = 2) -> Self {
    act(.tap(.view(query), press: SceneStep.standardPress, count: count), timeout: timeout)
  }

  /// Returns a step that touches a view for a while.
  public static func longPress(
    _ query: SceneQuery, duration: Double = 1, timeout: Double = 2
  ) -> Self {
    act(.tap(.view(query), press: checked(duration), count: 1), timeout: timeout)
  }

  /// Returns a step that drags a finger from a view or an edge to another place.
  public static func drag(
    from start: SceneTarget, to end: SceneTarget, duration: Double = 0.3, timeout: Double = 2
  ) -> Self {
    let timing = SceneDrag(path: [], duration: checked(duration))
    return act(.drag(SceneTargetDrag(from: start, to: end, timing: timing)), timeout: timeout)
  }

  /// Returns a step that drags a finger from a view or an edge by a distance in points.
  public static func drag(
    from start: SceneTarget, by distance: CGPoint, duration: Double = 0.3, timeout: Double = 2
  ) -> Self {
    let timing = SceneDrag(path: [], duration: checked(duration))
    let by = LengthPair(x: .points(Double(distance.x)), y: .points(Double(distance.y)))
    return act(.drag(SceneTargetDrag(from: start, by: by, timing: timing)), timeout: timeout)
  }

  /// Returns a step that swipes over a view, or over the whole screen.
  public static func swipe(
    _ direction: SceneInteraction.Direction, over query: SceneQuery? = nil, timeout: Double = 2
  ) -> Self {
    act(.swipe(direction, query), timeout: timeout)
  }

  /// Returns a step that scrolls with a finger until the target is visible.
  /// - Parameters:
  ///   - target: What is visible after scrolling.
  ///   - query: The view that scrolls, or `nil` for the front one.
  ///   - timeout: The maximum time to wait for the view that scrolls, in seconds. The default is 2.
  public static func scroll(
    to target: SceneTargetScroll.Target, in query: SceneQuery? = nil, timeout: Double = 2
  ) -> Self {
    var scroll = SceneTargetScroll(to: target)
    scroll.view = query
    return act(.scroll(scroll), timeout: timeout)
  }

  /// Returns a step that types text into the view that is being edited, a character every 0.08
  /// seconds.
  public static func type(_ text: String, timeout: Double = 2) -> Self {
    act(.type(text, interval: SceneAct.standardInterval), timeout: timeout)
  }

  /// Returns a step that presses a key of the keyboard.
  public static func press(_ key: SceneKey, timeout: Double = 2) -> Self {
    act(.key(key), timeout: timeout)
  }

  /// Returns a step that requires properties of what is visible.
  /// - Parameters:
  ///   - expectations: The properties, all of which must apply at the same time.
  ///   - timeout: The maximum time to wait for them, in seconds. The default is 2.
  public static func expect(_ expectations: SceneExpectation..., timeout: Double = 2) -> Self {
    act(.expect(expectations), timeout: timeout)
  }
}
