// Cached commits of plain layers are discarded after any change: a layer that has been displayed
// before renders like one that has not.

import CoreGraphics
import QuartzCore
import SegueDisplay
import Testing

@MainActor
@Suite struct SolidLayerStyleTests {
  /// A card with a dot that extends beyond it.
  @MainActor
  private struct Tree {
    let bench = CommitBench()
    let card: CALayer
    let dot: CALayer

    init() {
      card = bench.add(CALayer(), CGRect(x: 10, y: 5, width: 60, height: 30), CommitBench.red)
      dot = bench.add(
        CALayer(), CGRect(x: 40, y: 4, width: 30, height: 10), CommitBench.blue, to: card)
      bench.world.run { card.cornerRadius = 6 }
    }

    func look() throws -> [String] { try bench.dump() + bench.refused }
  }

  private typealias Change = @MainActor @Sendable (CALayer, CALayer) throws -> Void

  private nonisolated static let changes: [String: Change] = [
    "bounds": { card, _ in card.bounds.size.width = 50 },
    "position": { card, _ in card.position.x += 3 },
    "anchorPoint": { card, _ in card.anchorPoint = .zero },
    "transform": { card, _ in card.transform = CATransform3DMakeScale(0.5, 2, 1) },
    "sublayerTransform": { card, _ in card.sublayerTransform = CATransform3DMakeScale(0.5, 1, 1) },
    "perspective": { card, _ in (card.transform.m11, card.transform.m14) = (0.9, 0.001) },
    "isHidden": { card, _ in card.isHidden = true },
    "opacity": { card, _ in card.opacity = 0.5 },
    "opacity of a dot": { _, dot in dot.opacity = 0.5 },
    "allowsGroupOpacity": { card, _ in (card.opacity, card.allowsGroupOpacity) = (0.5, false) },
    "backgroundColor": { card, _ in card.backgroundColor = CommitBench.white },
    "no background": { card, _ in card.backgroundColor = nil },
    "cornerRadius": { card, _ in card.cornerRadius = 9 },
    "cornerCurve": { card, _ in card.cornerCurve = .continuous },
    "allowsEdgeAntialiasing": { _, dot in dot.allowsEdgeAntialiasing = false },
    "edgeAntialiasingMask": { _, dot in dot.edgeAntialiasingMask = [.layerLeftEdge] },
    "maskedCorners": { card, _ in card.maskedCorners = .layerMinXMinYCorner },
    "masksToBounds": { card, _ in card.masksToBounds = true },
    "borderWidth": { card, _ in card.borderWidth = 2 },
    "shadowOpacity": { card, _ in card.shadowOpacity = 0.5 },
    "contents": { card, _ in card.contents = try TestImage.white(2, 2) },
    "drawnContents": { card, _ in
      let quad = SolidQuad(
        shape: RoundedRectangle(CGRect(x: 1, y: 1, width: 2, height: 2)), transform: .identity,
        color: .black)
      card.drawnContents = [.solid(quad)]
    },
    "mask": { card, _ in
      let mask = CALayer()
      (mask.frame, mask.backgroundColor) = (
        CGRect(x: 0, y: 0, width: 9, height: 9), CommitBench.red
      )
      card.mask = mask
    },
    "compositingFilter": { card, _ in card.compositingFilter = "multiplyBlendMode" },
    "filters": { card, _ in card.filters = ["blur"] },
    "backgroundFilters": { card, _ in card.backgroundFilters = ["blur"] },
    "isGeometryFlipped": { card, _ in card.isGeometryFlipped = true },
    "isDoubleSided": { card, _ in
      (card.isDoubleSided, card.transform) = (false, CATransform3DMakeRotation(.pi, 0, 1, 0))
    },
    "zPosition": { card, dot in
      let other = CALayer()
      (other.frame, other.backgroundColor) = (dot.frame, CommitBench.white)
      card.addSublayer(other)
      dot.zPosition = 1
    },
    "an animation": { card, _ in
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.25, 10)
      card.add(animation, forKey: nil)
    },
    "fewer sublayers": { _, dot in dot.removeFromSuperlayer() },
  ]

  @Test("a change after a commit displays as one before it", arguments: changes.keys.sorted())
  func forgets(_ name: String) throws {
    let change = try #require(Self.changes[name])
    let (shown, fresh) = (Tree(), Tree())
    let before = try shown.look()
    #expect(try shown.look() == before)
    for tree in [shown, fresh] {
      try tree.bench.world.run {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        try change(tree.card, tree.dot)
      }
    }
    let after = try shown.look()
    #expect(after != before)
    #expect(try fresh.look() == after)
  }

  @Test("NaN opacities draw nothing", arguments: [true, false])
  func hopeless(_ isGroup: Bool) throws {
    let tree = Tree()
    tree.bench.world.run {
      (tree.card.allowsGroupOpacity, tree.card.opacity) = (isGroup, .nan)
    }
    #expect(try tree.look().isEmpty)
  }
}
