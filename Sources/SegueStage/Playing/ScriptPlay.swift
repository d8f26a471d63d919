// One performance of a script: a world, a window, and the step under way. Each step is an event on
// the virtual clock; a move lasts until UIKit says that its transition is over, unless the script goes
// on before, and what comes next begins at that very instant. So nothing depends on when frames are
// asked for.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueTransitions
import UIKit

/// A script being played.
@MainActor
final class ScriptPlay {
  let world: World
  let names = NodeNames()
  /// When the last step ended, once it has.
  private(set) var end: VirtualTime?
  /// What UIKit would have complained about on the console.
  private(set) var warnings: [Diagnostic] = []

  let document: SceneDocument
  let window: UIWindow
  let moves: ScreenMoves
  private var next = 0
  private var failure: Failure?
  /// The step under way.
  private(set) var current: RunningStep?
  /// The move whose transition is under way, whichever step or finger began it.
  var underWay: MoveUnderWay?
  /// The step to which what moves now is due: the one under way, unless it only lets time pass.
  var moving: SceneStep? {
    if case .wait? = current?.step.action { underWay?.step } else { current?.step }
  }
  /// What waits for the other events of this instant.
  private var putOff: [@MainActor () -> Void] = []
  /// Fingers of steps that do not wait for each other have numbers of their own.
  private var fingerCount = 0

  private var statusBars: StatusBars
  /// The status bars before the device was turned, while it turns.
  private var statusBarsBefore: StatusBars?
  /// How the device is held in the picture.
  var pose: DevicePose
  /// How long a transition may take.
  private let patience: VirtualTime?

  init(
    _ document: SceneDocument, images: ImageLibrary, fonts: SceneFontFiles,
    library: TransitionLibrary
  ) {
    self.document = document
    world = World(seed: document.seed)
    patience = library.patience
    pose = DevicePose(document.canvas)
    let choice = TransitionChoice(document: document, library: library)
    let canvas = document.canvas
    let bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    let delegate: StepDelegate
    (window, delegate, statusBars) = world.run {
      UIKitState.current.take(canvas)
      fonts.install()
      return (UIWindow(frame: bounds), StepDelegate(), StatusBars(document))
    }
    let pictures = ScenePictures(images: images, scale: canvas.pictureScale)
    let builder = ScreenBuilder(
      document: document, pictures: pictures, names: names, delegate: delegate)
    moves = ScreenMoves(
      window, choice: choice, builder: builder, delegate: delegate, names: names)
    builder.onInteraction = { [unowned self] in beginInteraction($0, $1) }
    moves.onPageTurned = { [unowned self] in settle() }
    builder.onSelection = { [unowned self] in beginSelection($0) }
    begin(pictures)
  }

  private func begin(_ pictures: ScenePictures) {
    names.name(window.layer, "window", kind: .window)
    world.run {
      UIKitState.current.imageNamed = { name in pictures.picture(named: name) }
      UIKitState.current.clipNamed = { name in try? pictures.images.clip(name) }
      world.transitions.onEnd = { [unowned self] in transitionEnded($0) }
      world.transitions.onComplaint = { [unowned self] in
        warn(at: current?.step.verb.position, $0)
      }
      GrabInteraction { [unowned self] in grabbable }.attach(to: window)
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
      try refuseEndless()
      guard let event = world.nextEventTime, event <= limit else { return false }
      try advanceOnce(to: event)
    }
    return true
  }

  func advanceOnce(to time: VirtualTime) throws {
    do {
      try UserCode.running { try world.advance(to: time) }
    } catch let error as WorldError {
      throw Failure(.scene, at: current?.step.verb.position, "\(error)")
    }
    if let failure { throw failure }
  }

  /// What goes on and on, as physics that never come to rest, is no transition.
  private func refuseEndless() throws {
    guard let patience, let step = underWay?.step ?? current?.step,
      let record = world.transitions.active.first, !record.isInteractive,
      world.now - record.beginning > patience
    else { return }
    throw Failure(
      .scene, at: step.move?.transition?.name.position ?? step.verb.position,
      "\(step.verb.keyPath): the \(record.kind.rawValue) transition of class "
        + "\(record.animatorTypeName) goes on after \(patience.seconds) s and has not completed; "
        + "expected a call of completeTransition when its animations end")
  }

  /// A transition that has nothing scheduled and has not completed never will.
  private func refuseStall() throws {
    guard let current, world.nextEventTime == nil else { return }
    let step = underWay?.step ?? current.step
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

  func playNext() {
    current = nil
    guard failure == nil else { return }
    guard next < document.script.count else {
      end = world.now
      return warnOfWhatIsLeft()
    }
    let step = document.script[next]
    next += 1
    switch step.action {
    case .wait(let seconds):
      begin(step, pending: 1)
      let time = world.now + VirtualTime(seconds: seconds)
      world.schedule(at: time, phase: .input) { [unowned self] in playNext() }
    case .drag(let drag): play([FingerPlay(drag, room: window.bounds.size)], step)
    case .tap(let name, let press):
      whenNothingElseIsDue { [unowned self] in tap(name, press: press, step) }
    case .scroll(let scroll):
      whenNothingElseIsDue { [unowned self] in self.scroll(scroll, step) }
    case .touch(let fingers): play(fingers.map { FingerPlay($0) }, step)
    case .show, .present, .dismiss, .push, .pop, .select:
      whenNothingElseIsDue { [unowned self] in move(step) }
    case .sheet(let move): whenNothingElseIsDue { [unowned self] in take(move, step) }
    case .rotate(let orientation, let animated):
      whenNothingElseIsDue { [unowned self] in rotate(to: orientation, animated: animated, step) }
    case .resize(let width, let height, let animated):
      whenNothingElseIsDue { [unowned self] in
        resize(width: width, height: height, animated: animated, step)
      }
    case .pause, .scrub, .finish, .cancel:
      whenNothingElseIsDue { [unowned self] in steer(step) }
    }
  }

  /// Makes `step` the one under way.
  @discardableResult
  func begin(_ step: SceneStep, pending: Int = 0, awaitsTransition: Bool = false) -> RunningStep {
    let run = RunningStep(step, pending: pending, awaitsTransition: awaitsTransition, in: world)
    current = run
    guard let until = step.until else { return run }
    let time = world.now + VirtualTime(seconds: until)
    world.schedule(at: time) { [unowned self] in
      whenNothingElseIsDue { [unowned self] in if current === run { continueAtOnce() } }
    }
    return run
  }

  private func move(_ step: SceneStep) {
    guard world.transitions.active.isEmpty else { return refuseSecondMove(step) }
    if case .show(let name) = step.action {
      begin(step)
      moves.show(name.value)
      return continueAtOnce()
    }
    begin(step, awaitsTransition: true)
    let own = step.until == nil ? nil : moves.ownDriver(for: step)
    let move = own.map { MoveUnderWay(step, steeredBy: $0) } ?? MoveUnderWay(step)
    underWay = move
    if let problem = moves.perform(step, driver: step.until == nil ? nil : move.driver) {
      return fail(step, problem)
    }
    move.isSteerable = moves.isAnimatedByTheScene
    if world.transitions.active.isEmpty, underWay === move { settle() }
  }

  // MARK: Fingers

  /// Lasts until all fingers have left and whatever they steered has ended.
  func play(_ fingers: [FingerPlay], _ step: SceneStep) {
    let run = begin(step, pending: fingers.count, awaitsTransition: true)
    for finger in fingers {
      finger.play(nextFinger(), in: world) { [unowned self] in
        run.pending -= 1
        guard run.pending == 0 else { return }
        warnIfNothingAnswered(run)
        settle()
      }
    }
  }

  /// The number of a finger that no other has had.
  func nextFinger() -> Int {
    fingerCount += 1
    return fingerCount
  }

  /// A finger asks for a move; returns whether there is one that it steers.
  private func beginInteraction(
    _ interaction: SceneInteraction, _ driver: UIPercentDrivenInteractiveTransition
  ) -> Bool {
    let step = interaction.step
    guard world.transitions.active.isEmpty else {
      warn(at: step.verb.position, "\(step.verb.keyPath): a transition is under way already")
      return false
    }
    let move = MoveUnderWay(step, fingers: driver)
    underWay = move
    if let problem = moves.perform(step, driver: driver) {
      if underWay === move { underWay = nil }
      warn(at: step.verb.position, "\(step.verb.keyPath): \(problem)")
      return false
    }
    return true
  }

  // MARK: Ends

  /// The step under way is over if it waits for nothing any more. A transition that a step holds will
  /// not end by itself: fingers do not wait for it.
  func settle() {
    guard let current, current.pending == 0 else { return }
    guard
      !current.awaitsTransition || world.transitions.active.isEmpty && !moves.isTurning
        || underWay?.isHeldByScript == true
    else { return }
    continueAtOnce()
  }

  /// The next step begins at this instant, after what this one has queued.
  func continueAtOnce() {
    current = nil
    world.schedule(at: world.now, phase: .input) { [unowned self] in playNext() }
  }

  /// Runs `action` when this instant has nothing else to do: a transition that ends now has ended
  /// then, one that begins now has begun.
  private func whenNothingElseIsDue(_ action: @escaping @MainActor () -> Void) {
    putOff.append(action)
    if putOff.count == 1 { runWhatWasPutOff() }
  }

  private func runWhatWasPutOff() {
    guard world.nextEventTime != world.now else {
      world.schedule(at: world.now) { [unowned self] in runWhatWasPutOff() }
      return
    }
    let actions = putOff
    putOff = []
    for action in actions { action() }
  }

  private func transitionEnded(_ record: TransitionRecord) {
    guard world.transitions.active.isEmpty else { return }
    let move = underWay
    underWay = nil
    if record.wasCancelled, let move, !move.mayGoBack {
      fail(
        move.step,
        "its transition (class \(record.animatorTypeName)) was cancelled, so the step did not happen"
      )
    } else {
      settle()
    }
  }

  // MARK: Saying so

  /// Notes a warning about this instant, or about the time since `start`.
  func warn(at place: SourcePosition?, _ message: String, from start: VirtualTime? = nil) {
    let time = start.map { "from t = \($0.seconds) s to" } ?? "at t ="
    warnings.append(Diagnostic(.warning, at: place, "\(message), \(time) \(world.now.seconds) s"))
  }

  func fail(_ step: SceneStep, _ message: String) {
    failure =
      failure
      ?? Failure(.scene, at: step.verb.position, "\(step.verb.keyPath): \(message)")
  }

  // MARK: Looking

  /// The frame at `seconds`, to which the play has advanced.
  func displayList(at seconds: Double, viewport: CommitViewport) throws -> DisplayList {
    let list = world.run { world.commit(root: window.layer, at: seconds, viewport: viewport) }
    try refuseUnsupported()
    return list
  }

  /// What is over everything at `seconds`, back to front.
  func statusBar(at seconds: Double) -> [DisplayItem] {
    world.run {
      let now = statusBars.items(over: window, in: world, at: seconds)
      let progress = pose.progress(at: seconds)
      guard progress < 1, let before = statusBarsBefore else { return now }
      let old = before.items(over: window, in: world, at: seconds)
      return progress < 0.5
        ? old.map { $0.faded(by: 1 - 2 * progress) } : now.map { $0.faded(by: 2 * progress - 1) }
    }
  }

  /// The device is held so from now on.
  func statusBarsChange(to canvas: SceneCanvas) {
    statusBarsBefore = statusBars
    statusBars = world.run { StatusBars(document, on: canvas) }
  }

  /// The size in which the window shows at `seconds`.
  func windowSize(at seconds: Double) -> CGSize {
    world.run { window.layer.presentationSnapshot(atSeconds: seconds).bounds.size }
  }

  /// Where fingers are, in points of the canvas.
  var fingersDown: [CGPoint] { world.touches.fingersDown.map(\.point) }

  private func refuseUnsupported() throws {
    try refuseText()
    guard let feature = world.refusedFeature else { return }
    throw Failure(.scene, at: current?.step.verb.position, feature)
  }

  /// Text that cannot be drawn as it is meant: a font or a character is missing.
  private func refuseText() throws {
    guard let problem = world.textProblem else { return }
    let label = document.label(showing: problem)
    let path = label.map { $0.keyPath + ": " } ?? ""
    throw Failure(
      .asset, at: label?.position ?? current?.step.verb.position, path + "\(problem)")
  }

  /// The presentation tree at `seconds`.
  func inspect(at seconds: Double) -> [InspectionNode] {
    world.run { Inspector(names: names, seconds: seconds).nodes(below: window) }
  }
}
