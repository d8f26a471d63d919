// Contexts over memory. Until the bytes are requested they record like any other context. From then
// on every command is drawn into the memory immediately, since the bytes may be read or changed at
// any time.

import Foundation
import SeguePixels

extension CGContext {
  /// Creates a context with the given size in pixels, one unit each, with y pointing up. It draws
  /// into `data`, or into its own memory if that is `nil`. Returns `nil` for a format other than 8
  /// bits of RGB, with or without alpha, gray, or alpha alone.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo), layout.isGray || layout.bytesPerPixel == 4,
      layout.alpha != .last, layout.alpha != .first
    else { return nil }
    self.init(memory: BitmapMemory(layout, data))
  }

  /// The bytes; `nil` for a context that is not over memory.
  public var data: UnsafeMutableRawPointer? {
    guard let memory, let bytes = memory.bytes() else { return nil }
    if !memory.isAuthoritative {
      memory.isAuthoritative = true
      flushToMemory()
    }
    return bytes
  }

  /// The number of bits per component. Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32 for RGB, 8 for gray or alpha alone.
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 4) * 8 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { memory?.layout.bytesPerRow ?? width * 4 }
  /// The color space: RGB or gray.
  public var colorSpace: CGColorSpace? { memory?.layout.isGray == true ? .gray : .rgb }
  /// The presence and position of alpha.
  public var alphaInfo: CGImageAlphaInfo {
    memory?.layout.alpha ?? (isOpaque ? .noneSkipLast : .premultipliedLast)
  }
  /// The presence and position of alpha, and the byte order.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | (memory?.layout.order ?? 0))
  }
}

/// The bytes of a context.
final class BitmapMemory {
  let layout: PixelLayout
  /// A Boolean value that indicates whether the bytes are authoritative rather than the recorded
  /// commands.
  var isAuthoritative: Bool
  private var pointer: UnsafeMutableRawPointer?
  private let ownsMemory: Bool

  init(_ layout: PixelLayout, _ pointer: UnsafeMutableRawPointer?) {
    (self.layout, self.pointer) = (layout, pointer)
    ownsMemory = pointer == nil
    isAuthoritative = pointer != nil
  }

  deinit { if ownsMemory { free(pointer) } }

  /// Returns a pointer to the first byte. Memory is allocated on first use.
  func bytes() -> UnsafeMutableRawPointer? {
    if pointer == nil { pointer = calloc(layout.height, layout.bytesPerRow) }
    return pointer
  }

  /// An image of the bytes.
  var image: CGImage? {
    guard let bytes = bytes(), let pixels = layout.read(bytes) else { return nil }
    return CGImage(Bitmap(pixels), isOpaque: layout.isOpaque)
  }

  /// Copies an image of the same size into the bytes.
  func write(_ pixels: PixelBuffer) {
    guard let bytes = bytes() else { return }
    layout.write(pixels, to: bytes)
  }
}
