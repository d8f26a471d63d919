// An interactive transition: started when the touch has moved far enough, driven by it, and decided
// when it ends. Pans and pulls differ only in how they measure the distance.

import SegueScenes
import UIKit

/// The interactive transition of one interaction, which can be repeated.
@MainActor
final class InteractiveMove {
  /// Starts the move with the given driver. Returns a Boolean value that indicates whether it has
  /// begun.
  typealias Mover = @MainActor (SceneInteraction, UIPercentDrivenInteractiveTransition) -> Bool

  private let interaction: SceneInteraction
  private let begin: Mover
  private var driver: UIPercentDrivenInteractiveTransition?
  /// A Boolean value that indicates whether the move was refused for the current touch. It is not
  /// attempted again until the touch ends.
  private var isRejected = false

  init(_ interaction: SceneInteraction, begin: @escaping Mover) {
    (self.interaction, self.begin) = (interaction, begin)
  }

  /// Handles movement of the touch.
  /// - Parameter translation: The distance that the touch has moved, in points.
  /// - Parameter containerSize: The size of the screen.
  func follow(_ translation: CGFloat, containerSize: CGSize) {
    if driver == nil, !isRejected, translation >= interaction.begin {
      let driver = UIPercentDrivenInteractiveTransition()
      if begin(interaction, driver) { self.driver = driver } else { isRejected = true }
    }
    driver?.update(progress(translation, containerSize))
  }

  /// Handles the end of the touch.
  /// - Parameter speed: The velocity of the touch, in points per second.
  func release(_ translation: CGFloat, speed: CGFloat, containerSize: CGSize) {
    let isFast = interaction.finishVelocity.map { speed > $0 } ?? false
    let isFar = progress(translation, containerSize) > interaction.finishAbove
    endInteraction { if isFar || isFast { $0.finish() } else { $0.cancel() } }
  }

  /// Handles the cancellation of the touch.
  func cancel() { endInteraction { $0.cancel() } }

  private func progress(_ translation: CGFloat, _ containerSize: CGSize) -> CGFloat {
    let whole = interaction.distance.points(of: interaction.direction.length(of: containerSize))
    return (translation - interaction.begin) / whole
  }

  private func endInteraction(_ verdict: (UIPercentDrivenInteractiveTransition) -> Void) {
    driver.map(verdict)
    (driver, isRejected) = (nil, false)
  }
}

extension SceneInteraction.Direction {
  /// The edge from which a finger that moves in this direction enters.
  var origin: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .bottom
    case .down: .top
    }
  }

  /// Returns the component of `translation` in this direction.
  func along(_ translation: CGPoint) -> CGFloat {
    switch self {
    case .left: -translation.x
    case .right: translation.x
    case .up: -translation.y
    case .down: translation.y
    }
  }

  /// Returns the component of `translation` perpendicular to this direction.
  func across(_ translation: CGPoint) -> CGFloat {
    switch self {
    case .left, .right: translation.y
    case .up, .down: translation.x
    }
  }

  /// Returns the side of `size` that is parallel to this direction.
  func length(of size: CGSize) -> CGFloat {
    switch self {
    case .left, .right: size.width
    case .up, .down: size.height
    }
  }
}
