// The encoder of one chunk. Each chunk gets a new one, which counts its frames from 0, so the bytes
// of a chunk depend only on its frames and the settings. A movie can therefore be encoded in parts,
// on several machines, with the same result.

import CFFmpeg
import Foundation
import SeguePixels

/// Encodes one chunk: it receives frames and produces packets in decoding order.
final class ChunkEncoder {
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let packet: UnsafeMutablePointer<AVPacket>
  /// The number of frames received.
  private(set) var frames = 0
  /// The number of frames by which decoding precedes display.
  let delay: Int
  /// A Boolean value that indicates whether only the slices of a packet are kept.
  private let hasSlices: Bool

  init(_ settings: MovieSettings) throws(VideoError) {
    cff_capture_log()
    let codec = try Self.encoder(settings)
    hasSlices = settings.codec == .h264
    guard let context = avcodec_alloc_context3(codec), let packet = av_packet_alloc() else {
      throw .memory("creating the encoder")
    }
    (self.context, self.packet) = (context, packet)
    Self.configure(context, settings)
    var options = Self.options(settings)
    defer { av_dict_free(&options) }
    cff_clear_log()
    let status = avcodec_open2(context, codec, &options)
    // libavcodec does not report x265's delay, which is at most 2.
    delay = max(Int(context.pointee.has_b_frames), settings.codec == .hevc ? 2 : 0)
    guard status >= 0 else { throw .library(.encoder, status, "opening \(settings.encoderName)") }
    if let left = av_dict_get(options, "", nil, AV_DICT_IGNORE_SUFFIX) {
      throw VideoError(
        .encoder, "\(settings.encoderName) has no option \(String(cString: left.pointee.key))")
    }
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    var packet: UnsafeMutablePointer<AVPacket>? = packet
    avcodec_free_context(&context)
    av_packet_free(&packet)
  }

  /// Encodes `frame`, and passes on the packets that are ready.
  func encode(_ frame: UnsafeMutablePointer<AVFrame>, _ take: PacketHandler) throws {
    frame.pointee.pts = Int64(frames)
    frames += 1
    try send(frame, take)
  }

  /// Encodes the frames that the encoder still holds. No frame can be encoded afterward.
  func finish(_ take: PacketHandler) throws { try send(nil, take) }

  /// A function that receives a packet whose times count frames of the chunk.
  typealias PacketHandler = (UnsafeMutablePointer<AVPacket>) throws -> Void

  private func send(_ frame: UnsafeMutablePointer<AVFrame>?, _ take: PacketHandler) throws {
    cff_clear_log()
    let status = avcodec_send_frame(context, frame)
    guard status >= 0 else { throw VideoError.library(.encoder, status, "encoding a frame") }
    while true {
      let status = avcodec_receive_packet(context, packet)
      if status == cff_error_again() || status == cff_error_end() { return }
      guard status >= 0 else { throw VideoError.library(.encoder, status, "encoding a frame") }
      defer { av_packet_unref(packet) }
      guard av_packet_make_writable(packet) >= 0 else { throw VideoError.memory("encoding") }
      if hasSlices {
        av_shrink_packet(packet, cff_keep_slices(packet.pointee.data, packet.pointee.size))
      }
      try take(packet)
    }
  }

  /// Writes the parameters that a muxer needs; returns libav's status.
  func describe(_ parameters: UnsafeMutablePointer<AVCodecParameters>) -> Int32 {
    avcodec_parameters_from_context(parameters, context)
  }

  /// The parameter sets, which all chunks of a movie share.
  var header: [UInt8] {
    [UInt8](
      UnsafeBufferPointer(
        start: context.pointee.extradata, count: Int(context.pointee.extradata_size)))
  }
}

extension ChunkEncoder {
  private static func encoder(_ settings: MovieSettings) throws(VideoError)
    -> UnsafePointer<AVCodec>
  {
    let name = settings.encoderName
    if let codec = avcodec_find_encoder_by_name(name) { return codec }
    let names = settings.codec.names
    let others = encoders(of: settings.codec.identifier)
    let found =
      others.isEmpty ? "no \(names.codec) encoder" : "only " + others.joined(separator: ", ")
    throw VideoError(
      .encoder,
      "libavcodec has \(found); expected \(name). Install a libavcodec with \(names.library), such "
        + "as Debian's libavcodec59")
  }

  private static func encoders(of id: AVCodecID) -> [String] {
    var names: [String] = []
    var state: UnsafeMutableRawPointer?
    while let codec = av_codec_iterate(&state) {
      guard codec.pointee.id == id, av_codec_is_encoder(codec) != 0 else { continue }
      names.append(String(cString: codec.pointee.name))
    }
    return names
  }

  private static func configure(
    _ context: UnsafeMutablePointer<AVCodecContext>, _ settings: MovieSettings
  ) {
    context.pointee.width = Int32(settings.codedWidth)
    context.pointee.height = Int32(settings.codedHeight)
    context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    context.pointee.time_base = settings.frameDuration
    context.pointee.framerate = av_inv_q(settings.frameDuration)
    context.pointee.pix_fmt = settings.pixelLayout.format
    context.pointee.bit_rate = 0
    context.pointee.color_range = AVCOL_RANGE_MPEG
    context.pointee.color_primaries = AVCOL_PRI_BT709
    context.pointee.color_trc = AVCOL_TRC_BT709
    context.pointee.colorspace = AVCOL_SPC_BT709
    // `YCbCrPlanes` averages 2 × 2 pixels, so its chroma samples lie between them.
    context.pointee.chroma_sample_location = AVCHROMA_LOC_CENTER
    context.pointee.gop_size = Int32(settings.chunkLength)
    context.pointee.thread_count = Int32(settings.threads)
    context.pointee.flags |= AV_CODEC_FLAG_BITEXACT | Int32(AV_CODEC_FLAG_GLOBAL_HEADER)
    if settings.codec == .hevc {
      // The tag with which Apple's players accept HEVC.
      context.pointee.codec_tag = "hvc1".utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func options(_ settings: MovieSettings) -> OpaquePointer? {
    var options: OpaquePointer?
    for option in settings.encoderOptions { av_dict_set(&options, option.name, option.value, 0) }
    return options
  }
}
