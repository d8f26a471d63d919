// Sibling layers in space: sorted by depth and cut where they cross. Frames are compared with a depth
// test of each pixel, which knows nothing of sorting and cutting.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DepthTests {
  private let world = World()
  private let root = CALayer()
  private static let side = 120

  init() {
    root.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// A plane of one opaque color.
  private struct Plane {
    var frame: CGRect
    var transform = CATransform3DIdentity
    var depth = 0.0

    /// Returns the transform from the plane's coordinates, about its center, to the root's.
    func place(in space: CATransform3D) -> CATransform3D {
      let center = CATransform3DMakeTranslation(frame.midX, frame.midY, depth)
      return CATransform3DConcat(CATransform3DConcat(transform, center), space)
    }

    /// Returns the depth of what is visible of the plane at a point of the root; `nil` beside it.
    /// - Parameter m: The plane's place.
    func depth(at point: CGPoint, at m: CATransform3D) -> Double? {
      // x (m11 − X m14) + y (m21 − X m24) = X m44 − m41, and the same with Y.
      let (X, Y) = (point.x, point.y)
      let (a, b, e) = (m.m11 - X * m.m14, m.m21 - X * m.m24, X * m.m44 - m.m41)
      let (c, d, f) = (m.m12 - Y * m.m14, m.m22 - Y * m.m24, Y * m.m44 - m.m42)
      let whole = a * d - b * c
      guard abs(whole) > 1e-12 else { return nil }
      let (x, y) = ((e * d - b * f) / whole, (a * f - e * c) / whole)
      let w = x * m.m14 + y * m.m24 + m.m44
      guard abs(x) <= frame.width / 2, abs(y) <= frame.height / 2, w > 0 else { return nil }
      return Double((x * m.m13 + y * m.m23 + m.m43) / w)
    }
  }

  private static let colors: [CGColor] = [
    (1, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 0, 0),
  ].map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1) }

  private func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  @discardableResult
  private func add(_ plane: Plane, _ color: Int, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.bounds.size = plane.frame.size
    layer.position = CGPoint(x: plane.frame.midX, y: plane.frame.midY)
    (layer.transform, layer.zPosition) = (plane.transform, plane.depth)
    layer.backgroundColor = Self.colors[color % Self.colors.count]
    layer.actions = ["transform": NSNull()]
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private func list() -> DisplayList {
    let viewport = SegueViewport(
      widthInPixels: Self.side, heightInPixels: Self.side, scale: 1)
    return world.run { world.commit(root: root, at: 0, viewport: viewport) }
  }

  private func pixels() throws -> PixelBuffer { try Rasterizer().render(list()) }

  private func pixel(_ color: CGColor?) -> PremultipliedRGBA8 {
    let parts = (color?.components ?? [1, 1, 1]).map { UInt8($0 * 255) }
    return PremultipliedRGBA8(parts[0], parts[1], parts[2], 255)
  }

  /// Draws `planes` and compares each pixel whose neighbors agree with the plane nearest to the eye.
  /// - Parameter missed: How many pixels may differ.
  /// - Returns: How many pixels were compared, for each plane.
  private func compare(
    _ planes: [Plane], eye: CGFloat? = nil, in container: CALayer? = nil, missed: Int = 0,
    location: SourceLocation = #_sourceLocation
  ) throws -> [Int] {
    var space = CATransform3DIdentity
    if let eye {
      root.sublayerTransform = perspective(eye)
      let middle = CGFloat(Self.side) / 2
      space = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeTranslation(-middle, -middle, 0), root.sublayerTransform),
        CATransform3DMakeTranslation(middle, middle, 0))
    }
    for (index, plane) in planes.enumerated() { add(plane, index, to: container) }
    let places = planes.map { $0.place(in: space) }
    func nearest(_ point: CGPoint) -> Int {
      var found = (index: -1, depth: -Double.infinity)
      for index in planes.indices {
        guard let depth = planes[index].depth(at: point, at: places[index]) else { continue }
        if depth >= found.depth - 1e-7 { found = (index, depth) }
      }
      return found.index
    }
    let side = Self.side
    // The corners of pixels, and the middles of their sides and of themselves.
    let across = 2 * side + 1
    let samples = (0..<across * across).map {
      nearest(CGPoint(x: Double($0 % across) / 2, y: Double($0 / across) / 2))
    }
    /// The plane that is nearest in all of a pixel; `nil` where several meet.
    func plane(_ x: Int, _ y: Int) -> Int? {
      let first = samples[2 * y * across + 2 * x]
      for row in 2 * y...2 * y + 2 {
        for column in 2 * x...2 * x + 2 where samples[row * across + column] != first { return nil }
      }
      return first
    }
    let expected = (0..<side * side).map { plane($0 % side, $0 / side) }
    let drawn = try pixels()
    var counts = Array(repeating: 0, count: planes.count)
    var wrong: [(Int, Int)] = []
    for y in 1..<side - 1 {
      for x in 1..<side - 1 {
        guard let own = expected[y * side + x] else { continue }
        let isInside = (-1...1).allSatisfy { dy in
          (-1...1).allSatisfy { expected[(y + dy) * side + x + $0] == own }
        }
        guard isInside else { continue }
        if own >= 0 { counts[own] += 1 }
        let color = own < 0 ? nil : Self.colors[own % Self.colors.count]
        if drawn[x, y] != pixel(color) { wrong.append((x, y)) }
      }
    }
    #expect(wrong.count <= missed, "\(wrong)", sourceLocation: location)
    #expect(world.exceededLimit == nil, sourceLocation: location)
    return counts
  }

  @Test("Two crossing planes are cut in the line where they cross")
  func crossing() throws {
    let frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    let counts = try compare([
      Plane(frame: frame, transform: turn(0.7, 0, 1, 0)),
      Plane(frame: frame, transform: turn(-0.9, 0.2, 1, 0)),
    ])
    #expect(counts.allSatisfy { $0 > 500 })
  }

  @Test("A turned plane is cut by a flat sibling, whichever is later", arguments: [false, true])
  func crossingFlat(_ isLater: Bool) throws {
    let flat = Plane(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    let turned = Plane(
      frame: CGRect(x: 30, y: 20, width: 60, height: 80), transform: turn(0.8, 0, 1, 0))
    let counts = try compare(isLater ? [flat, turned] : [turned, flat])
    // Half of the turned plane is visible.
    #expect(abs(counts[isLater ? 1 : 0] - 1500) < 300)
  }

  @Test("zPosition brings a turned plane in front of a flat sibling completely")
  func raised() throws {
    let counts = try compare([
      Plane(frame: CGRect(x: 0, y: 0, width: 120, height: 120)),
      Plane(
        frame: CGRect(x: 30, y: 20, width: 60, height: 80), transform: turn(0.8, 0, 1, 0),
        depth: 100),
    ])
    #expect(counts[1] > 2500)
  }

  /// Three bars, each of which lies over the next, and the last over the first.
  private var circle: [Plane] {
    (0..<3).map { index in
      let angle = 2 * Double.pi / 3 * Double(index)
      var transform = turn(0.3, 0, 1, 0)
      transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, -26, 0))
      return Plane(
        frame: CGRect(x: 10, y: 52, width: 100, height: 16),
        transform: CATransform3DConcat(transform, turn(angle, 0, 0, 1)))
    }
  }

  @Test("Planes that overlap cyclically are cut", arguments: [nil, 400] as [CGFloat?])
  func cyclic(_ eye: CGFloat?) throws {
    let counts = try compare(circle, eye: eye)
    #expect(counts.allSatisfy { $0 > 400 })
  }

  @Test("Many planes in perspective", arguments: 0..<12)
  func many(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let planes = (0..<7).map { index in
      Plane(
        frame: CGRect(
          x: .random(in: 10...50, using: &random), y: .random(in: 10...50, using: &random),
          width: .random(in: 20...70, using: &random),
          height: .random(in: 20...70, using: &random)),
        transform: index == 3
          ? CATransform3DIdentity
          : turn(
            .random(in: -1.3...1.3, using: &random), .random(in: -1...1, using: &random),
            .random(in: -1...1, using: &random), .random(in: -1...1, using: &random)),
        depth: .random(in: -20...20, using: &random))
    }
    // Some planes are so narrow that the samples of the depth test miss a few of their pixels.
    let counts = try compare(planes, eye: seed % 3 == 0 ? nil : 300, missed: 6)
    #expect(counts.reduce(0, +) > 1000)
  }

  @Test("Planes of a transform layer and its siblings are in one space")
  func transformLayer() throws {
    let container = CATransformLayer()
    container.frame = root.bounds
    root.addSublayer(container)
    let frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    let counts = try compare(
      [
        Plane(frame: frame, transform: turn(0.7, 0, 1, 0)),
        Plane(frame: frame, transform: turn(-0.9, 1, 1, 0)),
      ], eye: 300, in: container)
    #expect(counts.allSatisfy { $0 > 500 })
    add(Plane(frame: CGRect(x: 0, y: 0, width: 120, height: 120)), 2)
    let drawn = try pixels()
    let seen = Set((0..<120).map { "\(drawn[$0, 40])" })
    #expect(seen.count >= 3)
  }

  @Test("Layers in one plane keep their order, and the background stays behind all")
  func equalDepths() throws {
    let frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    add(Plane(frame: frame), 0)
    add(Plane(frame: frame.insetBy(dx: 10, dy: 10)), 1)
    add(Plane(frame: frame.insetBy(dx: 20, dy: 20)), 2)
    for turned in [0, 1] {
      // Coplanar at any angle.
      if turned == 1 { for layer in root.sublayers ?? [] { layer.transform = turn(0.6, 0, 1, 0) } }
      let drawn = try pixels()
      #expect(drawn[60, 60] == pixel(Self.colors[2]))
      #expect(drawn[60, 35] == pixel(Self.colors[1]))
      #expect(drawn[60, 25] == pixel(Self.colors[0]))
    }
    // Far behind the root's plane, and still in front of its background.
    for layer in root.sublayers ?? [] { layer.transform.m43 = -500 }
    #expect(try pixels()[60, 60] == pixel(Self.colors[2]))
  }

  @Test("A translucent group is flattened and fades as one on both sides of a cut")
  func groups() throws {
    let frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    let group = add(Plane(frame: frame, transform: turn(0.8, 0, 1, 0)), 0)
    group.opacity = 0.5
    let inner = CALayer()
    inner.frame = group.bounds
    inner.backgroundColor = Self.colors[1]
    inner.zPosition = 50
    group.addSublayer(inner)
    add(Plane(frame: CGRect(x: 0, y: 0, width: 120, height: 120)), 5)
    let drawn = try pixels()
    let halves = [drawn[45, 60], drawn[75, 60]]
    // One half is behind the yellow plane, the other is half blue.
    #expect(halves.contains(pixel(Self.colors[5])))
    #expect(
      halves.contains(PremultipliedRGBA8(127, 127, 128, 255))
        || halves.contains(PremultipliedRGBA8(128, 128, 128, 255))
        || halves.contains(PremultipliedRGBA8(127, 127, 127, 255)), "\(halves)")
  }

  @Test(
    "A cut is not visible where nothing lies between the parts", arguments: [1, 0.5] as [Float])
  func seam(_ opacity: Float) throws {
    // Bars cross a tall plane in its middle, the longer one on its whole width.
    let tall = Plane(
      frame: CGRect(x: 20, y: 10, width: 80, height: 100), transform: turn(0.5, 0.3, 1, 0.2))
    add(tall, 0).opacity = opacity
    let whole = try pixels()
    for length in [30, 110] as [CGFloat] {
      let frame = CGRect(x: 60 - length / 2, y: 55, width: length, height: 12)
      add(Plane(frame: frame, transform: turn(-0.5, 0.3, 1, 0.2)), 1)
    }
    let drawn = try pixels()
    var others = 0
    for y in 25..<95 where !(40..<80).contains(y) {
      for x in 40..<80 where drawn[x, y] != whole[x, y] { others += 1 }
    }
    #expect(others == 0)
    #expect(list() == list())
  }

  @Test("Only what is not parallel to its superlayer changes how siblings are drawn")
  func flatSiblings() {
    let frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    for index in 0..<4 { add(Plane(frame: frame.offsetBy(dx: CGFloat(index) * 5, dy: 0)), index) }
    let flat = list()
    root.sublayers?[3].transform = CATransform3DMakeTranslation(0, 0, 1)
    #expect(list() == flat)
    root.sublayers?[3].transform = CATransform3DMakeTranslation(0, 0, -1)
    let moved = list()
    #expect(moved.items == [flat.items[0], flat.items[4]] + flat.items[1...3])
  }

  @Test("Sorted layers and cuts are limited")
  func limit() {
    for plane in circle { add(plane, 0) }
    // Three layers, and a cut of one of them at least.
    var smallest = 0
    for limit in 0..<20 {
      let limited = World()
      limited.limits[.planes] = limit
      let viewport = SegueViewport(widthInPixels: 120, heightInPixels: 120, scale: 1)
      _ = limited.run { limited.commit(root: root, at: 0, viewport: viewport) }
      if limited.exceededLimit == nil { break }
      #expect(limited.exceededLimit?.resource == .planes)
      smallest = limit + 1
    }
    #expect((4...6).contains(smallest))
  }
}
