// The steps of a script as a playback runs them: one type for each kind of step.

import SegueScenes

/// A step that a playback runs.
///
/// A step is pending until its playback calls ``start(in:)``, which either makes it the running
/// step by `ScriptPlayback.begin(_:parts:awaitsTransitions:)` or records its failure. It is
/// finished as soon as all its parts have ended, by `RunningStep.endPart()`, and no transition is
/// running that it waits for. A step that takes no time calls `ScriptPlayback.finishStep()`.
@MainActor
protocol PlayedStep {
  /// The step, as the scene declares it.
  var step: SceneStep { get }
  /// A Boolean value that indicates whether the step starts only when its instant has no other
  /// events. The default is `true`.
  var waitsForInstant: Bool { get }
  /// Starts the step at the current instant.
  func start(in playback: ScriptPlayback)
}

extension PlayedStep {
  var waitsForInstant: Bool { true }
}

extension SceneStep {
  /// The step as a playback runs it.
  @MainActor var played: any PlayedStep {
    switch action {
    case .wait(let seconds): WaitStep(step: self, seconds: seconds)
    case .show(let screen): ShowStep(step: self, screen: screen.value)
    case .present, .dismiss, .push, .pop, .select: MoveStep(step: self)
    case .drag(let drag): DragStep(step: self, drag: drag)
    case .touch(let fingers): TouchStep(step: self, fingers: fingers)
    case .tap(let view, let press): TapStep(step: self, view: view.value, press: press)
    case .scroll(let scroll): ScrollStep(step: self, scroll: scroll)
    case .pause(let screen): PauseStep(step: self, screen: screen)
    case .scrub(let scrub): ScrubStep(step: self, scrub: scrub)
    case .finish(let release): ReleaseStep(step: self, release: release, finishes: true)
    case .cancel(let release): ReleaseStep(step: self, release: release, finishes: false)
    case .sheet(let move): SheetStep(step: self, move: move)
    case .rotate(let orientation, let isAnimated):
      RotateStep(step: self, orientation: orientation, isAnimated: isAnimated)
    case .resize(let width, let height, let isAnimated):
      ResizeStep(step: self, width: width, height: height, isAnimated: isAnimated)
    case .act(let act): ActStep(step: self, act: act)
    }
  }
}
