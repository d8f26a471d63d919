// Colors that repeat an image: in the backgrounds of views and layers, and in graphics contexts.

import CoreGraphics
import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct PatternColorTests {
  /// Three columns by two rows of different colors.
  private static func tile() throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 {
        pixels[x, y] = PremultipliedRGBA8(UInt8(40 + x * 80), UInt8(y * 200), 90, 255)
      }
    }
    return pixels
  }

  private func pattern(scale: CGFloat = 1) throws -> UIColor {
    let image = UIImage(cgImage: CGImage(Bitmap(try Self.tile())), scale: scale, orientation: .up)
    return UIColor(patternImage: image)
  }

  /// Renders a layer, and expects that these properties of it are reported as unsupported.
  private func render(
    _ layer: CALayer, _ size: (Int, Int), scale: Double = 1, expectingUnsupported: [String] = []
  ) throws -> PixelBuffer {
    let world = World()
    let list = world.run {
      world.commit(
        root: layer, at: 0,
        viewport: SegueViewport(
          widthInPixels: size.0, heightInPixels: size.1, scale: scale, background: .clear))
    }
    #expect(world.unsupported.map(\.property) == expectingUnsupported)
    return try Rasterizer().render(list)
  }

  @Test(
    "a view is filled with the image from the upper left corner of its bounds",
    arguments: [CGPoint.zero, CGPoint(x: 100, y: -7)])
  func background(origin: CGPoint) throws {
    let tile = try Self.tile()
    let view = UIView(frame: CGRect(x: 2, y: 1, width: 13, height: 9))
    view.bounds.origin = origin
    view.backgroundColor = try pattern()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    container.addSubview(view)
    let frame = try render(container.layer, (20, 12))
    for y in 0..<12 {
      for x in 0..<20 {
        let isInside = (2..<15).contains(x) && (1..<10).contains(y)
        #expect(
          frame[x, y]
            == (isInside ? tile[(x - 2) % 3, (y - 1) % 2] : PremultipliedRGBA8(0, 0, 0, 0)),
          "\(x), \(y)")
      }
    }
  }

  @Test(
    "the image has its size in points: one of scale 2 fills pixel by pixel at two pixels a point")
  func scale() throws {
    let tile = try Self.tile()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 4)
    layer.backgroundColor = try pattern(scale: 2).cgColor
    let frame = try render(layer, (18, 8), scale: 2)
    for y in 0..<8 { for x in 0..<18 { #expect(frame[x, y] == tile[x % 3, y % 2]) } }
  }

  @Test("opacity applies, and corners are rounded")
  func transparent() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    layer.cornerRadius = 6
    layer.backgroundColor = try pattern().withAlphaComponent(0.5).cgColor
    let frame = try render(layer, (12, 12))
    #expect(frame[0, 0].alpha == 0 && abs(Int(frame[6, 6].alpha) - 128) <= 1)
  }

  @Test("in a context the tiles begin in its corner, whatever is filled under which transform")
  func context() throws {
    let tile = try Self.tile()
    let color = try pattern()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = World().run {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 12), format: format).image {
        color.setFill()
        $0.cgContext.translateBy(x: 1, y: 1)
        $0.fill(CGRect(x: 3, y: 2, width: 7, height: 5))
        UIBezierPath(rect: CGRect(x: 12, y: 0, width: 4, height: 11)).fill()
      }
    }
    let pixels = try #require(World().run { image.cgImage?.bitmap?.pixels })
    for y in 0..<12 {
      for x in 0..<20 {
        let isInside =
          (4..<11).contains(x) && (3..<8).contains(y) || (13..<17).contains(x) && y >= 1
        #expect(
          pixels[x, y] == (isInside ? tile[x % 3, y % 2] : PremultipliedRGBA8(0, 0, 0, 0)),
          "\(x), \(y)")
      }
    }
  }

  @Test("large areas are joined from few images, without seams under a rotation")
  func large() throws {
    let plain = try PixelBuffer(width: 5, height: 5)
    for y in 0..<5 { for x in 0..<5 { plain[x, y] = PremultipliedRGBA8(0, 120, 60, 255) } }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 900, height: 900)
    layer.position = CGPoint(x: 50, y: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    layer.backgroundColor =
      UIColor(
        patternImage: UIImage(cgImage: CGImage(Bitmap(plain)))
      ).cgColor
    let frame = try render(layer, (100, 100))
    for y in 0..<100 {
      for x in 0..<100 { #expect(frame[x, y] == PremultipliedRGBA8(0, 120, 60, 255)) }
    }
  }

  @Test("an area of more than 1024 large images is reported")
  func tooLarge() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    layer.backgroundColor = try pattern().cgColor
    _ = try render(
      layer, (8, 8), expectingUnsupported: ["backgroundColor with a pattern of too many tiles"])
  }

  @Test("a border shows the tiles of the layer's background, sharp and round", arguments: [0.0, 6])
  func border(radius: CGFloat) throws {
    let tile = try Self.tile()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 18, height: 18)
    (layer.borderWidth, layer.cornerRadius) = (3, radius)
    layer.borderColor = try pattern().cgColor
    let frame = try render(layer, (18, 18))
    for x in 7..<11 {
      for y in 0..<3 {
        #expect(frame[x, y] == tile[x % 3, y % 2])
        #expect(frame[y, x] == tile[y % 3, x % 2])
        #expect(frame[x, 17 - y] == tile[x % 3, (17 - y) % 2])
      }
    }
    #expect(frame[9, 9].alpha == 0 && (frame[0, 0].alpha == 0) == (radius > 0))
  }

  @Test("letters show the tiles from the corner of their label, each with its own coverage")
  func text() throws {
    let tile = try Self.tile()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.attributedText = NSAttributedString(
      string: "\u{2588}\u{2588}",
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: 30, weight: .regular),
        .foregroundColor: try pattern(),
      ])
    World().run { label.layoutIfNeeded() }
    let frame = try render(label.layer, (60, 40))
    var filled = 0
    for y in 0..<40 {
      for x in 0..<60 where frame[x, y].alpha == 255 {
        filled += 1
        #expect(frame[x, y] == tile[x % 3, y % 2], "\(x), \(y)")
      }
    }
    #expect(filled > 600)
  }

  @Test("plain and patterned words are in one label, and a shadow has the mean color")
  func mixed() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let text = NSMutableAttributedString(
      string: "WW", attributes: [.font: UIFont.systemFont(ofSize: 40, weight: .black)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    text.addAttribute(
      .foregroundColor, value: try pattern(), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    World().run { label.layoutIfNeeded() }
    let frame = try render(label.layer, (120, 40))
    let opaque = (0..<40).flatMap { y in (0..<120).map { frame[$0, y] } }.filter { $0.alpha == 255 }
    #expect(opaque.contains(PremultipliedRGBA8(255, 0, 0, 255)))
    #expect(opaque.contains(PremultipliedRGBA8(40, 200, 90, 255)))
  }

  @Test("elsewhere, the mean of the colors takes the pattern's place; equality compares the images")
  func mean() throws {
    let color = try pattern()
    let mean = color.cgColor
    #expect(mean.red == 120.0 / 255 && mean.green == 100.0 / 255 && mean.blue == 90.0 / 255)
    #expect(mean.alpha == 1 && color.withAlphaComponent(0.25).cgColor.alpha == 0.25)
    #expect(
      color
        != UIColor(cgColor: CGColor(red: mean.red, green: mean.green, blue: mean.blue, alpha: 1)))
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
}
