// Contexts over memory. Until somebody asks for the bytes they record like any other; from then on every
// command is drawn into the memory at once, since the bytes may be read, or changed, at any time.

import Foundation
import SeguePixels

extension CGContext {
  /// A context of so many pixels, one unit each, y pointing up, over `data` or memory of its own. `nil`
  /// for a format other than 8 bits of RGB, with or without alpha, grey, or alpha alone.
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
    if !memory.isTruth {
      memory.isTruth = true
      flushToMemory()
    }
    return bytes
  }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// 32, or 8 for greys.
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 4) * 8 }
  /// From one row to the next.
  public var bytesPerRow: Int { memory?.layout.bytesPerRow ?? width * 4 }
  /// RGB, or grey.
  public var colorSpace: CGColorSpace? { memory?.layout.isGray == true ? .gray : .rgb }
  /// Whether there is alpha, and where.
  public var alphaInfo: CGImageAlphaInfo {
    memory?.layout.alpha ?? (isOpaque ? .noneSkipLast : .premultipliedLast)
  }
  /// The same, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | (memory?.layout.order ?? 0))
  }
}

/// The bytes of a context.
final class BitmapMemory {
  let layout: PixelLayout
  /// Whether the bytes count, rather than what is recorded.
  var isTruth: Bool
  private var pointer: UnsafeMutableRawPointer?
  private let isOwn: Bool

  init(_ layout: PixelLayout, _ pointer: UnsafeMutableRawPointer?) {
    (self.layout, self.pointer) = (layout, pointer)
    isOwn = pointer == nil
    isTruth = pointer != nil
  }

  deinit { if isOwn { free(pointer) } }

  /// The first byte; made on first use.
  func bytes() -> UnsafeMutableRawPointer? {
    if pointer == nil { pointer = calloc(layout.height, layout.bytesPerRow) }
    return pointer
  }

  /// The bytes as a picture.
  var image: CGImage? {
    guard let bytes = bytes(), let pixels = layout.read(bytes) else { return nil }
    return CGImage(Bitmap(pixels), isOpaque: layout.isOpaque)
  }

  /// Puts a picture of the same size into the bytes.
  func write(_ pixels: PixelBuffer) {
    guard let bytes = bytes() else { return }
    layout.write(pixels, to: bytes)
  }
}
