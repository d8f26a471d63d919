// Images for the scenes of tests.

import Foundation
import SegueImages
import SeguePixels

extension ScratchFolder {
  /// Writes an opaque PNG whose bytes are all `level`, except for alpha.
  package func image(_ name: String, _ width: Int, _ height: Int, _ level: UInt8) throws {
    let buffer = try PixelBuffer(width: width, height: height)
    for y in 0..<height { buffer.row(y).update(repeating: level) }
    let bytes = try PNGEncoder.encode(buffer, opaque: true)
    try Data(bytes).write(to: URL(filePath: self(name)))
  }
}
