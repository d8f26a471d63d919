// JPEGs that are broken or exceed limits: a named error, quickly, and never an image with gray
// where the data ended.

import SegueImages
import SeguePixels
import SegueWorld
import Testing

@Suite struct DamagedJPEGTests {
  @Test("a file truncated anywhere is damaged")
  func truncated() {
    for isProgressive in [false, true] {
      let bytes = good(isProgressive).build()
      for count in 3..<bytes.count {
        #expect(code(Array(bytes[..<count])) == .damaged, "\(count) of \(bytes.count) bytes")
      }
    }
  }

  @Test("data that ends before the image does is damaged, even with a proper end marker")
  func shortData() {
    for isProgressive in [false, true] {
      let bytes = good(isProgressive).build()
      let short = bytes.dropLast(2 + 24) + [0xFF, 0xD9]
      #expect(code(Array(short)) == .damaged)
    }
  }

  @Test("changed bytes never crash the decoder, and sizes stay within limits")
  func changed() {
    var generator = SeededGenerator(seed: 4)
    let limits = ImageLimits(side: 500, area: 100_000)
    for round in 0..<4000 {
      var bytes = good(round % 2 == 0).build()
      for _ in 0...generator.next() % 4 {
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      let bitmap = try? ImageDecoder.decode(bytes, named: "x", limits: limits)
      #expect(bitmap.map { $0.width * $0.height <= 100_000 } ?? true)
    }
  }

  @Test("scans are limited", arguments: [499, 500])
  func scans(_ count: Int) throws {
    var jpeg = JPEGBuilder(width: 40, height: 40, isProgressive: true)
    jpeg.emptyScans = count
    if count < 500 {
      #expect(try ImageDecoder.decode(jpeg.build(), named: "x").width == 40)
    } else {
      #expect(
        message(jpeg.build()) == "x: more than 500 scans; expected at most 500")
    }
  }

  @Test("scans of a large image are limited by their pixels, before any is decoded")
  func scannedPixels() {
    var jpeg = JPEGBuilder(width: 8000, height: 8000, isProgressive: true)
    jpeg.value = { _, _, _ in 128 }
    var bytes = JPEGBuilder(width: 8, height: 8, isProgressive: true, emptyScans: 20).build()
    // The header of a small image, and the size of a large one.
    let frame = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 } ?? 0
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x1F, 0x40, 0x1F, 0x40])
    #expect(
      message(bytes)
        == "x: 17 scans of 8000 x 8000 pixels; expected at most 1073741824 pixels in all scans"
    )
  }

  @Test("sizes over the limits are refused with their numbers")
  func sizes() {
    var jpeg = JPEGBuilder(width: 65500, height: 65500)
    jpeg.value = { _, _, _ in 0 }
    var bytes = JPEGBuilder().build()
    let frame = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 } ?? 0
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(
      message(bytes)
        == "x: 65500 x 65500 pixels; expected at most 16384 per side and 67108864 in total")
  }

  @Test("unsupported features are refused by name", arguments: unread)
  func unsupported(_ marker: Int, _ what: String) {
    var jpeg = JPEGBuilder()
    jpeg.frameMarker = marker
    #expect(
      message(jpeg.build())
        == "x: JPEG with \(what), which is not supported; expected a baseline or progressive one")
  }

  @Test("violated rules are named", arguments: damages)
  func damaged(_ damage: JPEGDamage) {
    let text = message(damage.bytes())
    #expect(text == "x: damaged JPEG: \(damage.testDescription); expected an intact file")
  }
}

/// A way to break a file, and the expected error.
struct JPEGDamage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: @Sendable () -> [UInt8]

  init(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    (testDescription, self.bytes) = (name, bytes)
  }
}

private let unread = [
  (0xC3, "lossless coding"), (0xC5, "hierarchical coding"), (0xC9, "arithmetic coding"),
  (0xCA, "arithmetic coding"),
]

private let damages: [JPEGDamage] = [
  JPEGDamage("no frame header") { [0xFF, 0xD8, 0xFF, 0xD9] },
  JPEGDamage("no marker at byte 6") { [0xFF, 0xD8, 0xFF, 0xFE, 0, 2, 0, 0] },
  JPEGDamage("its size is 0 x 8") { with { $0.width = 0 } },
  JPEGDamage("a sampling factor of 0 x 1") { with { $0.components[0].across = 0 } },
  JPEGDamage("a sampling factor of 1 x 5") { with { $0.components[0].down = 5 } },
  JPEGDamage("a scan before its quantization table 0") { without(0xDB) },
  JPEGDamage("a scan before its quantization table 2") {
    with { $0.components[0].quantization = 2 }
  },
  JPEGDamage("a scan before its quantization table 0") {
    without(0xDB) { $0.isProgressive = true }
  },
  JPEGDamage("a scan before its Huffman table 0 for DC") { without(0xC4) },
  JPEGDamage("a scan before its Huffman table 1 for DC") { with { $0.tables = 0x10 } },
  JPEGDamage("a scan before its Huffman table 1 for AC") { with { $0.tables = 0x01 } },
  JPEGDamage("a scan before its Huffman table 0 for DC") {
    without(0xC4) { $0.isProgressive = true }
  },
  JPEGDamage("marker FFD8 is out of place") {
    var bytes = JPEGBuilder().build()
    bytes.insert(contentsOf: [0xFF, 0xD8], at: 2)
    return bytes
  },
  JPEGDamage("a color component has no data") {
    var jpeg = JPEGBuilder()
    jpeg.components = (1...3).map { .init(identifier: $0) }
    jpeg.isInterleaved = false
    var bytes = jpeg.build()
    let last = bytes.indices.last {
      bytes[$0] == 0xFF && bytes[min($0 + 1, bytes.count - 1)] == 0xDA
    }
    bytes.removeSubrange((last ?? 0)..<bytes.count - 2)
    return bytes
  },
]

private func with(_ change: (inout JPEGBuilder) -> Void) -> [UInt8] {
  var jpeg = JPEGBuilder()
  change(&jpeg)
  return jpeg.build()
}

/// Returns an image without the first segment with the given marker.
private func without(_ marker: UInt8, _ change: (inout JPEGBuilder) -> Void = { _ in }) -> [UInt8] {
  var bytes = with(change)
  guard
    let start = bytes.indices.dropLast(3).first(where: {
      bytes[$0] == 0xFF && bytes[$0 + 1] == marker
    })
  else { return bytes }
  bytes.removeSubrange(start..<start + 2 + Int(bytes[start + 2]) * 256 + Int(bytes[start + 3]))
  return bytes
}

private func good(_ isProgressive: Bool) -> JPEGBuilder {
  var jpeg = JPEGBuilder(width: 40, height: 30, isProgressive: isProgressive)
  jpeg.components = [
    .init(identifier: 1, across: 2, down: 2), .init(identifier: 2), .init(identifier: 3),
  ]
  jpeg.value = { ($0 * 71 + $1 * 37 + $2 * 59) % 256 }
  return jpeg
}

private func message(_ bytes: [UInt8]) -> String? {
  do {
    _ = try ImageDecoder.decode(bytes, named: "x")
    return nil
  } catch {
    return error.description
  }
}

private func code(_ bytes: [UInt8]) -> ImageError.Code? {
  do {
    _ = try ImageDecoder.decode(bytes, named: "x")
    return nil
  } catch {
    return error.code
  }
}
