// Shape layers: their model, their animations, and what a commit makes of them.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite struct ShapeLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  private func line(_ points: (Double, Double)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  private func animation(
    _ keyPath: String, from: Any? = nil, to: Any? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 4)
    return animation
  }

  private func shown(_ layer: CALayer, at seconds: Double) -> ShapeProperties? {
    layer.shownProperties(atSeconds: seconds).shape
  }

  private func items(_ layer: CALayer, at seconds: Double = 0, scale: Double = 1) -> [String] {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSublayer(layer)
    let world = World()
    let viewport = SegueViewport(widthInPixels: 100, heightInPixels: 50, scale: scale)
    let list = world.run { world.commit(root: root, at: seconds, viewport: viewport) }
    #expect(world.unsupported.isEmpty)
    return list.dump().split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test("A new shape layer has Apple's defaults")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.fillRule == .nonZero && layer.strokeColor == nil)
    #expect(layer.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
  }

  @Test("Values are kept and copied to presentation layers, which are shape layers too")
  func presentation() throws {
    let layer = CAShapeLayer()
    (layer.path, layer.lineDashPattern, layer.lineCap) = (square, [3, 1], .round)
    (layer.fillRule, layer.lineJoin) = (.evenOdd, .bevel)
    _ = try makeWorld {
      layer.add(animation("lineWidth", from: 2, to: 2), forKey: nil)
      let copy = try #require(layer.presentation())
      #expect(copy.path == square && copy.lineDashPattern == [3, 1] && copy.lineCap == .round)
      #expect(copy.fillRule == .evenOdd && copy.lineJoin == .bevel && copy.lineWidth == 2)
      #expect(copy.model() === layer && layer.lineWidth == 1)
    }
    layer.path = nil
    #expect(layer.path == nil)
  }

  @Test("Key-value coding reaches only the class's own keys")
  func keys() {
    let layer = CAShapeLayer()
    layer.setValue(square, forKey: "path")
    layer.setValue(0.25, forKeyPath: "strokeEnd")
    layer.setValue(nil, forKey: "fillColor")
    #expect(layer.path == square && layer.strokeEnd == 0.25 && layer.fillColor == nil)
    #expect(layer.value(forKey: "path") as? CGPath == square)
    layer.setValue(nil, forKey: "path")
    #expect(layer.path == nil)
    let plain = CALayer()
    plain.setValue("here", forKey: "path")
    #expect(plain.value(forKey: "path") as? String == "here")
  }

  @Test(
    "Numbers and colors animate",
    arguments: ["lineWidth", "strokeStart", "strokeEnd", "miterLimit", "lineDashPhase"])
  func numbers(key: String) {
    let layer = CAShapeLayer()
    _ = makeWorld { layer.add(animation(key, from: 0.2, to: 1), forKey: nil) }
    expectClose(layer.number(key, at: 1), 0.4)
  }

  @Test("Colors animate, also from nil; fractions stay in 0…1")
  func colors() {
    let layer = CAShapeLayer()
    _ = makeWorld {
      layer.add(animation("strokeColor", to: red), forKey: nil)
      layer.add(animation("strokeEnd", from: 0, to: 3), forKey: nil)
    }
    #expect(shown(layer, at: 1)?.strokeColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    expectClose(shown(layer, at: 1)?.strokeEnd, 0.75)
    expectClose(shown(layer, at: 2)?.strokeEnd, 1)
  }

  @Test("Paths with the same elements interpolate point by point")
  func morphing() {
    let layer = CAShapeLayer()
    layer.path = square
    let target = CGPath(rect: CGRect(x: 4, y: 8, width: 30, height: 50), transform: nil)
    _ = makeWorld { layer.add(animation("path", to: target), forKey: nil) }
    let expected = CGPath(rect: CGRect(x: 1, y: 2, width: 15, height: 20), transform: nil)
    #expect(shown(layer, at: 1)?.path == expected.outline)
    #expect(layer.path == square)
    let circle = CAShapeLayer()
    let keyframes = CAKeyframeAnimation(keyPath: "path")
    let circles = [1.0, 3, 7].map {
      CGPath(ellipseIn: CGRect(x: -$0, y: -$0, width: 2 * $0, height: 2 * $0), transform: nil)
    }
    (keyframes.values, keyframes.duration) = (circles, 4)
    _ = makeWorld { circle.add(keyframes, forKey: nil) }
    expectClose(
      shown(circle, at: 1)?.path?.tightBox ?? .null, CGRect(x: -2, y: -2, width: 4, height: 4))
    expectClose(
      shown(circle, at: 3)?.path?.tightBox ?? .null, CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test("A path with other elements, or nil, switches at once, halfway")
  func otherSteps() {
    for target in [line((0, 0), (9, 9)), CGPath(ellipseIn: .zero, transform: nil)] {
      let layer = CAShapeLayer()
      _ = makeWorld { layer.add(animation("path", from: square, to: target), forKey: nil) }
      #expect(shown(layer, at: 1.9)?.path == square.outline)
      #expect(shown(layer, at: 2)?.path == target.outline)
    }
    let layer = CAShapeLayer()
    _ = makeWorld { layer.add(animation("path", to: square), forKey: nil) }
    #expect(shown(layer, at: 1.9)?.path == nil && shown(layer, at: 2)?.path == square.outline)
  }

  @Test("Paced, cubic and additive animations work on paths too")
  func morphingModes() {
    let layer = CAShapeLayer()
    layer.path = line((0, 0), (10, 0))
    let keyframes = CAKeyframeAnimation(keyPath: "path")
    keyframes.values = [line((0, 0), (0, 0)), line((0, 0), (1, 0)), line((0, 0), (4, 0))]
    (keyframes.duration, keyframes.calculationMode) = (4, .paced)
    _ = makeWorld { layer.add(keyframes, forKey: nil) }
    #expect(shown(layer, at: 2)?.path == line((0, 0), (2, 0)).outline)
    let added = CAShapeLayer()
    added.path = line((0, 0), (10, 0))
    let delta = animation("path", from: line((0, 0), (8, 4)), to: line((0, 0), (0, 0)))
    delta.isAdditive = true
    _ = makeWorld { added.add(delta, forKey: nil) }
    #expect(shown(added, at: 1)?.path == line((0, 0), (16, 3)).outline)
  }

  @Test("After a commit, new values animate implicitly; paths do not")
  func implicitAnimations() {
    let (root, layer) = (CALayer(), CAShapeLayer())
    root.addSublayer(layer)
    let world = makeWorld {}
    world.run {
      let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10, scale: 1)
      _ = world.commit(root: root, at: 0, viewport: viewport)
      (layer.path, layer.strokeEnd, layer.fillColor) = (square, 0, red)
      #expect(Set(layer.animationKeys() ?? []) == ["strokeEnd", "fillColor"])
    }
  }

  // MARK: Commits

  @Test("The fill and then the stroke lie over the background and beneath sublayers")
  func order() {
    let layer = CAShapeLayer()
    (layer.backgroundColor, layer.bounds) = (red, CGRect(x: 0, y: 0, width: 8, height: 8))
    (layer.anchorPoint, layer.fillRule) = (.zero, .evenOdd)
    (layer.path, layer.strokeColor, layer.lineWidth) = (square, red, 2)
    let child = CALayer()
    (child.backgroundColor, child.frame) = (red, CGRect(x: 1, y: 1, width: 1, height: 1))
    layer.addSublayer(child)
    let ring = "M -1 -1 L 11 -1 L 11 11 L -1 11 Z M 1 1 L 1 9 L 9 9 L 9 1 Z"
    #expect(
      items(layer, scale: 2) == [
        "solid [0 0 8 8] color [1 0 0 1] transform [2 0 0 2 0 0]",
        "path \"M 0 0 L 10 0 L 10 10 L 0 10 Z\" rule evenOdd color [0 0 0 1] "
          + "transform [2 0 0 2 0 0]",
        "path \"\(ring)\" color [1 0 0 1] transform [2 0 0 2 0 0]",
        "solid [0 0 1 1] color [1 0 0 1] transform [2 0 0 2 2 2]",
      ])
  }

  @Test("Without a path, a color or a width, nothing is drawn")
  func nothing() {
    func layer(_ path: CGPath?, _ color: CGColor?, width: Double, end: Double) -> CAShapeLayer {
      let layer = CAShapeLayer()
      (layer.path, layer.fillColor, layer.strokeColor) = (path, nil, color)
      (layer.lineWidth, layer.strokeEnd) = (width, end)
      return layer
    }
    let clear = CGColor(red: 1, green: 0, blue: 0, alpha: 0)
    #expect(items(layer(square, red, width: 1, end: 1)).count == 1)
    #expect(items(layer(nil, red, width: 1, end: 1)).isEmpty)
    #expect(items(layer(CGMutablePath(), red, width: 1, end: 1)).isEmpty)
    #expect(items(layer(square, nil, width: 1, end: 1)).isEmpty)
    #expect(items(layer(square, clear, width: 1, end: 1)).isEmpty)
    #expect(items(layer(square, red, width: 0, end: 1)).isEmpty)
    #expect(items(layer(square, red, width: 1, end: 0)).isEmpty)
  }

  @Test("A stroke is trimmed and then dashed")
  func trimmedAndDashed() {
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor, layer.strokeColor) = (line((0, 0), (20, 0)), nil, red)
    (layer.strokeStart, layer.strokeEnd, layer.lineWidth) = (0.25, 0.75, 2)
    layer.lineDashPattern = [4, 3]
    let dashes = "M 5 -1 L 9 -1 L 9 1 L 5 1 Z M 12 -1 L 15 -1 L 15 1 L 12 1 Z"
    #expect(items(layer) == ["path \"\(dashes)\" color [1 0 0 1] transform [1 0 0 1 0 0]"])
  }

  @Test("Fill and stroke fade as one")
  func opacity() {
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor, layer.opacity) = (square, red, 0.5)
    layer.allowsGroupOpacity = false
    #expect(items(layer).allSatisfy { $0.hasPrefix("path") && $0.contains("0.5]") })
    layer.allowsGroupOpacity = true
    #expect(items(layer).first == "group opacity 0.5")
  }

  @Test("Dashes are drawn up to the limit", arguments: [(499, true), (500, false), (501, false)])
  func dashLimit(limit: Int, isExceeded: Bool) {
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor) = (line((0, 0), (1000, 0)), red)
    layer.lineDashPattern = [1, 1]
    let world = World()
    world.limits[.dashes] = limit
    let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10, scale: 1)
    let list = world.run { world.commit(root: layer, at: 0, viewport: viewport) }
    #expect((world.exceededLimit?.resource == .dashes) == isExceeded)
    #expect(list.items.isEmpty == isExceeded)
  }

  @Test("A line with a trillion dashes is refused before they are made")
  func trillionsOfDashes() {
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor) = (line((0, 0), (1000, 0)), red)
    layer.lineDashPattern = [1e-9, 1e-9]
    let world = World()
    let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10, scale: 1)
    _ = world.run { world.commit(root: layer, at: 0, viewport: viewport) }
    #expect(world.exceededLimit?.resource == .dashes)
  }

  @Test("A commit stops at the shape with which it has too many path elements")
  func pathElementLimit() {
    let parent = CALayer()
    for _ in 0..<5 {
      let layer = CAShapeLayer()
      (layer.path, layer.fillColor, layer.strokeColor) = (line((0, 0), (20, 0)), nil, red)
      parent.addSublayer(layer)
    }
    let world = World()
    // The outline of a line has a start, three sides and an end.
    world.limits[.pathElements] = 12
    let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10, scale: 1)
    let list = world.run { world.commit(root: parent, at: 0, viewport: viewport) }
    #expect(world.exceededLimit?.resource == .pathElements)
    #expect(world.exceededLimit?.user === parent.sublayers?[2])
    #expect(list.items.count == 2)
  }

  @Test(
    "Nonfinite and huge numbers do not hang",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func wildNumbers(value: Double) {
    let parent = CALayer()
    (parent.bounds, parent.masksToBounds) = (CGRect(x: 0, y: 0, width: 9, height: 9), true)
    for place in 0..<7 {
      let layer = CAShapeLayer()
      (layer.path, layer.strokeColor, layer.opacity) = (square, red, 0.5)
      layer.lineDashPattern = [3, 1]
      switch place {
      case 0: layer.path = line((0, 0), (value, 3), (4, value))
      case 1: layer.lineWidth = CGFloat(value)
      case 2: layer.strokeStart = CGFloat(value)
      case 3: layer.strokeEnd = CGFloat(value)
      case 4: layer.lineDashPhase = CGFloat(value)
      case 5: layer.lineDashPattern = [NSNumber(value: value), 1]
      default: layer.miterLimit = CGFloat(value)
      }
      _ = makeWorld {
        layer.add(animation("path", to: line((value, 0), (1, 1))), forKey: nil)
        layer.add(animation("lineWidth", to: value), forKey: nil)
      }
      parent.addSublayer(layer)
    }
    let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10, scale: 1)
    let world = World()
    for seconds in [0, 1, 4.0] {
      let list = world.run { world.commit(root: parent, at: seconds, viewport: viewport) }
      #expect(list.items.count <= 1)
    }
    _ = world.run { parent.recordModel() }
  }
}
