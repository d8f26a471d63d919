// Sheets in a script: a finger takes them to a detent or away, or code does. Where the finger goes follows from
// where the sheet is at that moment.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import UIKit

extension ScriptPlay {
  /// Takes a sheet where `move` says; the step lasts until the sheet is at rest.
  func take(_ move: SceneSheetMove, _ step: SceneStep) {
    guard world.transitions.active.isEmpty else { return refuseSecondMove(step) }
    guard let sheet = moves.sheet(called: move.screen.value) else {
      return fail(
        step,
        "\(QuotedText.quoted(move.screen.value)) is not shown as a sheet; expected 'sheet' in the screen, or "
          + "a presentation in the style pageSheet")
    }
    world.run {
      if move.byFinger { drag(sheet, move, step) } else { change(sheet, move, step) }
    }
  }

  private func change(
    _ sheet: UISheetPresentationController, _ move: SceneSheetMove, _ step: SceneStep
  ) {
    let run = begin(step, pending: 1, awaitsTransition: true)
    sheet.animateChanges { sheet.selectedDetentIdentifier = move.target.identifier }
    sheet.whenAtRest { [unowned self] in
      run.pending -= 1
      settle()
    }
  }

  private func drag(
    _ sheet: UISheetPresentationController, _ move: SceneSheetMove, _ step: SceneStep
  ) {
    guard let grip = sheet.grip(to: move.target.identifier) else {
      return fail(step, "the sheet is on its way; expected it at rest. Wait longer")
    }
    let run = begin(step, pending: 1, awaitsTransition: true)
    let finger = FingerPlay(SheetFinger(move, grip).drag, room: window.bounds.size)
    finger.play(nextFinger(), in: world) { [unowned self] in
      sheet.whenAtRest { [unowned self] in
        run.pending -= 1
        warnIfElsewhere(sheet, move, step)
        settle()
      }
    }
  }

  /// A finger may not have got the sheet where it was meant to go.
  private func warnIfElsewhere(
    _ sheet: UISheetPresentationController, _ move: SceneSheetMove, _ step: SceneStep
  ) {
    let wanted = move.target.identifier
    let isAway = sheet.containerView == nil || sheet.presentedViewController.isBeingDismissed
    let isThere = sheet.grip(to: wanted).map { abs($0.way) < 0.5 } ?? false
    guard wanted == nil ? !isAway : !isThere else { return }
    let detent = sheet.selectedDetentIdentifier.map { " at \($0.name)" } ?? ""
    warn(
      at: step.verb.position,
      "\(step.verb.keyPath): the sheet \(isAway ? "has gone" : "came to rest\(detent)")")
  }
}

/// The way of a finger that takes a sheet somewhere.
private struct SheetFinger {
  /// A pan begins after so many points, which move nothing.
  private static let slop = 10.0
  /// The way of a flick, and how long it takes.
  private static let (flickWay, flickTime) = (150.0, 0.1)
  /// The share of the way on which a finger takes a sheet away.
  private static let throwing = 0.85

  let drag: SceneDrag

  init(_ move: SceneSheetMove, _ grip: (point: CGPoint, way: CGFloat)) {
    let direction: Double = grip.way < 0 ? -1 : 1
    var length = abs(Double(grip.way)) + Self.slop
    if move.target == .away { length *= Self.throwing }
    if move.isFlick { length = Self.flickWay }
    let end = Double(grip.point.y) + direction * length
    let x = Length.points(Double(grip.point.x))
    var drag = SceneDrag(path: [
      LengthPair(x: x, y: .points(Double(grip.point.y))), LengthPair(x: x, y: .points(end)),
    ])
    drag.duration = move.isFlick ? Self.flickTime : move.duration
    drag.hold = move.isFlick ? 0 : move.hold ?? 0
    drag.timing = .curve(move.isFlick ? .linear : .easeInOut)
    self.drag = drag
  }
}

extension SceneSheetMove.Target {
  /// The name of the detent; `nil` for away.
  var identifier: UISheetPresentationController.Detent.Identifier? {
    if case .detent(let detent) = self { detent.identifier } else { nil }
  }
}

extension SceneSheet.Detent {
  /// Its name.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    case .height: .init(description)
    }
  }

  /// As UIKit has it.
  @MainActor var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let height):
      .custom(identifier: identifier) { context in
        CGFloat(height.points(of: Double(context.maximumDetentValue)))
      }
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// As a scene writes it.
  fileprivate var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}
