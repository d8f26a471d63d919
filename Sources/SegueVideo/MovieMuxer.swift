// Writing of packets to a file. Nothing that varies is written: no date, version or program name.

import CFFmpeg

/// A movie file with one video track.
final class MovieMuxer {
  private let output: MovieOutput
  private let muxer: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  private let frameDuration: AVRational

  /// Writes the header for packets from an encoder such as `encoder`.
  init(_ output: MovieOutput, settings: MovieSettings, encoder: ChunkEncoder) throws {
    self.output = output
    let format = settings.container.rawValue
    guard let muxer = cff_muxer_new(format, output.callbacks) else {
      throw VideoError(.encoder, "libavformat has no muxer for \(format); expected one with it")
    }
    self.muxer = muxer
    guard let stream = avformat_new_stream(muxer, nil) else {
      cff_muxer_free(muxer)
      throw VideoError.memory("opening the movie")
    }
    self.stream = stream
    frameDuration = settings.frameDuration
    try writeHeader(encoder, settings)
  }

  deinit { cff_muxer_free(muxer) }

  private func writeHeader(_ encoder: ChunkEncoder, _ settings: MovieSettings) throws {
    try check(encoder.describe(stream.pointee.codecpar), "describing the track")
    if !settings.codec.hasTag { stream.pointee.codecpar.pointee.codec_tag = 0 }
    if settings.keepsAlpha, settings.container == .webm {
      av_dict_set(&stream.pointee.metadata, "alpha_mode", "1", 0)
    }
    stream.pointee.time_base = frameDuration
    stream.pointee.avg_frame_rate = av_inv_q(frameDuration)
    stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    var options: OpaquePointer?
    defer { av_dict_free(&options) }
    // In a pipe, fragments are written in place of an index, with decoding times that need no edit
    // list to begin at 0.
    let flags =
      output.isSeekable
      ? "+faststart" : "+frag_keyframe+delay_moov+default_base_moof"
    if settings.container != .webm { av_dict_set(&options, "movflags", flags, 0) }
    try check(avformat_write_header(muxer, &options), "writing the header")
  }

  /// Writes a packet whose times count frames.
  func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
    packet.pointee.stream_index = stream.pointee.index
    packet.pointee.duration = 1
    av_packet_rescale_ts(packet, frameDuration, stream.pointee.time_base)
    try check(av_write_frame(muxer, packet), "writing a frame")
  }

  /// Writes the index and moves it to the front.
  func finish() throws {
    try check(av_write_trailer(muxer), "writing the index")
    avio_flush(muxer.pointee.pb)
    try check(muxer.pointee.pb.pointee.error, "writing the index")
  }

  /// Throws the output's own error if there is one. libav reports it late, or not at all.
  private func check(_ status: @autoclosure () -> Int32, _ doing: String) throws {
    cff_clear_log()
    let status = status()
    if let failure = output.failure {
      throw VideoError(.output, "\(failure)", errorNumber: failure.errorNumber)
    }
    guard status >= 0 else { throw VideoError.library(.output, status, doing) }
  }
}

extension MovieSettings {
  /// The exact duration of a frame in seconds, which is the unit in which frames are counted.
  var frameDuration: AVRational {
    var duration = AVRational()
    av_reduce(
      &duration.num, &duration.den, Int64(rateDenominator), Int64(rateNumerator), Int64(Int32.max))
    return duration
  }
}
