import UIKit

/// Material's shared axis: the old screen moves a short way along an axis and fades out, and the new
/// one follows on the same axis and fades in.
public final class SharedAxisTransition: ScreenTransition {
  /// The axis.
  public enum Axis: Sendable, Hashable {
    /// Horizontal, in the direction of reading.
    case x
    /// Vertical.
    case y
    /// Toward the viewer.
    case z
  }

  private let axis: Axis
  private let distance: CGFloat
  private let background: UIColor

  /// Creates a transition along `axis`, by `distance` points if it is x or y. The color `background`
  /// is behind both screens.
  public init(
    _ direction: TransitionDirection, axis: Axis, distance: CGFloat = 30,
    background: UIColor = .white, timing: MotionTiming = .emphasized(0.45)
  ) {
    (self.axis, self.distance, self.background) = (axis, distance, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let (arriving, leaving) = ends(screens)
    let moves = [
      ScreenMove {
        base?.transform = .identity
        detail?.transform = arriving
      } to: {
        base?.transform = leaving
        detail?.transform = .identity
      },
      ScreenMove(0...0.35) {
        base?.alpha = 1
      } to: {
        base?.alpha = 0
      },
      ScreenMove(0.35...1) {
        detail?.alpha = 0
      } to: {
        detail?.alpha = 1
      },
    ]
    return ScreenAnimations(direction, moves) { backdrop.removeFromSuperview() }
  }

  /// Where the new screen comes from, and where the old one goes.
  private func ends(_ screens: TransitionScreens) -> (CGAffineTransform, CGAffineTransform) {
    switch axis {
    case .x:
      let way = screens.vector(.leading, .forward).scaled(distance)
      return (CGAffineTransform(translation: way.opposite), CGAffineTransform(translation: way))
    case .y:
      return (
        CGAffineTransform(translationX: 0, y: distance),
        CGAffineTransform(translationX: 0, y: -distance)
      )
    case .z: return (CGAffineTransform(scale: 0.8), CGAffineTransform(scale: 1.1))
    }
  }
}

extension SharedAxisTransition {
  /// The entries in the catalogue.
  nonisolated static let entries = [
    entry(
      "sharedAxisX", .x, "Both screens move a short way sideways and fade, one after the other."),
    entry("sharedAxisY", .y, "Both screens move a short way up and fade, one after the other."),
    entry("sharedAxisZ", .z, "Both screens come a little nearer and fade, one after the other."),
  ]

  nonisolated private static func entry(
    _ name: String, _ axis: Axis, _ summary: String
  ) -> TransitionCatalogEntry {
    let distance = TransitionParameter.number(
      "distance", 30, 0...500, .points, "How far both screens move.")
    return TransitionCatalogEntry(
      name: name, summary: summary, tags: [.material, .navigation],
      parameters: [.duration(0.45)] + (axis == .z ? [] : [distance]) + [.surface],
      source: """
        Material Components for Android with Material 3: 450 ms, emphasized easing, 30 dp, scales of \
        0.8 and 1.1, fades that meet at 35 %. The easing is (0.2, 0, 0, 1) in place of a path of two \
        curves.
        """
    ) {
      SharedAxisTransition(
        $0, axis: axis, distance: axis == .z ? 0 : $1.number("distance"),
        background: $1.surface, timing: .emphasized($1.duration))
    }
  }
}

extension TransitionParameter {
  /// The color behind screens that fade out before others fade in.
  static let surface = TransitionParameter.color(
    "background", "#FEF7FF",
    "The color behind the screens: Material's surface, by default #141218 in the dark appearance.")
}

extension TransitionArguments {
  /// The color behind screens that fade out before others fade in.
  var surface: UIColor { color("background", dark: "#141218") }
}
