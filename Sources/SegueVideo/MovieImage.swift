// The frame in libavcodec's form: one image that is filled repeatedly. The encoder copies it when
// it receives it, so the same memory is used for the whole clip.

import CFFmpeg
import CSeguePlanes
import Foundation
import SeguePixels

/// An image of the movie's size.
final class MovieImage {
  let frame: UnsafeMutablePointer<AVFrame>
  private let layout: MoviePixelLayout

  init(_ settings: MovieSettings) throws(VideoError) {
    guard let frame = av_frame_alloc() else { throw .memory("creating an image") }
    self.frame = frame
    layout = settings.pixelLayout
    frame.pointee.width = Int32(settings.codedWidth)
    frame.pointee.height = Int32(settings.codedHeight)
    frame.pointee.format = layout.format.rawValue
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

  /// The format of the frames that `fill` takes.
  var pixelFormat: FramePixelFormat { layout == .yCbCr420 ? .yCbCr420 : .rgba8 }

  /// Copies or converts a frame, which must be of the movie's size and in `pixelFormat`.
  func fill(_ pixels: FramePixels) throws(VideoError) {
    switch (pixels, pixelFormat) {
    case (.yCbCr420(let planes), .yCbCr420): try fill(planes)
    case (.rgba8(let buffer), .rgba8): try fill(buffer)
    case (.rgba8, .yCbCr420):
      throw VideoError(.frame, "a frame is RGBA; expected Y′CbCr planes for a movie")
    case (.yCbCr420, .rgba8):
      throw VideoError(.frame, "a frame consists of Y′CbCr planes; expected RGBA for this codec")
    }
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

  /// Converts premultiplied pixels to straight planes.
  private func fill(_ pixels: PixelBuffer) throws(VideoError) {
    let (width, height) = (frame.pointee.width, frame.pointee.height)
    guard pixels.width <= width, pixels.height <= height, pixels.width > width - 2,
      pixels.height > height - 2
    else {
      throw VideoError(
        .frame, "a frame is \(pixels.width) x \(pixels.height); expected \(width) x \(height)")
    }
    guard av_frame_make_writable(frame) >= 0 else { throw .memory("copying a frame") }
    let (data, strides) = (frame.pointee.data, frame.pointee.linesize)
    var target = segue_plane_target()
    (target.width, target.height) = (width, height)
    (target.across, target.down) = (Int32(layout.across), Int32(layout.down))
    target.depth = Int32(layout.depth)
    target.plane = (data.0, data.1, data.2, layout.hasAlpha ? data.3 : nil)
    target.stride = (Int(strides.0), Int(strides.1), Int(strides.2), Int(strides.3))
    segue_planes_from_rgba(
      pixels.baseAddress.assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow,
      Int32(pixels.width), Int32(pixels.height), &target)
  }

  private func copy(
    _ from: UnsafePointer<UInt8>, _ fromStride: Int, _ to: UnsafeMutablePointer<UInt8>?,
    _ toStride: Int32, _ width: Int, _ height: Int
  ) {
    guard let to else { return }
    for y in 0..<height { memcpy(to + y * Int(toStride), from + y * fromStride, width) }
  }
}
