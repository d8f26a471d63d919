// Bytes: contexts over memory, images of bytes, and reading the bytes of images.

import CoreGraphics
import Foundation
import SeguePixels
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct BitmapContextTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let last = CGImageAlphaInfo.premultipliedLast.rawValue

  /// UIKit's state installs the rasterizer. Without it, the result of a test would depend on the
  /// tests that have run before.
  init() { World().run { _ = UIScreen.main } }

  private func made(_ info: UInt32, _ space: CGColorSpace? = nil, _ bytes: Int = 4) -> CGContext? {
    CGContext(
      data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 4 * bytes,
      space: space ?? rgb, bitmapInfo: info)
  }

  private func bytes(_ context: CGContext, _ count: Int) throws -> [UInt8] {
    let data = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: count))
  }

  @Test(
    "The bytes of each format are as specified",
    arguments: [
      (1, [255, 128, 0, 255]), (5, [255, 128, 0, 255]), (2, [255, 255, 128, 0]),
      (1 | 0x2000, [255, 0, 128, 255]), (2 | 0x2000, [0, 128, 255, 255]),
      (2 | 0x4000, [255, 255, 128, 0]), (6 | 0x2000, [0, 128, 255, 0]),
    ] as [(UInt32, [UInt8])])
  func formats(_ info: UInt32, _ expected: [UInt8]) throws {
    try World().run {
      let context = try #require(made(info))
      context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      var found = Array(try bytes(context, 32)[0..<4])
      // The skipped byte can have any value.
      if info & 0x1F == 6 { found[3] = 0 }
      if info & 0x1F == 5 { found[3] = 255 }
      #expect(found == expected)
      #expect(context.bitsPerPixel == 32 && context.bytesPerRow == 16)
    }
  }

  @Test("Installing the rasterizer again, as each world does, costs nothing when it is used")
  func installedAgain() throws {
    try World().run {
      let before = try #require(made(1))
      before.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      let expected = try bytes(before, 32)
      // Each access that wraps the function once more would use the stack when it is called.
      for _ in 0..<100_000 {
        DrawingPixels.install { _, _, _, _ in throw CocoaError(.featureUnsupported) }
      }
      let after = try #require(made(1))
      after.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      #expect(try bytes(after, 32) == expected)
    }
  }

  @Test("A layer is drawn in its size or scaled, with its lower left corner at the point")
  func layers() throws {
    try World().run {
      let context = try #require(made(1))
      let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 1)))
      layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.draw(layer, at: .zero)
      context.draw(layer, in: CGRect(x: 0, y: 1, width: 4, height: 1))
      let red = try bytes(context, 32).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
      #expect(red == [255, 255, 0, 0, 255, 0, 0, 0])
      #expect(CGLayer(context, size: .zero) == nil)
    }
  }

  @Test("Gray and alpha-only formats have one byte per pixel")
  func grays() throws {
    try World().run {
      let gray = try #require(made(0, CGColorSpaceCreateDeviceGray(), 1))
      gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      gray.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      let levels = try bytes(gray, 8)
      #expect(levels == [0, 0, 0, 0, 92, 92, 0, 0])
      let alpha = try #require(made(CGImageAlphaInfo.alphaOnly.rawValue, nil, 1))
      alpha.setFillColor(gray: 1, alpha: 0.4)
      alpha.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      let alphas = try bytes(alpha, 8)
      #expect(alphas == [102, 0, 0, 0, 0, 0, 0, 0])
    }
  }

  @Test("Unsupported formats and invalid sizes are refused")
  func refused() {
    #expect(made(0) == nil)
    #expect(made(1 | 0x100) == nil)
    #expect(made(1 | 0x1000) == nil)
    #expect(made(CGImageAlphaInfo.last.rawValue) == nil)
    for (width, height, bits, row) in [(0, 2, 8, 0), (4, -1, 8, 0), (4, 2, 16, 0), (4, 2, 8, 15)] {
      #expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
          space: rgb, bitmapInfo: last) == nil)
    }
  }

  @Test("The average color of an image is read as in tutorials")
  func average() throws {
    try World().run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
      }
      var pixel: [UInt8] = [0, 0, 0, 0]
      let context = CGContext(
        data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb,
        bitmapInfo: last)
      let source = try #require(image.cgImage)
      context?.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      // Not the exact mean: halved levels of odd sizes count their last column twice.
      #expect(abs(Int(pixel[0]) - 128) <= 16 && abs(Int(pixel[2]) - 128) <= 16, "\(pixel)")
      #expect(pixel[1] == 0 && pixel[3] == 255)
    }
  }

  @Test("Bytes that code writes are part of the image, and are drawn over")
  func writtenBytes() throws {
    try World().run {
      let context = try #require(made(last))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      let data = try #require(context.data)
      data.storeBytes(of: 255, toByteOffset: 0, as: UInt8.self)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      let pixels = try #require(context.makeImage()?.bitmap?.pixels)
      #expect(pixels[0, 0].red == 255 && pixels[0, 0].blue == 255 && pixels[0, 0].green == 0)
      #expect(pixels[1, 0].blue == 255 && pixels[1, 1].green == 255 && pixels[1, 1].blue == 0)
    }
  }

  @Test("An image survives conversion to bytes and back", arguments: DrawingSample.all)
  func roundTrip(_ sample: DrawingSample) throws {
    try World().run {
      let image = try #require(sample.image().cgImage)
      let data = try #require(image.dataProvider?.data)
      #expect(CFDataGetLength(data) == 64 * 64 * 4 && image.bytesPerRow == 256)
      let (space, provider) = (
        try #require(image.colorSpace), try #require(CGDataProvider(data: data))
      )
      let again = try #require(
        CGImage(
          width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
          bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow, space: space,
          bitmapInfo: image.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
          intent: .defaultIntent))
      let (a, b) = (try #require(image.bitmap?.pixels), try #require(again.bitmap?.pixels))
      #expect(differences(a, b) == 0)
      let file = try #require(UIImage(cgImage: image).pngData())
      let read = try #require(UIImage(data: file)?.cgImage?.bitmap?.pixels)
      let worst = (0..<64).flatMap { y in
        (0..<64).map { abs(Int(a[$0, y].red) - Int(read[$0, y].red)) }
      }.max()
      #expect((worst ?? 255) <= 1)
    }
  }

  @Test("Crops contain exactly their pixels; areas outside the image are nil")
  func cropping() throws {
    try World().run {
      let sample = try #require(DrawingSample.all.first)
      let drawn = try #require(sample.image().cgImage)
      let pixels = drawn.asPixels
      for rect in [
        CGRect(x: 10, y: 20, width: 30, height: 17), CGRect(x: 50.4, y: -3, width: 99, height: 9.2),
      ] {
        let (a, b) = (drawn.cropping(to: rect), pixels.cropping(to: rect))
        #expect(a?.width == b?.width && a?.height == b?.height)
        let (one, other) = (try #require(a?.bitmap?.pixels), try #require(b?.bitmap?.pixels))
        #expect(differences(one, other) == 0)
      }
      for rect in [CGRect.zero, CGRect(x: 64, y: 0, width: 5, height: 5), .null] {
        #expect(drawn.cropping(to: rect) == nil && pixels.cropping(to: rect) == nil)
      }
    }
  }

  @Test("A mask transmits its light parts, or the dark parts of an image mask")
  func masks() throws {
    try World().run {
      let red = try #require(
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: .one).image {
          UIColor.red.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        }.cgImage)
      let levels = try #require(CGDataProvider(data: NSData(data: Data([0, 128, 255]))))
      let gray = try #require(
        CGImage(
          width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
          provider: levels, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
      let mask = try #require(
        CGImage(
          maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
          provider: levels, decode: nil, shouldInterpolate: false))
      func alphas(_ mask: CGImage) throws -> [UInt8] {
        let pixels = try #require(red.masking(mask)?.bitmap?.pixels)
        return (0..<3).map { pixels[$0, 0].alpha }
      }
      let (light, dark) = (try alphas(gray), try alphas(mask))
      #expect(light == [0, 128, 255])
      #expect(dark == [255, 127, 0])
    }
  }

  /// Each step doubles what is drawn, so twelve reach the limit, and twelve more reach it again.
  @Test("Images drawn into themselves repeatedly stay bounded")
  func feedback() throws {
    try World().run {
      var image = UIImage()
      for step in 0..<27 {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 16, height: 16), false, 1)
        image.draw(at: .zero)
        image.draw(in: CGRect(x: 4, y: 4, width: 8, height: 8))
        UIColor(hue: CGFloat(step % 10) / 10, saturation: 1, brightness: 1, alpha: 1).setFill()
        UIRectFill(CGRect(x: step % 16, y: 0, width: 1, height: 16))
        image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
      }
      #expect(image.cgImage?.bitmap != nil)
      #expect((image.cgImage?.drawing?.weight ?? 0) < 4 * Drawing.maximumWeight)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }
}

extension UIGraphicsImageRendererFormat {
  /// One pixel per point.
  static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
