// The messages of an outbox as frames of RFC 6455, which the server writes as the socket takes them.

import CSegueServer
import Foundation

/// The frames to a page. Only the server's thread uses them.
struct OutgoingFrames {
  private let outbox: PageOutbox
  private var kind = segue_text
  private var bytes = Data()
  private var pieces: PicturePieces?
  private var isFirst = true

  /// Creates the frames of the messages in `outbox`.
  init(_ outbox: PageOutbox) { self.outbox = outbox }

  /// Writes the next frame into `buffer`, of `SEGUE_FRAME_BYTES` bytes, and describes it in `frame`.
  mutating func write(to buffer: UnsafeMutableRawPointer, _ frame: inout segue_frame) {
    if bytes.isEmpty, let piece = pieces?.next() {
      bytes = piece.bytes
      if piece.isLast { pieces = nil }
    } else if bytes.isEmpty {
      guard begin(buffer, &frame) else { return }
    }
    let count = min(bytes.count, Int(SEGUE_FRAME_BYTES))
    bytes.copyBytes(to: UnsafeMutableRawBufferPointer(start: buffer, count: count))
    bytes = bytes.dropFirst(count)
    (frame.kind, frame.count, frame.is_first) = (kind, count, isFirst)
    frame.is_last = bytes.isEmpty && pieces == nil
    isFirst = frame.is_last
  }

  /// Takes the next message from the outbox.
  /// - Returns: `false` if there is none; `frame` then says so.
  private mutating func begin(_ buffer: UnsafeMutableRawPointer, _ frame: inout segue_frame) -> Bool
  {
    switch outbox.take() {
    case .nothing: frame.kind = segue_nothing
    case .end: frame.kind = segue_end
    case .message(.close(let code, let reason)):
      // A control frame has at most 125 bytes, two of them for the code.
      let text = Array(reason.utf8.prefix(123))
      buffer.copyMemory(from: text, byteCount: text.count)
      (frame.kind, frame.count, frame.code) = (segue_end, text.count, code)
    case .message(.text(let text)):
      (kind, bytes) = (segue_text, Data(text.utf8))
      return true
    case .message(.binary(let data)):
      (kind, bytes) = (segue_binary, data)
      return true
    case .message(.picture(let picture)):
      var pieces = PicturePieces(picture)
      (kind, bytes) = (segue_binary, pieces.next()?.bytes ?? picture.head)
      self.pieces = pieces.isAtEnd ? nil : pieces
      return true
    }
    return false
  }
}
