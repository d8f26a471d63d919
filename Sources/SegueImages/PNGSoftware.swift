// The name of the program that has written a PNG, as a text chunk. Frames of clips have none, since
// they consist of pixels only; images of reports do.

/// Adds the name of a program to PNG files.
package enum PNGSoftware {
  /// The number of bytes of the signature and the header, which come first in every PNG.
  private static let headerBytes = 33

  /// Returns `png` with the text `Software` after its header.
  package static func adding(_ name: String, to png: [UInt8]) -> [UInt8] {
    guard png.count > headerBytes else { return png }
    let text = AnimatedPNG.chunk("tEXt", Array("Software\0\(name)".utf8))
    return png[..<headerBytes] + text + png[headerBytes...]
  }
}
