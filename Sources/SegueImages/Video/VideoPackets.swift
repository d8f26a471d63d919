// All packets of a movie's video stream, read from the file when it is opened. From then on an
// image at any time is determined by the packets to decode, and the demuxer is no longer needed.

import CFFmpeg

/// The encoded images of a movie, in decoding order, and their display times.
final class VideoPackets: ClipImages, @unchecked Sendable {
  // Unchecked: nothing changes after init, and libav does not write to packets that it decodes.

  let file: VideoFile
  let decoder: String
  /// Sizes, extra data and other parameters of the stream.
  let parameters: CodecParameters
  private(set) var packets: [UnsafeMutablePointer<AVPacket>] = []
  private(set) var timeline: ClipTimeline
  let orientation: ImageOrientation

  /// The maximum number of images of a movie.
  static let maximumFrames = 100_000

  init(_ file: VideoFile) throws(ImageError) {
    self.file = file
    cff_capture_log()
    guard let parameters = CodecParameters() else { throw file.file.memory() }
    self.parameters = parameters
    do {
      let source = try VideoDemuxer(file)
      decoder = try source.decoder()
      orientation = source.orientation
      timeline = ClipTimeline(ticksPerSecond: source.ticksPerSecond)
      try source.copyParameters(to: parameters.pointer)
      try readAll(source)
    }
    try findTimes()
  }

  deinit {
    for packet in packets {
      var packet: UnsafeMutablePointer<AVPacket>? = packet
      av_packet_free(&packet)
    }
  }

  private func readAll(_ source: VideoDemuxer) throws(ImageError) {
    var bytes = 0
    while let packet = try source.next() {
      packets.append(packet)
      bytes += Int(packet.pointee.size)
      // An index may refer to the same bytes any number of times.
      guard bytes <= 2 * file.file.bytes.count + 1 << 20 else {
        throw file.damaged("its index refers to more data than the file contains")
      }
      guard packets.count <= Self.maximumFrames else {
        throw file.file.tooMuch("more than \(Self.maximumFrames) images", "\(Self.maximumFrames)")
      }
    }
  }

  /// Determines the display times. Images that are decoded but not displayed (before an edit's
  /// start, or VP8's references) have none.
  private func findTimes() throws(ImageError) {
    let shown = packets.filter { isShown($0.pointee) }
    guard !shown.isEmpty else { throw file.damaged("it contains no image") }
    guard shown.allSatisfy({ $0.pointee.pts != cff_no_time() && abs($0.pointee.pts) < 1 << 48 })
    else { throw file.damaged("an image has no time") }
    guard packets[0].pointee.flags & AV_PKT_FLAG_KEY != 0 else {
      throw file.damaged("it does not begin with a key frame")
    }
    let times = Array(Set(shown.map(\.pointee.pts))).sorted()
    guard times.count == shown.count else { throw file.damaged("two images have the same time") }
    let last = shown.first { $0.pointee.pts == times.last }?.pointee.duration ?? 0
    let usual = times.count > 1 ? times[times.count - 1] - times[times.count - 2] : 1
    timeline.times = times
    timeline.end = (times.last ?? 0) + (last > 0 && last < 1 << 48 ? last : usual)
  }

  private func isShown(_ packet: AVPacket) -> Bool {
    guard packet.flags & AV_PKT_FLAG_DISCARD == 0 else { return false }
    // RFC 6386, 9.1: bit 4 of a frame's first byte is its show_frame.
    guard decoder == "vp8", packet.size > 0, let first = packet.data?.pointee else { return true }
    return first & 0x10 != 0
  }

  var imageFile: ImageFile { file.file }

  func cursor() throws(ImageError) -> any ImageCursor { try VideoCursor(self) }

  /// Returns the index of the packet at which decoding begins for the image at `index`: the last
  /// key frame before it.
  func start(for index: Int) -> Int {
    packets.lastIndex {
      $0.pointee.flags & AV_PKT_FLAG_KEY != 0 && $0.pointee.pts != cff_no_time()
        && $0.pointee.pts <= timeline.times[index]
    } ?? 0
  }
}

/// The parameters that a decoder needs of a stream. It is a separate object because an initializer
/// that throws halfway does not run `deinit`, but releases its stored properties.
final class CodecParameters {
  let pointer: UnsafeMutablePointer<AVCodecParameters>

  /// Creates empty parameters; `nil` if memory is not available.
  init?() {
    guard let pointer = avcodec_parameters_alloc() else { return nil }
    self.pointer = pointer
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecParameters>? = pointer
    avcodec_parameters_free(&pointer)
  }
}
