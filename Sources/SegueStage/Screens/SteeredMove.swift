// A move that a finger steers: begun when the finger has gone far enough, taken along, and decided when
// it is lifted. Pans and pulls differ only in how they measure how far that is.

import SegueScenes
import UIKit

/// One interaction's move, again and again.
@MainActor
final class SteeredMove {
  /// Makes the move, steered by the driver; returns whether it has begun.
  typealias Mover = @MainActor (SceneInteraction, UIPercentDrivenInteractiveTransition) -> Bool

  private let interaction: SceneInteraction
  private let begin: Mover
  private var driver: UIPercentDrivenInteractiveTransition?
  /// Whether there was no move for this finger; it is not asked for again in the middle of its way.
  private var isRefused = false

  init(_ interaction: SceneInteraction, begin: @escaping Mover) {
    (self.interaction, self.begin) = (interaction, begin)
  }

  /// The finger has gone `way` points, on a screen of size `room`.
  func follow(_ way: CGFloat, room: CGSize) {
    if driver == nil, !isRefused, way >= interaction.begin {
      let driver = UIPercentDrivenInteractiveTransition()
      if begin(interaction, driver) { self.driver = driver } else { isRefused = true }
    }
    driver?.update(progress(way, room))
  }

  /// The finger is lifted at this speed, in points a second.
  func release(_ way: CGFloat, speed: CGFloat, room: CGSize) {
    let isFast = interaction.finishVelocity.map { speed > $0 } ?? false
    let isFar = progress(way, room) > interaction.finishAbove
    letGo { if isFar || isFast { $0.finish() } else { $0.cancel() } }
  }

  /// The finger is taken away.
  func cancel() { letGo { $0.cancel() } }

  private func progress(_ way: CGFloat, _ room: CGSize) -> CGFloat {
    let whole = interaction.distance.points(of: interaction.direction.length(of: room))
    return (way - interaction.begin) / whole
  }

  private func letGo(_ verdict: (UIPercentDrivenInteractiveTransition) -> Void) {
    driver.map(verdict)
    (driver, isRefused) = (nil, false)
  }
}

extension SceneInteraction.Direction {
  /// The edge from which a finger that goes this way comes.
  var origin: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .bottom
    case .down: .top
    }
  }

  /// How far `way` leads this way.
  func along(_ way: CGPoint) -> CGFloat {
    switch self {
    case .left: -way.x
    case .right: way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  /// How far `way` leads to a side of it.
  func across(_ way: CGPoint) -> CGFloat {
    switch self {
    case .left, .right: way.y
    case .up, .down: way.x
    }
  }

  /// The side of `size` along which it leads.
  func length(of size: CGSize) -> CGFloat {
    switch self {
    case .left, .right: size.width
    case .up, .down: size.height
    }
  }
}
