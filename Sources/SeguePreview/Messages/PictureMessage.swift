// The binary messages to pages: a header in JSON after its length, and the pixels or the file.

import Foundation
import SegueDiagnostics

/// What a page learns of a picture besides its pixels.
package struct PictureHeader: Sendable {
  /// The kinds of pictures.
  package enum Kind: String, Sendable {
    /// A frame of the clip or of a finger's session.
    case frame
    /// A frame of the golden.
    case golden
    /// The difference between a frame and that of the golden.
    case difference
    /// A small frame for the timeline.
    case thumbnail
  }

  /// The kind of the picture.
  package var kind: Kind
  /// The number by which the page knows the request, or `nil`.
  package var serial: Int?
  /// The instant that the picture shows, in seconds of the clip.
  package var time: Double
  /// The number of the frame.
  package var index: Int
  /// The revision of the scene.
  package var revision: Int
  /// A Boolean value that indicates whether the picture belongs to a finger's session.
  package var isLive: Bool

  /// Creates a header.
  package init(
    kind: Kind, serial: Int? = nil, time: Double, index: Int, revision: Int, isLive: Bool = false
  ) {
    (self.kind, self.serial, self.time) = (kind, serial, time)
    (self.index, self.revision, self.isLive) = (index, revision, isLive)
  }
}

/// The form of the pixels in a message.
package enum PictureEncoding: Sendable, Equatable {
  /// All rows: RGBA, four bytes for each pixel.
  case raw
  /// The rows of rectangles that differ from the last frame of the page, one rectangle after the
  /// other.
  case tiles([PictureTile])
  /// A JPEG file.
  case jpeg
  /// A WebP file.
  case webP

  /// The name in the header.
  package var name: String {
    switch self {
    case .raw: "raw"
    case .tiles: "tiles"
    case .jpeg: "jpeg"
    case .webP: "webp"
    }
  }
}

/// A rectangle of pixels in a picture.
package struct PictureTile: Sendable, Hashable {
  /// The left column, the top row, and the numbers of columns and rows.
  package var x, y, width, height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A binary message to a page.
package struct PictureMessage: Sendable {
  /// The bytes of the message.
  package var bytes: Data

  /// Creates a message of bytes that another process has put together.
  init(bytes: Data) { self.bytes = bytes }

  /// Creates a message.
  /// - Parameters:
  ///   - size: The size of the whole picture in pixels.
  ///   - payloadBytes: The number of bytes that `append` adds.
  ///   - append: Appends the pixels or the file.
  init(
    _ header: PictureHeader, size: (width: Int, height: Int), encoding: PictureEncoding,
    payloadBytes: Int, append: (inout Data) throws -> Void
  ) rethrows {
    let text = Self.json(header, size, encoding).compact.utf8
    bytes = Data(capacity: 4 + text.count + payloadBytes)
    withUnsafeBytes(of: UInt32(text.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text)
    try append(&bytes)
  }

  private static func json(
    _ header: PictureHeader, _ size: (width: Int, height: Int), _ encoding: PictureEncoding
  ) -> JSONText {
    var pairs: [(String, JSONText)] = [("kind", .string(header.kind.rawValue))]
    if let serial = header.serial { pairs.append(("serial", .integer(serial))) }
    pairs += [
      ("time", .number(header.time)), ("index", .integer(header.index)),
      ("revision", .integer(header.revision)), ("width", .integer(size.width)),
      ("height", .integer(size.height)), ("encoding", .string(encoding.name)),
    ]
    if case .tiles(let tiles) = encoding {
      let rects = tiles.map { tile in
        JSONText.array([tile.x, tile.y, tile.width, tile.height].map { .integer($0) })
      }
      pairs.append(("tiles", .array(rects)))
    }
    if header.isLive { pairs.append(("live", .bool(true))) }
    return .object(pairs)
  }
}
