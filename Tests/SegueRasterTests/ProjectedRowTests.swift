import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Long rows of large images under perspective, whose vectors of samples lie in windows of every
/// size: one pixel's column and row, several rows, and more than is read at once.
@Suite struct ProjectedRowTests {
  /// A plane rotated about an axis through the middle of the frame, and scaled.
  struct Plane: Sendable, CustomTestStringConvertible {
    var name: String
    var (cosine, sine): (Double, Double)
    /// The direction of the axis of rotation, from the x axis.
    var axis: Double
    var scale = 1.0
    var distance = 400.0

    var testDescription: String { name }

    func map(_ size: CGSize) -> Homography {
      let turn = Homography(
        a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: sine / distance, q: 0, r: 1)
      let middle = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      let axis = CGAffineTransform(rotationAngle: .pi / 2 - axis)
      return Homography(middle.concatenating(axis)).concatenating(turn)
        .concatenating(
          Homography(
            axis.inverted()
              .concatenating(CGAffineTransform(scaleX: scale, y: scale))
              .concatenating(CGAffineTransform(translationX: 150, y: 12))))
    }
  }

  static let planes = [
    Plane(name: "door, barely open", cosine: 0.995, sine: 0.0999, axis: .pi / 2),
    Plane(name: "door", cosine: 0.8, sine: 0.6, axis: .pi / 2),
    Plane(name: "door, steep", cosine: 0.28, sine: 0.96, axis: .pi / 2),
    Plane(name: "door, almost closed", cosine: 0.06, sine: 0.998, axis: .pi / 2),
    Plane(name: "tilted", cosine: 0.8, sine: 0.6, axis: 0),
    Plane(name: "tilted, steep", cosine: 0.15, sine: 0.988, axis: 0, distance: 900),
    Plane(name: "oblique", cosine: 0.8, sine: 0.6, axis: 0.6),
    Plane(name: "oblique, steep", cosine: 0.2, sine: 0.979, axis: 2.2),
    Plane(name: "from behind", cosine: -0.8, sine: 0.6, axis: .pi / 2),
    Plane(name: "reduced", cosine: 0.9, sine: 0.435, axis: 1, scale: 0.31),
    Plane(name: "reduced, steep", cosine: 0.3, sine: 0.953, axis: 1, scale: 0.4),
    Plane(name: "enlarged", cosine: 0.9, sine: 0.435, axis: 0.4, scale: 7, distance: 1500),
  ]

  @Test("rows are those of the reference, at every CPU level", arguments: planes, [true, false])
  func rows(_ plane: Plane, _ isOpaque: Bool) throws {
    let photo = try noise(700, 500, opaque: isOpaque, seed: 3)
    let map = plane.map(CGSize(width: 700, height: 500))
    let list = frame(300, 24, on: .white, [projected(map, [image(photo, at: 0, 0)])])
    let expected = try ReferenceRasterizer.render(list)
    var lit = 0
    for x in 0..<300 where expected[x, 12] != PremultipliedRGBA8(255, 255, 255, 255) { lit += 1 }
    #expect(lit > 10, "the plane is not in the frame")
    for level in KernelLevel.available {
      var rasterizer = Rasterizer()
      rasterizer.level = level
      #expect(isSame(try rasterizer.render(list), expected), "\(level)")
    }
  }

  /// Planes that turn about an upright or a level axis, which are read in ways of their own.
  static let turnedPlanes = [
    Plane(name: "upright, near", cosine: 0.8, sine: 0.6, axis: .pi / 2, distance: 240),
    Plane(name: "upright, eight samples", cosine: 0.1, sine: 0.995, axis: .pi / 2, distance: 900),
    Plane(name: "upright, two levels", cosine: 0.9, sine: 0.436, axis: .pi / 2, scale: 0.3),
    Plane(name: "upright, enlarged", cosine: 0.9, sine: -0.436, axis: .pi / 2, scale: 3),
    Plane(name: "upright, from behind", cosine: -0.7, sine: 0.714, axis: .pi / 2, distance: 500),
    Plane(name: "level, near", cosine: 0.8, sine: 0.6, axis: 0, distance: 240),
    Plane(name: "level, eight samples", cosine: 0.1, sine: 0.995, axis: 0, distance: 900),
    Plane(name: "level, two levels", cosine: 0.9, sine: 0.436, axis: 0, scale: 0.3),
    Plane(name: "level, enlarged", cosine: 0.9, sine: -0.436, axis: 0, scale: 3),
    Plane(name: "level, from behind", cosine: -0.7, sine: 0.714, axis: 0, distance: 500),
  ]

  @Test("blocks of rows are those of the reference, at every CPU level", arguments: turnedPlanes)
  func blocks(_ plane: Plane) throws {
    let photo = try noise(600, 420, seed: 5)
    let map = plane.map(CGSize(width: 600, height: 420))
    let behind = map.concatenating(Homography(CGAffineTransform(translationX: -31, y: 40.3)))
    let list = frame(
      190, 70, on: .white,
      [
        projected(behind, [image(photo, at: 0, 0)]),
        projected(map, [image(photo, at: 0, 0, opacity: 0.6)]),
      ])
    let expected = try ReferenceRasterizer.render(list)
    for (level, height) in KernelLevel.available.flatMap({ [($0, 32), ($0, 21)] }) {
      var rasterizer = Rasterizer()
      (rasterizer.level, rasterizer.tileHeight) = (level, height)
      #expect(isSame(try rasterizer.render(list), expected), "\(level), \(height)")
    }
  }

  @Test("a plane that turns about an upright axis has the coverage of the reference in all rows")
  func edges() throws {
    let map = Homography(a: 0.8, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.004, q: 0, r: 1)
      .concatenating(Homography(CGAffineTransform(translationX: 10.3, y: 30.7)))
    let items = [solid(0, -20, 60, 44, .red), solid(60, -20, 60, 44, .white)]
    let list = frame(90, 70, [projected(map, items)])
    let expected = try ReferenceRasterizer.render(list)
    for height in [70, 32, 3] {
      var rasterizer = Rasterizer()
      rasterizer.tileHeight = height
      #expect(isSame(try rasterizer.render(list), expected), "\(height)")
    }
  }

  @Test(
    "images that move and turn have the reference's rows", arguments: [0.0, 0.02, 0.3, 1.5, 3.1])
  func turns(_ angle: Double) throws {
    let photo = try noise(400, 300, seed: 4)
    let t = CGAffineTransform(translationX: -200, y: -150)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: 150.37, y: 12.61))
    let list = frame(300, 24, on: .white, [image(photo, at: 0, 0, t)])
    let expected = try ReferenceRasterizer.render(list)
    for level in KernelLevel.available {
      var rasterizer = Rasterizer()
      rasterizer.level = level
      #expect(isSame(try rasterizer.render(list), expected), "\(level)")
    }
  }
}
