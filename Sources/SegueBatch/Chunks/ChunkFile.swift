// The format of a chunk file. It begins with two lines of text, so that `head -2` identifies it:
//
//     segue chunk 1
//     {"key":"…","scene":"…","first":240,"frames":240,…}
//
// Then follow the frames as records (the number of bytes, the flags and the index, each as a 32-bit
// little-endian integer, and the bytes), and an end, which a truncated file does not have: the head
// of a record with a count that no record has, the number of records, the length of the file in 64
// bits, and the SHA-256 of everything before it as text.

import SegueDiagnostics
import SegueVideo

/// The constants of the chunk file format.
package enum ChunkFile {
  /// The version of the format, which is part of every chunk's key.
  package static let version = 1
  static let signature = "segue chunk \(version)\n"
  static let recordHeadBytes = 12
  static let hashBytes = 64
  static let endBytes = 16 + hashBytes
  static let endMark = UInt32.max
  /// The flag of a frame that repeats the one before and has no bytes.
  static let repeatFlag: Int32 = 1 << 30
  /// The maximum length of the second line, in bytes.
  static let maximumHeaderLength = 1 << 16

  static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  static func integer<Value: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>) -> Value {
    bytes.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }
}

/// A stored frame of a chunk.
package struct ChunkRecord: Sendable, Hashable {
  /// The index of the frame in the chunk.
  package var frame: Int
  /// The flags: libav's for a movie, otherwise `repeatFlag` or 0.
  package var flags: Int32
  /// The contents: a packet, a PNG file or rows of pixels.
  package var bytes: [UInt8]

  /// Creates a record.
  package init(frame: Int, flags: Int32, bytes: [UInt8]) {
    (self.frame, self.flags, self.bytes) = (frame, flags, bytes)
  }

  /// The bytes that precede the contents in the file.
  var head: [UInt8] {
    ChunkFile.bytes(UInt32(truncatingIfNeeded: bytes.count)) + ChunkFile.bytes(flags)
      + ChunkFile.bytes(UInt32(truncatingIfNeeded: frame))
  }
}

/// The header of a chunk file.
package struct ChunkHeader: Sendable, Hashable {
  /// The key: the hash of everything that determines the chunk's bytes.
  package var key: String
  /// The name of the scene, for information only.
  package var scene: String
  /// The frames of the chunk, by their positions in the clip.
  package var frames: Range<Int>
  /// For a movie, the stamp that its encoder left.
  package var stamp: MovieEncoderStamp?

  /// Creates a header.
  package init(key: String, scene: String, frames: Range<Int>, stamp: MovieEncoderStamp? = nil) {
    (self.key, self.scene, self.frames, self.stamp) = (key, scene, frames, stamp)
  }

  /// The first two lines of the file.
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

  /// Creates a header from the second line of a file.
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
