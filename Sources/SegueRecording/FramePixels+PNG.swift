import SegueImages
import SegueVideo

extension FramePixels {
  /// The frame as a PNG file.
  package func png(isOpaque: Bool, compression: PNGCompression) throws -> [UInt8] {
    guard case .rgba8(let buffer) = self else {
      throw RecordingError.unexpectedFrame("PNG takes RGBA; a frame is Y′CbCr planes")
    }
    return try PNGEncoder.encode(buffer, opaque: isOpaque, compression: compression)
  }
}
