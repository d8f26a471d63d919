// One performance of an app's script: a world, a window, and the step under way. Steps follow each other
// as those of a scene do (see `ScriptPlay`), so a scene and an app that do the same show the same frames.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import UIKit

/// A script being played on an app.
@MainActor
final class AppPlay {
  let world: World
  let window: UIWindow
  /// What is over everything, back to front.
  let statusBar: [DisplayItem]
  /// When the last step ended, once it has.
  private(set) var end: VirtualTime?
  /// What UIKit would have complained about on the console.
  private(set) var warnings: [String] = []

  private let steps: [GestureScript.Step]
  private var next = 0
  /// Whether the step under way lasts until fingers and transitions are done.
  private var isSettling = false
  /// The fingers of the step under way that have not left.
  private var fingersLeft = 0

  init(
    _ canvas: SceneCanvas, images: ImageLibrary, seed: UInt64, script: GestureScript,
    launch: @escaping AppStage.Launch
  ) {
    steps = script.steps
    world = World(seed: seed)
    let bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    (window, statusBar) = world.run {
      UIKitState.current.take(canvas)
      return (UIWindow(frame: bounds), StatusBar(canvas)?.items ?? [])
    }
    let pictures = ScenePictures(images: images, scale: canvas.pictureScale)
    world.run {
      UIKitState.current.imageNamed = { name in pictures.picture(named: name) }
      UIKitState.current.clipNamed = { name in try? pictures.images.clip(name) }
      world.transitions.onEnd = { [unowned self] _ in continueIfSettled() }
      world.transitions.onComplaint = { [unowned self] in complain($0) }
      window.makeKeyAndVisible()
      world.schedule(at: .zero, phase: .input) { [unowned self] in
        launch(window)
        playNext()
      }
    }
  }

  // MARK: Time

  /// Plays on up to and including `time`.
  func advance(to time: VirtualTime) throws {
    while end == nil, let event = world.nextEventTime, event <= time { try advanceOnce(to: event) }
    if end == nil { try refuseStall() }
    try advanceOnce(to: time)
  }

  /// Plays to the end of the script; `nil` if that is later than `limit`.
  func playToEnd(limit: VirtualTime) throws -> VirtualTime? {
    while end == nil {
      try refuseStall()
      guard let event = world.nextEventTime, event <= limit else { return nil }
      try advanceOnce(to: event)
    }
    return end
  }

  func advanceOnce(to time: VirtualTime) throws {
    do {
      try world.advance(to: time)
    } catch let error as WorldError {
      throw Failure(.scene, "\(error)")
    }
  }

  /// A transition that has nothing scheduled and has not completed never will.
  private func refuseStall() throws {
    guard isSettling, world.nextEventTime == nil, let record = world.transitions.active.first
    else { return }
    throw Failure(
      .scene,
      "\(record.stallDescription(name: record.kind.rawValue)) at t = \(world.now.seconds) s; "
        + "expected a call of completeTransition when its animations end")
  }

  // MARK: Steps

  private func playNext() {
    guard next < steps.count else {
      end = world.now
      return
    }
    let step = steps[next]
    next += 1
    switch step.action {
    case .wait(let seconds): continueAfter(VirtualTime(seconds: seconds))
    case .settle: settle()
    case .perform(let action):
      action(window)
      continueAfter(.zero)
    case .drag(let drag): play([FingerPlay(drag, room: window.bounds.size)])
    case .touch(let fingers): play(fingers.map { FingerPlay($0) })
    }
  }

  private func play(_ fingers: [FingerPlay]) {
    fingersLeft = fingers.count
    for (number, finger) in fingers.enumerated() {
      finger.play(number, in: world) { [unowned self] in
        fingersLeft -= 1
        continueIfSettled()
      }
    }
    settle()
  }

  private func settle() {
    isSettling = true
    continueIfSettled()
  }

  private func continueIfSettled() {
    guard isSettling, fingersLeft == 0, world.transitions.active.isEmpty else { return }
    isSettling = false
    continueAfter(.zero)
  }

  /// The next step begins then, after what this one has queued.
  private func continueAfter(_ span: VirtualTime) {
    world.schedule(at: world.now + span, phase: .input) { [unowned self] in playNext() }
  }

  private func complain(_ message: String) {
    warnings.append("\(message), at t = \(world.now.seconds) s")
  }

  // MARK: Looking

  /// The frame at `seconds`, to which the play has advanced.
  func displayList(at seconds: Double, viewport: CommitViewport) throws -> DisplayList {
    let list = world.run { world.commit(root: window.layer, at: seconds, viewport: viewport) }
    if let problem = world.textProblem { throw Failure(.asset, "\(problem)") }
    if let feature = world.refusedFeature { throw Failure(.scene, feature) }
    return list
  }

  /// Where fingers are, in points of the screen.
  var fingersDown: [CGPoint] { world.touches.fingersDown.map(\.point) }
}
