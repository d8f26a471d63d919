// A pan that drives a transition, as an app would implement it: a pan gesture recognizer, a
// percent-driven interaction controller, and a decision when the touch ends. It uses only UIKit's
// public API.

import SegueScenes
import UIKit

/// One pan interaction of one screen.
final class PanInteraction: NSObject, UIGestureRecognizerDelegate {
  private let interaction: SceneInteraction
  private let move: InteractiveMove

  init(_ interaction: SceneInteraction, begin: @escaping InteractiveMove.Mover) {
    self.interaction = interaction
    move = InteractiveMove(interaction, begin: begin)
  }

  /// Adds the recognizer to `view`, which keeps this interaction alive.
  func attach(to view: UIView) {
    let recognizer = makeRecognizer()
    recognizer.delegate = self
    recognizer.addHandler { [self] (pan: UIPanGestureRecognizer) in follow(pan) }
    view.addGestureRecognizer(recognizer)
  }

  private func makeRecognizer() -> UIPanGestureRecognizer {
    guard interaction.isFromEdge else { return UIPanGestureRecognizer(target: nil, action: nil) }
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.edges = interaction.direction.origin
    return recognizer
  }

  /// Accepts a pan only if it starts in the interaction's direction and the screen is still
  /// displayed.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    guard pan.view?.window != nil else { return false }
    let translation = pan.translation(in: pan.view?.window)
    return interaction.direction.along(translation) > abs(interaction.direction.across(translation))
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    // Measured in the window, since the screen itself may be moved and scaled meanwhile.
    let window = pan.view?.window
    let containerSize = window?.bounds.size ?? .zero
    let translation = interaction.direction.along(pan.translation(in: window))
    switch pan.state {
    case .began, .changed: move.follow(translation, containerSize: containerSize)
    case .ended:
      let speed = interaction.direction.along(pan.velocity(in: window))
      move.release(translation, speed: speed, containerSize: containerSize)
    case .cancelled, .failed: move.cancel()
    case .possible: break
    }
  }
}
