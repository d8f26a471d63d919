import UIKit

/// A transition in which the new screen rises as a sheet, stands there for a moment, and then grows to
/// the whole screen: what iOS's page, form and action sheets do when they are expanded.
public final class SheetTransition: ScreenTransition {
  /// The shape of the sheet before it grows.
  public enum Shape: Sendable, Hashable {
    /// As wide as the screen, below the status bar.
    case page
    /// A card of 540 by 620 points at most, in the middle.
    case form
    /// The lower part of the screen, inset by 8 points.
    case action
  }

  private let shape: Shape
  private let dimming: CGFloat

  /// Creates a transition with a sheet of the given shape, below which the old screen is dimmed by
  /// `dimming`, from 0 to 1.
  public init(
    _ direction: TransitionDirection, shape: Shape, dimming: CGFloat = 0.2,
    timing: MotionTiming = .easeInOut(0.9)
  ) {
    (self.shape, self.dimming) = (shape, dimming)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    let shade = screens.addShade(base)
    let bounds = screens.container.bounds
    let sheet = frame(in: bounds)
    let window = UIView(frame: sheet)
    window.backgroundColor = .black
    detail?.mask = window
    // The sheet is as wide as the new screen, made smaller, and shows its upper part.
    let scale = sheet.width / bounds.width
    let place = CGVector(
      dx: sheet.midX - bounds.midX, dy: sheet.minY - (1 - scale) * bounds.height / 2)
    let standing = CGAffineTransform(scale: scale, translation: place)
    var below = standing
    below.ty += bounds.height - sheet.minY
    let visible = CGRect(x: 0, y: 0, width: bounds.width, height: sheet.height / scale)
    let radius = radius / scale
    func pose(_ transform: CGAffineTransform, _ frame: CGRect, _ corner: CGFloat) -> () -> Void {
      {
        detail?.transform = transform
        window.frame = frame
        window.layer.cornerRadius = corner
      }
    }
    let (low, high) = (pose(below, visible, radius), pose(standing, visible, radius))
    let moves = [
      ScreenMove(0...0.5, from: low, to: high),
      ScreenMove(0.58...1, from: high, to: pose(.identity, bounds, 0)),
      ScreenMove(0...0.5, from: { shade.alpha = 0 }, to: { shade.alpha = self.dimming }),
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      shade.removeFromSuperview()
    }
  }

  private var radius: CGFloat { shape == .page ? 10 : shape == .form ? 12 : 14 }

  private func frame(in bounds: CGRect) -> CGRect {
    switch shape {
    case .page:
      return CGRect(x: 0, y: 54, width: bounds.width, height: max(1, bounds.height - 44))
    case .form:
      let width = min(540, (bounds.width * 0.84).rounded())
      let height = min(620, (bounds.height * 0.66).rounded())
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
        width: width, height: height)
    case .action:
      let height = (bounds.height * 0.52).rounded()
      return CGRect(
        x: 8, y: bounds.height - height - 8, width: max(1, bounds.width - 16), height: height)
    }
  }
}

extension SheetTransition {
  /// The entries in the catalogue.
  nonisolated static let entries = [
    entry("pageSheet", .page, "A page sheet rises below the status bar, and grows to the screen."),
    entry("centerSheet", .form, "A form sheet rises to the middle, and grows to the whole screen."),
    entry("actionSheet", .action, "An action sheet rises at the bottom, and grows to the screen."),
  ]

  nonisolated private static func entry(
    _ name: String, _ shape: Shape, _ summary: String
  ) -> TransitionCatalogEntry {
    TransitionCatalogEntry(
      name: name, summary: summary, tags: [.system, .modal],
      parameters: [
        .duration(0.9),
        .number("dimming", 0.2, 0...1, .fraction, "How dark the old screen becomes."),
      ],
      source: """
        iOS's sheets: corners of 10 points for pages, 540 by 620 points for forms, 8 points beside an \
        action sheet, black of 20 %. That the sheet then grows is our choice, since it ends as a screen.
        """
    ) {
      SheetTransition(
        $0, shape: shape, dimming: $1.number("dimming"), timing: .easeInOut($1.duration))
    }
  }
}
