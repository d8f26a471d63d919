import UIKit

/// A transition in which the new screen opens from a line in the middle toward two opposite edges, as
/// between the doors of a barn.
public final class BarnDoorsTransition: ScreenTransition {
  private let axis: ScreenAxis

  /// Creates a transition whose doors open along `axis`.
  public init(
    _ direction: TransitionDirection, axis: ScreenAxis = .horizontal,
    timing: MotionTiming = .easeInOut(0.5)
  ) {
    self.axis = axis
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      let (bounds, opening) = (mask.bounds, mask.addOpening(mask.bounds))
      var motion = MotionSequence(direction)
      motion.add { [axis] position in
        opening.bounds.size = CGSize(
          width: bounds.width * (axis == .horizontal ? position : 1),
          height: bounds.height * (axis == .vertical ? position : 1))
      }
      return motion
    }
  }
}

extension BarnDoorsTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "barnDoors", summary: "The new screen opens from the middle toward two opposite edges.",
    tags: [.mask], parameters: [.duration(0.5), .axis(.horizontal)],
    source: "Our choice: half a second, with UIKit's easeInOut."
  ) { BarnDoorsTransition($0, axis: $1.axis, timing: .easeInOut($1.duration)) }
}
