import SegueImages
import SegueVideo

extension FramePixels {
  /// Returns the frame encoded as a PNG file.
  package func png(isOpaque: Bool, compression: PNGCompression) throws -> [UInt8] {
    try encoded(as: .png, isOpaque: isOpaque, compression: compression)
  }
}
