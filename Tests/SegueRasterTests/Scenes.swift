// Small display lists for the tests of this target.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// A seeded generator (SplitMix64), so that a failure can be reproduced.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension DisplayColor {
  static let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = DisplayColor(red: 0, green: 0, blue: 1, alpha: 1)
}

func solid(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: DisplayColor,
  radius: Double = 0, _ transform: CGAffineTransform = .identity
) -> DisplayItem {
  let rect = CGRect(x: x, y: y, width: width, height: height)
  return .solid(
    SolidQuad(
      shape: RoundedRectangle(rect, radius: radius), transform: transform, color: color))
}

func image(
  _ bitmap: Bitmap, at x: Double = 0, _ y: Double = 0, _ transform: CGAffineTransform = .identity,
  opacity: Double = 1, filter: SampleFilter = .linear
) -> DisplayItem {
  let size = CGSize(width: bitmap.width, height: bitmap.height)
  return .image(
    ImageQuad(
      bitmap: bitmap, source: CGRect(origin: .zero, size: size),
      destination: CGRect(origin: CGPoint(x: x, y: y), size: size), transform: transform,
      opacity: opacity, filter: filter))
}

func grouped(
  opacity: Double = 1, clip: RoundedRectangle? = nil, _ transform: CGAffineTransform = .identity,
  items: [DisplayItem]
) -> DisplayItem {
  let clip = clip.map { DisplayClip(shape: $0, transform: transform) }
  return .group(DisplayGroup(opacity: opacity, clip: clip, items: items))
}

func frame(
  _ width: Int, _ height: Int, on background: DisplayColor = .black, _ items: [DisplayItem]
)
  -> DisplayList
{
  DisplayList(width: width, height: height, background: background, items: items)
}

/// An image of seeded noise, properly premultiplied.
func noise(_ width: Int, _ height: Int, opaque: Bool = true, seed: UInt64 = 1) throws -> Bitmap {
  var random = Seeded(state: seed)
  let pixels = try PixelBuffer(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &random)
      func part() -> UInt8 { UInt8.random(in: 0...alpha, using: &random) }
      pixels[x, y] = PremultipliedRGBA8(part(), part(), part(), alpha)
    }
  }
  return Bitmap(pixels)
}

/// A font of a few shapes: a box, a ring, an overlapping cross, a hook of curves, and an empty
/// glyph 0.
let testFont = GlyphOutlines(
  identity: FontIdentity(contentHash: "test"), name: "Test", unitsPerEm: 1000
) { glyph in
  let path = CGMutablePath()
  switch glyph {
  case 1: path.addRect(CGRect(x: 100, y: 0, width: 400, height: 700))
  case 2:
    path.addEllipse(in: CGRect(x: 50, y: -10, width: 600, height: 520))
    path.addEllipse(
      in: CGRect(x: 150, y: 100, width: 400, height: 300),
      transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 700, ty: 0))
  case 3:
    path.addRect(CGRect(x: 250, y: -50, width: 100, height: 600))
    path.addRect(CGRect(x: 20, y: 200, width: 560, height: 100))
  case 4:
    path.move(to: CGPoint(x: 80, y: -200))
    path.addQuadCurve(to: CGPoint(x: 500, y: 700), control: CGPoint(x: 600, y: 100))
    path.addCurve(
      to: CGPoint(x: 80, y: -200), control1: CGPoint(x: 300, y: 900),
      control2: CGPoint(x: -100, y: 300))
  case 5: path.addLines(between: [.zero, CGPoint(x: 600, y: 0), CGPoint(x: 300, y: 800)])
  default: return nil
  }
  return path.outline
}

/// A rotation by the angle whose sine and cosine are 5/13 and 12/13 (22.6°), about (x, y).
func turn(about x: Double, _ y: Double) -> CGAffineTransform {
  let (c, s) = (12.0 / 13, 5.0 / 13)
  return CGAffineTransform(
    a: c, b: s, c: -s, d: c, tx: x - c * x + s * y, ty: y - s * x - c * y)
}

/// A Boolean value that indicates whether two images have the same pixels.
func isSame(_ a: PixelBuffer, _ b: PixelBuffer) -> Bool {
  a.width == b.width && a.height == b.height
    && (0..<a.height).allSatisfy {
      memcmp(a.row($0).baseAddress!, b.row($0).baseAddress!, 4 * a.width) == 0
    }
}

func samePlanes(_ a: YCbCrPlanes, _ b: YCbCrPlanes) -> Bool {
  func same(
    _ p: UnsafeMutablePointer<UInt8>, _ q: UnsafeMutablePointer<UInt8>, _ stride: Int,
    _ width: Int, _ height: Int
  ) -> Bool {
    (0..<height).allSatisfy { memcmp(p + $0 * stride, q + $0 * stride, width) == 0 }
  }
  let (width, height) = (a.width / 2, a.height / 2)
  return same(a.luma, b.luma, a.lumaStride, a.width, a.height)
    && same(a.cb, b.cb, a.chromaStride, width, height)
    && same(a.cr, b.cr, a.chromaStride, width, height)
}

/// Expects the bytes of the reference from tiles of several sizes, and from every CPU level.
func expectReferenceBytes(_ list: DisplayList) throws {
  let expected = try ReferenceRasterizer.render(list)
  for level in KernelLevel.available {
    for (width, height) in [(256, 32), (200, 16), (96, 5)] {
      var rasterizer = Rasterizer()
      (rasterizer.level, rasterizer.tileWidth, rasterizer.tileHeight) = (level, width, height)
      #expect(isSame(try rasterizer.render(list), expected), "\(level)\n\(list.dump())")
    }
  }
}
