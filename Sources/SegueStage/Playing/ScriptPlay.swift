// One performance of a script: a world, a window, and the step under way. Each step is an event on
// the virtual clock; a move lasts until UIKit says that its transition is over, and what comes next
// begins at that very instant. So nothing depends on when frames are asked for.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueTransitions
import UIKit

/// A script being played.
@MainActor
final class ScriptPlay {
  let world = World()
  let names = NodeNames()
  /// When the last step ended, once it has.
  private(set) var end: VirtualTime?
  /// What UIKit would have complained about on the console.
  private(set) var warnings: [Diagnostic] = []

  let document: SceneDocument
  let window: UIWindow
  private let moves: ScreenMoves
  private var next = 0
  private var failure: Failure?
  /// The step whose transition is under way, or whose fingers are.
  private(set) var moving: SceneStep?
  /// The fingers of the step under way that have not left.
  private var fingersLeft = 0

  init(_ document: SceneDocument, images: ImageLibrary, library: TransitionLibrary) {
    self.document = document
    let choice = TransitionChoice(document: document, library: library)
    let canvas = document.canvas
    let bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    let delegate: StepDelegate
    (window, delegate) = world.run {
      UIKitState.current.screen.bounds = bounds
      UIKitState.current.screen.scale = canvas.scale
      return (UIWindow(frame: bounds), StepDelegate())
    }
    let pictures = ScenePictures(images: images, scale: canvas.pictureScale)
    let builder = ScreenBuilder(
      document: document, pictures: pictures, names: names, delegate: delegate)
    moves = ScreenMoves(window, choice: choice, builder: builder, delegate: delegate)
    builder.onInteraction = { [unowned self] in beginInteraction($0, $1) }
    begin(pictures)
  }

  private func begin(_ pictures: ScenePictures) {
    names.name(window.layer, "window", kind: .window)
    world.run {
      UIKitState.current.imageNamed = { name in pictures.picture(named: name) }
      world.transitions.onEnd = { [unowned self] in transitionEnded($0) }
      world.transitions.onComplaint = { [unowned self] in complain($0) }
      window.makeKeyAndVisible()
      world.schedule(at: .zero, phase: .input) { [unowned self] in playNext() }
    }
  }

  // MARK: Time

  /// Plays on up to and including `time`.
  func advance(to time: VirtualTime) throws {
    while end == nil, let event = world.nextEventTime, event <= time { try advanceOnce(to: event) }
    if end == nil { try refuseStall() }
    try advanceOnce(to: time)
  }

  /// Plays to the end of the script, or up to `limit`; returns whether it has ended.
  func playToEnd(limit: VirtualTime) throws -> Bool {
    while end == nil {
      try refuseStall()
      guard let event = world.nextEventTime, event <= limit else { return false }
      try advanceOnce(to: event)
    }
    return true
  }

  func advanceOnce(to time: VirtualTime) throws {
    do {
      try world.advance(to: time)
    } catch let error as WorldError {
      throw Failure(.scene, at: moving?.verb.position, "\(error)")
    }
    if let failure { throw failure }
  }

  /// A transition that has nothing scheduled and has not completed never will.
  private func refuseStall() throws {
    guard let step = moving, world.nextEventTime == nil else { return }
    let record = world.stalledTransitions.first ?? world.transitions.active.first
    let name = QuotedText.quoted(step.move?.transition?.name.value ?? step.verb.value)
    let place = step.move?.transition?.name.position ?? step.verb.position
    let what =
      record?.stallDescription(name: name)
      ?? "transition \(name) has nothing scheduled and has not completed"
    throw Failure(
      .scene, at: place,
      "\(step.verb.keyPath): \(what) at t = \(world.now.seconds) s; expected a call of "
        + "completeTransition when its animations end")
  }

  // MARK: Steps

  private func playNext() {
    moving = nil
    guard next < document.script.count else {
      end = world.now
      return
    }
    let step = document.script[next]
    next += 1
    switch step.action {
    case .wait(let seconds):
      let time = world.now + VirtualTime(seconds: seconds)
      world.schedule(at: time, phase: .input) { [unowned self] in playNext() }
    case .show(let name):
      moves.show(name.value)
      continueAtOnce()
    case .drag(let drag):
      play([FingerPlay(drag, room: window.bounds.size)], step)
    case .touch(let fingers):
      play(fingers.map { FingerPlay($0) }, step)
    default:
      moving = step
      if let problem = moves.perform(step) { fail(step, problem) }
      if failure == nil, world.transitions.active.isEmpty, moving != nil { continueAtOnce() }
    }
  }

  // MARK: Fingers

  /// Lasts until all fingers have left and whatever they steered has ended.
  private func play(_ fingers: [FingerPlay], _ step: SceneStep) {
    moving = step
    fingersLeft = fingers.count
    for (number, finger) in fingers.enumerated() {
      finger.play(number, in: world) { [unowned self] in
        fingersLeft -= 1
        if fingersLeft == 0, world.transitions.active.isEmpty { continueAtOnce() }
      }
    }
  }

  /// A finger asks for a move; returns whether there is one that it steers.
  private func beginInteraction(
    _ interaction: SceneInteraction, _ driver: UIPercentDrivenInteractiveTransition
  ) -> Bool {
    guard world.transitions.active.isEmpty else { return false }
    if let problem = moves.perform(interaction.step, driver: driver) {
      let verb = interaction.step.verb
      warnings.append(
        Diagnostic(
          .warning, at: verb.position,
          "\(verb.keyPath): \(problem), at t = \(world.now.seconds) s"))
      return false
    }
    return true
  }

  // MARK: Ends

  /// The next step begins at this instant, after what this one has queued.
  private func continueAtOnce() {
    moving = nil
    world.schedule(at: world.now, phase: .input) { [unowned self] in playNext() }
  }

  private func transitionEnded(_ record: TransitionRecord) {
    guard let step = moving, world.transitions.active.isEmpty, fingersLeft == 0 else { return }
    if record.wasCancelled, step.move != nil {
      fail(
        step,
        "its transition (class \(record.animatorTypeName)) was cancelled, so the step did not happen"
      )
    } else {
      continueAtOnce()
    }
  }

  private func complain(_ message: String) {
    let place = moving?.verb.position
    warnings.append(Diagnostic(.warning, at: place, "\(message), at t = \(world.now.seconds) s"))
  }

  private func fail(_ step: SceneStep, _ message: String) {
    failure = Failure(.scene, at: step.verb.position, "\(step.verb.keyPath): \(message)")
  }

  // MARK: Looking

  /// The frame at `seconds`, to which the play has advanced.
  func displayList(at seconds: Double, viewport: CommitViewport) throws -> DisplayList {
    let list = world.run { world.commit(root: window.layer, at: seconds, viewport: viewport) }
    try refuseUnsupported()
    return list
  }

  /// Where fingers are, in points of the canvas.
  var fingersDown: [CGPoint] { world.touches.fingersDown.map(\.point) }

  private func refuseUnsupported() throws {
    let state = world.run { UIKitState.current.refusals }
    let layers = world.unsupported.map { "\($0.property) of \($0.layer)" }
    guard let feature = (state + layers).first else { return }
    throw Failure(
      .scene, at: moving?.verb.position,
      "\(feature), at t = \(world.now.seconds) s: not supported by this version. Leave it out.")
  }

  /// The presentation tree at `seconds`.
  func inspect(at seconds: Double) -> [InspectionNode] {
    world.run { Inspector(names: names, seconds: seconds).nodes(below: window) }
  }
}
