// Layer trees to display lists, compared as text. SEMANTICS 9b.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SeguePixels
import SegueWorld
import Testing

@MainActor
@Suite struct CommitTests {
  private let world = World()
  private let root = CALayer()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  init() { root.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }

  @discardableResult
  private func add(
    _ color: CGColor?, _ frame: CGRect, to parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// The items of the frame, without its first line.
  private func dump(at seconds: Double = 0, scale: Double = 1) -> [String] {
    let viewport = SegueViewport(widthInPixels: 100, heightInPixels: 50, scale: scale)
    let list = world.run { world.commit(root: root, at: seconds, viewport: viewport) }
    return list.dump().split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  private func image(_ width: Int, _ height: Int) throws -> CGImage {
    CGImage(Bitmap(try PixelBuffer(width: width, height: height)))
  }

  @Test("The frame has the viewport's size, scale and background")
  func viewport() {
    add(red, CGRect(x: 10, y: 20, width: 30, height: 10))
    let viewport = SegueViewport(
      widthInPixels: 200, heightInPixels: 100, scale: 2,
      background: DisplayColor(red: 1, green: 1, blue: 1, alpha: 1))
    let list = world.commit(root: root, at: 0, viewport: viewport)
    #expect(
      list.dump() == """
        frame 200 x 100 background [1 1 1 1]
          solid [0 0 30 10] color [1 0 0 1] transform [2 0 0 2 20 40]

        """)
  }

  @Test("Layers draw back to front, parents first")
  func order() {
    let back = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    add(blue, CGRect(x: 1, y: 2, width: 3, height: 4), to: back)
    add(red, CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(
      dump() == [
        "solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
        "solid [0 0 3 4] color [0 0 1 1] transform [1 0 0 1 1 2]",
        "solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 50 0]",
      ])
  }

  @Test("zPosition sorts siblings stably, also while it is animated")
  func zPosition() {
    let widths = [1, 2, 3, 4].map { width in
      add(red, CGRect(x: 0, y: 0, width: width, height: 1))
    }
    func order(at seconds: Double = 0) -> [String] {
      dump(at: seconds).compactMap { $0.split(separator: " ").dropFirst(3).first.map(String.init) }
    }
    #expect(order() == ["1", "2", "3", "4"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    widths[0].zPosition = 5
    widths[1].zPosition = 5
    widths[3].zPosition = -1
    CATransaction.commit()
    #expect(order() == ["4", "3", "1", "2"])
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 2)
    world.run { widths[2].add(animation, forKey: nil) }
    #expect(order(at: 1.5) == ["4", "1", "2", "3"])
  }

  @Test("Hidden and transparent layers hide their sublayers; clear colors draw nothing")
  func culling() {
    let hidden = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    add(red, CGRect(x: 0, y: 0, width: 10, height: 10), to: hidden)
    hidden.isHidden = true
    let faint = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    add(red, CGRect(x: 0, y: 0, width: 10, height: 10), to: faint)
    faint.opacity = 0
    add(CGColor(red: 1, green: 0, blue: 0, alpha: 0), CGRect(x: 0, y: 0, width: 9, height: 9))
    add(red, CGRect(x: 0, y: 0, width: 0, height: 9))
    #expect(dump() == [])
  }

  @Test("An animated opacity shows a layer that is transparent in the model")
  func animatedOpacity() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.opacity = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 2)
    world.run { layer.add(animation, forKey: nil) }
    #expect(dump(at: 1) == ["solid [0 0 10 10] color [1 0 0 0.5] transform [1 0 0 1 0 0]"])
    #expect(dump(at: 2) == [])
  }

  @Test("Transforms apply about the anchor point, bounds origins move sublayers")
  func transforms() {
    let layer = add(red, CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    layer.bounds.origin = CGPoint(x: 4, y: 0)
    add(blue, CGRect(x: 4, y: 0, width: 5, height: 5), to: layer)
    #expect(
      dump(scale: 2) == [
        "solid [4 0 20 20] color [1 0 0 1] transform [4 0 0 1 -16 30]",
        "solid [0 0 5 5] color [0 0 1 1] transform [4 0 0 1 0 30]",
      ])
  }

  @Test("A back-facing layer is drawn unless it is single-sided")
  func doubleSided() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = Still.shared
    layer.transform = CATransform3DMakeRotation(3, 0, 1, 0)
    #expect(dump().count == 1)
    layer.isDoubleSided = false
    #expect(dump() == [])
    layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(dump().count == 1)
    #expect(world.unsupported.isEmpty)
  }

  @Test("Selected corners are rounded, by at most half the shorter side")
  func corners() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 30, height: 20))
    layer.cornerRadius = 6
    #expect(dump() == ["solid [0 0 30 20] radius 6 color [1 0 0 1] transform [1 0 0 1 0 0]"])
    layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    world.run {
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 99
    }
    #expect(
      dump() == ["solid [0 0 30 20] radius [0 10 0 10] color [1 0 0 1] transform [1 0 0 1 0 0]"])
  }

  @Test("The opacity of a single item is folded into it; several items form a group")
  func groupOpacity() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.opacity = 0.5
    #expect(dump() == ["solid [0 0 10 10] color [1 0 0 0.5] transform [1 0 0 1 0 0]"])
    let child = add(blue, CGRect(x: 0, y: 0, width: 5, height: 5), to: layer)
    #expect(
      dump() == [
        "group opacity 0.5",
        "  solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
        "  solid [0 0 5 5] color [0 0 1 1] transform [1 0 0 1 0 0]",
      ])
    layer.allowsGroupOpacity = false
    child.actions = ["opacity": NSNull()]
    child.opacity = 0.5
    #expect(
      dump() == [
        "solid [0 0 10 10] color [1 0 0 0.5] transform [1 0 0 1 0 0]",
        "solid [0 0 5 5] color [0 0 1 0.25] transform [1 0 0 1 0 0]",
      ])
  }

  @Test("masksToBounds clips overflowing sublayers, and only those")
  func masking() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.masksToBounds = true
    let child = add(blue, CGRect(x: 2, y: 2, width: 8, height: 8), to: layer)
    child.delegate = Still.shared
    #expect(
      dump() == [
        "solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
        "solid [0 0 8 8] color [0 0 1 1] transform [1 0 0 1 2 2]",
      ])
    child.position.x += 1
    #expect(
      dump() == [
        "solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
        "group clip [0 0 10 10] transform [1 0 0 1 0 0]",
        "  solid [0 0 8 8] color [0 0 1 1] transform [1 0 0 1 3 2]",
      ])
  }

  @Test(
    "The clip follows round corners and rotation, and fades as one group")
  func roundMasking() {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = Still.shared
    layer.masksToBounds = true
    (layer.cornerRadius, layer.opacity) = (3, 0.5)
    add(blue, CGRect(x: 2, y: 2, width: 1, height: 1), to: layer)
    #expect(
      dump() == [
        "group opacity 0.5 clip [0 0 10 10] radius 3 transform [1 0 0 1 0 0]",
        "  solid [0 0 1 1] color [0 0 1 1] transform [1 0 0 1 2 2]",
      ])
    layer.cornerRadius = 0
    layer.setAffineTransform(CGAffineTransform(1, 1, -1, 1, 0, 0))
    #expect(dump().first == "group opacity 0.5 clip [0 0 10 10] transform [1 1 -1 1 5 -5]")
  }

  @Test("A border lies inside the bounds and above the sublayers")
  func border() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 20, height: 10))
    (layer.borderWidth, layer.borderColor) = (2, blue)
    layer.addSublayer(CALayer())
    #expect(
      dump() == [
        "solid [0 0 20 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
        "solid [0 0 20 2] color [0 0 1 1] transform [1 0 0 1 0 0]",
        "solid [0 8 20 2] color [0 0 1 1] transform [1 0 0 1 0 0]",
        "solid [0 2 2 6] color [0 0 1 1] transform [1 0 0 1 0 0]",
        "solid [18 2 2 6] color [0 0 1 1] transform [1 0 0 1 0 0]",
      ])
  }

  @Test("An unsupported feature is reported once and cleared at the next commit")
  func unsupported() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 20, height: 10))
    layer.delegate = Still.shared
    layer.name = "card"
    layer.compositingFilter = "pinLightBlendMode"
    layer.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: nil)
    _ = dump()
    _ = dump()
    #expect(
      world.unsupported.map(\.property) == [
        "compositingFilter \"pinLightBlendMode\"", "animation of \"strokeEnd\"",
      ])
    #expect(world.unsupported.allSatisfy { $0.layer == "card" })
    layer.isHidden = true
    _ = dump()
    #expect(world.unsupported.isEmpty)
  }

  // MARK: Contents

  @Test(
    "Contents are placed by gravity",
    arguments: [
      (CALayerContentsGravity.resize, "[0 0 40 20]"), (.resizeAspect, "[10 0 20 20]"),
      (.resizeAspectFill, "[0 -10 40 40]"), (.center, "[16 6 8 8]"), (.top, "[16 0 8 8]"),
      (.bottom, "[16 12 8 8]"), (.left, "[0 6 8 8]"), (.right, "[32 6 8 8]"),
      (.topLeft, "[0 0 8 8]"), (.topRight, "[32 0 8 8]"), (.bottomLeft, "[0 12 8 8]"),
      (.bottomRight, "[32 12 8 8]"),
    ])
  func gravity(_ gravity: CALayerContentsGravity, _ expected: String) throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contents = try image(16, 16)
    (layer.contentsScale, layer.contentsGravity) = (2, gravity)
    #expect(
      dump() == [
        "image #1 (16 x 16, alpha) part [0 0 16 16] in \(expected) transform [1 0 0 1 0 0]"
      ])
  }

  @Test("contentsRect, opacity and the filter apply to the contents")
  func contentsSettings() throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contents = try image(16, 8)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    (layer.magnificationFilter, layer.opacity) = (.nearest, 0.25)
    #expect(
      dump() == [
        "image #1 (16 x 8, alpha) part [8 0 4 8] in [0 0 40 20] transform [1 0 0 1 0 0]"
          + " opacity 0.25 filter nearest"
      ])
  }

  @Test("The contents center is stretched; its borders keep their size in points")
  func contentsCenter() throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contents = try image(16, 8)
    layer.contentsScale = 2
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.125)
    #expect(
      dump() == [
        "image #1 (16 x 8, alpha) part [0 0 8 8] in [0 0 40 20] transform [1 0 0 1 0 0]"
          + " center [2 4 4 1] borders [1 2 1 1.5]"
      ])
    #expect(world.unsupported.isEmpty)
    layer.contentsGravity = .center
    #expect(dump().first?.contains("borders") == false)
  }

  @Test(
    "A contents center that is not finite is ignored",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func hopelessContentsCenter(number: CGFloat) throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contents = try image(16, 8)
    let plain = dump()
    for center in [
      CGRect(x: number, y: 0, width: 0.5, height: 1),
      CGRect(x: 0.25, y: 0, width: number, height: 1),
    ] {
      layer.contentsCenter = center
      #expect(dump() == plain)
    }
  }

  @Test("Contents are tinted; filters depend on reduction")
  func tintAndFilters() throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.delegate = Still.shared
    layer.contents = try image(30, 20)
    layer.contentsTint = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    (layer.minificationFilter, layer.magnificationFilter) = (.trilinear, .nearest)
    #expect(dump().first?.hasSuffix(" filter nearest tint [0 1 0 0.5]") == true)
    layer.bounds.size.height = 10
    #expect(dump().first?.hasSuffix(" filter trilinear tint [0 1 0 0.5]") == true)
  }

  @Test("A layer's drawing lies over its contents, under its sublayers, and fades with them")
  func drawnContents() throws {
    let layer = add(nil, CGRect(x: 5, y: 6, width: 40, height: 20))
    layer.delegate = Still.shared
    layer.contents = try image(40, 20)
    layer.addSublayer(CALayer())
    layer.sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.sublayers?.first?.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let path = CGPath(rect: CGRect(x: -5, y: 0, width: 10, height: 4), transform: nil)
    layer.drawnContents = [
      .path(PathFill(path: path, transform: CGAffineTransform(scaleX: 2, y: 1), color: .black))
    ]
    let words = dump(scale: 2).map { $0.split(separator: " ").first }
    #expect(words == ["image", "path", "solid"])
    #expect(dump(scale: 2)[1].hasSuffix("transform [4 0 0 2 10 12]"))
    layer.masksToBounds = true
    #expect(dump().first?.hasPrefix("group clip") == true)
    layer.contents = nil
    layer.sublayers = []
    layer.masksToBounds = false
    layer.opacity = 0.5
    #expect(dump().count == 1)
    #expect(dump()[0].contains("color [0 0 0 0.5]"))
  }

  @Test("A change of images cross-fades; images appear and disappear by opacity")
  func crossFade() throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    let (a, b) = (try image(4, 4), try image(8, 8))
    let animation = CABasicAnimation(keyPath: "contents")
    (animation.fromValue, animation.toValue, animation.duration) = (a, b, 4)
    world.run { layer.add(animation, forKey: "k") }
    #expect(
      dump(at: 1) == [
        "image #1 (4 x 4, alpha) part [0 0 4 4] in [0 0 40 20] transform [1 0 0 1 0 0]"
          + " to #2 (8 x 8, alpha) part [0 0 8 8] fraction 0.25"
      ])
    animation.fromValue = nil
    world.run { layer.add(animation, forKey: "k") }
    #expect(dump(at: 1).first?.hasSuffix("opacity 0.25") == true)
    (animation.fromValue, animation.toValue) = (a, NSNull())
    world.run { layer.add(animation, forKey: "k") }
    #expect(dump(at: 1).first?.hasSuffix("opacity 0.75") == true)
  }

  @Test("Keyframes of contents cross-fade or step")
  func contentKeyframes() throws {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 40, height: 20))
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = [try image(1, 1), try image(2, 2), try image(3, 3)]
    animation.duration = 4
    world.run { layer.add(animation, forKey: "k") }
    #expect(dump(at: 3).first?.contains("#1 (2 x 2, alpha)") == true)
    #expect(dump(at: 3).first?.hasSuffix("fraction 0.5") == true)
    animation.calculationMode = .discrete
    world.run { layer.add(animation, forKey: "k") }
    #expect(dump(at: 3.9).first?.contains("#1 (3 x 3, alpha)") == true)
    #expect(dump(at: 3.9).first?.contains("fraction") == false)
  }
}

/// A delegate that disables implicit animations, as for the layers of views.
@MainActor
final class Still: NSObject, CALayerDelegate {
  static let shared = Still()
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
