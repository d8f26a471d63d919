// A demuxer of libavformat over bytes in memory, used while a movie is opened.

import CFFmpeg

/// Provides the packets of the first video stream.
final class VideoDemuxer {
  private let file: VideoFile
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let demuxer: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>

  init(_ file: VideoFile) throws(ImageError) {
    self.file = file
    bytes = .allocate(capacity: file.file.bytes.count)
    _ = bytes.initialize(from: file.file.bytes)
    var opened: UnsafeMutablePointer<AVFormatContext>?
    let result = cff_demuxer_open(file.demuxer, bytes.baseAddress, bytes.count, &opened)
    guard result >= 0, let demuxer = opened else {
      bytes.deallocate()
      throw file.failure(result, "it cannot be opened")
    }
    self.demuxer = demuxer
    let streams = (0..<Int(demuxer.pointee.nb_streams)).compactMap { demuxer.pointee.streams[$0] }
    guard
      let stream = streams.first(where: {
        $0.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_VIDEO
          && $0.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
      })
    else {
      cff_demuxer_close(demuxer)
      bytes.deallocate()
      throw file.damaged("it contains no video")
    }
    self.stream = stream
    // Audio and other streams are not read.
    for other in streams where other != stream { other.pointee.discard = AVDISCARD_ALL }
  }

  deinit {
    cff_demuxer_close(demuxer)
    bytes.deallocate()
  }

  /// Returns the name of the decoder for the stream.
  func decoder() throws(ImageError) -> String {
    let parameters = stream.pointee.codecpar.pointee
    guard let decoder = VideoFile.decoder(parameters.codec_id) else {
      let name = String(cString: avcodec_get_name(parameters.codec_id))
      throw file.file.unsupported(
        "\(name) video", "expected H.264, HEVC, VP8, VP9 or AV1")
    }
    if let alpha = av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0),
      String(cString: alpha.pointee.value) == "1"
    {
      throw file.file.unsupported(
        "transparency", "save it without transparency, or as a sequence of images")
    }
    try file.file.checkSize(Int(parameters.width), Int(parameters.height))
    return decoder
  }

  func copyParameters(to target: UnsafeMutablePointer<AVCodecParameters>) throws(ImageError) {
    let result = avcodec_parameters_copy(target, stream.pointee.codecpar)
    guard result >= 0 else { throw file.file.memory() }
  }

  var ticksPerSecond: Double {
    let base = stream.pointee.time_base
    return base.num > 0 && base.den > 0 ? Double(base.den) / Double(base.num) : 1
  }

  /// The rotation that makes images upright. Rotations that are not multiples of a quarter turn are
  /// ignored.
  var orientation: ImageOrientation {
    var turn: [Int32] = [0, 0, 0, 0]
    guard cff_stream_turn(stream, &turn) != 0 else { return .up }
    return switch turn.map({ $0.signum() }) {
    case [-1, 0, 0, 1]: .upMirrored
    case [-1, 0, 0, -1]: .down
    case [1, 0, 0, -1]: .downMirrored
    case [0, 1, 1, 0]: .leftMirrored
    case [0, 1, -1, 0]: .right
    case [0, -1, -1, 0]: .rightMirrored
    case [0, -1, 1, 0]: .left
    default: .up
    }
  }

  /// Returns the next packet of the stream, owned by the caller; `nil` at the end.
  func next() throws(ImageError) -> UnsafeMutablePointer<AVPacket>? {
    guard let packet = av_packet_alloc() else { throw file.file.memory() }
    var result = av_read_frame(demuxer, packet)
    while result >= 0, packet.pointee.stream_index != stream.pointee.index {
      av_packet_unref(packet)
      result = av_read_frame(demuxer, packet)
    }
    if result >= 0, packet.pointee.size > 0, av_packet_make_refcounted(packet) >= 0 {
      return packet
    }
    var unused: UnsafeMutablePointer<AVPacket>? = packet
    av_packet_free(&unused)
    if result == cff_error_end() { return nil }
    throw file.failure(result, "a packet cannot be read")
  }
}
