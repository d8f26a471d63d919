import UIKit

/// A transition that looks like Core Animation's `moveIn`: the new screen slides over the old one and
/// fades in meanwhile.
public final class LayerMoveInTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition in which the new screen moves in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .layerDefault(0.5)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let detail = screens.detail(direction)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let move = ScreenMove {
      detail?.transform = outside
      detail?.alpha = 0
    } to: {
      detail?.transform = .identity
      detail?.alpha = 1
    }
    return ScreenAnimations(direction, [move])
  }
}

extension LayerMoveInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "moveIn", summary: "The new screen slides over the old one and fades in.",
    tags: [.layer, .slide], parameters: [.duration(0.5), .direction(.leading)],
    source: """
      CATransition's type moveIn, which fades what enters, with Core Animation's default curve. \
      The duration is our choice.
      """
  ) { LayerMoveInTransition($0, movement: $1.direction, timing: .layerDefault($1.duration)) }
}
