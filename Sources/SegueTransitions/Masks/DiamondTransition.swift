import UIKit

/// A transition in which the new screen opens in a square that stands on its corner.
public final class DiamondTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition whose diamond grows around `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    timing: MotionTiming = .easeInOut(0.5)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      var motion = MotionSequence(direction)
      motion.add(mask.addDiamond(at: origin))
      return motion
    }
  }
}

extension DiamondTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "diamond", summary: "The new screen opens in a diamond.", tags: [.mask],
    parameters: [.duration(0.5), .point("origin", 0.5, 0.5, "The center of the diamond.")],
    source: "Our choice: half a second is what the iris takes; the curve is UIKit's easeInOut."
  ) { DiamondTransition($0, origin: $1.point("origin"), timing: .easeInOut($1.duration)) }
}
