// The order of overlapping flat layers beside turned ones, as iOS 18 drew it in a public project's
// recordings of transforms (SEMANTICS 9c): a division of space along the turned planes, in which what
// is whole comes before what was cut. RecordedDivisionTests compares colors of the recordings.

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

  /// Returns the color of the nearest solid at a point: r, g or b.
  private func color(x: Double, y: Double = 65) -> String? {
    let viewport = SegueViewport(widthInPixels: 200, heightInPixels: 100, scale: 1)
    let list = world.run { world.commit(root: root, at: 0, viewport: viewport) }
    return color(of: list.items, at: CGPoint(x: x, y: y))
  }

  private func color(of items: [DisplayItem], at point: CGPoint) -> String? {
    items.reversed().lazy.filter { $0.extent.contains(point) }.compactMap { item in
      switch item {
      case .solid(let quad): quad.color.red == 1 ? "r" : quad.color.blue == 1 ? "b" : "g"
      case .group(let group): color(of: group.items, at: point)
      case .projected: "g"
      default: nil
      }
    }.first
  }

  @Test(
    "What the turned plane leaves whole is drawn before what it cuts",
    arguments: [(60.0, "b"), (100, "b"), (110, "b"), (90, "r"), (70.5, "r")])
  func wholeFirst(x: Double, seen: String) {
    add(CALayer(), red, CGRect(x: CGFloat(x), y: 50, width: 30, height: 30))
    #expect(color(x: x + 15) == seen)
  }

  @Test("Sublayers of a layer that draws nothing are ordered one by one")
  func holder() {
    let holder = holder(x: 80)
    #expect([color(x: 90), color(x: 110)] == ["b", "b"])
    holder.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
    #expect([color(x: 92), color(x: 108)] == ["r", "r"])
  }

  @Test("A layer that is seen in perspective is ordered as a whole")
  func holderInPerspective() {
    let holder = holder(x: 80)
    holder.transform.m34 = -1 / 500
    #expect([color(x: 90), color(x: 110)] == ["r", "r"])
    holder.frame.origin.x = 110
    #expect(color(x: 120) == "b")
  }

  /// Adds a layer that draws nothing, with two red squares side by side.
  private func holder(x: CGFloat) -> CALayer {
    let holder = CALayer()
    add(holder, nil, CGRect(x: x, y: 50, width: 40, height: 40))
    add(CALayer(), red, CGRect(x: 0, y: 0, width: 20, height: 40), to: holder)
    add(CALayer(), red, CGRect(x: 20, y: 0, width: 20, height: 40), to: holder)
    return holder
  }

  @Test("Perspective of the turned layer changes nothing")
  func perspective() {
    add(CALayer(), red, CGRect(x: 110, y: 50, width: 30, height: 30))
    turned.transform.m34 = -1 / 500
    #expect(color(x: 125) == "b")
  }

  @Test(
    "A second turned plane divides each side on its own",
    arguments: [
      // On the side of the second plane, which is the line x = 70.
      (75.0, 80.0, "b"), (60, 65, "b"), (60, 75, "b"),
      // Cut by the first plane, and, on the left, whole beside the second one.
      (90, 95, "b"), (90, 105, "r"),
    ])
  func twoPlanes(x: Double, place: Double, seen: String) {
    add(CALayer(), red, CGRect(x: CGFloat(x), y: 50, width: 20, height: 30))
    let other = CALayer()
    add(other, green, CGRect(x: 60, y: 20, width: 20, height: 20))
    other.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(color(x: place) == seen)
  }

  @Test("The nearest turned layer divides first")
  func nearest() {
    add(CALayer(), red, CGRect(x: 60, y: 50, width: 20, height: 30))
    let other = CALayer()
    add(other, green, CGRect(x: 60, y: 20, width: 20, height: 20))
    other.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(color(x: 65) == "b")
    (other.zPosition, other.position.x) = (1, 71)
    // The plane still crosses the others at x = 70. It cuts both layers, so that their order is that
    // of the tree, and the first one divides neither of their left parts.
    other.transform = CATransform3DMakeRotation(.pi / 4, 0, -1, 0)
    #expect(color(x: 65) == "r")
  }

  @Test("A layer that has turned by half is parallel again but for rounding")
  func halfTurn() {
    add(CALayer(), red, CGRect(x: 110, y: 50, width: 30, height: 30))
    turned.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(color(x: 125) == "r")
  }

  @Test("Two layers in one turned plane divide as one does")
  func commonPlane() {
    add(CALayer(), red, CGRect(x: 110, y: 50, width: 30, height: 30))
    let other = CALayer()
    add(other, green, CGRect(x: 90, y: 60, width: 20, height: 20))
    other.transform = turned.transform
    #expect(color(x: 125) == "b")
  }
}
