// An encoded frame on its way between machines.

import CFFmpeg
import Foundation

/// One encoded frame of a chunk, as it came from the encoder.
package struct MoviePacket: Sendable, Hashable {
  /// Which frame of the chunk it shows, counted from 0.
  package var frame: Int
  /// libav's flags: whether it is a key frame, whether others need it.
  package var flags: Int32
  /// The picture.
  package var bytes: [UInt8]

  /// A packet that was kept.
  package init(frame: Int, flags: Int32, bytes: [UInt8]) {
    (self.frame, self.flags, self.bytes) = (frame, flags, bytes)
  }

  init(_ packet: UnsafeMutablePointer<AVPacket>) {
    frame = Int(packet.pointee.pts)
    flags = packet.pointee.flags
    bytes = Array(
      UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
  }

  /// Has `body` called with the packet as libav knows it.
  func withPacket(_ body: ChunkEncoder.PacketTaker) throws {
    var packet = av_packet_alloc()
    defer { av_packet_free(&packet) }
    guard let packet, bytes.count < Int(Int32.max) / 2,
      av_new_packet(packet, Int32(bytes.count)) >= 0
    else { throw VideoError.memory("joining chunks") }
    bytes.withUnsafeBytes { from in
      guard let start = from.baseAddress, let to = packet.pointee.data else { return }
      memcpy(to, start, from.count)
    }
    (packet.pointee.pts, packet.pointee.flags) = (Int64(frame), flags)
    try body(packet)
  }
}
