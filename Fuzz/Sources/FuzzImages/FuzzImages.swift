// Images of every kind, as libFuzzer changes them: decoding answers with an image or an error, and
// never in any other way.

import FuzzSupport
import SegueImages

/// One execution. A small limit keeps executions short; the paths are the same.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  PNGChecksums.correct(&bytes)
  do {
    let bitmap = try ImageDecoder.decode(
      bytes, named: "fuzz", limits: ImageLimits(side: 512, area: 65536))
    require(bitmap.width <= 512 && bitmap.height <= 512, "an image beyond the limits")
  } catch {
    require(!error.description.isEmpty, "an error without a description")
  }
  return 0
}

/// Right checksums for changed chunks: with wrong ones nothing behind them would ever run.
enum PNGChecksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  static func correct(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return }
    var offset = 8
    while offset + 12 <= bytes.count {
      let count = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + count <= bytes.count else { return }
      let body = bytes[offset + 4..<offset + 8 + count]
      let crc = ~body.reduce(~UInt32(0)) {
        table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8
      }
      for byte in 0..<4 {
        bytes[offset + 8 + count + byte] = UInt8(truncatingIfNeeded: crc >> (24 - 8 * byte))
      }
      offset += 12 + count
    }
  }
}
