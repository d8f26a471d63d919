import UIKit

/// A transition in which a circle of one color grows from a point, and the new screen appears in a
/// second circle that follows it.
public final class BubbleTransition: ScreenTransition {
  private let origin: CGPoint
  private let color: UIColor

  /// Creates a transition whose circles grow from `origin`, in fractions of the container, the first
  /// of them in `color`.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.85, y: 0.9),
    color: UIColor = .systemBlue, timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.origin, self.color) = (origin, color)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let detail = screens.detail(direction)
    let look = SavedLook(detail)
    let center = screens.place(origin)
    let bubble = Self.disc(around: center, in: screens.container.bounds)
    bubble.backgroundColor = color
    screens.insert(bubble, below: detail)
    let offset = detail?.frame.origin ?? .zero
    let hole = Self.disc(around: center, in: screens.container.bounds)
    hole.frame = hole.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    hole.backgroundColor = .black
    detail?.mask = hole
    let small = CGAffineTransform(scale: 0.001)
    return ScreenAnimations(
      direction,
      [
        ScreenMove(0...0.02, from: { bubble.alpha = 0 }, to: { bubble.alpha = 1 }),
        ScreenMove(
          0...0.65, from: { bubble.transform = small }, to: { bubble.transform = .identity }),
        ScreenMove(0.36...0.38, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
        ScreenMove(0.36...1, from: { hole.transform = small }, to: { hole.transform = .identity }),
      ]
    ) {
      bubble.removeFromSuperview()
      look.restore()
    }
  }

  /// Returns a disc around `center` that reaches beyond the corners of `bounds`.
  private static func disc(around center: CGPoint, in bounds: CGRect) -> UIView {
    let (x, y) = (
      max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y)
    )
    let radius = (x * x + y * y).squareRoot() + 2
    let disc = UIView(
      frame: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    disc.layer.cornerRadius = radius
    return disc
  }
}

extension BubbleTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "bubble", summary: "A circle of color grows from a point and opens to the new screen.",
    tags: [.scale, .modal],
    parameters: [
      .duration(0.7), .point("origin", 0.85, 0.9, "Where the circle begins."),
      .color(
        "color", "#007AFF", "The color of the circle, by default #0A84FF in the dark appearance."),
    ],
    source: """
      After the bubble transitions that open from a floating button; duration, delay of the second \
      circle and curve are our choice. The color is iOS's systemBlue in either appearance.
      """
  ) {
    BubbleTransition(
      $0, origin: $1.point("origin"), color: $1.color("color", dark: "#0A84FF"),
      timing: .easeInOut($1.duration))
  }
}
