import UIKit

/// A transition in which the old screen splits in two. The halves slide out over opposite edges, and
/// the new screen settles from the shade below them.
public final class SplitRevealTransition: ScreenTransition {
  private let axis: ScreenAxis
  private let position: CGFloat

  /// Creates a transition whose halves move along `axis`.
  /// - Parameter position: The place of the split, as a fraction of the screen's length.
  public init(
    _ direction: TransitionDirection, axis: ScreenAxis = .vertical, position: CGFloat = 0.5,
    timing: MotionTiming = .easeInOut(0.55)
  ) {
    (self.axis, self.position) = (axis, position)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction), let upper = screens.detail(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    let shade = stage.addShade(.black)
    stage.motion.add { shade.alpha = 0.45 * (1 - $0) }
    stage.motion.add { upper.transform = CGAffineTransform(uniform: 1.08 - 0.08 * $0) }
    for (part, way) in parts(of: lower.bounds) {
      guard let half = stage.cut(part, of: lower) else { continue }
      let shades = EdgeShades(half, along: axis == .vertical ? .horizontal : .vertical, width: 28)
      stage.motion.add(from: 0, to: 0.15) {
        shades.show($0)
      }
      stage.motion.add { moved in
        half.transform = CGAffineTransform(translationX: way.dx * moved, y: way.dy * moved)
      }
    }
    return stage.animations()
  }

  private func parts(of bounds: CGRect) -> [(CGRect, CGVector)] {
    let length = axis == .vertical ? bounds.height : bounds.width
    let cut = (length * position).rounded()
    let halves = bounds.divided(
      atDistance: cut, from: axis == .vertical ? .minYEdge : .minXEdge)
    let first = axis == .vertical ? CGVector(dx: 0, dy: -1) : CGVector(dx: -1, dy: 0)
    let reach = 40 as CGFloat
    return [
      (halves.slice, CGVector(dx: first.dx * (cut + reach), dy: first.dy * (cut + reach))),
      (
        halves.remainder,
        CGVector(
          dx: -first.dx * (length - cut + reach), dy: -first.dy * (length - cut + reach))
      ),
    ]
  }
}

extension SplitRevealTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "splitReveal",
    summary: "The old screen splits in two and slides apart; the new one comes from below it.",
    tags: [.mask, .pieces],
    parameters: [
      .duration(0.55), .axis(.vertical),
      .number("position", 0.5, 0.1...0.9, .fraction, "The place of the split."),
    ],
    source:
      "Our choice: the new screen starts 8 % larger, so that it covers everything as it settles."
  ) {
    SplitRevealTransition(
      $0, axis: $1.axis, position: $1.number("position"), timing: .easeInOut($1.duration))
  }
}
