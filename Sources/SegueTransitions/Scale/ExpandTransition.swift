import UIKit

/// A transition in which the new screen grows out of a view of the old one, or out of a small
/// rectangle.
public final class ExpandTransition: ScreenTransition {
  private let source: String?
  private let origin: CGPoint

  /// Creates a transition that begins at the view with the accessibility identifier `source`; if
  /// there is none, at a rectangle around `origin`, in fractions of the container.
  public init(
    _ direction: TransitionDirection, source: String? = nil,
    origin: CGPoint = CGPoint(x: 0.5, y: 0.5), timing: MotionTiming = .system(0.55)
  ) {
    (self.source, self.origin) = (source, origin)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let veil = screens.addVeil(above: base)
    guard let detail else {
      return ScreenAnimations(animate: {}, cleanUp: veil.removeFromSuperview)
    }
    let look = SavedLook(detail)
    let start = startFrame(screens, base)
    let (whole, size) = (detail.frame, detail.bounds.size)
    let scale = max(start.width / max(1, size.width), start.height / max(1, size.height))
    let small = CGAffineTransform(
      scale: scale,
      translation: CGVector(dx: start.midX - whole.midX, dy: start.midY - whole.midY))
    let cut = CGSize(width: start.width / scale, height: start.height / scale)
    let window = UIView(frame: detail.bounds)
    window.backgroundColor = .black
    detail.mask = window
    return ScreenAnimations(
      direction,
      [
        ScreenMove {
          detail.transform = small
          window.bounds.size = cut
          window.layer.cornerRadius = 14 / scale
          veil.alpha = 0
          base?.transform = .identity
        } to: {
          detail.transform = .identity
          window.bounds.size = size
          window.layer.cornerRadius = 0
          veil.alpha = 0.4
          base?.transform = CGAffineTransform(scale: 1.04)
        },
        ScreenMove(0...0.25, from: { detail.alpha = 0 }, to: { detail.alpha = 1 }),
      ]
    ) {
      veil.removeFromSuperview()
      look.restore()
    }
  }

  private func startFrame(_ screens: TransitionScreens, _ base: UIView?) -> CGRect {
    if let source, let view = Self.view(source, in: base) {
      return view.convert(view.bounds, to: screens.container)
    }
    let (center, side) = (screens.place(origin), 0.25 * min(screens.width, screens.height))
    return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  private static func view(_ identifier: String, in root: UIView?) -> UIView? {
    guard let root else { return nil }
    if root.accessibilityIdentifier == identifier { return root }
    return root.subviews.lazy.compactMap { view(identifier, in: $0) }.first
  }
}

extension ExpandTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "expand", summary: "The new screen grows out of a view or a point of the old one.",
    tags: [.scale, .modal, .containers],
    parameters: [
      .duration(0.55), .view("source", "The view out of which the screen grows."),
      .point("origin", 0.5, 0.5, "Where it begins if no view is given."),
    ],
    source: "The curve that imitates iOS's sheets, (0.32, 0.72, 0, 1); the rest is our choice."
  ) {
    ExpandTransition(
      $0, source: $1.text("source"), origin: $1.point("origin"), timing: .system($1.duration))
  }
}
