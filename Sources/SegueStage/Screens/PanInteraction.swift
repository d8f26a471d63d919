// A finger that steers a move, as an app would write it: a pan recognizer, a percent driver, and a
// decision when the finger is lifted. Written against UIKit's public API and nothing else.

import SegueScenes
import UIKit

/// One interaction of one screen.
final class PanInteraction: NSObject, UIGestureRecognizerDelegate {
  private let interaction: SceneInteraction
  private let move: SteeredMove

  init(_ interaction: SceneInteraction, begin: @escaping SteeredMove.Mover) {
    self.interaction = interaction
    move = SteeredMove(interaction, begin: begin)
  }

  /// Watches for the finger on `view`, whose recognizer keeps this interaction.
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

  /// A pan that sets out another way is meant for somebody else, and one on a screen that has gone
  /// meanwhile for nobody.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    guard pan.view?.window != nil else { return false }
    let way = pan.translation(in: pan.view?.window)
    return interaction.direction.along(way) > abs(interaction.direction.across(way))
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    // In the window: the screen itself may be moved and scaled meanwhile.
    let window = pan.view?.window
    let room = window?.bounds.size ?? .zero
    let way = interaction.direction.along(pan.translation(in: window))
    switch pan.state {
    case .began, .changed: move.follow(way, room: room)
    case .ended:
      let speed = interaction.direction.along(pan.velocity(in: window))
      move.release(way, speed: speed, room: room)
    case .cancelled, .failed: move.cancel()
    case .possible: break
    }
  }
}
