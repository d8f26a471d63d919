// Physics for views: as soon as something may move, the animator takes steps on the world's clock,
// until everything has been at rest for some time.

import Foundation
import SegueWorld

/// The methods that a dynamic animator calls on its delegate.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to resume.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when the animator has paused because all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that moves items according to physical behaviors.
///
/// The animator takes 120 steps per second, the same in every clip. See
/// `Documentation/UIKit/DYNAMICS.md`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items and behaviors are positioned.
  open private(set) var referenceView: UIView?
  /// The delegate, which is notified when the animator resumes and pauses.
  open weak var delegate: UIDynamicAnimatorDelegate?
  /// The behaviors that have been added to the animator.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean value that indicates whether items may move.
  open private(set) var isRunning = false
  /// The time for which the animator has been running, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  /// The layout whose elements are the items, if the animator was created for one. The layout owns the
  /// animator.
  private(set) weak var layout: UICollectionViewLayout?

  let simulation = DynamicSimulation()
  private weak var world: World?
  private var event: World.EventToken?
  private var begin = VirtualTime.zero
  private var step = 0
  private var stepsAtRest = 0

  /// Creates an animator for views inside `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items that are not views, or not in one view.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Creates an animator for the elements of a collection view. Its items are the attributes of the
  /// layout; each step invalidates the layout, which returns them as the animator has moved them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
  }

  // MARK: Behaviors

  /// Adds a behavior to the animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.attach(self)
    resume()
  }

  /// Removes a behavior from the animator.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.attach(nil)
    simulation.keep(all.flatMap(\.actsOn))
    resume()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.attach(nil) }
    behaviors = []
    simulation.keep([])
    pause()
  }

  /// Returns the items of the behaviors that intersect `rect`.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.bodies.map(\.item).filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.overlaps(rect)
    }
  }

  /// Reads the center, rotation and size of an item that code has changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.existingBody(of: item)?.readItem()
    resume()
  }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  // MARK: Time

  /// Resumes the animation after a change.
  func resume() {
    stepsAtRest = 0
    for behavior in all { for item in behavior.actsOn { _ = simulation.body(of: item) } }
    guard !isRunning, !behaviors.isEmpty else { return }
    let world = World.current
    (self.world, begin, step) = (world, world.now, 0)
    isRunning = true
    RunningDynamics.current.add(self)
    delegate?.dynamicAnimatorWillResume(self)
    scheduleNext()
  }

  private func pause() {
    if let event { world?.cancel(event) }
    event = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Schedules the next step on the grid. Steps are at whole nanoseconds from the start, so that no
  /// error accumulates.
  private func scheduleNext() {
    step += 1
    let offset = Int64(step) * 1_000_000_000 / Int64(DynamicConstants.stepsInASecond)
    event = world?.schedule(at: begin + VirtualTime(nanoseconds: offset), phase: .animationEnd) {
      [weak self] in self?.takeStep()
    }
  }

  private func takeStep() {
    event = nil
    let seconds = 1 / Double(DynamicConstants.stepsInASecond)
    let acting = all
    simulation.step(acting, seconds: seconds)
    elapsedTime += seconds
    for behavior in acting { behavior.report() }
    for behavior in acting { behavior.action?() }
    layout?.invalidateLayout()
    stepsAtRest = simulation.isAtRest ? stepsAtRest + 1 : 0
    guard isRunning else { return }
    if Double(stepsAtRest) * seconds >= DynamicConstants.secondsToRest { return pause() }
    scheduleNext()
  }
}
