// What `render(in:)` and paths draw into a graphics context, in pixels that reference pictures of
// public projects have, drawn by iOS: the snapshot tests of a layout library (rounded boxes, shadows)
// and of a snapshot library (paths, gradients), and an animation library (layers turned in space).

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ContextRenderingTests {
  private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The pixels of what `draw` draws on white.
  private func pixels(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ draw: (CGContext) -> Void
  ) throws -> PixelBuffer {
    try World().run {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (scale, true)
      let size = CGSize(width: width, height: height)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        draw(context.cgContext)
      }
      return try #require(image.cgImage?.bitmap?.pixels)
    }
  }

  /// The pixels of `layer` on the screen, on white.
  private func committed(_ layer: CALayer, _ width: Int, _ height: Int) throws -> PixelBuffer {
    let root = CALayer()
    root.addSublayer(layer)
    let viewport = SegueViewport(
      widthInPixels: width, heightInPixels: height,
      background: DisplayColor(red: 1, green: 1, blue: 1, alpha: 1))
    return try Rasterizer().render(World().commit(root: root, at: 0, viewport: viewport))
  }

  private func expect(
    _ found: [UInt8], _ wanted: [Int], within tolerance: Int = 1,
    at location: SourceLocation = #_sourceLocation
  ) {
    let largest = zip(found, wanted).map { abs(Int($0) - $1) }.max() ?? .max
    #expect(
      found.count == wanted.count && largest <= tolerance, "\(found) instead of \(wanted)",
      sourceLocation: location)
  }

  private func box(_ frame: CGRect, radius: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = UIColor.black.cgColor
    layer.cornerRadius = radius
    return layer
  }

  @Test("a corner of 10 points has the pixels of iOS, and exact areas on the screen")
  func corner() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 10)
    let drawn = try pixels(100, 100) { layer.render(in: $0) }
    func row(_ y: Int, _ columns: Range<Int>, _ p: PixelBuffer) -> [UInt8] {
      columns.map { 255 - p[$0, y].red }
    }
    expect(row(0, 4..<11, drawn), [0, 5, 85, 165, 224, 249, 255])
    expect(row(1, 3..<7, drawn), [0, 81, 220, 255])
    expect(row(2, 1..<5, drawn), [0, 2, 138, 255])
    for x in 0..<12 { #expect(drawn[x, 3] == drawn[3, x] && drawn[x, 3] == drawn[99 - x, 3]) }
    let shown = try committed(box(layer.frame, radius: 10), 100, 100)
    // These are of areas by 64 × 64 samples.
    expect(row(0, 4..<11, shown), [0, 8, 92, 173, 225, 251, 255], within: 4)
    #expect(shown[6, 0] != drawn[6, 0])
  }

  /// Rows 0 to 5 of the upper left corner of what iOS draws.
  private static let border = [
    [0, 0, 0, 0, 0, 5, 93, 166, 218, 244, 255], [0, 0, 0, 0, 90, 223, 179, 102, 36, 13, 0],
    [0, 0, 0, 139, 213, 63, 0, 0, 0, 0, 0], [0, 0, 138, 223, 13, 0, 0, 0, 0, 0, 0],
    [0, 91, 244, 12, 0, 0, 0, 0, 0, 0, 0], [5, 223, 63, 0, 0, 0, 0, 0, 0, 0, 0],
  ]

  @Test("a rounded border of a pixel is within 7/255 of iOS but for two pixels in each corner")
  func border() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 10)
    layer.backgroundColor = nil
    (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor)
    let drawn = try pixels(100, 100) { layer.render(in: $0) }
    for (y, row) in Self.border.enumerated() {
      for (x, wanted) in row.enumerated() {
        let isUnexplained = (y, x) == (3, 3) || (y, x) == (4, 2)
        for (x, y) in [(x, y), (99 - y, x), (99 - x, 99 - y), (y, 99 - x)] {
          expect([255 - drawn[x, y].red], [wanted], within: isUnexplained ? 31 : 7)
        }
      }
    }
    #expect((10..<90).allSatisfy { drawn[$0, 0].red == 0 && drawn[$0, 1].red == 255 })
  }

  /// The inner edge of what iOS draws of a border of 4 pixels with a radius of 16, in a test's reference
  /// picture of a camera library: the row, the first column, and the coverage.
  private static let wideBorder = [
    (4, 10, [255, 223, 135, 68, 26, 4]), (5, 8, [255, 225, 86, 0, 0]), (6, 7, [255, 177, 12, 0]),
    (7, 6, [255, 145, 0]),
  ]

  @Test("a rounded border wider than a pixel has the curves of fills, within 3/255 of iOS")
  func wideBorder() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 30, height: 30), radius: 8)
    (layer.backgroundColor, layer.borderWidth) = (nil, 2)
    layer.borderColor = UIColor.black.cgColor
    let drawn = try pixels(30, 30, scale: 2) { layer.render(in: $0) }
    for (y, start, row) in Self.wideBorder {
      for (x, wanted) in zip(start..., row) {
        for (x, y) in [(x, y), (y, x), (59 - x, y), (59 - y, 59 - x)] {
          expect([255 - drawn[x, y].red], [wanted], within: 3)
        }
      }
    }
  }

  @Test("a rounded border of tiles has the coverage of one with a color")
  func tiledBorder() throws {
    let tile = try PixelBuffer(width: 2, height: 2)
    for y in 0..<2 { for x in 0..<2 { tile[x, y] = PremultipliedRGBA8(0, 0, 0, 255) } }
    let tiles = UIColor(patternImage: UIImage(cgImage: CGImage(Bitmap(tile))))
    let drawn = try [UIColor.black, tiles].map { color in
      let layer = box(CGRect(x: 0, y: 0, width: 50, height: 50), radius: 10)
      (layer.backgroundColor, layer.borderWidth, layer.borderColor) = (nil, 1, color.cgColor)
      return try pixels(50, 50) { layer.render(in: $0) }
    }
    for y in 0..<25 {
      for x in 0..<25 { expect([drawn[1][x, y].red], [Int(drawn[0][x, y].red)], within: 1) }
    }
    #expect(drawn[1][25, 0].red == 0)
  }

  @Test("a translucent border covers no pixel twice, and a wide one leaves its inside free")
  func translucentBorder() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 60, height: 60), radius: 10)
    layer.backgroundColor = nil
    (layer.borderWidth, layer.borderColor) = (14, UIColor.black.withAlphaComponent(0.5).cgColor)
    layer.maskedCorners = [.layerMinXMinYCorner]
    let drawn = try pixels(60, 60, scale: 2) { layer.render(in: $0) }
    let values = Set((0..<120).flatMap { y in (0..<120).map { drawn[$0, y].red } })
    #expect(values.min() == 127 && drawn[0, 0].red == 255 && drawn[119, 119].red == 127)
    for x in 28..<92 { #expect(drawn[x, 27].red == 127 && drawn[x, 28].red == 255) }
  }

  @Test("the shadow of a radius of 8 is a Gaussian of that deviation which ends after 16 points")
  func shadow() throws {
    let parent = box(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 0)
    parent.backgroundColor = nil
    let layer = box(CGRect(x: 20, y: 20, width: 60, height: 60), radius: 10)
    (layer.shadowRadius, layer.shadowOpacity, layer.shadowOffset) = (8, 1, .zero)
    parent.addSublayer(layer)
    let wanted = [0, 0, 2, 4, 7, 10, 15, 20, 26, 33, 41, 50, 60, 71, 83, 95, 108, 121]
    let drawn = try pixels(100, 100) { parent.render(in: $0) }
    expect((2..<20).map { 255 - drawn[$0, 50].green }, wanted)
    // In a corner, and with the path of a rounded rectangle.
    expect((12..<22).map { 255 - drawn[$0, 12].green }, [3, 4, 5, 7, 8, 9, 11, 13, 15, 17])
    layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 10).cgPath
    let withPath = try pixels(100, 100) { parent.render(in: $0) }
    expect((2..<20).map { 255 - withPath[$0, 50].green }, wanted)
    // On the screen it goes on for three and a half deviations.
    let shown = try committed(parent, 100, 100)
    expect([255 - shown[4, 50].green, 255 - shown[2, 50].green], [7, 4], within: 1)
  }

  @Test("a context's own shadow ends early, too")
  func contextShadow() throws {
    let drawn = try pixels(60, 60) { context in
      context.setShadow(offset: .zero, blur: 8, color: UIColor.black.cgColor)
      UIColor.black.setFill()
      context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    #expect(drawn[11, 30].red == 255 && drawn[12, 30].red < 255)
  }

  @Test("curves are divided by halving, those of UIBezierPath more coarsely")
  func curves() throws {
    let circle = CGRect(x: 0, y: 0, width: 30, height: 30)
    let fine = try pixels(30, 30) { context in
      UIColor.black.setFill()
      context.fillEllipse(in: circle)
    }
    expect((9..<15).map { 255 - fine[$0, 0].red }, [5, 76, 146, 198, 233, 249])
    expect((7..<10).map { 255 - fine[$0, 1].red }, [16, 128, 235])
    let coarse = try pixels(30, 30) { _ in
      UIColor.black.setFill()
      UIBezierPath(cgPath: CGPath(ellipseIn: circle, transform: nil)).fill()
    }
    expect((9..<15).map { 255 - coarse[$0, 0].red }, [2, 60, 140, 191, 217, 243])
    expect((7..<10).map { 255 - coarse[$0, 1].red }, [8, 118, 233])
  }

  @Test("gradient layers mix in Generic RGB, which the screen does not")
  func gradient() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
    let drawn = try pixels(100, 100, scale: 3) { layer.render(in: $0) }
    expect([0, 20, 50, 100, 200, 299].map { drawn[150, $0].green }, [38, 45, 68, 108, 183, 251])
    #expect((0..<300).allSatisfy { drawn[150, $0].red >= 254 && drawn[150, $0].blue <= 1 })
    layer.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    let blue = try pixels(10, 10) { layer.render(in: $0) }
    expect([blue[5, 5].red, blue[5, 5].green, blue[5, 5].blue], [4, 51, 255])
    #expect(try committed(layer, 10, 10)[5, 5] == PremultipliedRGBA8(0, 0, 255, 255))
  }

  /// The colors are those of a reference picture of an animation library, at 10, 30, 50, 70 and 90 %.
  @Test("colors of gradients are converted to Generic RGB and mixed there")
  func convertedGradient() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    layer.colors = [(255, 252, 0), (127, 253, 6), (0, 255, 12)].map {
      (red: CGFloat, green: CGFloat, blue: CGFloat) in
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1).cgColor
    }
    let drawn = try pixels(100, 4, scale: 5) { layer.render(in: $0) }
    let shown = [50, 150, 250, 350, 450].map { drawn[$0, 10] }
    expect(shown.map(\.red), [232, 182, 128, 92, 47])
    expect(shown.map(\.green), [251, 250, 250, 249, 249])
    expect(shown.map(\.blue), [1, 4, 6, 9, 11])
  }

  @Test("a layer that is turned about x or y is drawn without its transform")
  func turned() throws {
    let parent = box(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 0)
    parent.backgroundColor = nil
    let layer = box(CGRect(x: 4, y: 6, width: 10, height: 8), radius: 0)
    parent.addSublayer(layer)
    let plain = try pixels(40, 40) { parent.render(in: $0) }
    for axis in [(1.0, 0.0), (0.0, 1.0)] {
      for angle in [Double.pi / 2, 1, .pi] {
        let turn = CATransform3DMakeRotation(angle, axis.0, axis.1, 0)
        layer.transform = CATransform3DConcat(turn, CATransform3DMakeTranslation(20, 20, 0))
        let drawn = try pixels(40, 40) { parent.render(in: $0) }
        #expect(!differs(drawn, plain))
      }
    }
    layer.transform = CATransform3DMakeTranslation(20, 20, 0)
    let moved = try pixels(40, 40) { parent.render(in: $0) }
    #expect(moved[30, 30].red == 0 && moved[8, 8].red == 255)
  }

  private func differs(_ a: PixelBuffer, _ b: PixelBuffer) -> Bool {
    (0..<a.height).contains { y in (0..<a.width).contains { a[$0, y] != b[$0, y] } }
  }

  @Test("the root's opacity fades the layer and its sublayers as one")
  func opacity() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0)
    let inner = box(CGRect(x: 2, y: 2, width: 4, height: 4), radius: 0)
    layer.addSublayer(inner)
    layer.opacity = 0.5
    let drawn = try pixels(10, 10) { layer.render(in: $0) }
    expect([drawn[1, 1].red, drawn[3, 3].red], [127, 127])
  }
}
