import SegueImages
import SegueVideo

extension FramePixels {
  /// Returns the frame encoded as a PNG file.
  package func png(isOpaque: Bool, compression: PNGCompression) throws -> [UInt8] {
    guard case .rgba8(let buffer) = self else {
      throw RecordingError.unexpectedFrame(
        "a frame consists of Y′CbCr planes; expected RGBA for PNG")
    }
    return try PNGEncoder.encode(buffer, opaque: isOpaque, compression: compression)
  }
}
