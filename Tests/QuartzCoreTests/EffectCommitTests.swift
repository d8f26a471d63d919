// Shadows, masks and round borders of layers as display items. SEMANTICS 9b.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueWorld
import Testing

@MainActor
@Suite struct EffectCommitTests {
  private let world = World()
  private let root = CALayer()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  init() { root.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }

  @discardableResult
  private func add(_ color: CGColor?, _ frame: CGRect, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor, layer.delegate) = (frame, color, Still.shared)
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private func card() -> CALayer {
    let layer = add(red, CGRect(x: 10, y: 5, width: 20, height: 10))
    layer.shadowOpacity = 0.5
    return layer
  }

  /// The items of the frame, without its first line.
  private func dump(at seconds: Double = 0, scale: Double = 1) -> [String] {
    let viewport = SegueViewport(widthInPixels: 100, heightInPixels: 50, scale: scale)
    let list = world.run { world.commit(root: root, at: seconds, viewport: viewport) }
    return list.dump().split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test("A layer's shadow lies below it, with Apple's defaults, in points")
  func shadow() {
    _ = card()
    #expect(
      dump(scale: 2) == [
        "shadow radius 3 offset [0 -3] color [0 0 0 0.5] transform [2 0 0 2 20 10]",
        "  solid [0 0 20 10] color [1 0 0 1] transform [2 0 0 2 20 10]",
      ])
    #expect(world.unsupported.isEmpty)
  }

  @Test("Sublayers and the border cast the shadow too; opacity fades all as one")
  func casters() {
    let layer = card()
    layer.opacity = 0.5
    (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (5, blue, 2)
    add(blue, CGRect(x: 15, y: 0, width: 10, height: 10), to: layer)
    #expect(
      dump() == [
        "group opacity 0.5",
        "  shadow radius 3 offset [0 -3] color [0 0 0 0.5] transform [1 0 0 1 10 5]",
        "    solid [0 0 20 10] radius 2 color [1 0 0 1] transform [1 0 0 1 10 5]",
        "    solid [0 0 10 10] color [0 0 1 1] transform [1 0 0 1 25 5]",
        "    solid [0 0 20 10] radius 2 color [0 0 1 1] transform [1 0 0 1 10 5]",
      ])
  }

  @Test("A shadow path casts the shadow instead of the layer, which may be empty")
  func shadowPath() {
    let layer = add(nil, CGRect(x: 10, y: 5, width: 20, height: 10))
    (layer.shadowOpacity, layer.shadowRadius) = (1, 4)
    #expect(dump().isEmpty)
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    #expect(
      dump() == [
        "shadow radius 4 offset [0 -3] alone color [0 0 0 1] transform [1 0 0 1 10 5]",
        "  path \"M 0 0 L 4 0 L 4 2 L 0 2 Z\" color [0 0 0 1] transform [1 0 0 1 10 5]",
      ])
    layer.opacity = 0.25
    #expect(dump().first?.contains("color [0 0 0 0.25]") == true)
  }

  @Test("A layer that clips, or a shadow without color or opacity, casts none")
  func none() {
    let layer = card()
    let plain = ["solid [0 0 20 10] color [1 0 0 1] transform [1 0 0 1 10 5]"]
    layer.masksToBounds = true
    #expect(dump() == plain)
    layer.masksToBounds = false
    layer.shadowColor = nil
    #expect(dump() == plain)
    layer.shadowColor = blue
    #expect(dump().first?.hasPrefix("shadow") == true)
    layer.shadowOpacity = 0
    #expect(dump() == plain)
  }

  @Test(
    "All shadow properties animate",
    arguments: [
      ("shadowOpacity", "radius 3 offset [0 -3] color [0 0 0 0.75]"),
      ("shadowRadius", "radius 4 offset [0 -3] color [0 0 0 0.5]"),
      ("shadowOffset", "radius 3 offset [4 1] color [0 0 0 0.5]"),
      ("shadowOffset.height", "radius 3 offset [0 1] color [0 0 0 0.5]"),
      ("shadowColor", "radius 3 offset [0 -3] color [0 0 0.5 0.5]"),
    ])
  func animation(_ keyPath: String, _ words: String) {
    let layer = card()
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 2
    switch keyPath {
    case "shadowOpacity": animation.toValue = 1.0
    case "shadowRadius": animation.toValue = 5.0
    case "shadowOffset": animation.toValue = CGSize(width: 8, height: 5)
    case "shadowOffset.height": animation.toValue = 5.0
    default: animation.toValue = blue
    }
    world.run { layer.add(animation, forKey: nil) }
    #expect(dump(at: 1).first?.hasPrefix("shadow \(words)") == true, "\(dump(at: 1))")
    #expect(world.unsupported.isEmpty)
  }

  @Test("A shadow path interpolates point by point")
  func pathAnimation() {
    let layer = card()
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    let animation = CABasicAnimation(keyPath: "shadowPath")
    animation.duration = 2
    animation.toValue = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4), transform: nil)
    world.run { layer.add(animation, forKey: nil) }
    #expect(dump(at: 1)[1].contains("\"M 1 0 L 5 0 L 5 3 L 1 3 Z\""))
    #expect(world.unsupported.isEmpty)
  }

  @Test("Rotated and sheared shadows are drawn, also in a snapshot")
  func skewed() {
    let layer = card()
    for shear in [0.0, 0.5] {
      layer.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 0.8, b: 0.6, c: -0.6 + shear, d: 0.8, tx: 0, ty: 0))
      #expect(dump().first?.hasPrefix("shadow radius 3") == true)
      #expect(world.unsupported.isEmpty)
    }
    let copy = add(nil, CGRect(x: 0, y: 0, width: 100, height: 50))
    copy.contents = layer.recordModel()
    copy.transform = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(!dump().isEmpty && world.unsupported.isEmpty)
  }

  @Test("A mask uses the layer's coordinates and has sublayers, opacity and animations")
  func mask() {
    let layer = add(red, CGRect(x: 10, y: 5, width: 20, height: 10))
    let mask = CALayer()
    (mask.frame, mask.delegate) = (CGRect(x: 1, y: 2, width: 3, height: 4), Still.shared)
    layer.mask = mask
    #expect(dump().isEmpty)
    add(blue, CGRect(x: 0, y: 0, width: 2, height: 2), to: mask)
    layer.opacity = 0.5
    #expect(
      dump() == [
        "masked opacity 0.5", "  mask",
        "    solid [0 0 2 2] color [0 0 1 1] transform [1 0 0 1 11 7]",
        "  solid [0 0 20 10] color [1 0 0 1] transform [1 0 0 1 10 5]",
      ])
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.duration, animation.byValue) = (2, 8.0)
    world.run { mask.add(animation, forKey: nil) }
    #expect(dump(at: 1)[2].hasSuffix("transform [1 0 0 1 15 7]"))
    mask.isHidden = true
    mask.removeAllAnimations()
    #expect(dump().isEmpty)
    #expect(world.unsupported.isEmpty)
  }

  @Test("A sublayer that becomes the mask of its superlayer is not drawn as a sublayer")
  func maskFromTheTree() {
    let layer = add(red, CGRect(x: 0, y: 0, width: 20, height: 10))
    let (mask, other) = (CALayer(), CALayer())
    (mask.backgroundColor, mask.delegate) = (blue, Still.shared)
    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.addSublayer(other)
    layer.addSublayer(mask)
    layer.mask = mask
    #expect(layer.sublayers == [other] && mask.superlayer === layer)
    #expect(
      dump().map { $0.trimmingCharacters(in: .whitespaces).prefix(6) }
        == ["masked", "mask", "solid ", "solid "])
  }

  @Test("A mask cuts the shadow and follows the layer's clock")
  func maskedShadow() {
    let layer = card()
    layer.speed = 2
    let mask = CALayer()
    (mask.delegate, mask.backgroundColor) = (Still.shared, blue)
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.mask = mask
    #expect(
      dump().map { $0.trimmingCharacters(in: .whitespaces).prefix(6) }
        == ["masked", "mask", "solid ", "shadow", "solid "])
    #expect(mask.convertTime(3, from: nil) == 6)
    layer.mask = nil
    #expect(mask.convertTime(3, from: nil) == 3)
  }

  @Test("A layer cannot be masked by its superlayer or its sublayer")
  func circles() {
    let layer = card()
    layer.mask = root
    #expect(layer.mask == nil)
    layer.mask = layer
    #expect(layer.mask == nil)
    let mask = CALayer()
    layer.mask = mask
    mask.addSublayer(root)
    #expect(root.superlayer == nil)
    _ = dump()
  }

  @Test("A rounded border is a ring: corners share a center, and maskedCorners apply")
  func roundBorder() {
    let layer = add(nil, CGRect(x: 0, y: 0, width: 20, height: 10))
    (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (2, blue, 4)
    layer.maskedCorners = [.layerMinXMinYCorner]
    let lines = dump()
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix("rule evenOdd color [0 0 1 1] transform [1 0 0 1 0 0]"))
    // Outer corner of radius 4 at (0, 0), inner one of radius 2 at (2, 2); the others are sharp.
    #expect(lines[0].hasPrefix("path \"M 0 4 L 0 4 C 0 2.9391"))
    #expect(lines[0].contains(" 4 0 L 20 0 L 20 10 L 0 10 Z M 2 4 L 2 4 C 2 3.4695"))
    #expect(lines[0].contains(" 4 2 L 18 2 L 18 8 L 2 8 Z\""))
    #expect(world.unsupported.isEmpty)
    layer.borderWidth = 1
    layer.opacity = 0.5
    #expect(dump()[0].contains("color [0 0 1 0.5]"))
  }
}
