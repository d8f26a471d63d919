// The playback of a scene's script: it starts the steps one after the other, each at the instant at
// which the previous one is finished. Steps are events on the virtual clock, and a step that starts
// a transition is finished when UIKit reports the end of it, so nothing depends on the instants of
// frames.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// The playback of a scene's script in a world of its own.
@MainActor
final class ScriptPlayback {
  /// The scene.
  let document: SceneDocument
  /// The clock that advances the playback.
  let clock: PlaybackClock
  /// The window in which the screens are shown.
  let window: UIWindow
  /// The names of the layers in the scene.
  let names = LayerNames()
  /// The device that shows the window.
  let device: PlayedDevice
  /// The running transition, and the moves that start transitions.
  let transitions: ScriptTransitions
  /// The warnings and the failure of the playback.
  let log: ScriptLog
  /// The step that has started and is not finished, or `nil` between two steps.
  private(set) var runningStep: RunningStep?

  /// A closure that is called after the last step in place of ending the script, or `nil`.
  var onLastStepEnd: (@MainActor () -> Void)?

  /// A closure that is called whenever a step has found the views that it acts on, and after the
  /// last step, or `nil`.
  var onRest: (@MainActor () -> Void)?
  /// The instants that the script has named so far.
  var screenshots: [Screenshot] = []

  private let steps: [any PlayedStep]
  private let app: HostedApp?
  /// The instants at which steps were taken from the script, in its order.
  private(set) var starts: [VirtualTime] = []
  private let deferred: DeferredActions
  /// The number of touches so far. Steps may overlap, so each touch has a number of its own.
  private var touchCount = 0

  /// Creates a playback at time zero, before the first step.
  init(
    _ document: SceneDocument, images: ImageLibrary, fonts: SceneFontFiles,
    library: TransitionLibrary
  ) {
    self.document = document
    app = library.app?.configured(for: document)
    steps = document.script.map(\.played)
    let world = World(seed: document.seed)
    world.limits = library.limits
    clock = PlaybackClock(world, durationLimit: library.durationLimit)
    (log, deferred) = (ScriptLog(of: world), DeferredActions(in: world))
    window = world.makeWindow(for: document.canvas) { fonts.install() }
    device = PlayedDevice(document, in: world)
    let images = SceneImages(images: images, scale: document.canvas.imageScale)
    let delegate = StepDelegate()
    let builder = ScreenBuilder(
      document: document, images: images, names: names, delegate: delegate, hosts: library.hosts)
    let choice = TransitionChoice(document: document, library: library)
    let moves = ScreenMoves(
      window, choice: choice, builder: builder, delegate: delegate, names: names)
    transitions = ScriptTransitions(moves, in: world, log: log)
    connect(builder)
    world.provide(images)
    launch()
  }

  /// The renderer of the window's frames.
  var renderer: PlaybackRenderer {
    PlaybackRenderer(world: world, window: window, document: document, names: names)
  }

  private func connect(_ builder: ScreenBuilder) {
    clock.playback = self
    builder.onInteraction = { [unowned transitions] in transitions.start($0, drivenBy: $1) }
    builder.onSelection = { [unowned transitions] in transitions.select($0) }
    transitions.onEnd = { [unowned self] in finishStepIfSettled() }
    world.transitions.onEnd = { [unowned transitions] in transitions.didEnd($0) }
    world.diagnostics.onWarning = { [unowned self] in log.warn(at: runningPosition, "\($0)") }
  }

  /// Makes the window visible and schedules the first step.
  private func launch() {
    names.name(window.layer, "window", kind: .window)
    world.run {
      GrabInteraction { [unowned transitions] in transitions.grabTarget }.attach(to: window)
      window.makeKeyAndVisible()
      guard let app else { return startNextStep(after: .zero) }
      world.schedule(at: .zero, phase: .input) { [unowned self] in
        app.launch(in: window)
        startNextStep(after: .zero)
      }
    }
  }

  // MARK: Steps

  private func startNextStep() {
    runningStep = nil
    guard log.failure == nil else { return }
    guard starts.count < steps.count else { return onLastStepEnd?() ?? endScript() }
    let step = steps[starts.count]
    starts.append(world.now)
    guard step.waitsForInstant else { return step.start(in: self) }
    deferred.append { [unowned self] in step.start(in: self) }
  }

  /// Starts the next step once `delay` has passed, after everything that is already scheduled as
  /// input of that instant.
  func startNextStep(after delay: VirtualTime) {
    world.schedule(at: world.now + delay, phase: .input) { [unowned self] in startNextStep() }
  }

  /// Makes `step` the running one.
  /// - Parameters:
  ///   - step: The step that starts.
  ///   - parts: The number of parts that have to end before the step is finished.
  ///   - awaitsTransitions: Whether the step also waits until no transition is running.
  /// - Returns: The running step, which records the ends of its parts.
  @discardableResult
  func begin(_ step: SceneStep, parts: Int = 0, awaitsTransitions: Bool = false) -> RunningStep {
    let running = RunningStep(
      step, parts: parts, awaitsTransitions: awaitsTransitions, in: world
    ) { [unowned self] in finishStepIfSettled() }
    runningStep = running
    if let until = step.until { finish(running, after: VirtualTime(seconds: until)) }
    return running
  }

  /// Finishes a step with an `until` once `delay` has passed, if it is still running.
  private func finish(_ step: RunningStep, after delay: VirtualTime) {
    world.schedule(at: world.now + delay) { [unowned self] in
      deferred.append { [unowned self] in if runningStep === step { finishStep() } }
    }
  }

  /// Finishes the running step if all its parts have ended, and the transitions that it waits for.
  func finishStepIfSettled() {
    guard let runningStep, runningStep.remainingParts == 0,
      !runningStep.awaitsTransitions || transitions.allowsNextStep
    else { return }
    finishStep()
  }

  /// Finishes the running step. The next one starts at this instant.
  func finishStep() {
    runningStep = nil
    startNextStep(after: .zero)
  }

  /// Lays out the screens, so that a step finds the views where the next frame shows them, even if
  /// an earlier step of the same instant has changed the screen.
  func layOutScreens() {
    for window in window.hostedWindows { window.layoutIfNeeded() }
  }

  /// Returns a number for a touch that no other touch of the playback has.
  func makeTouchNumber() -> Int {
    touchCount += 1
    return touchCount
  }

  /// Ends the script, whatever is still running.
  private func endScript() {
    onRest?()
    clock.endScript()
    transitions.warnAtEnd()
    guard !world.touches.fingersDown.isEmpty else { return }
    log.warn(
      at: document.script.last?.verb.position, "the script ends while a finger is still down")
  }
}

extension ScriptPlayback: ClockedPlayback {
  var runningPosition: SourcePosition? { runningStep?.step.verb.position }

  var failure: Failure? {
    log.failure
      ?? world.exceededLimit?.failure(in: world, names: names, reportingAt: runningPosition)
  }

  var awaitedTransition: AwaitedTransition? {
    guard let runningStep else { return nil }
    let step = transitions.running?.step ?? runningStep.step
    let use = step.move?.transition
    return AwaitedTransition(
      name: QuotedText.quoted(use?.name.value ?? step.verb.value),
      record: world.stalledTransitions.first ?? world.transitions.active.first,
      keyPath: step.verb.keyPath, position: use?.name.position ?? step.verb.position)
  }

  /// The step that causes what moves now: the running one, or, while that only waits, the one whose
  /// transition is running.
  var movingStep: SceneStep? {
    if case .wait? = runningStep?.step.action { return transitions.running?.step }
    return runningStep?.step
  }
}
