// The order of overlapping flat layers beside a turned one, as iOS 18 drew it in a public project's
// recordings of transforms (SEMANTICS 9c): with one turned plane and without perspective, what the
// plane cuts is drawn after what it leaves whole. In 21 frames of one recording, between 288 and
// 6,004 of 202,500 pixels had the other color in the order of the tree; 20 at most differ now.

import CoreGraphics
import QuartzCore
import SegueDisplay
import SegueWorld
import Testing

@MainActor
@Suite struct DivisionOrderTests {
  private let world = World()
  private let root = CALayer()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A layer that turns about the line x = 100, which cuts `wide`.
  private let turned = CALayer()
  private let wide = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    add(wide, blue, CGRect(x: 40, y: 0, width: 120, height: 100))
    add(turned, green, CGRect(x: 90, y: 20, width: 20, height: 20))
    turned.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
  }

  private func add(_ layer: CALayer, _ color: CGColor?, _ frame: CGRect, to parent: CALayer? = nil)
  {
    (layer.frame, layer.backgroundColor, layer.delegate) = (frame, color, Still.shared)
    (parent ?? root).addSublayer(layer)
  }

  /// The colors of the solids from back to front, as letters; a cut layer counts once for each of
  /// its parts.
  private var seen: String {
    let viewport = SegueViewport(widthInPixels: 200, heightInPixels: 100, scale: 1)
    let list = world.run { world.commit(root: root, at: 0, viewport: viewport) }
    return letters(list.items)
  }

  private func letters(_ items: [DisplayItem]) -> String {
    items.map { item -> String in
      switch item {
      case .solid(let quad):
        quad.color.red == 1 ? "r" : quad.color.blue == 1 ? "b" : "g"
      case .group(let group): letters(group.items)
      case .projected(let inner): letters(inner.items)
      default: ""
      }
    }.joined()
  }

  /// Returns whether every red solid is behind every blue one.
  private var redIsBehindBlue: Bool? {
    guard let red = seen.lastIndex(of: "r"), let blue = seen.firstIndex(of: "b") else { return nil }
    return red < blue
  }

  @Test(
    "What the turned plane leaves whole is drawn before what it cuts",
    arguments: [(60.0, true), (100, true), (110, true), (90, false), (70.5, false)])
  func wholeFirst(x: Double, isWhole: Bool) {
    add(CALayer(), red, CGRect(x: CGFloat(x), y: 50, width: 30, height: 30))
    #expect(redIsBehindBlue == isWhole)
  }

  @Test("Sublayers of a layer that draws nothing are ordered one by one")
  func holder() {
    let holder = CALayer()
    add(holder, nil, CGRect(x: 80, y: 50, width: 40, height: 40))
    add(CALayer(), red, CGRect(x: 0, y: 0, width: 20, height: 20), to: holder)
    add(CALayer(), red, CGRect(x: 20, y: 0, width: 20, height: 20), to: holder)
    #expect(redIsBehindBlue == true)
    holder.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
    #expect(redIsBehindBlue == false)
  }

  @Test("With perspective, and beside several turned planes, the order of the tree decides")
  func orderOfTree() {
    add(CALayer(), red, CGRect(x: 110, y: 50, width: 30, height: 30))
    #expect(redIsBehindBlue == true)
    let other = CALayer()
    add(other, green, CGRect(x: 60, y: 20, width: 20, height: 20))
    other.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(redIsBehindBlue == false)
    other.removeFromSuperlayer()
    #expect(redIsBehindBlue == true)
    turned.transform.m34 = -1 / 500
    #expect(redIsBehindBlue == false)
  }

  @Test("A layer that has turned by half is parallel again but for rounding")
  func halfTurn() {
    add(CALayer(), red, CGRect(x: 110, y: 50, width: 30, height: 30))
    turned.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(redIsBehindBlue == false)
  }

  @Test("Two layers in one turned plane divide as one does")
  func commonPlane() {
    add(CALayer(), red, CGRect(x: 110, y: 50, width: 30, height: 30))
    let other = CALayer()
    add(other, green, CGRect(x: 90, y: 60, width: 20, height: 20))
    other.transform = turned.transform
    #expect(redIsBehindBlue == true)
  }
}
