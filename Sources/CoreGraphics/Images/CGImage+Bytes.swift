// Pictures from bytes and to bytes, as Core Graphics has them.

import Foundation
import SeguePixels

extension CGImage {
  /// A picture of these bytes; `nil` for too few, or for a format other than 8 bits of RGB or grey.
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

  /// A mask of these bytes, one a pixel: 0 draws, 255 does not.
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

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// From one row to the next, in what `dataProvider` gives.
  public var bytesPerRow: Int { width * 4 }
  /// sRGB.
  public var colorSpace: CGColorSpace? { isMask ? nil : .rgb }
  /// Alpha lies last and the colours are multiplied with it.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }
  /// The same, as bits.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// Whether it is smooth when enlarged.
  public var shouldInterpolate: Bool { true }

  /// The bytes: red, green, blue and alpha, row by row.
  public var dataProvider: CGDataProvider? { CGDataProvider { self.bytes } }

  private var bytes: CFData? {
    guard let pixels = bitmap?.pixels else { return nil }
    var data = Data(capacity: width * height * 4)
    for y in 0..<height { data.append(contentsOf: pixels.row(y)) }
    return NSData(data: data)
  }

  // MARK: Other pictures

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// The part within `rect`, in whole pixels; `nil` when nothing is.
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

  /// The picture, drawn only as much as `mask`, stretched over it, is light, or, if it is a mask, dark,
  /// or, if it has alpha, opaque.
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

  /// How much this picture, as a mask, lets through, as alpha: its own, its lightness, or, if it is
  /// meant as a mask, its darkness.
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
