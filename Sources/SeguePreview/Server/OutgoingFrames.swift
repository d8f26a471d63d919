// The messages of an outbox as frames of RFC 6455. A picture becomes several frames, which are made
// as the socket takes them.

import FlyingFox
import Foundation

/// The frames to a page.
final class OutgoingFrames: @unchecked Sendable {
  // Unchecked: the server asks for one frame after the other.

  private let outbox: PageOutbox
  private var pieces: PicturePieces?

  /// Creates the frames of the messages in `outbox`.
  init(_ outbox: PageOutbox) { self.outbox = outbox }

  /// Returns the next frame when there is one, or `nil` at the end of the connection.
  func next() async -> WSFrame? {
    if let piece = pieces?.next() {
      if piece.isLast { pieces = nil }
      return frame(.continuation, piece.bytes, isLast: piece.isLast)
    }
    guard let message = await outbox.next() else { return nil }
    switch message {
    case .text(let text): return frame(.text, Data(text.utf8))
    case .picture(let picture): return first(of: picture)
    case .binary(let data): return frame(.binary, data)
    case .pong(let data): return frame(.pong, data)
    case .close(let code, let reason):
      return frame(.close, Data([UInt8(code >> 8), UInt8(code & 255)]) + Data(reason.utf8))
    }
  }

  private func first(of picture: PictureMessage) -> WSFrame {
    var pieces = PicturePieces(picture)
    guard let piece = pieces.next() else { return frame(.binary, picture.head) }
    self.pieces = piece.isLast ? nil : pieces
    return frame(.binary, piece.bytes, isLast: piece.isLast)
  }

  private func frame(_ opcode: WSFrame.Opcode, _ payload: Data, isLast: Bool = true) -> WSFrame {
    WSFrame(fin: isLast, opcode: opcode, mask: nil, payload: payload)
  }
}
