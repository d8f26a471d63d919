// A decoder and its position in a movie. A request for the next image in order costs one packet.
// Any other image is decoded from the key frame before it, so that its bytes are the same however
// it is reached.

import CFFmpeg
import SeguePixels

struct VideoCursor: ImageCursor {
  private let packets: VideoPackets
  private let decoder: VideoDecoder
  private let frame: DecodedFrame
  /// The index of the packet to send next, in decoding order.
  private var next = 0
  /// The time of the image that was decoded last.
  private var shown = Int64.min
  private var isDraining = false

  init(_ packets: VideoPackets) throws(ImageError) {
    self.packets = packets
    decoder = try VideoDecoder(packets)
    guard let frame = DecodedFrame() else { throw packets.file.file.memory() }
    self.frame = frame
  }

  var progress: Int64 { shown }

  func isBefore(_ index: Int) -> Bool {
    shown < packets.timeline.times[index] && next > packets.start(for: index)
  }

  mutating func bitmap(_ index: Int) throws(ImageError) -> Bitmap {
    let wanted = packets.timeline.times[index]
    if !isBefore(index) { restart(at: packets.start(for: index)) }
    while try receive() {
      let time = frame.frame.pointee.pts
      guard time != cff_no_time() else { continue }
      shown = max(shown, time)
      if time == wanted { return try convert() }
      if time > wanted { break }
    }
    shown = Int64.max
    throw packets.file.damaged("the image at \(packets.timeline.seconds(wanted)) s is missing")
  }

  private mutating func restart(at packet: Int) {
    decoder.flush()
    (next, shown, isDraining) = (packet, .min, false)
  }

  /// Receives the next image from the decoder; returns `false` if there are no more.
  private mutating func receive() throws(ImageError) -> Bool {
    while true {
      cff_clear_log()
      let result = decoder.receive(frame)
      if result >= 0 { return true }
      if result == cff_error_end() { return false }
      guard result == cff_error_again(), !isDraining else { throw failure(result) }
      try send()
    }
  }

  private mutating func send() throws(ImageError) {
    let packet = next < packets.packets.count ? packets.packets[next] : nil
    let result = decoder.send(packet)
    guard result >= 0 else { throw failure(result) }
    isDraining = packet == nil
    next += 1
  }

  private func failure(_ result: Int32) -> ImageError {
    let place = max(next - 1, 0)
    let time = packets.packets[min(place, packets.packets.count - 1)].pointee.pts
    return packets.file.failure(
      result, "its image at \(packets.timeline.seconds(time)) s cannot be decoded")
  }

  private func convert() throws(ImageError) -> Bitmap {
    let file = packets.file.file
    try file.checkSize(frame.width, frame.height)
    let colors = try VideoColors(frame, file)
    let pixels = try file.convert(frame) { try colors.pixels($0) }
    do {
      return try Bitmap(pixels).turned(packets.orientation)
    } catch {
      throw ImageError(.memory, file.name, error.description)
    }
  }
}

/// An open decoder.
final class VideoDecoder {
  private let context: UnsafeMutablePointer<AVCodecContext>

  init(_ packets: VideoPackets) throws(ImageError) {
    let file = packets.file.file
    guard let context = cff_decoder_new(packets.decoder, Int64(file.limits.area)) else {
      throw ImageError(
        .format, file.name,
        "libavcodec has no decoder \(packets.decoder); expected a complete libavcodec. Install one")
    }
    self.context = context
    cff_clear_log()
    var result = avcodec_parameters_to_context(context, packets.parameters.pointer)
    if result >= 0 { result = avcodec_open2(context, nil, nil) }
    guard result >= 0 else { throw packets.file.failure(result, "its decoder cannot be opened") }
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
  }

  func send(_ packet: UnsafeMutablePointer<AVPacket>?) -> Int32 {
    avcodec_send_packet(context, packet)
  }

  func receive(_ frame: DecodedFrame) -> Int32 { avcodec_receive_frame(context, frame.frame) }

  func flush() { avcodec_flush_buffers(context) }
}
