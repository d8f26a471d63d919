// An encoded frame as it is transferred between machines.

import CFFmpeg
import Foundation

/// An encoded frame of a chunk, as the encoder produced it.
package struct MoviePacket: Sendable, Hashable {
  /// The index of the displayed frame in the chunk, counted from 0.
  package var frame: Int
  /// libav's flags, such as whether it is a key frame and whether other frames refer to it.
  package var flags: Int32
  /// The encoded image.
  package var bytes: [UInt8]

  /// Creates a packet from stored values.
  package init(frame: Int, flags: Int32, bytes: [UInt8]) {
    (self.frame, self.flags, self.bytes) = (frame, flags, bytes)
  }

  init(_ packet: UnsafeMutablePointer<AVPacket>) {
    frame = Int(packet.pointee.pts)
    flags = packet.pointee.flags
    bytes = Array(
      UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
  }

  /// Calls `body` with the packet in libav's form.
  func withPacket(_ body: ChunkEncoder.PacketHandler) throws {
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
