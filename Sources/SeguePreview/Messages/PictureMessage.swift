// The binary messages to pages: a header in JSON after its length, and the pixels.

import Foundation
import SegueDiagnostics
import SeguePixels

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

  /// The name in the header.
  package var name: String {
    switch self {
    case .raw: "raw"
    case .tiles: "tiles"
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
///
/// The pixels are not copied before they are sent: a page takes a picture in pieces, so that no
/// second copy of a large picture is ever made.
package struct PictureMessage: Sendable {
  /// The length of the header, the header, and, for a file, its bytes.
  let head: Data
  /// The pixels that follow the header, or `nil`.
  let pixels: PixelBuffer?
  /// The rectangles of `pixels` that are sent, one after the other.
  let tiles: [PictureTile]

  /// Creates a message of bytes that are complete.
  init(bytes: Data) { (head, pixels, tiles) = (bytes, nil, []) }

  /// Creates a message with the rows of rectangles of a picture.
  init(
    _ header: PictureHeader, _ encoding: PictureEncoding, _ tiles: [PictureTile],
    of pixels: PixelBuffer
  ) {
    (self.pixels, self.tiles) = (pixels, tiles)
    let text = Self.json(header, (pixels.width, pixels.height), encoding).compact.utf8
    var head = Data(capacity: 4 + text.count)
    withUnsafeBytes(of: UInt32(text.count).littleEndian) { head.append(contentsOf: $0) }
    head.append(contentsOf: text)
    self.head = head
  }

  /// Creates a message with all rows of a picture.
  init(whole pixels: PixelBuffer, _ header: PictureHeader) {
    let tile = PictureTile(x: 0, y: 0, width: pixels.width, height: pixels.height)
    self.init(header, .raw, [tile], of: pixels)
  }

  /// All bytes of the message.
  var bytes: Data {
    var pieces = PicturePieces(self)
    var data = Data()
    while let piece = pieces.next() { data.append(piece.bytes) }
    return data
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
