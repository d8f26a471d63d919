import UIKit

/// A transition that looks like Core Animation's `reveal`: the old screen slides away and fades out,
/// and the new one has been below it.
public final class LayerRevealTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition in which the old screen moves in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .layerDefault(0.5)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    let base = screens.base(direction)
    let outside = CGAffineTransform(translation: screens.travel(movement))
    let move = ScreenMove {
      base?.transform = .identity
      base?.alpha = 1
    } to: {
      base?.transform = outside
      base?.alpha = 0
    }
    return ScreenAnimations(direction, [move])
  }
}

extension LayerRevealTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "reveal", summary: "The old screen slides away and fades out, off the new one.",
    tags: [.layer, .slide], parameters: [.duration(0.5), .direction(.leading)],
    source: """
      CATransition's type reveal, which fades what leaves, with Core Animation's default curve. The \
      duration is our choice.
      """
  ) { LayerRevealTransition($0, movement: $1.direction, timing: .layerDefault($1.duration)) }
}
