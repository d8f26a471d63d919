// The formats of images that contain one frame.

import SegueImages
import SegueVideo

/// The format of a single image or of each image of a sequence.
public enum StillFormat: Sendable, Hashable {
  /// PNG, lossless.
  case png
  /// JPEG of a quality in 0…100, without alpha.
  case jpeg(quality: Int)
  /// WebP: lossy with a quality in 0…100, or lossless with `nil`.
  case webP(quality: Int?)

  /// AVIF of a quality in 0…100.
  case avif(quality: Int)

  /// The quality of a JPEG unless another one is chosen.
  public static let usualJPEGQuality = 90
  /// The quality of an AVIF unless another one is chosen.
  public static let usualAVIFQuality = 80

  /// The filename extension, with its dot.
  public var suffix: String {
    switch self {
    case .png: ".png"
    case .jpeg: ".jpg"
    case .webP: ".webp"
    case .avif: ".avif"
    }
  }
}

extension FramePixels {
  /// Returns the frame encoded as a file of the given format.
  /// - Parameters:
  ///   - isOpaque: A Boolean value that indicates whether a PNG omits alpha.
  ///   - compression: The effort for a PNG.
  func encoded(as format: StillFormat, isOpaque: Bool, compression: PNGCompression) throws
    -> [UInt8]
  {
    guard case .rgba8(let buffer) = self else {
      throw RecordingError.unexpectedFrame(
        "a frame consists of Y′CbCr planes; expected RGBA for an image")
    }
    switch format {
    case .png: return try PNGEncoder.encode(buffer, opaque: isOpaque, compression: compression)
    case .jpeg(let quality): return try JPEGEncoder.encode(buffer, quality: quality)
    case .webP(let quality):
      return try WebPEncoder.encode(buffer, PixelArea(buffer), quality: quality)
    case .avif(let quality):
      return try AVIFEncoder.encode(buffer, opaque: isOpaque, quality: quality)
    }
  }
}
