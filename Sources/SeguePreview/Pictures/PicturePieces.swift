// A picture in the pieces in which it is sent. A piece is small enough to stay in the cache of the
// processor, and its memory is used again for the next one; a message in one piece would need memory
// that the system has to clear first, which takes longer than sending it.

import Foundation
import SeguePixels

/// The bytes of a picture's message, piece by piece.
struct PicturePieces {
  /// A part of the message.
  struct Piece {
    /// The bytes of the part.
    var bytes: Data
    /// A Boolean value that indicates whether the message is complete with it.
    var isLast: Bool
  }

  private let message: PictureMessage
  private var tile = 0
  private var row = 0
  private var hasBegun = false

  /// The size in bytes from which on a piece is complete.
  private static let size = 32 << 10

  /// Creates the pieces of a message.
  init(_ message: PictureMessage) { self.message = message }

  /// Returns the next piece, or `nil` after the last.
  mutating func next() -> Piece? {
    guard !hasBegun || !isAtEnd else { return nil }
    var data = hasBegun ? Data(capacity: Self.size * 3 / 2) : message.head
    hasBegun = true
    while data.count < Self.size, !isAtEnd { appendRow(to: &data) }
    return Piece(bytes: data, isLast: isAtEnd)
  }

  /// A Boolean value that indicates whether there is no further piece.
  var isAtEnd: Bool { message.pixels == nil || tile == message.tiles.count }

  private mutating func appendRow(to data: inout Data) {
    guard let pixels = message.pixels else { return }
    let rect = message.tiles[tile]
    let bytes = pixels.baseAddress + (rect.y + row) * pixels.bytesPerRow + rect.x * 4
    data.append(bytes.assumingMemoryBound(to: UInt8.self), count: rect.width * 4)
    row += 1
    if row == rect.height { (tile, row) = (tile + 1, 0) }
  }
}
