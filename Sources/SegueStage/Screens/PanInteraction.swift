// A finger that steers a move, as an app would write it: a pan recognizer, a percent driver, and a
// decision when the finger is lifted. Written against UIKit's public API and nothing else.

import SegueScenes
import UIKit

/// One interaction of one screen.
final class PanInteraction: NSObject, UIGestureRecognizerDelegate {
  /// Makes the move, steered by the driver; returns whether it has begun.
  typealias Mover = @MainActor (SceneInteraction, UIPercentDrivenInteractiveTransition) -> Bool

  private let interaction: SceneInteraction
  private let begin: Mover
  private var driver: UIPercentDrivenInteractiveTransition?

  init(_ interaction: SceneInteraction, begin: @escaping Mover) {
    (self.interaction, self.begin) = (interaction, begin)
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

  // MARK: The finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed: move(pan)
    case .ended: decide(pan)
    case .cancelled, .failed: letGo { $0.cancel() }
    case .possible: break
    }
  }

  /// How far the finger is, in the window: the screen itself may be moved and scaled meanwhile.
  private func pulled(_ pan: UIPanGestureRecognizer) -> CGFloat {
    interaction.direction.along(pan.translation(in: pan.view?.window)) - interaction.begin
  }

  private func progress(_ pan: UIPanGestureRecognizer) -> CGFloat {
    let room = pan.view?.window?.bounds.size ?? .zero
    return pulled(pan) / interaction.distance.points(of: interaction.direction.length(of: room))
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    if driver == nil, pulled(pan) >= 0 {
      let driver = UIPercentDrivenInteractiveTransition()
      if begin(interaction, driver) { self.driver = driver }
    }
    driver?.update(progress(pan))
  }

  private func decide(_ pan: UIPanGestureRecognizer) {
    let speed = interaction.direction.along(pan.velocity(in: pan.view?.window))
    let isFast = interaction.finishVelocity.map { speed > $0 } ?? false
    let isFar = progress(pan) > interaction.finishAbove
    letGo { if isFar || isFast { $0.finish() } else { $0.cancel() } }
  }

  private func letGo(_ verdict: (UIPercentDrivenInteractiveTransition) -> Void) {
    driver.map(verdict)
    driver = nil
  }
}

extension SceneInteraction.Direction {
  /// The edge from which a finger that goes this way comes.
  fileprivate var origin: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .bottom
    case .down: .top
    }
  }

  /// How far `way` leads this way.
  fileprivate func along(_ way: CGPoint) -> CGFloat {
    switch self {
    case .left: -way.x
    case .right: way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  /// How far `way` leads to a side of it.
  fileprivate func across(_ way: CGPoint) -> CGFloat {
    switch self {
    case .left, .right: way.y
    case .up, .down: way.x
    }
  }

  /// The side of `size` along which it leads.
  fileprivate func length(of size: CGSize) -> CGFloat {
    switch self {
    case .left, .right: size.width
    case .up, .down: size.height
    }
  }
}
