// The layer tree and its layout.

import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite struct LayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func order(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  @Test("Sublayers are inserted at the given places")
  func inserting() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    root.insertSublayer(d, above: c)
    #expect(order(root) == "cdab")
    root.insertSublayer(b, below: d)
    #expect(order(root) == "cbda")
    root.addSublayer(c)
    #expect(order(root) == "bdac")
    root.insertSublayer(a, at: 99)
    #expect(order(root) == "bdca")
    root.replaceSublayer(d, with: named("e"))
    #expect(order(root) == "beca")
    #expect(d.superlayer == nil)
    b.removeFromSuperlayer()
    #expect(order(root) == "eca")
    root.sublayers = [a, d]
    #expect(order(root) == "ad")
    #expect(c.superlayer == nil)
  }

  @Test("A layer has one superlayer and cannot contain itself")
  func oneParent() {
    let (a, b) = (CALayer(), CALayer())
    a.addSublayer(b)
    b.addSublayer(a)
    a.addSublayer(a)
    #expect(a.superlayer == nil)
    #expect(b.sublayers == nil)
    let other = CALayer()
    other.addSublayer(b)
    #expect(a.sublayers == nil)
    #expect(b.superlayer === other)
  }

  private final class Layouter: CALayer {
    var count = 0
    var action: () -> Void = {}
    override func layoutSublayers() {
      count += 1
      action()
    }
  }

  @Test("A change of bounds or sublayers requests layout once; a move does not")
  func layout() {
    let (root, leaf) = (Layouter(), Layouter())
    root.addSublayer(leaf)
    root.layoutIfNeeded()
    #expect((root.count, leaf.count) == (1, 0))
    leaf.position = CGPoint(x: 1, y: 1)
    root.layoutIfNeeded()
    #expect((root.count, leaf.count) == (1, 0))
    leaf.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    leaf.bounds.size.width = 6
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect((root.count, leaf.count) == (1, 1))
  }

  @Test("Layout reaches what the layout itself changed")
  func layoutCascades() {
    let (root, leaf) = (Layouter(), Layouter())
    root.action = { leaf.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
    root.addSublayer(leaf)
    root.layoutIfNeeded()
    #expect((root.count, leaf.count) == (1, 1))
  }

  @Test("Layout begins at the topmost of a chain of layers that need it")
  func layoutFromTheTop() {
    let (root, middle, leaf) = (Layouter(), Layouter(), Layouter())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect((root.count, middle.count, leaf.count) == (1, 1, 1))
  }

  @Test("Sublayers that layout itself adds and removes do not repeat it, but are laid out")
  func sublayersOfLayout() {
    let (root, leaf) = (Layouter(), Layouter())
    root.action = { [unowned root] in
      root.sublayers?.last?.removeFromSuperlayer()
      root.insertSublayer(CALayer(), at: 0)
      root.addSublayer(leaf)
      leaf.bounds.size.width += 1
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.count, leaf.count) == (1, 1))
    #expect(root.sublayers?.count == 2)
    #expect(!root.needsLayout())
    root.addSublayer(CALayer())
    root.layoutIfNeeded()
    #expect((root.count, leaf.count) == (2, 2))
  }

  @Test("Layout that never settles returns")
  func layoutThatNeverRests() {
    let root = Layouter()
    root.action = { [unowned root] in root.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.count == 32)
  }
}
