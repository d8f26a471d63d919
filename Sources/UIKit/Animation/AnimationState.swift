// Which animation block is under way. A stack, one in each world: a block inside a block must leave
// the outer one as it was.

import Foundation

/// The animation blocks under way in a world.
@preconcurrency @MainActor
final class AnimationState {
  /// A block under way.
  struct Context {
    /// What its changes belong to; `nil` changes without animation.
    var animation: ViewAnimation?
    /// The part of the time line that `addKeyframe` names.
    var keyframe: KeyframeWindow?
  }

  /// A part of a time line, as fractions.
  struct KeyframeWindow {
    var start, duration: Double
    static let whole = KeyframeWindow(start: 0, duration: 1)
  }

  /// Whether blocks animate at all.
  var isEnabled = true
  private(set) var stack: [Context] = []
  private var trackers: [ViewAnimationTracker] = []

  /// The blocks that animate something, and the active property animators. The world holds them, not the layers: they know what their
  /// completions know, so they would outlive a world that is let go before their end.
  private var held: [ObjectIdentifier: AnyObject] = [:]

  func hold(_ object: AnyObject) { held[ObjectIdentifier(object)] = object }

  func letGo(_ object: AnyObject) { held[ObjectIdentifier(object)] = nil }

  /// The innermost block.
  var current: Context? { stack.last }

  /// Runs `body` as a block.
  func run<Result>(_ context: Context, _ body: () throws -> Result) rethrows -> Result {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }

  /// The blocks between `UIView.beginAnimations` and `commitAnimations`.
  var open: [OpenAnimation] = []

  /// A block without a body begins.
  func enter() { stack.append(Context()) }

  /// It ends.
  func leave() { _ = stack.popLast() }

  /// The changes that follow belong to `animation`.
  func replaceInnermost(with animation: ViewAnimation?) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].animation = animation
  }

  /// Runs `body` with nothing animating.
  func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    return try body()
  }

  /// The action that carries the coming change of `key` into the innermost block.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard isEnabled, let context = stack.last, let animation = context.animation else { return nil }
    return animation.capture(key, of: layer, in: context.keyframe ?? .whole)
  }

  // MARK: Tracking

  /// Notes every animation made while `body` runs.
  func track<Result>(with tracker: ViewAnimationTracker, _ body: () throws -> Result) rethrows
    -> Result
  {
    trackers.append(tracker)
    defer { trackers.removeLast() }
    return try body()
  }

  /// A new animation that steers itself has been made.
  func noteMade(_ animation: ViewAnimation) {
    for tracker in trackers { tracker.animations.append(animation) }
  }
}
