// A picture held to a PNG beside its test, byte for byte. With SEGUE_RECORD=1 it is written instead.

import Foundation
import SegueImages
import SeguePixels
import Testing

/// Where the goldens of the test in `file` are.
func goldens(of file: String = #filePath) -> URL {
  URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens")
}

/// Expects `pixels` to be the golden `name` (without the extension) of the test in `file`.
func expectGolden(
  _ pixels: PixelBuffer, _ name: String, opaque: Bool = true, file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) throws {
  let golden = goldens(of: file).appending(path: "\(name).png")
  if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
    return try Data(PNGEncoder.encode(pixels, opaque: opaque ? true : nil)).write(to: golden)
  }
  let bytes = try [UInt8](Data(contentsOf: golden))
  let expected = try ImageDecoder.decode(bytes, named: name).pixels
  #expect(
    differences(pixels, expected) == 0, "pixels of \(name) that differ", sourceLocation: location)
}

/// How many pixels of two pictures differ; the most there can be where their sizes do.
func differences(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
  guard a.width == b.width, a.height == b.height else { return .max }
  return (0..<a.height).reduce(0) { count, y in
    count + (0..<a.width).count { a[$0, y] != b[$0, y] }
  }
}
