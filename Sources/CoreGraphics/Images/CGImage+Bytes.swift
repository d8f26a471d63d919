// Conversion of images from and to bytes, with Core Graphics' API.

import Foundation
import SeguePixels

extension CGImage {
  /// Creates an image from the provider's bytes. Returns `nil` if there are too few, or for a
  /// format other than 8 bits of RGB or gray.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, bytesPerRow > 0,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo.rawValue),
      layout.bytesPerPixel * 8 == bitsPerPixel, let pixels = Self.pixels(layout, provider)
    else { return nil }
    self.init(Bitmap(pixels), isOpaque: layout.isOpaque)
  }

  /// Creates an image mask from the provider's bytes, one per pixel: 0 paints, 255 does not.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard decode == nil, bytesPerRow > 0, bitsPerPixel == 8,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: .gray, bitmapInfo: 0), let pixels = Self.pixels(layout, provider)
    else { return nil }
    self.init(Bitmap(pixels), isOpaque: true, isMask: true)
  }

  private static func pixels(_ layout: PixelLayout, _ provider: CGDataProvider) -> PixelBuffer? {
    let needed = (layout.height - 1) * layout.bytesPerRow + layout.width * layout.bytesPerPixel
    guard let data = provider.data, data.length >= needed else { return nil }
    return layout.read(data.bytes)
  }

  /// The number of bits per component. Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel. Always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes from one row to the next, in the bytes that `dataProvider` returns.
  public var bytesPerRow: Int { width * 4 }
  /// The color space: sRGB, or `nil` for an image mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : .rgb }
  /// The presence and position of alpha: last, with premultiplied colors, unless the image is
  /// opaque.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }
  /// The presence and position of alpha as bitmap options.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// A Boolean value that indicates whether the image is interpolated when it is enlarged.
  public var shouldInterpolate: Bool { true }
  /// The ranges to which components are mapped. Always `nil`, for their own.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// How colors are mapped that a device does not have. It has no effect.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// A provider of the bytes: red, green, blue and alpha, row by row.
  public var dataProvider: CGDataProvider? { CGDataProvider { self.bytes } }

  private var bytes: CFData? {
    guard let pixels = bitmap?.pixels else { return nil }
    var data = Data(capacity: width * height * 4)
    for y in 0..<height { data.append(contentsOf: pixels.row(y)) }
    return NSData(data: data)
  }

  // MARK: Derived images

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns the part within `rect`, expanded to whole pixels; `nil` if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite else { return rect.isInfinite ? self : nil }
    let inside = rect.integral.overlap(all)
    guard !inside.isNull, !inside.isEmpty else { return nil }
    let (columns, rows) = (Int(inside.width), Int(inside.height))
    if let drawing {
      let (x, y) = (part.width / CGFloat(width), part.height / CGFloat(height))
      let place = CGRect(
        x: part.minX + inside.minX * x, y: part.minY + inside.minY * y, width: inside.width * x,
        height: inside.height * y)
      return CGImage(drawing, part: place, width: columns, height: rows)
    }
    guard let pixels = bitmap?.pixels,
      let copy = try? PixelBuffer(width: columns, height: rows)
    else { return nil }
    let (left, top) = (Int(inside.minX), Int(inside.minY))
    for y in 0..<rows {
      let source = pixels.row(top + y)[(4 * left)..<(4 * (left + columns))]
      _ = copy.row(y).update(fromContentsOf: source)
    }
    return CGImage(Bitmap(copy), isOpaque: isOpaque, isMask: isMask)
  }

  /// Returns the image masked by `mask`, which is stretched over it. The image shows to the extent
  /// that the mask is light or, if it is an image mask, dark, or, if it has alpha, opaque.
  public func masking(_ mask: CGImage) -> CGImage? {
    let context = CGContext(
      bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: all, mask: mask)
    context.draw(self, in: all)
    return context.makeImage()
  }

  /// The coverage that this image allows as a mask, as alpha: its own alpha, its lightness, or its
  /// darkness if it is an image mask.
  package var maskBitmap: Bitmap? {
    guard isOpaque, let pixels = bitmap?.pixels,
      let alpha = try? PixelBuffer(width: width, height: height)
    else { return bitmap }
    for y in 0..<height {
      let (source, target) = (pixels.row(y), alpha.row(y))
      for x in 0..<width {
        let sum =
          2126 * Int(source[4 * x]) + 7152 * Int(source[4 * x + 1]) + 722 * Int(source[4 * x + 2])
        let light = UInt8((sum + 5000) / 10000)
        target[4 * x + 3] = isMask ? 255 - light : light
      }
    }
    return Bitmap(alpha)
  }
}
