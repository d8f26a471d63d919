// The frame in libavcodec's form: one image that is filled repeatedly. The encoder copies it when
// it receives it, so the same memory is used for the whole clip.

import CFFmpeg
import Foundation
import SeguePixels

/// An image of the movie's size.
final class MovieImage {
  let frame: UnsafeMutablePointer<AVFrame>

  init(_ settings: MovieSettings) throws(VideoError) {
    guard let frame = av_frame_alloc() else { throw .memory("creating an image") }
    self.frame = frame
    frame.pointee.width = Int32(settings.codedWidth)
    frame.pointee.height = Int32(settings.codedHeight)
    frame.pointee.format = AV_PIX_FMT_YUV420P.rawValue
    frame.pointee.color_range = AVCOL_RANGE_MPEG
    frame.pointee.color_primaries = AVCOL_PRI_BT709
    frame.pointee.color_trc = AVCOL_TRC_BT709
    frame.pointee.colorspace = AVCOL_SPC_BT709
    guard av_frame_get_buffer(frame, 0) >= 0 else { throw .memory("creating an image") }
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&frame)
  }

  /// Copies `planes`, which must be of the movie's size.
  func fill(_ planes: YCbCrPlanes) throws(VideoError) {
    let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
    guard planes.width == width, planes.height == height else {
      throw VideoError(
        .frame, "a frame is \(planes.width) x \(planes.height); expected \(width) x \(height)")
    }
    guard av_frame_make_writable(frame) >= 0 else { throw .memory("copying a frame") }
    let data = frame.pointee.data
    let strides = frame.pointee.linesize
    copy(planes.luma, planes.lumaStride, data.0, strides.0, width, height)
    copy(planes.cb, planes.chromaStride, data.1, strides.1, width / 2, height / 2)
    copy(planes.cr, planes.chromaStride, data.2, strides.2, width / 2, height / 2)
  }

  private func copy(
    _ from: UnsafePointer<UInt8>, _ fromStride: Int, _ to: UnsafeMutablePointer<UInt8>?,
    _ toStride: Int32, _ width: Int, _ height: Int
  ) {
    guard let to else { return }
    for y in 0..<height { memcpy(to + y * Int(toStride), from + y * fromStride, width) }
  }
}
