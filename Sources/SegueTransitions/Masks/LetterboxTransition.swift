import UIKit

/// A transition in which bars close in from the top and the bottom to the format of a video; between
/// them the screens fade into each other, and the bars withdraw.
public final class LetterboxTransition: ScreenTransition {
  private let aspect: CGFloat
  private let background: UIColor

  /// Creates a transition whose bars leave a picture of the given ratio of width to height.
  public init(
    _ direction: TransitionDirection, aspect: CGFloat = 1.78, background: UIColor = .black,
    timing: MotionTiming = .linear(1.2)
  ) {
    (self.aspect, self.background) = (aspect, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    let upper = screens.detail(direction)
    let bounds = stage.view.bounds
    let height = max(0, bounds.height - bounds.width / aspect) / 2
    for isTop in [true, false] {
      let bar = UIView(frame: bounds)
      bar.backgroundColor = background
      bar.frame.size.height = height
      bar.frame.origin.y = isTop ? -height : bounds.height
      stage.view.addSubview(bar)
      let rest = bar.center.y
      let way = isTop ? height : -height
      stage.motion.add(from: 0, to: 0.42, steps: 8) { bar.center.y = rest + way * Easing.inOut($0) }
      stage.motion.add(from: 0.58, to: 1, steps: 8) { position in
        bar.center.y = rest + way * Easing.inOut(1 - position)
      }
    }
    stage.motion.add(from: 0.34, to: 0.66, steps: 6) { upper?.alpha = Easing.inOut($0) }
    return stage.animations()
  }
}

extension LetterboxTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "letterbox",
    summary: "Bars close in to the format of a video, and the screens fade between them.",
    tags: [.mask],
    parameters: [
      .duration(1.2),
      .number("aspect", 1.78, 0.5...4, .none, "The width of the picture divided by its height."),
      .color("background", "#000000", "The color of the bars."),
    ],
    source: "16 to 9 is the format of video; the times are our choice."
  ) {
    LetterboxTransition(
      $0, aspect: $1.number("aspect"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
