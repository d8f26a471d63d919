// The step that moves a sheet to another detent, or dismisses it: by a drag, or by code.

import SegueDiagnostics
import SegueScenes
import UIKit

/// A step that moves a sheet. It is finished when the sheet is at rest.
struct SheetStep: PlayedStep {
  let step: SceneStep
  /// The screen of the sheet, the target, and the manner of the move.
  let move: SceneSheetMove

  func start(in playback: ScriptPlayback) {
    guard playback.transitions.allowsStart(of: step) else { return }
    guard let sheet = playback.transitions.moves.sheet(called: move.screen.value) else {
      return playback.log.fail(
        step,
        "\(QuotedText.quoted(move.screen.value)) is not shown as a sheet; expected 'sheet' in the "
          + "screen, or the presentation style pageSheet")
    }
    playback.world.run {
      if move.isByTouch { drag(sheet, in: playback) } else { change(sheet, in: playback) }
    }
  }

  private func change(_ sheet: UISheetPresentationController, in playback: ScriptPlayback) {
    let running = playback.begin(step, parts: 1, awaitsTransitions: true)
    sheet.animateChanges { sheet.selectedDetentIdentifier = move.target.identifier }
    sheet.whenAtRest { running.endPart() }
  }

  private func drag(_ sheet: UISheetPresentationController, in playback: ScriptPlayback) {
    guard let dragHandle = sheet.dragHandle(to: move.target.identifier) else {
      return playback.log.fail(
        step, "the sheet is moving; expected it to be at rest. Wait longer")
    }
    let running = playback.begin(step, parts: 1, awaitsTransitions: true)
    let drag = SceneDrag(move, from: dragHandle.point, distance: dragHandle.distance)
    let touch = TouchPlayback(drag, in: playback.window.bounds.size)
    touch.play(playback.makeTouchNumber(), in: playback.world) { [unowned playback] in
      sheet.whenAtRest { [unowned playback] in
        warnIfNotAtTarget(sheet, playback.log)
        running.endPart()
      }
    }
  }

  /// Warns if the drag has not moved the sheet to its target.
  private func warnIfNotAtTarget(_ sheet: UISheetPresentationController, _ log: ScriptLog) {
    let target = move.target.identifier
    let isAway = sheet.containerView == nil || sheet.presentedViewController.isBeingDismissed
    let isAtTarget = sheet.dragHandle(to: target).map { abs($0.distance) < 0.5 } ?? false
    guard target == nil ? !isAway : !isAtTarget else { return }
    let detent = sheet.selectedDetentIdentifier.map { " at \($0.name)" } ?? ""
    log.warn(about: step, "the sheet \(isAway ? "has gone" : "came to rest\(detent)")")
  }
}
