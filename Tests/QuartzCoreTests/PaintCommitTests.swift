// Gradients, compositing filters and continuous corners of layers as display items.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueWorld
import Testing

@MainActor
@Suite struct PaintCommitTests {
  private let world = World()
  private let root = CALayer()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  init() { root.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }

  @discardableResult
  private func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, to parent: CALayer? = nil)
    -> Layer
  {
    (layer.frame, layer.delegate) = (frame, Still.shared)
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private func box(_ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = color
    return layer
  }

  private func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
    let layer = add(CAGradientLayer(), CGRect(x: 10, y: 5, width: 40, height: 20))
    (layer.type, layer.colors) = (type, [red, blue])
    return layer
  }

  /// The items of the frame, without its first line.
  private func dump(at seconds: Double = 0) -> [String] {
    let viewport = SegueViewport(widthInPixels: 100, heightInPixels: 50)
    let list = world.run { world.commit(root: root, at: seconds, viewport: viewport) }
    return list.dump().split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  // MARK: Gradients

  @Test("A gradient lies over the background, under the border, inside the round corners")
  func axial() {
    let layer = gradient(.axial)
    (layer.backgroundColor, layer.cornerRadius, layer.opacity) = (blue, 5, 0.5)
    layer.locations = [0.25, 0.75]
    #expect(
      dump() == [
        "group opacity 0.5",
        "  solid [0 0 40 20] radius 5 color [0 0 1 1] transform [1 0 0 1 10 5]",
        "  gradient axial [20 0 20 20] stops [0.25 1 0 0 1 0.75 0 0 1 1] in [0 0 40 20] radius 5 "
          + "transform [1 0 0 1 10 5]",
      ])
    layer.backgroundColor = nil
    #expect(
      dump() == [
        "gradient axial [20 0 20 20] stops [0.25 1 0 0 1 0.75 0 0 1 1] opacity 0.5 "
          + "in [0 0 40 20] radius 5 transform [1 0 0 1 10 5]"
      ])
    #expect(world.unsupported.isEmpty)
  }

  @Test("A radial gradient is an ellipse about the start; a conic one begins toward the end")
  func others() {
    let radial = gradient(.radial)
    (radial.startPoint, radial.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0))
    #expect(
      dump() == [
        "gradient radial [0 0 0 0 0 1] stops [0 1 0 0 1 1 0 0 1 1] map [20 0 0 -10 20 10] "
          + "in [0 0 40 20] transform [1 0 0 1 10 5]"
      ])
    (radial.type, radial.endPoint) = (.conic, CGPoint(x: 0.5, y: 1))
    #expect(
      dump() == [
        "gradient conic [20 10 1.5707963267948966] stops [0 1 0 0 1 1 0 0 1 1] in [0 0 40 20] "
          + "transform [1 0 0 1 10 5]"
      ])
    radial.type = CAGradientLayerType(rawValue: "spiral")
    #expect(dump().isEmpty)
    #expect(world.unsupported.map(\.property) == ["type of CAGradientLayer \"spiral\""])
  }

  @Test("Without locations, colors are spread evenly; a color without a location is dropped")
  func places() {
    let layer = gradient(.axial)
    layer.colors = [red, blue, red]
    #expect(dump()[0].contains("stops [0 1 0 0 1 0.5 0 0 1 1 1 1 0 0 1]"))
    layer.locations = [0, 0.3]
    #expect(dump()[0].contains("stops [0 1 0 0 1 0.3 0 0 1 1]"))
    layer.colors = [red]
    layer.locations = nil
    #expect(dump()[0].contains("stops [0 1 0 0 1]"))
    layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 0)]
    #expect(dump().isEmpty)
  }

  @Test("Colors, locations and points animate implicitly after the first commit")
  func implicit() {
    let layer = gradient(.axial)
    layer.delegate = nil
    layer.locations = [0, 1]
    _ = dump()
    world.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.colors = [blue, blue]
      layer.locations = [0.5, 1]
      layer.endPoint = CGPoint(x: 1.5, y: 1)
      CATransaction.commit()
    }
    #expect(
      dump(at: 1) == [
        "gradient axial [20 0 40 20] stops [0.25 0.5 0 0.5 1 1 0 0 1 1] in [0 0 40 20] "
          + "transform [1 0 0 1 10 5]"
      ])
  }

  // MARK: Compositing filters

  @Test(
    "A compositing filter goes by the name of its mode, with and without \"BlendMode\"",
    arguments: [
      ("multiplyBlendMode", "multiply"), ("screen", "screen"),
      ("colorDodgeBlendMode", "colorDodge"),
      ("luminosityBlendMode", "luminosity"), ("plusL", "plusLighter"),
      ("destOut", "destinationOut"),
      ("plusDarker", "plusDarker"), ("exclusionBlendMode", "exclusion"),
      ("sourceAtop", "sourceAtop"),
    ])
  func filters(_ name: String, _ mode: String) {
    let layer = add(box(red), CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.compositingFilter = name
    layer.opacity = 0.5
    add(box(blue), CGRect(x: 5, y: 0, width: 10, height: 10), to: layer)
    #expect(
      dump() == [
        "group opacity 0.5 blend \(mode)",
        "  solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
        "  solid [0 0 10 10] color [0 0 1 1] transform [1 0 0 1 5 0]",
      ])
    #expect(world.unsupported.isEmpty)
  }

  @Test("Normal makes no group; unknown names and values that are no names are refused")
  func names() {
    let layer = add(box(red), CGRect(x: 0, y: 0, width: 10, height: 10))
    for name in ["normalBlendMode", "normal", "sourceOver"] {
      layer.compositingFilter = name
      #expect(dump() == ["solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]"])
      #expect(world.unsupported.isEmpty)
    }
    layer.compositingFilter = "subtractBlendMode"
    _ = dump()
    #expect(world.unsupported.map(\.property) == ["compositingFilter \"subtractBlendMode\""])
    layer.compositingFilter = 7
    _ = dump()
    #expect(world.unsupported.map(\.property) == ["compositingFilter that is not a name"])
    layer.compositingFilter = nil
    (layer.filters, layer.backgroundFilters) = (["gaussianBlur"], ["gaussianBlur"])
    _ = dump()
    #expect(world.unsupported.map(\.property) == ["filters", "backgroundFilters"])
  }

  @Test("A mode that affects empty areas is limited to the layer's bounds")
  func everywhere() {
    let layer = add(CALayer(), CGRect(x: 10, y: 0, width: 10, height: 10))
    layer.compositingFilter = "clear"
    #expect(dump() == ["group blend clear clip [0 0 10 10] transform [1 0 0 1 10 0]"])
    layer.compositingFilter = "multiply"
    #expect(dump().isEmpty)
  }

  @Test("A layer that fades around a blended one is its own group")
  func faded() {
    let parent = add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    parent.opacity = 0.5
    let child = add(box(red), CGRect(x: 0, y: 0, width: 10, height: 10), to: parent)
    (child.compositingFilter, child.opacity) = ("multiply", 0.25)
    #expect(
      dump() == [
        "group opacity 0.5", "  group opacity 0.25 blend multiply",
        "    solid [0 0 10 10] color [1 0 0 1] transform [1 0 0 1 0 0]",
      ])
  }

  @Test("A recording of blended layers excludes the colors beneath it")
  func recorded() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let child = add(box(red), CGRect(x: 0, y: 0, width: 10, height: 10), to: parent)
    child.compositingFilter = "multiply"
    let shown = add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    shown.contents = world.run { parent.recordModel() }
    #expect(dump().first == "group isolated")
  }

  // MARK: Corners

  @Test("Continuous corners apply to background, clip, border and gradient")
  func continuous() {
    let layer = gradient(.axial)
    (layer.cornerRadius, layer.cornerCurve, layer.backgroundColor) = (4, .continuous, red)
    (layer.borderWidth, layer.borderColor, layer.masksToBounds) = (1, blue, true)
    layer.maskedCorners = [.layerMinXMinYCorner]
    add(box(blue), CGRect(x: 0, y: 0, width: 80, height: 10), to: layer)
    let lines = dump()
    let shape = "[0 0 40 20] radius [4 0 0 0] continuous"
    #expect(lines[0] == "solid \(shape) color [1 0 0 1] transform [1 0 0 1 10 5]")
    #expect(lines[1].contains("in \(shape) transform"))
    #expect(lines[2] == "group clip \(shape) transform [1 0 0 1 10 5]")
    // The border is a ring of curves: outside with the radius 4, inside with 3.
    #expect(lines[4].hasPrefix("path \"M 0 6.11465932 C 0 4.35397292"))
    #expect(lines[4].contains("rule evenOdd") && lines[4].contains("M 1 5.58599449"))
    #expect(world.unsupported.isEmpty)
    layer.cornerRadius = 0
    #expect(!dump()[0].contains("continuous"))
  }
}
