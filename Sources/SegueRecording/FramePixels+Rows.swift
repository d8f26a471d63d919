// Frames as the plain bytes that raw video, YUV4MPEG2 and hashes are made of.

import SeguePixels
import SegueVideo

extension FramePixels {
  /// The rows of the picture, without padding: RGBA from top to bottom, or all of Y′, then Cb, then
  /// Cr. Valid while the frame is.
  package var rows: [UnsafeBufferPointer<UInt8>] {
    switch self {
    case .rgba8(let buffer):
      return (0..<buffer.height).map { UnsafeBufferPointer(buffer.row($0)) }
    case .yCbCr420(let planes):
      return planes.rows(of: planes.luma, stride: planes.lumaStride, shift: 0)
        + planes.rows(of: planes.cb, stride: planes.chromaStride, shift: 1)
        + planes.rows(of: planes.cr, stride: planes.chromaStride, shift: 1)
    }
  }

  /// All rows in one piece, appended to what `bytes` holds.
  package func appendRows(to bytes: inout [UInt8]) {
    for row in rows { bytes.append(contentsOf: row) }
  }
}

extension YCbCrPlanes {
  fileprivate func rows(of plane: UnsafeMutablePointer<UInt8>, stride: Int, shift: Int)
    -> [UnsafeBufferPointer<UInt8>]
  {
    (0..<(height >> shift)).map {
      UnsafeBufferPointer(start: plane + $0 * stride, count: width >> shift)
    }
  }
}
