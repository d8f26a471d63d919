import UIKit

/// A transition in which the list parts at the chosen row: what is above it moves up and out, what is
/// below it down, and the row's views travel to their places on the new screen.
public final class ListToDetailTransition: SharedElementTransition {
  private let position: CGFloat

  /// Creates a transition.
  /// - Parameters:
  ///   - element: The identifier of the only view that travels, or `nil` for all.
  ///   - position: The place of the row where the screens share no view, as a fraction of the height.
  public init(
    _ direction: TransitionDirection, element: String? = nil, position: CGFloat = 0.5,
    timing: MotionTiming = .linear(0.55)
  ) {
    self.position = position
    super.init(direction, element: element, timing: timing)
  }

  override func addSurroundings(to scene: inout SharedScene) {
    let lower = scene.lower
    let rows = scene.shared.map { shared in
      let row = shared.lower.card(on: lower)
      return row.convert(row.bounds, to: lower)
    }
    let all = rows.dropFirst().reduce(rows.first ?? .zero) { $0.union($1) }
    scene.detachBackground(from: 0, to: 0.001)
    scene.fadeUpper(from: 0.2, to: 0.75)
    part(at: all.intersection(lower.bounds), in: &scene)
  }

  override func addFallback(to scene: inout SharedScene) {
    let bounds = scene.lower.bounds
    let height = (bounds.height * 0.1).rounded()
    part(
      at: CGRect(
        x: 0, y: (bounds.height * position - height / 2).rounded(), width: bounds.width,
        height: height), in: &scene)
  }

  private func part(at row: CGRect, in scene: inout SharedScene) {
    let (lower, bounds) = (scene.lower, scene.lower.bounds)
    let (top, bottom) = (
      max(row.minY.rounded(.down), bounds.minY), min(row.maxY.rounded(.up), bounds.maxY)
    )
    let shade = scene.addShade(.black)
    scene.motion.add(from: 0, to: 0.8) { shade.alpha = 0.25 * (1 - $0) }
    let parts = [(bounds.minY, top, -1.0), (bottom, bounds.maxY, 1.0), (top, bottom, 0.0)]
    let shared = scene.shared.map { ($0.lower, $0.lower.alpha) }
    for (view, _) in shared { view.alpha = 0 }
    for (start, end, sign) in parts where end > start {
      let area = CGRect(x: bounds.minX, y: start, width: bounds.width, height: end - start)
      guard let piece = scene.cut(area, of: lower) else { continue }
      let reach = (sign < 0 ? top - bounds.minY : bounds.maxY - bottom) + 24
      scene.motion.add(from: 0, to: 0.9, steps: 10) { moved in
        piece.transform = CGAffineTransform(translationX: 0, y: sign * reach * Easing.inOut(moved))
      }
      if sign == 0 {
        scene.motion.add(from: 0.05, to: 0.5) { piece.alpha = 1 - $0 }
      } else {
        let shades = EdgeShades(piece, along: .horizontal, width: 24)
        scene.motion.add(from: 0, to: 0.1) { shades.show(0.8 * $0) }
      }
    }
    for (view, alpha) in shared { view.alpha = alpha }
  }
}

extension ListToDetailTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "listToDetail", summary: "The list parts at the chosen row, whose views travel.",
    tags: [.sharedElement, .containers, .navigation],
    parameters: [
      .duration(0.55), .element,
      .number("position", 0.5, 0.1...0.9, .fraction, "The place of the row if no view is shared."),
    ],
    source: "Our choice: the parts of the list leave within nine tenths of the time."
  ) {
    ListToDetailTransition(
      $0, element: $1.text("element"), position: $1.number("position"),
      timing: .linear($1.duration))
  }
}
