import UIKit

/// A transition into depth: the old screen grows toward the viewer, and the new one grows with it
/// out of the middle while it fades in.
public final class ZoomInTransition: ScreenTransition {
  private let scale: CGFloat

  /// Creates a transition in which the old screen grows to `scale`, 1 or more, and the new one from
  /// its inverse.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 1.5, timing: MotionTiming = .system(0.5)
  ) {
    self.scale = scale
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    // It comes to rest early, so that the old screen is not seen around it for long.
    let growth = ScreenMove.sampled(5) { [scale] progress in
      detail?.transform = CGAffineTransform(
        scale: Easing.mix(1 / scale, 1, Easing.out(progress)))
    }
    let others = [
      ScreenMove {
        base?.transform = .identity
      } to: { [scale] in
        base?.transform = CGAffineTransform(scale: scale)
      },
      ScreenMove(0.1...0.6) {
        detail?.alpha = 0
      } to: {
        detail?.alpha = 1
      },
    ]
    return ScreenAnimations(direction, growth + others)
  }
}

extension ZoomInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "zoomIn", summary: "Both screens grow toward the viewer, the new one fades in.",
    tags: [.scale, .navigation, .modal],
    parameters: [
      .duration(0.5),
      .number("scale", 1.5, 1...4, .fraction, "How large the old screen becomes."),
    ],
    source: """
      The zoom of Hero grows one screen out to 1.3 and the other in from 0.7; the scale, 1.5, and the \
      curve of iOS's sheets are our choice.
      """
  ) { ZoomInTransition($0, scale: $1.number("scale"), timing: .system($1.duration)) }
}
