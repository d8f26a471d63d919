// Images: sizes, orientations, rendering modes, and files.

import Foundation
import SegueImages
import SeguePixels
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct ImageTests {
  /// `width` x `height` pixels, each with its column in red and its row in green.
  static func pixels(_ width: Int, _ height: Int) throws -> CGImage {
    let buffer = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { buffer[x, y] = PremultipliedRGBA8(UInt8(x), UInt8(y), 0, 255) }
    }
    return CGImage(Bitmap(buffer))
  }

  @Test("an image's size is in points, in its upright orientation")
  func size() throws {
    let pixels = try Self.pixels(6, 4)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 6, height: 4))
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 3))
    #expect((turned.scale, turned.imageOrientation) == (2, .right))
    #expect(UIImage().size == .zero)
    for odd in [0, -1, CGFloat.nan, .infinity] {
      #expect(UIImage(cgImage: pixels, scale: odd, orientation: .up).scale == 1)
    }
  }

  @Test("an image view displays pixels upright", arguments: orientations)
  func orientation(_ orientation: UIImage.Orientation, _ corner: [UInt8]) throws {
    let view = UIImageView(
      image: UIImage(cgImage: try Self.pixels(6, 4), scale: 1, orientation: orientation))
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(CGFloat(shown.width) == view.bounds.width)
    #expect(CGFloat(shown.height) == view.bounds.height)
    let pixel = try #require(shown.bitmap).pixels[0, 0]
    #expect([pixel.red, pixel.green] == corner)
  }

  @Test("a file's orientation is kept, and its pixels are as stored")
  func data() throws {
    let png = try PNGEncoder.encode(try #require(Self.pixels(5, 3).bitmap).pixels)
    let image = try #require(UIImage(data: Data(png), scale: 2))
    #expect((image.size, image.imageOrientation) == (CGSize(width: 2.5, height: 1.5), .up))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let back = try #require(image.pngData())
    #expect(try ImageDecoder.decode(Array(back), named: "x").pixels[4, 2].red == 4)
    #expect(UIImage().pngData() == nil)
  }

  @Test("variants change one property and keep the others")
  func variants() throws {
    let image = UIImage(cgImage: try Self.pixels(6, 4), scale: 2, orientation: .left)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect((template.renderingMode, image.renderingMode) == (.alwaysTemplate, .automatic))
    #expect((template.scale, template.imageOrientation) == (2, .left))
    let insets = UIEdgeInsets(top: 1, left: 0.5, bottom: 0, right: 0.25)
    let resizable = template.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect((resizable.capInsets, resizable.resizingMode) == (insets, .stretch))
    #expect(resizable.renderingMode == .alwaysTemplate)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .rightMirrored)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
  }

  @Test("an animated image has a duration and the appearance of its first image")
  func animated() throws {
    let images = try (2...4).map { UIImage(cgImage: try Self.pixels($0, 1)) }
    let animated = try #require(UIImage.animatedImage(with: images, duration: 1.5))
    #expect((animated.images?.count, animated.duration) == (3, 1.5))
    #expect(animated.size == CGSize(width: 2, height: 1))
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test("a missing image is refused by name")
  func refused() throws {
    let world = World()
    let refusals = world.run {
      #expect(UIImage(systemName: "teapot") == nil)
      return World.current.diagnostics.unsupportedFeatures
    }
    #expect(refusals == ["UIImage(systemName: \"teapot\")"])
  }

  @Test("a JPEG keeps the stored pixels and the orientation")
  func jpeg() throws {
    let image = UIImage(cgImage: try Self.pixels(24, 16), scale: 1, orientation: .left)
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    let read = try #require(UIImage(data: data))
    #expect(read.imageOrientation == .left)
    #expect(read.size == CGSize(width: 16, height: 24))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}

/// Which stored pixel is displayed in the upper left corner of 6 x 4 of them.
private let orientations: [(UIImage.Orientation, [UInt8])] = [
  (.up, [0, 0]), (.upMirrored, [5, 0]), (.down, [5, 3]), (.downMirrored, [0, 3]),
  (.left, [5, 0]), (.right, [0, 3]), (.leftMirrored, [0, 0]), (.rightMirrored, [5, 3]),
]
