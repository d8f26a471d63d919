// The memory layout of external pixels: which bytes are red, green, blue and alpha, and the
// distance between rows. Components always have 8 bits.

import Foundation
import SeguePixels

/// The presence and position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha, and no unused byte for it.
  case none
  /// Alpha follows the color components, which are premultiplied with it.
  case premultipliedLast
  /// Alpha precedes the color components, which are premultiplied with it.
  case premultipliedFirst
  /// Alpha follows the color components.
  case last
  /// Alpha precedes the color components.
  case first
  /// No alpha; an unused byte follows the color components.
  case noneSkipLast
  /// No alpha; an unused byte precedes the color components.
  case noneSkipFirst
  /// Alpha without color components.
  case alphaOnly
}

/// The position of alpha and the byte order of a bitmap.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that contain a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers. Not supported.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that contain the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes are in the order of the components.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 32-bit little-endian: the last component is first in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 32-bit big-endian: bytes are in the order of the components.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The positions of the components in a pixel, and the distance between rows.
struct PixelLayout: Sendable {
  let width, height, bytesPerRow: Int
  let alpha: CGImageAlphaInfo
  /// The bits of the byte order.
  let order: UInt32
  let isGray: Bool
  let bytesPerPixel: Int
  /// The byte offsets of red, green, blue and, if present, alpha in a pixel.
  private let places: (red: Int, green: Int, blue: Int, alpha: Int?)

  /// Creates a layout; `nil` if it is not supported.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F), bitsPerComponent == 8,
      bitmapInfo & 0x100 == 0, (1...PixelBuffer.largestSide).contains(width),
      (1...PixelBuffer.largestSide).contains(height), width * height <= PixelBuffer.largestArea
    else { return nil }
    order = bitmapInfo & 0x7000
    isGray = alpha == .alphaOnly || space?.model == .monochrome
    guard let places = Self.places(alpha, order, isGray: isGray) else { return nil }
    bytesPerPixel = isGray ? 1 : alpha == .none ? 3 : 4
    self.places = places
    let minimum = width * bytesPerPixel
    guard bytesPerRow == 0 || (bytesPerRow >= minimum && bytesPerRow < 1 << 24) else { return nil }
    (self.width, self.height, self.alpha) = (width, height, alpha)
    self.bytesPerRow = bytesPerRow == 0 ? (minimum + 15) & ~15 : bytesPerRow
  }

  private static func places(
    _ alpha: CGImageAlphaInfo, _ order: UInt32, isGray: Bool
  ) -> (Int, Int, Int, Int?)? {
    if isGray { return alpha == .none || alpha == .alphaOnly ? (0, 0, 0, nil) : nil }
    guard order == 0 || order == 0x2000 || order == 0x4000 else { return nil }
    let isLittle = order == 0x2000
    func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
    switch alpha {
    case .none: return isLittle ? nil : (0, 1, 2, nil)
    case .premultipliedLast, .last: return (place(0), place(1), place(2), place(3))
    case .noneSkipLast: return (place(0), place(1), place(2), nil)
    case .premultipliedFirst, .first: return (place(1), place(2), place(3), place(0))
    case .noneSkipFirst: return (place(1), place(2), place(3), nil)
    case .alphaOnly: return nil
    }
  }

  /// A Boolean value that indicates whether there is no alpha.
  var isOpaque: Bool { alpha != .alphaOnly && places.alpha == nil }
  private var isStraight: Bool { alpha == .last || alpha == .first }

  /// Reads pixels from `bytes`; returns `nil` if memory is not available.
  func read(_ bytes: UnsafeRawPointer) -> PixelBuffer? {
    guard let pixels = try? PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      let target = pixels.row(y)
      for x in 0..<width {
        let pixel = pixel(row + x * bytesPerPixel)
        for part in 0..<4 { target[4 * x + part] = pixel[part] }
      }
    }
    return pixels
  }

  private func pixel(_ bytes: UnsafeRawPointer) -> SIMD4<UInt8> {
    func byte(_ place: Int) -> UInt8 { bytes.load(fromByteOffset: place, as: UInt8.self) }
    if alpha == .alphaOnly { return SIMD4(0, 0, 0, byte(0)) }
    let opacity = places.alpha.map(byte) ?? 255
    func color(_ place: Int) -> UInt8 {
      let value = byte(place)
      if isStraight { return UInt8((Int(value) * Int(opacity) + 127) / 255) }
      return min(value, opacity)
    }
    return SIMD4(color(places.red), color(places.green), color(places.blue), opacity)
  }

  /// Writes pixels of this layout's size to `bytes`.
  func write(_ pixels: PixelBuffer, to bytes: UnsafeMutableRawPointer) {
    for y in 0..<min(height, pixels.height) {
      let source = pixels.row(y)
      let row = bytes + y * bytesPerRow
      for x in 0..<min(width, pixels.width) {
        let part = { (index: Int) in source[4 * x + index] }
        write(SIMD4(part(0), part(1), part(2), part(3)), to: row + x * bytesPerPixel)
      }
    }
  }

  private func write(_ pixel: SIMD4<UInt8>, to bytes: UnsafeMutableRawPointer) {
    if alpha == .alphaOnly { return bytes.storeBytes(of: pixel[3], as: UInt8.self) }
    if isGray {
      let gray = 2126 * Int(pixel[0]) + 7152 * Int(pixel[1]) + 722 * Int(pixel[2])
      return bytes.storeBytes(of: UInt8((gray + 5000) / 10000), as: UInt8.self)
    }
    func color(_ value: UInt8) -> UInt8 {
      guard isStraight, pixel[3] > 0 else { return value }
      return UInt8(min((Int(value) * 255 + Int(pixel[3]) / 2) / Int(pixel[3]), 255))
    }
    bytes.storeBytes(of: color(pixel[0]), toByteOffset: places.red, as: UInt8.self)
    bytes.storeBytes(of: color(pixel[1]), toByteOffset: places.green, as: UInt8.self)
    bytes.storeBytes(of: color(pixel[2]), toByteOffset: places.blue, as: UInt8.self)
    if let place = places.alpha {
      bytes.storeBytes(of: pixel[3], toByteOffset: place, as: UInt8.self)
    }
  }
}
