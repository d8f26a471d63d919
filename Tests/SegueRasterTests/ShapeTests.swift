// Clips along paths and continuous corners: their coverage, and the items that they hide.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct ShapeTests {
  private let rect = CGRect(x: 5.3, y: 4.7, width: 90, height: 70)

  private func drawn(_ items: [DisplayItem]) throws -> PixelBuffer {
    try Rasterizer().render(frame(100, 80, on: .black, items))
  }

  private func card(
    _ shape: RoundedRectangle, _ transform: CGAffineTransform = .identity
  ) -> DisplayItem {
    .solid(SolidQuad(shape: shape, transform: transform, color: .white))
  }

  private func filled(
    _ path: PathOutline, _ transform: CGAffineTransform = .identity, _ rule: FillRule = .nonZero
  ) -> DisplayItem {
    .path(PathFill(path: path, transform: transform, color: .white, rule: rule))
  }

  private func clipped(_ clip: DisplayClip, _ items: [DisplayItem]) -> DisplayItem {
    .group(DisplayGroup(clip: clip, items: items))
  }

  private func largestDifference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    (0..<a.height).reduce(0) { largest, y in
      zip(a.row(y), b.row(y)).reduce(largest) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
  }

  private let star: PathOutline = {
    let path = CGMutablePath()
    path.addLines(
      between: [(50, 2), (78, 76), (4, 30), (96, 30), (22, 76)].map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return PathFill(path: path, color: .white).path
  }()

  // MARK: Clips along paths

  @Test("a clip along a path is the path, filled by its rule", arguments: FillRule.allCases)
  func pathClip(_ rule: FillRule) throws {
    for transform in [.identity, turn(about: 50, 40)] {
      let clip = DisplayClip(path: star, rule: rule, transform: transform)
      let expected = try drawn([filled(star, transform, rule)])
      // One item that covers everything, and two that do so only together.
      #expect(isSame(try drawn([clipped(clip, [solid(-50, -50, 250, 250, .white)])]), expected))
      let halves = [solid(-50, -50, 100, 250, .white), solid(50, -50, 250, 250, .white)]
      #expect(isSame(try drawn([clipped(clip, halves)]), expected))
    }
  }

  @Test("a path clip within a rounded one, and the reverse, intersect")
  func nestedClips() throws {
    let round = DisplayClip(
      shape: RoundedRectangle(rect, radius: 20), transform: turn(about: 50, 40))
    let path = DisplayClip(path: star)
    let all = solid(-50, -50, 250, 250, .white)
    let inPath = try drawn([clipped(path, [clipped(round, [all, all])])])
    let inRound = try drawn([clipped(round, [clipped(path, [all, all])])])
    #expect(largestDifference(inPath, inRound) <= 1)
    #expect(inPath[50, 40] == PremultipliedRGBA8(255, 255, 255, 255))
    #expect(inPath[2, 40] == PremultipliedRGBA8(0, 0, 0, 255))
  }

  @Test("a mask of one opaque path is the clip along it, byte for byte")
  func pathMask() throws {
    let items = [solid(0, 0, 50, 80, .red), solid(50, 0, 50, 80, .blue)]
    let masked = DisplayItem.masked(DisplayMask(items, through: [filled(star)]))
    #expect(isSame(try drawn([masked]), try drawn([clipped(DisplayClip(path: star), items)])))
  }

  @Test("an empty clip, and one outside the frame, leave nothing")
  func emptyClips() throws {
    let nowhere = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5)
    for clip in [DisplayClip(path: PathOutline()), DisplayClip(path: star, transform: nowhere)] {
      #expect(isSame(try drawn([clipped(clip, [solid(0, 0, 100, 80, .white)])]), try drawn([])))
    }
  }

  @Test("a clip's edge moves with it by a hundredth of a pixel")
  func fractions() throws {
    func edge(_ x: Double) throws -> Int {
      let box = CGMutablePath()
      box.addRect(CGRect(x: 0, y: 0, width: x, height: 50))
      let clip = DisplayClip(path: PathFill(path: box, color: .white).path)
      return Int(try drawn([clipped(clip, [solid(0, 0, 90, 80, .white)])])[20, 20].red)
    }
    #expect(try [edge(20), edge(20.1), edge(20.11), edge(20.5)] == [0, 26, 28, 128])
  }

  @Test("an opaque path hides its interior, and a clip within it is free there")
  func hiding() throws {
    let all = CGMutablePath()
    all.addLines(
      between: [(-9, -9), (150, -9), (150, 99), (-30, 99)].map { CGPoint(x: $0.0, y: $0.1) })
    let path = PathFill(path: all, color: .white).path
    func painted(_ items: [DisplayItem]) throws -> Int {
      try paintedPixels(frame(100, 80, items))
    }
    #expect(try painted([solid(0, 0, 100, 80, .red), filled(path)]) == 8000)
    let two = [solid(0, 0, 50, 80, .red), solid(50, 0, 50, 80, .blue)]
    #expect(try painted([clipped(DisplayClip(path: path), two)]) == 8000)
    // By the other rule, the center of the star is empty.
    let starred = try painted([solid(0, 0, 100, 80, .red), filled(star)])
    #expect(
      try starred <= painted([solid(0, 0, 100, 80, .red), filled(star, .identity, .evenOdd)]))
  }

  // MARK: Continuous corners

  private func smooth(_ radius: Double) -> RoundedRectangle {
    RoundedRectangle(rect, radius: radius, curve: .continuous)
  }

  @Test(
    "a rectangle with continuous corners is its path, filled",
    arguments: [3.0, 12, 20, 22.8, 25, 30, 35, 50])
  func smoothPath(_ radius: Double) throws {
    for transform in [
      .identity, turn(about: 50, 40),
      CGAffineTransform(scaleX: -0.8, y: 1)
        .concatenating(CGAffineTransform(translationX: 90, y: 0)),
    ] {
      let shape = smooth(radius)
      let path = try drawn([filled(shape.path, transform)])
      #expect(largestDifference(try drawn([card(shape, transform)]), path) <= 1)
    }
  }

  @Test("the published points of the corner lie on its edge")
  func places() throws {
    // A corner of radius 1000 at (0, 0), looked at around each place: half of the pixel is covered.
    let shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: 5000, height: 5000), radius: 1000, curve: .continuous)
    for (x, y, slope) in [
      (669.93427, 65.496, 0.287), (631.49399, 74.911, 0.30), (74.911, 631.49399, 1 / 0.30),
    ] {
      let move = CGAffineTransform(translationX: 0.5 - x + 10, y: 0.5 - y + 10)
      let pixel = Int(try drawn([card(shape, move)])[10, 10].red)
      #expect(abs(pixel - 128) < 20, "\(x) \(y) \(slope): \(pixel)")
    }
  }

  @Test("with half a side as its radius, a continuous corner is circular")
  func circle() throws {
    let square = CGRect(x: 10, y: 5, width: 70, height: 70)
    let smooth = RoundedRectangle(square, radius: 35, curve: .continuous)
    let round = try drawn([card(RoundedRectangle(square, radius: 35))])
    #expect(largestDifference(try drawn([card(smooth)]), round) <= 6)
    // Nearly so: no jump.
    let nearly = RoundedRectangle(square, radius: 34.9, curve: .continuous)
    #expect(largestDifference(try drawn([card(nearly)]), round) <= 20)
  }

  @Test("each corner has its own radius")
  func corners() throws {
    let shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: 100, height: 80), topLeft: 20, topRight: 0, bottomRight: 8,
      bottomLeft: 0, curve: .continuous)
    let pixels = try drawn([card(shape)])
    let tips = [(0, 0), (99, 0), (99, 79), (0, 79)].map { pixels[$0.0, $0.1].red }
    #expect(tips == [0, 255, 0, 255])
    #expect(pixels[30, 0].red == 255 && pixels[24, 0].red < 255)
    #expect(pixels[99, 79 - 12].red == 255 && pixels[99, 79 - 10].red < 255)
  }

  @Test("continuous corners hide, clip and omit clips like circular ones")
  func occlusion() throws {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 80)
    func painted(_ curve: CornerCurve) throws -> Int {
      let shape = RoundedRectangle(whole, radius: 8, curve: curve)
      return try paintedPixels(
        frame(100, 80, [solid(0, 0, 100, 80, .red), card(shape)]))
    }
    // Tiles are 16 rows high: in the first and the last, the columns at the corners are drawn twice,
    // and one more on each side.
    #expect(try painted(.circular) == 8000 + 4 * 16 * 9)
    #expect(try painted(.continuous) > painted(.circular))
    #expect(try painted(.continuous) < 8000 + 2 * 1600)
    // A card and a clip of the same outline share their edge.
    let clip = DisplayClip(shape: smooth(20), transform: .identity)
    #expect(isSame(try drawn([clipped(clip, [card(smooth(20))])]), try drawn([card(smooth(20))])))
    #expect(
      isSame(
        try drawn([clipped(clip, [solid(0, 0, 100, 80, .white)])]), try drawn([card(smooth(20))])))
  }

  @Test(
    "a rotated rounded clip cuts along its rotated outline, not its bounding box",
    arguments: CornerCurve.allCases)
  func turnedClip(_ curve: CornerCurve) throws {
    let shape = RoundedRectangle(rect.insetBy(dx: 15, dy: 15), radius: 12, curve: curve)
    let turned = turn(about: 50, 40)
    let clip = DisplayClip(shape: shape, transform: turned)
    let halves = [solid(0, 0, 50, 80, .white), solid(50, 0, 50, 80, .white)]
    #expect(isSame(try drawn([clipped(clip, halves)]), try drawn([card(shape, turned)])))
  }
}
