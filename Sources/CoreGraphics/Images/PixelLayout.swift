// How pixels of others lie in memory: which bytes are red, green, blue and alpha, and how far apart rows
// are. Everything here is 8 bits a component.

import Foundation
import SeguePixels

/// Whether pixels have alpha, and where.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// None, and no room for it.
  case none
  /// Behind the colours, which are multiplied with it.
  case premultipliedLast
  /// Before the colours, which are multiplied with it.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// Before the colours.
  case first
  /// Room behind the colours.
  case noneSkipLast
  /// Room before the colours.
  case noneSkipFirst
  /// Nothing but alpha.
  case alphaOnly
}

/// Where alpha is, and the order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Options of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers; never here.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// In the order of the components.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Words of 32 bits, the last component first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 32 bits, in the order of the components.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// Where the parts of pixels lie.
struct PixelLayout: Sendable {
  let width, height, bytesPerRow: Int
  let alpha: CGImageAlphaInfo
  /// The bits of the order of bytes.
  let order: UInt32
  let isGray: Bool
  let bytesPerPixel: Int
  /// Where red, green and blue are in a pixel, and alpha, if there is any.
  private let places: (red: Int, green: Int, blue: Int, alpha: Int?)

  /// `nil` for what is not supported.
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
    let least = width * bytesPerPixel
    guard bytesPerRow == 0 || (bytesPerRow >= least && bytesPerRow < 1 << 24) else { return nil }
    (self.width, self.height, self.alpha) = (width, height, alpha)
    self.bytesPerRow = bytesPerRow == 0 ? (least + 15) & ~15 : bytesPerRow
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

  /// Whether there is no alpha.
  var isOpaque: Bool { alpha != .alphaOnly && places.alpha == nil }
  private var isStraight: Bool { alpha == .last || alpha == .first }

  /// The bytes at `bytes` as pixels; `nil` without memory.
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

  /// Writes pixels of this size to `bytes`.
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
