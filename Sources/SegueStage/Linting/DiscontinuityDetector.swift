// Compares the poses of views just before and just after every instant at which something happens.
// Whatever takes over a view at that instant (a touch, another animation, or UIKit at the end) has
// to continue from the view's current pose.

import SegueWorld
import UIKit

/// Detects discontinuities of position and velocity.
@MainActor
final class DiscontinuityDetector {
  /// A discontinuity of one view at an instant.
  struct Jump {
    let rule: LintRule
    let view: UIView
    let trigger: Trigger
    let seconds: Double
    /// The measured amount and the permitted limit, in points or in points per second.
    let amount, limit: Double
  }

  /// The kinds of instants at which control of a view can change.
  enum Trigger: String {
    case beginning = "as the transition begins"
    case takeover = "as a touch takes control"
    case release = "as the touch ends"
    case interruption = "as another animation takes over"
    case end = "as the transition ends"
  }

  /// The state of the transition before or after an instant.
  private struct Situation {
    var isRunning = false
    var isHeld = false
  }

  private static let blink = 1e-6
  private static let step = 1e-3
  /// The time in seconds within which a second jump in the same direction shows that a view is
  /// moved step by step.
  private static let stepping = 0.05

  private let world: World
  private let window: UIWindow
  private var before = (poses: WindowPoses(), velocities: [ObjectIdentifier: Double]())
  private var situation = Situation()
  private var lastInstant = VirtualTime.zero
  private var touchStarts: [Int: CGPoint] = [:]
  private var fingers: [Int: CGPoint] = [:]
  /// A Boolean value that indicates whether any view has moved since a touch took control.
  private var hasFollowedTouch = false
  /// The velocities of views while a touch drives them, and their maximum movement per point of the
  /// touch's movement.
  private var drivenVelocities: [ObjectIdentifier: Double] = [:]
  private var gains: [ObjectIdentifier: Double] = [:]
  /// The jumps that may turn out to be steps of a view that is moved step by step.
  private var pending: [Jump] = []
  private var stepped: Set<ObjectIdentifier> = []

  init(_ world: World, _ window: UIWindow) { (self.world, self.window) = (world, window) }

  /// Captures the poses that would be displayed at `instant` if nothing happened then.
  func capture(before instant: VirtualTime) {
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

  /// Compares the captured poses with those after `instant`.
  /// - Parameter hasEnded: A Boolean value that indicates whether a transition has ended at
  ///   `instant`.
  /// - Returns: The discontinuities that are now certain.
  func compare(after instant: VirtualTime, hasEnded: Bool, ignoresJumps: Bool) -> [Jump] {
    let (was, isNow) = (situation, currentSituation)
    let span = (instant - lastInstant).seconds
    lastInstant = instant
    let travel = followTouches()
    guard was.isRunning || isNow.isRunning || hasEnded else {
      return settle(before: .infinity)
    }
    if was.isHeld != isNow.isHeld || !isNow.isRunning { hasFollowedTouch = false }
    let trigger = trigger(was, isNow, hasEnded: hasEnded)
    let after = world.run { WindowPoses(window, at: instant.seconds) }
    if !ignoresJumps {
      addFindings(
        jumps(to: after, trigger) { self.positionLimit(of: $0, was, isNow, travel) }, after)
    }
    if was.isHeld, isNow.isHeld { followViews(to: after, span: span, travel) }
    let velocityJumps =
      isNow.isHeld || !isNow.isRunning ? [] : velocityJumps(after, trigger, wasHeld: was.isHeld)
    if !isNow.isHeld { (drivenVelocities, gains) = ([:], [:]) }
    return settle(before: instant.seconds - Self.stepping) + velocityJumps
  }

  /// Returns the remaining discontinuities when the playback has ended.
  func finish() -> [Jump] { settle(before: .infinity) }

  // MARK: Position

  /// Returns the maximum distance that a view may move at once, or `nil` for no maximum.
  private func positionLimit(
    of view: UIView, _ was: Situation, _ isNow: Situation, _ travel: Travel
  ) -> Double? {
    let side = Double(max(window.bounds.width, window.bounds.height))
    let limit = max(LintLimits.jump, LintLimits.jumpInSides * side)
    let forEachPoint = LintLimits.takeoverPerPoint
    guard isNow.isHeld else {
      guard was.isHeld || !was.isRunning else { return limit }
      // A touch that ends while moving has moved once more.
      let gain = 1.5 * (gains[ObjectIdentifier(view)] ?? 0)
      return limit + max(forEachPoint, gain) * travel.now
    }
    // While a touch drives a view, the app may move it as far as it likes. How the view first
    // reaches the touch is checked.
    if hasFollowedTouch { return nil }
    return limit + LintLimits.takeover + forEachPoint * travel.inAll
  }

  /// Returns the outermost views that have moved further than permitted.
  private func jumps(
    to after: WindowPoses, _ trigger: Trigger, limit: (UIView) -> Double?
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
          rule: .positionJump, view: view, trigger: trigger, seconds: lastInstant.seconds,
          amount: amount, limit: limit))
    }
    return found
  }

  /// Records jumps as pending. A view that jumps again soon after, as one that a display link
  /// moves, makes steps rather than jumps.
  private func addFindings(_ jumps: [Jump], _ after: WindowPoses) {
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
        hasFollowedTouch = true
        drivenVelocities[ObjectIdentifier(view)] = distance / span
        guard travel.now > 0 else { continue }
        let gain = gains[ObjectIdentifier(view)] ?? 0
        gains[ObjectIdentifier(view)] = max(gain, distance / travel.now)
      }
    }
  }

  /// Returns the outermost views whose velocity changes by more than is permitted.
  private func velocityJumps(_ after: WindowPoses, _ trigger: Trigger, wasHeld: Bool) -> [Jump] {
    let side = Double(max(window.bounds.width, window.bounds.height))
    let limit = LintLimits.velocityInSides * side
    let now = lastInstant.seconds
    let later = world.run { WindowPoses(window, at: now + Self.step) }
    var found: [Jump] = []
    for view in after.views {
      guard let start = after[view], let next = later[view], next.opacity > 0,
        !found.contains(where: { view.isDescendant(of: $0.view) })
      else { continue }
      let known = wasHeld ? drivenVelocities : before.velocities
      let gain = start.distance(to: next) / Self.step - (known[ObjectIdentifier(view)] ?? 0)
      guard gain > limit else { continue }
      found.append(
        Jump(
          rule: .velocityJump, view: view, trigger: trigger, seconds: now, amount: gain,
          limit: limit))
    }
    return found
  }

  // MARK: Touches and transitions

  private var currentSituation: Situation {
    let active = world.transitions.active
    return Situation(isRunning: !active.isEmpty, isHeld: active.contains(where: \.isInteractive))
  }

  private func trigger(_ was: Situation, _ isNow: Situation, hasEnded: Bool) -> Trigger {
    if hasEnded { return .end }
    if isNow.isHeld { return .takeover }
    if was.isHeld { return .release }
    return was.isRunning ? .interruption : .beginning
  }

  /// The movement of the touch that has moved furthest, at this instant and in total.
  private struct Travel { var (now, inAll) = (0.0, 0.0) }

  private func followTouches() -> Travel {
    var travel = Travel()
    let down = world.touches.fingersDown
    for (finger, point) in down where touchStarts[finger] == nil { touchStarts[finger] = point }
    for (finger, start) in touchStarts {
      let point = world.touches.lastLocations[finger] ?? start
      travel.now = max(travel.now, point.distance(to: fingers[finger] ?? start))
      travel.inAll = max(travel.inAll, point.distance(to: start))
      fingers[finger] = point
    }
    for finger in touchStarts.keys where !down.contains(where: { $0.finger == finger }) {
      (touchStarts[finger], fingers[finger]) = (nil, nil)
    }
    return travel
  }
}
