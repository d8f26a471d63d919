// Physics for views: from the moment something may move the animator takes steps on the world's clock,
// until everything has been at rest for a while.

import Foundation

/// Told when an animator begins to move things, and when all stand still.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Something is about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All stand still.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of physics, as behaviours say.
///
/// It takes 120 steps a second, the same in every clip. See `Documentation/DYNAMICS.md`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose points places are in.
  public let referenceView: UIView?
  /// Told of beginnings and ends.
  open weak var delegate: UIDynamicAnimatorDelegate?
  /// The behaviours that were added to it.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something may move.
  open private(set) var isRunning = false
  /// Seconds of animation so far.
  open private(set) var elapsedTime: TimeInterval = 0

  let simulation = DynamicSimulation()
  private weak var world: World?
  private var event: World.EventToken?
  private var begin = VirtualTime.zero
  private var step = 0
  private var stepsAtRest = 0

  /// An animator of views inside `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of items that are no views, or in several.
  public override init() {
    referenceView = nil
    super.init()
  }

  // MARK: Behaviours

  /// Has `behavior` act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
    resume()
  }

  /// Has `behavior` act no longer.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.enter(nil)
    simulation.keep(all.flatMap(\.actsOn))
    resume()
  }

  /// Has nothing act any longer.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.enter(nil) }
    behaviors = []
    simulation.keep([])
    pause()
  }

  /// The items of its behaviours that are at least partly in `rect`.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.bodies.map(\.item).filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect)
    }
  }

  /// Takes place, turn and size from an item that code has changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.existingBody(of: item)?.readItem()
    resume()
  }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  // MARK: Time

  /// Goes on, after something has changed.
  func resume() {
    stepsAtRest = 0
    for behavior in all { for item in behavior.actsOn { _ = simulation.body(of: item) } }
    guard !isRunning, !behaviors.isEmpty else { return }
    let world = World.current
    (self.world, begin, step) = (world, world.now, 0)
    isRunning = true
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

  /// The next step of the grid: whole nanoseconds from the beginning, so that nothing adds up.
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
    stepsAtRest = simulation.isAtRest ? stepsAtRest + 1 : 0
    guard isRunning else { return }
    if Double(stepsAtRest) * seconds >= DynamicConstants.secondsToRest { return pause() }
    scheduleNext()
  }
}
