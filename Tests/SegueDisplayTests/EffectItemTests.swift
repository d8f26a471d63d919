import CoreGraphics
import SegueDisplay
import Testing

@Suite struct EffectItemTests {
  private let card = DisplayItem.solid(
    SolidQuad(
      shape: RoundedRectangle(CGRect(x: 10, y: 20, width: 30, height: 40)),
      transform: .identity, color: .black))

  private func shadow(alone: Bool = false, radius: Double = 2) -> DisplayShadow {
    DisplayShadow(
      of: [card], radius: radius, offset: CGSize(width: 3, height: 4), color: .black,
      transform: CGAffineTransform(scaleX: 2, y: 1), hidesItems: alone)
  }

  @Test("a shadow extends 3.5 deviations around its moved items, in addition to them")
  func extent() {
    // Offset (6, 4) and deviations (4, 2) in pixels, and a pixel for rounding.
    let alone = CGRect(x: 16 - 15, y: 24 - 8, width: 30 + 30, height: 40 + 16)
    #expect(DisplayItem.shadow(shadow(alone: true)).extent == alone)
    #expect(DisplayItem.shadow(shadow()).extent == alone)
    var far = shadow()
    far.offset.width = 100
    #expect(DisplayItem.shadow(far).extent.minX == 10)
    far.items = []
    #expect(DisplayItem.shadow(far).extent.isNull)
  }

  @Test("the extent of a masked item is within both extents")
  func maskedExtent() {
    let other = card.transformed(by: CGAffineTransform(translationX: 20, y: 0))
    let masked = DisplayItem.masked(DisplayMask([card], through: [other]))
    #expect(masked.extent == CGRect(x: 30, y: 20, width: 10, height: 40))
  }

  @Test("transforms apply to the shadow caster, the blur and the mask")
  func transformed() {
    let map = CGAffineTransform(scaleX: 3, y: 3)
    guard case .shadow(let moved) = DisplayItem.shadow(shadow()).transformed(by: map),
      case .masked(let masked) = DisplayItem.masked(DisplayMask([card], through: [card]))
        .transformed(by: map)
    else {
      Issue.record("other kinds of items")
      return
    }
    #expect(moved.items == [card.transformed(by: map)])
    #expect(moved.deviations == (12, 6))
    #expect(masked.items == moved.items && masked.mask == moved.items)
  }

  @Test("a shadow with its items fades as a group, alone by its color")
  func faded() {
    let both = DisplayItem.shadow(shadow())
    #expect(
      both.faded(by: 0.5) == .group(DisplayGroup(opacity: 0.5, items: [both])))
    guard case .shadow(let alone) = DisplayItem.shadow(shadow(alone: true)).faded(by: 0.5) else {
      Issue.record("another kind of item")
      return
    }
    #expect(alone.color.alpha == 0.5)
    let masked = DisplayItem.masked(DisplayMask([card], through: [card])).faded(by: 0.5)
    #expect(masked == .masked(DisplayMask([card], through: [card], opacity: 0.5)))
  }

  @Test("blurs that would be rotated ellipses are distinguished")
  func skew() {
    var turned = shadow()
    #expect(!turned.isSkewed)
    turned.transform = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
    #expect(!turned.isSkewed)
    turned.transform.a = 2
    #expect(turned.isSkewed)
    turned.radius = 0
    #expect(!turned.isSkewed)
  }

  @Test("in the text, a mask precedes what it masks")
  func dump() {
    let list = DisplayList(
      width: 4, height: 2, background: .black,
      items: [.masked(DisplayMask([.shadow(shadow())], through: [card], opacity: 0.5))])
    let solid = "solid [10 20 30 40] color [0 0 0 1] transform [1 0 0 1 0 0]"
    #expect(
      list.dump() == """
        frame 4 x 2 background [0 0 0 1]
          masked opacity 0.5
            mask
              \(solid)
            shadow radius 2 offset [3 4] color [0 0 0 1] transform [2 0 0 1 0 0]
              \(solid)

        """)
  }
}
