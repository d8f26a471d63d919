// The stack of active animation blocks, one for each world. It is a stack because a nested block
// must leave the state of the outer block unchanged.

import Foundation

/// The animation blocks that are active in a world.
@preconcurrency @MainActor
final class AnimationState {
  /// An active animation block.
  struct Context {
    /// The animation that captures changes; `nil` if changes are not animated.
    var animation: ViewAnimation?
    /// The part of the timeline that `addKeyframe` specifies.
    var keyframe: KeyframeWindow?
  }

  /// A part of a timeline, in fractions of its duration.
  struct KeyframeWindow {
    var start, duration: Double
    static let whole = KeyframeWindow(start: 0, duration: 1)
  }

  /// A Boolean value that indicates whether animation blocks animate.
  var isEnabled = true
  private(set) var stack: [Context] = []
  private var trackers: [ViewAnimationTracker] = []

  /// The blocks that animate something, and the active property animators. The world retains them
  /// rather than the layers: completions may capture the layers, so the animations would outlive a
  /// world that is released before their end.
  private var retained: [ObjectIdentifier: AnyObject] = [:]

  func retain(_ object: AnyObject) { retained[ObjectIdentifier(object)] = object }

  func release(_ object: AnyObject) { retained[ObjectIdentifier(object)] = nil }

  /// The innermost block.
  var current: Context? { stack.last }

  /// Runs `body` as an animation block.
  func run<Result>(_ context: Context, _ body: () throws -> Result) rethrows -> Result {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }

  /// The blocks that are open between `UIView.beginAnimations` and `commitAnimations`.
  var open: [OpenAnimation] = []

  /// Begins a block that has no closure.
  func pushContext() { stack.append(Context()) }

  /// Ends the block that `pushContext()` began.
  func popContext() { _ = stack.popLast() }

  /// Makes `animation` capture the changes that follow.
  func replaceInnermost(with animation: ViewAnimation?) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].animation = animation
  }

  /// Runs `body` with animations disabled.
  func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    return try body()
  }

  /// Returns the action that captures the next change of `key` in the innermost block.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard isEnabled, let context = stack.last, let animation = context.animation else { return nil }
    return animation.capture(key, of: layer, in: context.keyframe ?? .whole)
  }

  // MARK: Tracking

  /// Records in `tracker` every animation that is created while `body` runs.
  func track<Result>(with tracker: ViewAnimationTracker, _ body: () throws -> Result) rethrows
    -> Result
  {
    trackers.append(tracker)
    defer { trackers.removeLast() }
    return try body()
  }

  /// Reports a new animation that runs by its own clock to the trackers.
  func reportNew(_ animation: ViewAnimation) {
    for tracker in trackers { tracker.animations.append(animation) }
  }
}
