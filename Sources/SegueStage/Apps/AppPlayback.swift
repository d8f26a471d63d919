// The playback of an app's script. Steps follow each other as those of a scene do, see
// `ScriptPlayback`, so that a scene and an app that do the same show the same frames.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueWorld
import UIKit

/// The playback of a script on an app, in a world of its own.
@MainActor
final class AppPlayback {
  /// The clock that advances the playback.
  let clock: PlaybackClock
  /// The window of the app.
  let window: UIWindow
  /// The items of the status bar and the home indicator, from back to front.
  let statusBar: [DisplayItem]
  /// The warnings that UIKit would have logged to the console, in order of time.
  private(set) var warnings: [String] = []

  private let steps: [GestureScript.Step]
  /// The number of steps that have started.
  private var startedCount = 0
  /// A Boolean value that indicates whether the running step waits for touches and transitions.
  private var isSettling = false
  /// The number of touches of the running step that have not ended.
  private var activeTouchCount = 0
  /// The number of touches of actions so far.
  private var touchCount = 0
  /// The failure of an action, or `nil`.
  private var actFailure: Failure?
  /// The instants that the script has named so far.
  private(set) var screenshots: [Screenshot] = []
  private let rate: FrameRate

  /// Creates a playback at time zero, at which `launch` is going to be called.
  init(
    _ canvas: SceneCanvas, images: ImageLibrary, seed: UInt64, limits: ResourceLimits,
    script: GestureScript, launch: @escaping AppStage.Launch
  ) {
    steps = script.steps
    rate = canvas.rate
    let world = World(seed: seed)
    world.limits = limits
    clock = PlaybackClock(world)
    window = world.makeWindow(for: canvas)
    statusBar = world.run { StatusBar(canvas)?.items ?? [] }
    clock.playback = self
    world.provide(SceneImages(images: images, scale: canvas.imageScale))
    world.transitions.onEnd = { [unowned self] _ in finishStepIfSettled() }
    world.diagnostics.onWarning = { [unowned self] in recordWarning($0) }
    world.run {
      window.makeKeyAndVisible()
      world.schedule(at: .zero, phase: .input) { [unowned self] in
        launch(window)
        startNextStep()
      }
    }
  }

  /// The renderer of the window's frames.
  var renderer: PlaybackRenderer { PlaybackRenderer(world: world, window: window) }

  private func recordWarning(_ warning: WorldDiagnostic) {
    warnings.append("\(warning), at t = \(warning.instant.seconds) s")
  }

  // MARK: Steps

  private func startNextStep() {
    guard startedCount < steps.count else { return clock.endScript() }
    let step = steps[startedCount]
    startedCount += 1
    switch step.action {
    case .wait(let seconds): startNextStep(after: VirtualTime(seconds: seconds))
    case .settle: settle()
    case .perform(let action):
      action(window)
      startNextStep(after: .zero)
    case .drag(let drag): play([TouchPlayback(drag, in: window.bounds.size)])
    case .touch(let fingers): play(fingers.map { TouchPlayback($0) })
    case .act(let act): play(act)
    }
  }

  /// Plays an action. The step is finished when it has ended, and all transitions.
  private func play(_ act: SceneAct) {
    let number = startedCount
    ActRun(act, in: self) { [unowned self] end in
      if case .failed(let reason) = end {
        actFailure = Failure(.scene, "step \(number) of the script: \(reason)")
        return
      }
      if act.startsTransitions { return settle() }
      startNextStep(after: .zero)
    }.start()
  }

  /// Starts the next step once `delay` has passed, after everything that is already scheduled as
  /// input of that instant.
  private func startNextStep(after delay: VirtualTime) {
    world.schedule(at: world.now + delay, phase: .input) { [unowned self] in startNextStep() }
  }

  /// Plays `touches`. The step is finished when all of them have ended, and all transitions.
  private func play(_ touches: [TouchPlayback]) {
    activeTouchCount = touches.count
    for (number, touch) in touches.enumerated() {
      touch.play(number, in: world) { [unowned self] in
        activeTouchCount -= 1
        finishStepIfSettled()
      }
    }
    settle()
  }

  private func settle() {
    isSettling = true
    finishStepIfSettled()
  }

  private func finishStepIfSettled() {
    guard isSettling, activeTouchCount == 0, world.transitions.active.isEmpty else { return }
    isSettling = false
    startNextStep(after: .zero)
  }
}

extension AppPlayback: ClockedPlayback {
  var runningPosition: SourcePosition? { nil }

  var failure: Failure? { actFailure ?? world.exceededLimit?.failure(in: world) }

  var awaitedTransition: AwaitedTransition? {
    guard isSettling, let record = world.transitions.active.first else { return nil }
    return AwaitedTransition(name: record.kind.rawValue, record: record)
  }
}

extension AppPlayback: ActHost {
  var frameDuration: VirtualTime { rate.frameDuration }

  func makeTouchNumber() -> Int {
    touchCount += 1
    return touchCount
  }

  func willAct() {}

  func takeScreenshot(named name: String) {
    screenshots.append(Screenshot(name: name, time: world.now))
  }
}
