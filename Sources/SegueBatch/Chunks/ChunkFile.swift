// The form of a chunk's file. It opens with two lines of text, so that `head -2` tells a person what it is:
//
//     segue chunk 1
//     {"key":"…","scene":"…","first":240,"frames":240,…}
//
// then the frames as records (count of bytes, flags, number: 32 bits each, little end first; then the
// bytes), and an end that a file which was cut does not have: a record's head with a count that no record
// has, the number of records, the file's length in 64 bits, and the SHA-256 of all before it as text.

import SegueDiagnostics
import SegueVideo

/// The constants of a chunk's file.
package enum ChunkFile {
  /// The version of its form; part of every chunk's key.
  package static let version = 1
  static let signature = "segue chunk \(version)\n"
  static let recordHeadBytes = 12
  static let hashBytes = 64
  static let endBytes = 16 + hashBytes
  static let endMark = UInt32.max
  /// A frame that is the one before; it has no bytes.
  static let repeatFlag: Int32 = 1 << 30
  /// Bytes of the second line.
  static let longestHeader = 1 << 16

  static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  static func integer<Value: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>) -> Value {
    bytes.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }
}

/// A frame of a chunk as it is kept.
package struct ChunkRecord: Sendable, Hashable {
  /// Its number in the chunk.
  package var frame: Int
  /// For a movie, libav's; else `repeatFlag` or 0.
  package var flags: Int32
  /// A packet, a PNG file or rows of pixels.
  package var bytes: [UInt8]

  /// A record.
  package init(frame: Int, flags: Int32, bytes: [UInt8]) {
    (self.frame, self.flags, self.bytes) = (frame, flags, bytes)
  }

  /// The bytes before its own.
  var head: [UInt8] {
    ChunkFile.bytes(UInt32(truncatingIfNeeded: bytes.count)) + ChunkFile.bytes(flags)
      + ChunkFile.bytes(UInt32(truncatingIfNeeded: frame))
  }
}

/// What a chunk's file says of itself.
package struct ChunkHeader: Sendable, Hashable {
  /// The hash of all that decides its bytes.
  package var key: String
  /// The scene's name, for people.
  package var scene: String
  /// Its frames, by their position in the clip.
  package var frames: Range<Int>
  /// For a movie, what its encoder left.
  package var stamp: MovieEncoderStamp?

  /// A header.
  package init(key: String, scene: String, frames: Range<Int>, stamp: MovieEncoderStamp? = nil) {
    (self.key, self.scene, self.frames, self.stamp) = (key, scene, frames, stamp)
  }

  /// The first two lines.
  var lines: String {
    let stamp = stamp.map {
      JSONText.object([
        ("header", .array($0.header.map { .integer(Int($0)) })), ("delay", .integer($0.delay)),
      ])
    }
    let json = JSONText.object([
      ("key", .string(key)), ("scene", .string(scene)), ("first", .integer(frames.lowerBound)),
      ("frames", .integer(frames.count)), ("encoder", stamp ?? .null),
    ])
    return ChunkFile.signature + json.compact + "\n"
  }

  /// The header whose second line is `line`.
  init(line: [UInt8]) throws(JSONFault) {
    let fields = try PlanFields(JSONReader.read(line), path: "")
    key = try fields.hash("key")
    scene = try fields.text("scene")
    let first = try fields.integer("first", in: 0...1 << 40)
    frames = first..<first + (try fields.integer("frames", in: 1...1 << 30))
    let node = try fields.node("encoder")
    if case .null = node.content { return }
    let encoder = try PlanFields(node, path: "encoder")
    let header = try encoder.array("header") { node, path throws(JSONFault) in
      guard case .number(let text) = node.content, let byte = UInt8(text) else {
        throw JSONFault(at: node.offset, "\(path) is \(node.kind); expected a byte")
      }
      return byte
    }
    stamp = MovieEncoderStamp(header: header, delay: try encoder.integer("delay", in: 0...1000))
  }
}
