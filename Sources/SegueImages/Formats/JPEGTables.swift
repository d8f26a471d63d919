// The tables that a JPEG has defined so far. Decoders continue without one: with a quantization table
// of zeros the image is gray, and with Huffman tables of their own it is noise.
// Source: ITU-T T.81, B.2.4.

/// The coefficients that a scan contains, and therefore the Huffman tables that it needs.
struct JPEGScanCoding {
  /// A Boolean value that indicates whether the scan has coded DC coefficients. Their later bits are
  /// stored without a table.
  var hasMeans: Bool
  /// A Boolean value that indicates whether the scan has AC coefficients.
  var hasDetails: Bool
}

/// The numbers of the tables that have been defined.
struct JPEGTables {
  private var quantization: Set<Int> = []
  /// The class in bit 4, 0 for DC and 1 for AC, and the number in bits 0 to 3.
  private var huffman: Set<Int> = []

  /// Defines the quantization tables of a segment.
  mutating func readQuantization(_ segment: inout ByteReader) throws(ImageError) {
    while segment.range.count > 64 {
      let head = try segment.byte()
      try segment.skip(head >> 4 == 0 ? 64 : 128)
      quantization.insert(head & 15)
    }
  }

  /// Defines the Huffman tables of a segment.
  mutating func readHuffman(_ segment: inout ByteReader) throws(ImageError) {
    while segment.range.count > 16 {
      let head = try segment.byte()
      var codes = 0
      for _ in 0..<16 { codes += try segment.byte() }
      try segment.skip(codes)
      huffman.insert(head)
    }
  }

  /// Returns the description of a table that a component of a scan refers to and that has not been
  /// defined, or `nil`.
  /// - Parameter selectors: The numbers of the Huffman tables, DC in the upper four bits.
  func missing(quantization table: Int, selectors: Int, _ coding: JPEGScanCoding) -> String? {
    if !quantization.contains(table) { return "its quantization table \(table)" }
    let (means, details) = (selectors >> 4, selectors & 15)
    if coding.hasMeans, !huffman.contains(means) { return "its Huffman table \(means) for DC" }
    if coding.hasDetails, !huffman.contains(details | 16) {
      return "its Huffman table \(details) for AC"
    }
    return nil
  }
}
