// Images that are resized by tiles, pixel by pixel against a slow reference: where a pixel lies within
// the borders, and else which pixel of the tile it is.

import CoreGraphics
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TiledImageTests {
  /// An image without two equal pixels.
  private func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        pixels[x, y] = PremultipliedRGBA8(
          UInt8(x * 9), UInt8(y * 7), UInt8((x * 31 + y * 17) % 256), 255)
      }
    }
    return Bitmap(pixels)
  }

  /// The index of the sample of `count` that is displayed at `place` of `length`, with borders this
  /// wide.
  private func source(_ place: Int, of length: Int, _ count: Int, _ first: Int, _ last: Int) -> Int
  {
    if place < first { return place }
    if place >= length - last { return count - (length - place) }
    return first + (place - first) % (count - first - last)
  }

  /// A view of `size` pixels that shows the image, whose borders are in pixels too.
  private func drawn(
    _ bitmap: Bitmap, _ size: (Int, Int), _ insets: (Int, Int, Int, Int), scale: Double,
    _ change: (UIImageView) -> Void = { _ in }
  ) throws -> PixelBuffer {
    func points(_ pixels: Int) -> CGFloat { CGFloat(Double(pixels) / scale) }
    let list = World().run {
      let root = UIView(
        frame: CGRect(x: 0, y: 0, width: points(size.0 + 6), height: points(size.1 + 6)))
      let view = UIImageView(
        frame: CGRect(x: points(3), y: points(3), width: points(size.0), height: points(size.1)))
      view.image = UIImage(bitmap: bitmap, scale: CGFloat(scale)).resizableImage(
        withCapInsets: UIEdgeInsets(
          top: points(insets.0), left: points(insets.1), bottom: points(insets.2),
          right: points(insets.3)))
      root.addSubview(view)
      change(view)
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      return World.current.commit(
        root: root.layer, at: 0,
        viewport: SegueViewport(
          widthInPixels: size.0 + 6, heightInPixels: size.1 + 6, scale: scale))
    }
    return try Rasterizer().render(list)
  }

  @Test(
    "the center is repeated from its upper left corner, sides along their length",
    arguments: [
      (23, 17, 1.0), (24, 18, 2), (9, 40, 3), (7, 6, 1), (8, 6, 1), (64, 64, 2), (41, 7, 1),
    ])
  func exact(width: Int, height: Int, scale: Double) throws {
    let bitmap = try bitmap(7, 6)
    let pixels = try drawn(bitmap, (width, height), (1, 2, 2, 1), scale: scale)
    for y in 0..<height {
      for x in 0..<width {
        let expected = bitmap.pixels[
          source(x, of: width, 7, 2, 1), source(y, of: height, 6, 1, 2)]
        #expect(pixels[x + 3, y + 3] == expected, "(\(x), \(y))")
      }
    }
    #expect(pixels[2, 3] == pixels[0, 0] && pixels[width + 3, 3] == pixels[0, 0])
  }

  @Test("without borders the whole image is repeated") func whole() throws {
    let bitmap = try bitmap(5, 4)
    let pixels = try drawn(bitmap, (18, 15), (0, 0, 0, 0), scale: 1)
    for y in 0..<15 {
      for x in 0..<18 { #expect(pixels[x + 3, y + 3] == bitmap.pixels[x % 5, y % 4]) }
    }
  }

  @Test("under a quarter turn, tiles rotate too") func turned() throws {
    let bitmap = try bitmap(7, 6)
    let upright = try drawn(bitmap, (20, 20), (1, 2, 2, 1), scale: 1)
    let turned = try drawn(bitmap, (20, 20), (1, 2, 2, 1), scale: 1) {
      $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    for y in 0..<20 {
      for x in 0..<20 { #expect(turned[3 + 19 - y, 3 + x] == upright[3 + x, 3 + y]) }
    }
  }

  @Test("enlarged by a transform, each pixel of a tile is a square") func enlarged() throws {
    let bitmap = try bitmap(7, 6)
    let pixels = try drawn(bitmap, (30, 30), (1, 2, 2, 1), scale: 1) { view in
      view.layer.magnificationFilter = .nearest
      view.frame = CGRect(x: 3, y: 3, width: 15, height: 15)
      view.layer.anchorPoint = .zero
      view.layer.position = CGPoint(x: 3, y: 3)
      view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    }
    for y in 0..<30 {
      for x in 0..<30 {
        let expected = bitmap.pixels[
          source(x / 2, of: 15, 7, 2, 1), source(y / 2, of: 15, 6, 1, 2)]
        #expect(pixels[x + 3, y + 3] == expected, "(\(x), \(y))")
      }
    }
  }

  @Test("tiles follow animated bounds, at any instant") func animated() throws {
    let world = World()
    let bitmap = try bitmap(7, 6)
    let view = world.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.image = UIImage(bitmap: bitmap, scale: 1).resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 1))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      }
      return view
    }
    func pixels(_ seconds: Double) throws -> PixelBuffer {
      try Rasterizer().render(
        world.commit(
          root: view.layer, at: seconds,
          viewport: SegueViewport(widthInPixels: 64, heightInPixels: 64, scale: 1)))
    }
    // At 0.8 the view is 50 x 34; the instants before do not matter.
    _ = try pixels(0.1)
    let later = try pixels(0.8)
    for y in 0..<34 {
      for x in 0..<50 {
        let expected = bitmap.pixels[source(x, of: 50, 7, 2, 1), source(y, of: 34, 6, 1, 2)]
        #expect(later[x, y] == expected, "(\(x), \(y))")
      }
    }
  }

  @Test("a uniform center is stretched, with the same result") func alike() throws {
    let pixels = try PixelBuffer(width: 9, height: 9)
    let flat = UIImage(bitmap: Bitmap(pixels), scale: 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    let view = UIImageView(image: flat)
    #expect(view.layer.contentsTiles == nil)
    view.image = UIImage(bitmap: try bitmap(9, 9), scale: 1).resizableImage(withCapInsets: .zero)
    #expect(view.layer.contentsTiles != nil)
    view.image = nil
    #expect(view.layer.contentsTiles == nil)
  }

  @Test("more tiles than memory allows are refused by name") func limit() throws {
    let world = World()
    let list = try world.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9000, height: 9000))
      view.image = UIImage(bitmap: try bitmap(9, 9), scale: 1).resizableImage(withCapInsets: .zero)
      return world.commit(
        root: view.layer, at: 0,
        viewport: SegueViewport(widthInPixels: 8, heightInPixels: 8, scale: 1)
      )
    }
    #expect(list.items.count == 1)
    #expect(world.unsupported.contains { $0.property.contains("16777216 pixels") })
  }
}
