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
  private let choice: TransitionChoice
  private let builder: ScreenBuilder
  private let delegate: StepDelegate
  private let window: UIWindow
  private var next = 0
  private var failure: Failure?
  /// The step whose transition is under way.
  private var moving: SceneStep?
  /// What each screen that is not gone came with.
  private var arrivals = ObjectTable<UIViewController, TransitionUse>()

  init(_ document: SceneDocument, images: ImageLibrary, library: TransitionLibrary) {
    self.document = document
    choice = TransitionChoice(document: document, library: library)
    let canvas = document.canvas
    let bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    (window, delegate) = world.run {
      UIKitState.current.screen.bounds = bounds
      UIKitState.current.screen.scale = canvas.scale
      return (UIWindow(frame: bounds), StepDelegate())
    }
    let pictures = ScenePictures(images: images, scale: canvas.pictureScale)
    builder = ScreenBuilder(
      document: document, pictures: pictures, names: names, delegate: delegate)
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

  private func advanceOnce(to time: VirtualTime) throws {
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
      window.rootViewController = builder.controller(name.value)
      continueAtOnce()
    default:
      moving = step
      move(step)
      if failure == nil, world.transitions.active.isEmpty, moving != nil { continueAtOnce() }
    }
  }

  /// The next step begins at this instant, after what this one has queued.
  private func continueAtOnce() {
    moving = nil
    world.schedule(at: world.now, phase: .input) { [unowned self] in playNext() }
  }

  private func transitionEnded(_ record: TransitionRecord) {
    guard let step = moving, world.transitions.active.isEmpty else { return }
    if record.wasCancelled {
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

  // MARK: Moves

  private func move(_ step: SceneStep) {
    switch step.action {
    case .present(let move, let style, _): present(move, style, step)
    case .dismiss(let move): dismiss(move, step)
    case .push(let move): push(move, step)
    case .pop(let move): pop(move, step)
    case .show, .wait: break
    }
  }

  private func present(_ move: ScreenMove, _ style: PresentationStyle?, _ step: SceneStep) {
    guard let front else { return fail(step, "the window is empty") }
    let arriving = builder.controller(move.screen.value)
    arriving.modalPresentationStyle =
      style.map { UIModalPresentationStyle($0) }
      ?? (move.transition == nil ? .automatic : .fullScreen)
    arrivals[arriving] = move.transition
    prepare(move.transition, .present)
    front.present(arriving, animated: move.isAnimated)
  }

  private func dismiss(_ move: ScreenMove, _ step: SceneStep) {
    let chain = presentedChain
    guard let leaving = chain.last(where: { builder.name(of: $0) == move.screen.value }) else {
      return fail(step, "\(QuotedText.quoted(move.screen.value)) is not presented any more")
    }
    let top = chain.last ?? leaving
    prepare(move.transition ?? arrivals[top], .dismiss)
    leaving.presentingViewController?.dismiss(animated: move.isAnimated)
  }

  private func push(_ move: ScreenMove, _ step: SceneStep) {
    guard let navigation = front as? UINavigationController else {
      return fail(step, "no navigation is in front")
    }
    let arriving = builder.controller(move.screen.value)
    arrivals[arriving] = move.transition
    prepare(move.transition, .push)
    navigation.pushViewController(arriving, animated: move.isAnimated)
  }

  private func pop(_ move: ScreenMove, _ step: SceneStep) {
    guard let navigation = front as? UINavigationController,
      let leaving = navigation.topViewController, navigation.viewControllers.count > 1
    else { return fail(step, "no navigation with a screen to pop is in front") }
    prepare(move.transition ?? arrivals[leaving], .pop)
    _ = navigation.popViewController(animated: move.isAnimated)
  }

  private func prepare(_ use: TransitionUse?, _ role: TransitionRole) {
    delegate.animator = nil
    guard let use, case .animator(let animator) = choice.player(use, role) else { return }
    delegate.animator = animator
  }

  /// What is presented over the root, the front one last.
  private var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var controller = window.rootViewController?.presentedViewController
    while let found = controller {
      chain.append(found)
      controller = found.presentedViewController
    }
    return chain
  }

  private var front: UIViewController? { presentedChain.last ?? window.rootViewController }

  // MARK: Looking

  /// The frame at `seconds`, to which the play has advanced.
  func displayList(at seconds: Double, viewport: CommitViewport) throws -> DisplayList {
    let list = world.run { world.commit(root: window.layer, at: seconds, viewport: viewport) }
    try refuseUnsupported()
    return list
  }

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

extension UIModalPresentationStyle {
  /// The same style.
  init(_ style: PresentationStyle) {
    self =
      switch style {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .custom: .custom
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .automatic: .automatic
      }
  }
}
