// Frames as unpadded bytes, as raw video, YUV4MPEG2 and hashes require.

import SeguePixels
import SegueVideo

extension FramePixels {
  /// The rows of the image without padding: RGBA from top to bottom, or all of Y′, then Cb, then
  /// Cr. They are valid as long as the frame.
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

  /// Appends all rows, without padding, to `bytes`.
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
