// Layers in space: perspective, depth, and the geometry that goes with them. SEMANTICS 4c, 4f, 9b.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SeguePixels
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite struct SpaceTests {
  private let world = World()
  private let root = CALayer()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.delegate = Still.shared
  }

  @discardableResult
  private func add<Kind: CALayer>(
    _ layer: Kind, _ color: CGColor?, _ frame: CGRect, to parent: CALayer? = nil
  ) -> Kind {
    (layer.frame, layer.backgroundColor, layer.delegate) = (frame, color, Still.shared)
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private func list(at seconds: Double = 0, scale: Double = 1) -> DisplayList {
    let viewport = SegueViewport(
      widthInPixels: Int(200 * scale), heightInPixels: Int(100 * scale), scale: scale)
    return world.run { world.commit(root: root, at: seconds, viewport: viewport) }
  }

  /// The colors of the solids from back to front, as letters, and the projected corners of each.
  private func seen(_ items: [DisplayItem], _ map: Homography = .identity) -> [(String, [CGPoint])]
  {
    items.flatMap { item -> [(String, [CGPoint])] in
      switch item {
      case .solid(let quad):
        let name = quad.color.red == 1 ? "r" : quad.color.blue == 1 ? "b" : "g"
        return [(name, quad.shape.rect.corners.compactMap { map($0.applying(quad.transform)) })]
      case .group(let group): return seen(group.items, map)
      case .projected(let inner):
        return seen(inner.items, inner.homography.concatenating(map))
      default: return []
      }
    }
  }

  private func seen(at seconds: Double = 0, scale: Double = 1) -> [(String, [CGPoint])] {
    seen(list(at: seconds, scale: scale).items)
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / distance
    return t
  }

  private func isClose(_ a: [CGPoint], _ b: [(Double, Double)], _ tolerance: Double = 1e-9) -> Bool
  {
    a.count == b.count
      && zip(a, b).allSatisfy {
        abs(Double($0.x) - $1.0) < tolerance && abs(Double($0.y) - $1.1) < tolerance
      }
  }

  /// The projection of a point at (x, y, z) relative to the line of sight through (cx, cy).
  private func place(_ x: Double, _ y: Double, _ z: Double, about c: (Double, Double), _ d: Double)
    -> (Double, Double)
  { (c.0 + x / (1 - z / d), c.1 + y / (1 - z / d)) }

  @Test("A layer's own perspective applies about its anchor point")
  func own() {
    let layer = add(CALayer(), red, CGRect(x: 60, y: 20, width: 80, height: 60))
    layer.transform = CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0)
    let (x, z) = (20.0, 40 * 0.75.squareRoot())
    let expected = [(-x, -30.0, z), (x, -30, -z), (x, 30, -z), (-x, 30, z)]
      .map { place($0.0, $0.1, $0.2, about: (100, 50), 200) }
    for scale in [1.0, 2] {
      let corners = seen(scale: scale).first?.1 ?? []
      #expect(isClose(corners, expected.map { ($0.0 * scale, $0.1 * scale) }))
    }
    let frame = layer.frame
    #expect(abs(Double(frame.minX) - expected[0].0) < 1e-9)
    #expect(abs(Double(frame.maxY) - expected[3].1) < 1e-9)
  }

  @Test(
    "A superlayer's sublayerTransform applies about its anchor point, after the depth")
  func sublayers() {
    root.sublayerTransform = perspective(100)
    let layer = add(CALayer(), red, CGRect(x: 20, y: 10, width: 40, height: 20))
    #expect(isClose(seen()[0].1, [(20, 10), (60, 10), (60, 30), (20, 30)]))
    layer.zPosition = 50
    let nearer = [(-80.0, -40.0), (-40, -40), (-40, -20), (-80, -20)]
      .map { place($0.0, $0.1, 50, about: (100, 50), 100) }
    #expect(isClose(seen()[0].1, nearer))
    layer.zPosition = 0
    layer.transform = CATransform3DMakeTranslation(0, 0, -100)
    let farther = [(-80.0, -40.0), (-40, -40), (-40, -20), (-80, -20)]
      .map { place($0.0, $0.1, -100, about: (100, 50), 100) }
    #expect(isClose(seen()[0].1, farther))
    root.anchorPoint = CGPoint(x: 0, y: 0)
    root.position = .zero
    #expect(isClose(seen()[0].1, [(10, 5), (30, 5), (30, 15), (10, 15)]))
    layer.zPosition = 250
    #expect(seen().isEmpty)
  }

  @Test("Without perspective, a plane in space maps affinely and is not projected")
  func flat() {
    let layer = add(CALayer(), red, CGRect(x: 20, y: 10, width: 40, height: 20))
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    (layer.zPosition, layer.anchorPointZ) = (3, 10)
    guard case .solid(let quad)? = list().items.first else {
      Issue.record("projected")
      return
    }
    // The plane rotates about a line 10 points in front of it.
    let shift = -10 * 0.75.squareRoot()
    #expect(
      isClose(
        quad.shape.rect.corners.map { $0.applying(quad.transform) },
        [
          (30 + shift, 10), (50 + shift, 10), (50 + shift, 30), (30 + shift, 30),
        ]))
    root.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
    let (left, right) = (2 * (30 + shift) - 100, 2 * (50 + shift) - 100)
    #expect(isClose(seen()[0].1, [(left, 10), (right, 10), (right, 30), (left, 30)]))
  }

  @Test("A back-facing layer is drawn only if it is double-sided")
  func sides() {
    let layer = add(CALayer(), red, CGRect(x: 60, y: 20, width: 80, height: 60))
    add(CALayer(), blue, CGRect(x: 0, y: 0, width: 10, height: 10), to: layer)
    root.sublayerTransform = perspective(300)
    layer.isDoubleSided = false
    for (angle, isShown) in [(0.3, true), (1.4, true), (1.7, false), (3, false), (5, true)] {
      layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      #expect(seen().map(\.0) == (isShown ? ["r", "b"] : []))
    }
    layer.isDoubleSided = true
    layer.transform = CATransform3DMakeRotation(3, 0, 1, 0)
    #expect(seen().map(\.0) == ["r", "b"])
    // Content on the back is visible from behind too.
    layer.sublayers?.first?.isDoubleSided = false
    #expect(seen().map(\.0) == ["r"])
  }

  @Test("Sublayers are flattened into their superlayer's plane, except in a transform layer")
  func flattening() {
    root.sublayerTransform = perspective(100)
    let plane = add(CALayer(), nil, CGRect(x: 60, y: 20, width: 80, height: 60))
    let child = add(CALayer(), red, CGRect(x: 0, y: 0, width: 80, height: 60), to: plane)
    child.zPosition = 50
    #expect(isClose(seen()[0].1, [(60, 20), (140, 20), (140, 80), (60, 80)]))
    let space = add(CATransformLayer(), nil, plane.frame)
    let other = add(CALayer(), blue, CGRect(x: 0, y: 0, width: 80, height: 60), to: space)
    other.zPosition = 50
    let corners = seen().first { $0.0 == "b" }?.1 ?? []
    #expect(isClose(corners, [(20, -10), (180, -10), (180, 110), (20, 110)]))
  }

  /// A cube with three visible sides and three hidden ones; its corners are 20 from the center.
  private func cube() -> CATransformLayer {
    let cube = add(CATransformLayer(), nil, CGRect(x: 80, y: 30, width: 40, height: 40))
    let turns: [(CGColor, CGFloat, CGFloat, CGFloat)] = [
      (red, 0, 0, 1), (blue, .pi / 2, 0, 1), (green, .pi / 2, 1, 0), (red, .pi, 0, 1),
      (blue, -.pi / 2, 0, 1), (green, -.pi / 2, 1, 0),
    ]
    for (color, angle, x, y) in turns {
      let side = add(CALayer(), color, CGRect(x: 0, y: 0, width: 40, height: 40), to: cube)
      side.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 20)
    }
    return cube
  }

  @Test("The faces of a cube are drawn back to front at any rotation")
  func depthOrder() {
    root.sublayerTransform = perspective(400)
    let cube = cube()
    for step in 0..<40 {
      let angle = CGFloat(step) * 0.37
      cube.transform = CATransform3DRotate(
        CATransform3DMakeRotation(angle, 0, 1, 0), angle * 0.7, 1, 0.3, 0.2)
      let items = seen()
      // Sides that face the eye follow all that face away.
      let facing = items.map { _, corners -> Bool in
        let (a, b, c) = (corners[0], corners[1], corners[2])
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
      }
      #expect(items.count == 6)
      #expect(facing == facing.sorted { !$0 && $1 }, "\(step)")
    }
  }

  @Test("Planes that do not intersect are sorted even where their centers are not")
  func longAndShort() {
    root.sublayerTransform = perspective(1000)
    let space = add(CATransformLayer(), nil, CGRect(x: 0, y: 0, width: 200, height: 100))
    // A floor that extends far back, and a card at its near end: the floor's center is behind.
    // Tilted so that its center is nearer than the card, which is above its far end.
    let card = add(CALayer(), red, CGRect(x: 80, y: 10, width: 40, height: 40), to: space)
    card.zPosition = -60
    let floor = add(CALayer(), blue, CGRect(x: 50, y: 50, width: 100, height: 300), to: space)
    floor.anchorPoint = CGPoint(x: 0.5, y: 0)
    floor.position = CGPoint(x: 100, y: 50)
    floor.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(0, -150, 0),
      CATransform3DRotate(CATransform3DMakeTranslation(0, 0, 0), .pi * 0.45, 1, 0, 0))
    // The floor passes through the card, whose upper part is in front of it.
    #expect(Set(seen().map(\.0)) == ["b", "r"])
    card.zPosition = 60
    let order = seen().map(\.0)
    #expect(order == ["b", "r"])
  }

  @Test("A transform layer draws nothing itself and fades each sublayer")
  func transformLayer() {
    let space = add(CATransformLayer(), red, CGRect(x: 10, y: 10, width: 50, height: 50))
    (space.borderWidth, space.masksToBounds, space.shadowOpacity) = (4, true, 1)
    space.mask = CALayer()
    space.opacity = 0.5
    add(CALayer(), blue, CGRect(x: 0, y: 0, width: 80, height: 10), to: space)
    add(CALayer(), green, CGRect(x: 0, y: 0, width: 80, height: 10), to: space).opacity = 0.5
    #expect(
      list().dump().split(separator: "\n").dropFirst().map(String.init) == [
        "  solid [0 0 80 10] color [0 0 1 0.5] transform [1 0 0 1 10 10]",
        "  solid [0 0 80 10] color [0 1 0 0.25] transform [1 0 0 1 10 10]",
      ])
  }

  @Test("Points convert and hit-test through perspective")
  func geometry() {
    root.sublayerTransform = perspective(100)
    let layer = add(CALayer(), red, CGRect(x: 60, y: 20, width: 80, height: 60))
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let inner = add(CALayer(), blue, CGRect(x: 60, y: 0, width: 20, height: 60), to: layer)
    let corners = seen().first { $0.0 == "b" }?.1 ?? []
    let expected = [(0.0, 0.0), (20, 0), (20, 60), (0, 60)]
    for (corner, local) in zip(corners, expected) {
      #expect(isClose([root.convert(corner, to: inner)], [local], 1e-7))
      #expect(
        isClose(
          [inner.convert(CGPoint(x: local.0, y: local.1), to: root)],
          [(Double(corner.x), Double(corner.y))], 1e-7))
    }
    let middle = corners.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x / 4, y: $0.y + $1.y / 4) }
    #expect(root.hitTest(middle) === inner)
    #expect(root.hitTest(CGPoint(x: 85, y: 50)) === layer)
    #expect(root.hitTest(CGPoint(x: 130, y: 50)) === root)
    layer.transform = CATransform3DMakeTranslation(0, 0, 150)
    #expect(root.hitTest(CGPoint(x: 100, y: 50)) === root)
  }

  @Test("In a transform layer, points are hit along the line of sight")
  func spaceGeometry() {
    root.sublayerTransform = perspective(400)
    let cube = cube()
    cube.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let front = cube.sublayers?[0]
    let corners = seen().last { $0.0 == "r" }?.1 ?? []
    let (a, c) = (corners[0], corners[2])
    let place = front?.convert(CGPoint(x: 0, y: 0), to: root) ?? .zero
    #expect(isClose([place], [(Double(a.x), Double(a.y))], 1e-7))
    #expect(isClose([root.convert(c, to: front)], [(40, 40)], 1e-7))
  }

  @Test("Flipped geometry flips the places of sublayers but not their images")
  func flipped() throws {
    root.isGeometryFlipped = true
    let layer = add(CALayer(), red, CGRect(x: 20, y: 10, width: 40, height: 20))
    layer.contents = CGImage(Bitmap(try PixelBuffer(width: 4, height: 2)))
    layer.isDoubleSided = false
    let inner = add(CALayer(), blue, CGRect(x: 0, y: 0, width: 10, height: 5), to: layer)
    let places = seen()
    #expect(places.map(\.0) == ["r", "b"])
    #expect(isClose(places[0].1, [(20, 90), (60, 90), (60, 70), (20, 70)]))
    #expect(isClose(places[1].1, [(20, 90), (30, 90), (30, 85), (20, 85)]))
    #expect(root.hitTest(CGPoint(x: 22, y: 88)) === inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 21, y: 88))
    let image = list().items.compactMap { item -> ImageQuad? in
      if case .image(let quad) = item { return quad }
      return nil
    }
    #expect(image.first?.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 70))
    #expect(world.unsupported.isEmpty)
  }

  // MARK: Animation

  @Test(
    "Key paths of 3D transforms animate",
    arguments: [
      ("transform.rotation.y", 1.0), ("transform.rotation.x", -0.8),
      ("transform.translation.z", 40),
      ("zPosition", 30), ("anchorPointZ", -20), ("transform.scale.x", 0.5),
    ])
  func keyPaths(_ key: String, _ target: Double) {
    root.sublayerTransform = perspective(100)
    let layer = add(CALayer(), red, CGRect(x: 60, y: 20, width: 80, height: 60))
    let animation = CABasicAnimation(keyPath: key)
    let start = key == "transform.scale.x" ? 1.0 : 0
    (animation.duration, animation.fromValue, animation.toValue) = (2, start, target)
    world.run { layer.add(animation, forKey: nil) }
    let moving = seen(at: 1)[0].1
    world.run {
      layer.removeAllAnimations()
      layer.setValue(start + (target - start) / 2, forKeyPath: key)
    }
    #expect(isClose(moving, seen()[0].1.map { (Double($0.x), Double($0.y)) }))
    #expect(world.unsupported.isEmpty)
  }

  @Test("A rotation of the sublayerTransform keeps its perspective")
  func sublayerKeyPath() {
    root.sublayerTransform = perspective(200)
    add(CALayer(), red, CGRect(x: 60, y: 20, width: 80, height: 60))
    let animation = CABasicAnimation(keyPath: "sublayerTransform.rotation.y")
    (animation.duration, animation.fromValue, animation.toValue) = (2, 0.0, Double.pi * 2 / 3)
    world.run { root.add(animation, forKey: nil) }
    let (x, z) = (20.0, 40 * 0.75.squareRoot())
    let expected = [(-x, -30.0, z), (x, -30, -z), (x, 30, -z), (-x, 30, z)]
      .map { place($0.0, $0.1, $0.2, about: (100, 50), 200) }
    #expect(isClose(seen(at: 1)[0].1, expected))
  }

  @Test(
    "Invalid numbers are not drawn and do not hang", arguments: [Double.nan, .infinity, 1e300])
  func hopeless(_ number: Double) {
    let layer = add(CALayer(), red, CGRect(x: 60, y: 20, width: 80, height: 60))
    let space = add(CATransformLayer(), nil, CGRect(x: 60, y: 20, width: 80, height: 60))
    let inner = add(CALayer(), red, CGRect(x: 0, y: 0, width: 80, height: 60), to: space)
    layer.shadowOpacity = 1
    for set in [
      { layer.transform.m14 = number }, { layer.transform.m34 = number },
      { layer.zPosition = number },
      { layer.anchorPointZ = number }, { self.root.sublayerTransform.m34 = number },
      { inner.transform.m24 = number }, { inner.zPosition = number },
      { space.transform.m11 = number },
    ] as [() -> Void] {
      world.run(set)
      let words = list().dump().lowercased().split { !$0.isLetter }
      #expect(!words.contains("nan") && !words.contains("inf"), "\(list().dump())")
      _ = root.hitTest(CGPoint(x: 100, y: 50))
      _ = (
        layer.frame, inner.convert(CGPoint(x: 1, y: 1), to: root),
        inner.convert(layer.bounds, from: layer)
      )
    }
  }

  @Test("Setting the frame of a layer rotated out of its plane ignores the rotation")
  func frameOfTurnedLayers() {
    let layer = CALayer()
    layer.anchorPointZ = -50
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(layer.bounds.size == CGSize(width: 100, height: 60))
    #expect(layer.position == CGPoint(x: 60, y: 50))
    layer.transform = CATransform3DIdentity
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
  }
}
