// Looks at every instant at which something happens, just before and just after it. Whoever takes a
// view over there, a finger, another animation or UIKit at the end, has to take it from where it is.

import UIKit

/// Finds jumps of position and velocity.
@MainActor
final class HandOverWatch {
  /// A jump.
  struct Jump {
    let rule: LintRule
    let view: UIView
    let moment: Moment
    let seconds: Double
    /// In points, or in points a second.
    let amount, limit: Double
  }

  /// What happens at an instant.
  enum Moment: String {
    case beginning = "as the transition begins"
    case grasp = "as a finger takes hold"
    case release = "as the finger lets go"
    case interruption = "as another animation takes over"
    case end = "as the transition ends"
  }

  /// What a moment begins with or ends in.
  private struct Situation {
    var isRunning = false
    var isHeld = false
  }

  private static let blink = 1e-6
  private static let step = 1e-3
  /// Within this time a second step the same way shows that a view is moved step by step.
  private static let stepping = 0.05

  private let world: World
  private let window: UIWindow
  private var before = (poses: WindowPoses(), velocities: [ObjectIdentifier: Double]())
  private var situation = Situation()
  private var lastInstant = VirtualTime.zero
  private var fingerStarts: [Int: CGPoint] = [:]
  private var fingers: [Int: CGPoint] = [:]
  /// Whether anything has moved since a finger took hold.
  private var hasFollowedFinger = false
  /// How fast a finger was moving views, and how far at most for each point of its own.
  private var heldVelocities: [ObjectIdentifier: Double] = [:]
  private var gains: [ObjectIdentifier: Double] = [:]
  /// Jumps that may turn out to be steps.
  private var pending: [Jump] = []
  private var stepped: Set<ObjectIdentifier> = []

  init(_ world: World, _ window: UIWindow) { (self.world, self.window) = (world, window) }

  /// Looks at what would show at `instant` if nothing happened then.
  func look(before instant: VirtualTime) {
    situation = currentSituation
    let last = lastInstant.seconds
    let seconds = max(instant.seconds - Self.blink, last)
    before.poses = world.run { WindowPoses(window, at: seconds) }
    before.velocities = [:]
    let span = min(Self.step, seconds - last)
    guard situation.isRunning, !situation.isHeld, span > Self.blink else { return }
    let earlier = world.run { WindowPoses(window, at: seconds - span) }
    for view in before.poses.views {
      guard let now = before.poses[view], let then = earlier[view] else { continue }
      before.velocities[ObjectIdentifier(view)] = then.distance(to: now) / span
    }
  }

  /// Compares with what shows after `instant`, at which `hasEnded` tells whether a transition has
  /// ended; returns what has turned out to be a jump.
  func look(after instant: VirtualTime, hasEnded: Bool, ignoresJumps: Bool) -> [Jump] {
    let (was, isNow) = (situation, currentSituation)
    let span = (instant - lastInstant).seconds
    lastInstant = instant
    let travel = followFingers()
    guard was.isRunning || isNow.isRunning || hasEnded else {
      return settle(before: .infinity)
    }
    if was.isHeld != isNow.isHeld || !isNow.isRunning { hasFollowedFinger = false }
    let moment = moment(was, isNow, hasEnded: hasEnded)
    let after = world.run { WindowPoses(window, at: instant.seconds) }
    if !ignoresJumps {
      note(jumps(to: after, moment) { self.positionLimit(of: $0, was, isNow, travel) }, after)
    }
    if was.isHeld, isNow.isHeld { followViews(to: after, span: span, travel) }
    let kicks = isNow.isHeld || !isNow.isRunning ? [] : kicks(after, moment, wasHeld: was.isHeld)
    if !isNow.isHeld { (heldVelocities, gains) = ([:], [:]) }
    return settle(before: instant.seconds - Self.stepping) + kicks
  }

  /// What is left to say when the play is over.
  func finish() -> [Jump] { settle(before: .infinity) }

  // MARK: Position

  /// How far a view may move at once; `nil` for as far as it likes.
  private func positionLimit(
    of view: UIView, _ was: Situation, _ isNow: Situation, _ travel: Travel
  ) -> Double? {
    let side = Double(max(window.bounds.width, window.bounds.height))
    let limit = max(LintLimits.jump, LintLimits.jumpInSides * side)
    let forEachPoint = LintLimits.graspForEachPoint
    guard isNow.isHeld else {
      guard was.isHeld || !was.isRunning else { return limit }
      // A finger that is lifted on the move has moved once more.
      let gain = 1.5 * (gains[ObjectIdentifier(view)] ?? 0)
      return limit + max(forEachPoint, gain) * travel.now
    }
    // Under the finger a view goes as far as the app likes; how it gets there first is the app's to
    // answer for.
    if hasFollowedFinger { return nil }
    return limit + LintLimits.grasp + forEachPoint * travel.inAll
  }

  /// The outermost views that have moved further than they may.
  private func jumps(
    to after: WindowPoses, _ moment: Moment, limit: (UIView) -> Double?
  ) -> [Jump] {
    var found: [Jump] = []
    for view in after.views {
      guard let old = before.poses[view], let new = after[view], old.isVisible, new.isVisible,
        old.meets(window.bounds) || new.meets(window.bounds),
        !found.contains(where: { view.isDescendant(of: $0.view) })
      else { continue }
      let amount = old.distance(to: new)
      guard let limit = limit(view), amount > limit else { continue }
      found.append(
        Jump(
          rule: .positionJump, view: view, moment: moment, seconds: lastInstant.seconds,
          amount: amount, limit: limit))
    }
    return found
  }

  /// A view that is moved again at once, as by a display link, makes steps and no jumps.
  private func note(_ jumps: [Jump], _ after: WindowPoses) {
    for view in after.views {
      guard pending.contains(where: { $0.view === view && $0.seconds < lastInstant.seconds }),
        let old = before.poses[view], let new = after[view],
        let jump = pending.first(where: { $0.view === view }),
        lastInstant.seconds - jump.seconds <= Self.stepping,
        old.distance(to: new) > jump.amount / 8
      else { continue }
      stepped.insert(ObjectIdentifier(view))
    }
    pending = (pending + jumps).filter { !stepped.contains(ObjectIdentifier($0.view)) }
  }

  private func settle(before seconds: Double) -> [Jump] {
    let due = pending.filter { $0.seconds < seconds }
    pending.removeAll { $0.seconds < seconds }
    return due
  }

  // MARK: Velocity

  private func followViews(to after: WindowPoses, span: Double, _ travel: Travel) {
    guard span > 0 else { return }
    for view in after.views {
      guard let old = before.poses[view], let new = after[view] else { continue }
      let distance = old.distance(to: new)
      if distance > 0 {
        hasFollowedFinger = true
        heldVelocities[ObjectIdentifier(view)] = distance / span
        guard travel.now > 0 else { continue }
        let gain = gains[ObjectIdentifier(view)] ?? 0
        gains[ObjectIdentifier(view)] = max(gain, distance / travel.now)
      }
    }
  }

  /// The outermost views that set out too fast.
  private func kicks(_ after: WindowPoses, _ moment: Moment, wasHeld: Bool) -> [Jump] {
    let side = Double(max(window.bounds.width, window.bounds.height))
    let limit = LintLimits.velocityInSides * side
    let now = lastInstant.seconds
    let later = world.run { WindowPoses(window, at: now + Self.step) }
    var found: [Jump] = []
    for view in after.views {
      guard let start = after[view], let next = later[view], next.opacity > 0,
        !found.contains(where: { view.isDescendant(of: $0.view) })
      else { continue }
      let known = wasHeld ? heldVelocities : before.velocities
      let gain = start.distance(to: next) / Self.step - (known[ObjectIdentifier(view)] ?? 0)
      guard gain > limit else { continue }
      found.append(
        Jump(
          rule: .velocityJump, view: view, moment: moment, seconds: now, amount: gain,
          limit: limit))
    }
    return found
  }

  // MARK: Fingers and transitions

  private var currentSituation: Situation {
    let active = world.transitions.active
    return Situation(isRunning: !active.isEmpty, isHeld: active.contains(where: \.isInteractive))
  }

  private func moment(_ was: Situation, _ isNow: Situation, hasEnded: Bool) -> Moment {
    if hasEnded { return .end }
    if isNow.isHeld { return .grasp }
    if was.isHeld { return .release }
    return was.isRunning ? .interruption : .beginning
  }

  /// How far the finger has gone that has gone furthest.
  private struct Travel { var (now, inAll) = (0.0, 0.0) }

  private func followFingers() -> Travel {
    var travel = Travel()
    let down = world.touches.fingersDown
    for (finger, point) in down where fingerStarts[finger] == nil { fingerStarts[finger] = point }
    for (finger, start) in fingerStarts {
      let point = world.touches.lastPlaces[finger] ?? start
      travel.now = max(travel.now, point.distance(to: fingers[finger] ?? start))
      travel.inAll = max(travel.inAll, point.distance(to: start))
      fingers[finger] = point
    }
    for finger in fingerStarts.keys where !down.contains(where: { $0.finger == finger }) {
      (fingerStarts[finger], fingers[finger]) = (nil, nil)
    }
    return travel
  }
}
