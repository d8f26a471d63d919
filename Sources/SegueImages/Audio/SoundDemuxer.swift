// A demuxer of libavformat over the bytes of a file of sound, used while its length is read.

import CFFmpeg

/// Provides the length and the form of the first stream of sound.
final class SoundDemuxer {
  /// The length and the form of a stream.
  struct Contents {
    var duration, sampleRate: Double
    var channelCount: Int
  }

  private let name: String
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let demuxer: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>

  init(_ source: [UInt8], form: SoundFile.Form, named name: String) throws(ImageError) {
    self.name = name
    bytes = .allocate(capacity: source.count)
    _ = bytes.initialize(from: source)
    var opened: UnsafeMutablePointer<AVFormatContext>?
    let result = cff_demuxer_open(form.demuxer, bytes.baseAddress, bytes.count, &opened)
    guard result >= 0, let demuxer = opened else {
      bytes.deallocate()
      let said = String(cString: cff_last_log())
      throw ImageError(
        .damaged, name, said.isEmpty ? "it cannot be opened" : "it cannot be opened: \(said)")
    }
    self.demuxer = demuxer
    let streams = (0..<Int(demuxer.pointee.nb_streams)).compactMap { demuxer.pointee.streams[$0] }
    guard
      let stream = streams.first(where: {
        $0.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_AUDIO
      })
    else {
      cff_demuxer_close(demuxer)
      bytes.deallocate()
      throw ImageError(.format, name, "contains no sound; expected an audio stream")
    }
    self.stream = stream
    for other in streams where other != stream { other.pointee.discard = AVDISCARD_ALL }
  }

  deinit {
    cff_demuxer_close(demuxer)
    bytes.deallocate()
  }

  /// Returns the length and the form. What the header does not give is found in the packets.
  func contents() throws(ImageError) -> Contents {
    let base = stream.pointee.time_base
    let tick = base.num > 0 && base.den > 0 ? Double(base.num) / Double(base.den) : 0
    var length = stream.pointee.duration
    if length <= 0 {
      length = try ticks(ofPackets: .max)
    } else if stream.pointee.codecpar.pointee.sample_rate == 0 {
      _ = try ticks(ofPackets: 1)
    }
    let parameters = stream.pointee.codecpar.pointee
    return Contents(
      duration: Double(length) * tick, sampleRate: Double(parameters.sample_rate),
      channelCount: Int(parameters.ch_layout.nb_channels))
  }

  /// Returns the sum of the durations of the first packets.
  private func ticks(ofPackets limit: Int) throws(ImageError) -> Int64 {
    guard let packet = av_packet_alloc() else {
      throw ImageError(.memory, name, "there is not enough memory to read it")
    }
    var unused: UnsafeMutablePointer<AVPacket>? = packet
    defer { av_packet_free(&unused) }
    var (sum, count): (Int64, Int) = (0, 0)
    while count < limit, av_read_frame(demuxer, packet) >= 0 {
      if packet.pointee.stream_index == stream.pointee.index {
        sum += max(packet.pointee.duration, 0)
        count += 1
      }
      av_packet_unref(packet)
    }
    return sum
  }
}
