import UIKit

/// A transition in which the old screen is a curtain: it parts in the middle, and both halves gather
/// in pleats at the sides and leave.
public final class CurtainTransition: ScreenTransition {
  private let pleats: Int

  /// Creates a transition with `pleats` pleats in each half of the curtain.
  public init(
    _ direction: TransitionDirection, pleats: Int = 6, timing: MotionTiming = .easeInOut(1)
  ) {
    self.pleats = pleats
    super.init(direction, timing: timing)
  }

  /// The width of gathered cloth, as a fraction of its full width.
  private static let gathered: CGFloat = 0.3

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    let shade = stage.addShade(.black)
    stage.motion.add { shade.alpha = 0.4 * (1 - $0) }
    let width = lower.bounds.width
    let strips = lower.bounds.cells(columns: 2 * pleats, rows: 1)
    for (index, strip) in strips.enumerated() {
      let isLeft = index < pleats
      // Each strip goes on for a point below the next one, except where the curtain parts.
      let isLast = index == pleats - 1 || index == strips.count - 1
      let part = CGRect(
        x: strip.minX, y: strip.minY, width: strip.width + (isLast ? 0 : 1), height: strip.height)
      guard let cloth = stage.cut(part, of: lower) else { continue }
      let fold = PleatView(frame: cloth.bounds, isRaised: index.isMultiple(of: 2) == isLeft)
      cloth.addSubview(fold)
      let middle = isLeft ? part.midX : width - part.midX
      let rest = cloth.center.x
      stage.motion.add(steps: 12) { position in
        let size = 1 - (1 - Self.gathered) * min(1, position * 1.25)
        let exit = Self.gathered * width / 2 * max(0, position - 0.45) / 0.55
        let moved = middle * size - exit
        cloth.transform = CGAffineTransform(
          a: size, b: 0, c: 0, d: 1, tx: (isLeft ? moved : width - moved) - rest, ty: 0)
        fold.alpha = min(1, 2.2 * position)
      }
    }
    return stage.animations()
  }
}

/// The light and the shade of a pleat.
private final class PleatView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates the shade over a strip of cloth that rises toward the viewer or sinks.
  init(frame: CGRect, isRaised: Bool) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    let (dark, light) = (UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0.06))
    gradient.startPoint = CGPoint(x: isRaised ? 0 : 1, y: 0.5)
    gradient.endPoint = CGPoint(x: isRaised ? 1 : 0, y: 0.5)
    gradient.colors = [dark, UIColor(white: 0, alpha: 0.22), light].map(\.cgColor)
    gradient.locations = [0, 0.5, 1]
  }

  required init?(coder: NSCoder) { nil }
}

extension CurtainTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "curtain", summary: "The old screen parts like a curtain and gathers in pleats.",
    tags: [.mask, .pieces],
    parameters: [
      .duration(1), .count("pleats", 6, 1...20, "The number of pleats in each half."),
    ],
    source: "Our choice: gathered cloth takes three tenths of its width."
  ) { CurtainTransition($0, pleats: $1.count("pleats"), timing: .easeInOut($1.duration)) }
}
