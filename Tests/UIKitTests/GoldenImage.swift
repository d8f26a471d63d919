// Compares an image with a PNG in Tests/Goldens/UIKit, byte for byte. With SEGUE_RECORD=1 it is
// written instead.

import Foundation
import SegueImages
import SeguePixels
import Testing

/// The folder of the goldens of the test in `file`: named after the folder that the test is in.
func goldens(of file: String = #filePath) -> URL {
  let topic = URL(filePath: file).deletingLastPathComponent()
  return topic.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens/UIKit/\(topic.lastPathComponent)")
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

/// The number of pixels in which two images differ, or the maximum if their sizes differ.
func differences(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
  guard a.width == b.width, a.height == b.height else { return .max }
  return (0..<a.height).reduce(0) { count, y in
    count + (0..<a.width).count { a[$0, y] != b[$0, y] }
  }
}
