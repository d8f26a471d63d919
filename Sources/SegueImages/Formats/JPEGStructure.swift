// A JPEG, divided at its markers before a decoder receives it. Errors and excesses are found here:
// a file that ends early, a hundred thousand scans, an unsupported process. The decoder then
// receives a stream without comments and application data, so that nothing in those can affect it.
// Source: ITU-T T.81, annex B; JFIF 1.02; Adobe's technical note 5116.

import Foundation

/// The structure of a JPEG file.
struct JPEGStructure {
  /// A component, which is one plane of the image.
  struct Component {
    let identifier, across, down: Int
    /// The number of its quantization table.
    let quantization: Int
    /// A Boolean value that indicates whether a scan contains its first coefficients.
    var isScanned = false
  }

  private(set) var width = 0, height = 0
  private(set) var isProgressive = false
  private(set) var components: [Component] = []
  private(set) var scans = 0
  private(set) var orientation = ImageOrientation.up
  /// Whether the file states its orientation.
  private(set) var statesOrientation = false
  /// Adobe's color transform: 0 as stored, 1 Y'CbCr, 2 YCCK; `nil` if there is none.
  private(set) var adobeTransform: Int?
  private(set) var hasJFIF = false
  /// The dots per inch in each direction, if the JFIF header states them.
  private(set) var density: SIMD2<Double>?
  /// The stream for the decoder: everything except application data and comments.
  private(set) var stream: [UInt8] = [0xFF, 0xD8]

  private let file: ImageFile
  private var reader: ByteReader
  private var parts = 0
  private var tables = JPEGTables()

  /// The maximum number of scans. A progressive photograph has about ten.
  static let maximumScans = 500
  /// The maximum number of pixels of all scans together, each counted with the size of the image:
  /// many scans of a large image would take minutes.
  static let maximumPixelsScanned = 1 << 30
  /// The maximum number of pixels of a progressive image with four components, whose coefficients
  /// would exceed the memory limit for an image.
  static let maximumProgressiveInkPixels = 1 << 25

  init(_ file: ImageFile) throws(ImageError) {
    self.file = file
    reader = file.reader(at: 2)
    stream.reserveCapacity(file.bytes.count)
    while try readSegment() {}
    stream += [0xFF, 0xD9]
    try check()
  }

  /// Reads a marker and its segment; returns `false` at the end of the image.
  private mutating func readSegment() throws(ImageError) -> Bool {
    let marker = try marker()
    try file.count(&parts)
    switch marker {
    case 0xD9: return false
    case 0x01, 0xD0...0xD8: throw file.damaged("marker \(hex(marker)) is out of place")
    default: break
    }
    let start = reader.position - 2
    let length = try reader.big(2)
    guard length >= 2 else { throw file.damaged("segment \(hex(marker)) has no length") }
    var segment = try reader.within(length - 2)
    switch marker {
    case 0xC0...0xC2: try readFrame(marker, &segment)
    case 0xC4: try tables.readHuffman(&segment)
    case 0xDB: try tables.readQuantization(&segment)
    case 0xDD: break
    case 0xDA:
      try readScan(&segment)
      try skipEntropyCodedData()
    case 0xE0: readJFIF(segment)
    case 0xE1: readEXIF(segment)
    case 0xEE: try readAdobe(&segment)
    case 0xE2...0xEF, 0xFE: break
    default: throw unsupported(marker)
    }
    if !(0xE0...0xEF).contains(marker), marker != 0xFE {
      stream += file.bytes[start..<reader.position]
    }
    return true
  }

  private mutating func marker() throws(ImageError) -> Int {
    guard try reader.byte() == 0xFF else {
      throw file.damaged("no marker at byte \(reader.position - 1)")
    }
    var code = 0xFF
    while code == 0xFF { code = try reader.byte() }
    return code
  }

  private func hex(_ marker: Int) -> String { "FF" + String(marker, radix: 16, uppercase: true) }

  private func unsupported(_ marker: Int) -> ImageError {
    let instead = "expected a baseline or progressive one"
    return switch marker {
    case 0xC3: file.unsupported("lossless coding", instead)
    case 0xC5...0xC7: file.unsupported("hierarchical coding", instead)
    case 0xC9...0xCF: file.unsupported("arithmetic coding", instead)
    case 0xDC: file.unsupported("its height after the image data", instead)
    case 0xF7, 0xF8: file.unsupported("JPEG-LS coding", instead)
    default: file.damaged("segment \(hex(marker)) is unknown")
    }
  }

  // MARK: Segments

  private mutating func readFrame(_ marker: Int, _ segment: inout ByteReader) throws(ImageError) {
    guard components.isEmpty else { throw file.damaged("two frame headers") }
    isProgressive = marker == 0xC2
    let depth = try segment.byte()
    guard depth == 8 else {
      throw file.unsupported("\(depth) bits per sample", "expected 8")
    }
    (height, width) = (try segment.big(2), try segment.big(2))
    if height == 0 { throw unsupported(0xDC) }
    try file.checkSize(width, height)
    let count = try segment.byte()
    guard [1, 3, 4].contains(count) else {
      throw file.unsupported("\(count) components", "expected 1, 3, or 4")
    }
    for _ in 0..<count {
      let identifier = try segment.byte()
      let sampling = try segment.byte()
      let quantization = try segment.byte()
      let (across, down) = (sampling >> 4, sampling & 15)
      guard (1...4).contains(across), (1...4).contains(down) else {
        throw file.damaged("a sampling factor of \(across) x \(down)")
      }
      components.append(
        Component(
          identifier: identifier, across: across, down: down, quantization: quantization))
    }
  }

  private mutating func readScan(_ segment: inout ByteReader) throws(ImageError) {
    guard !components.isEmpty else { throw file.damaged("a scan before the frame header") }
    scans += 1
    guard scans <= Self.maximumScans else {
      throw file.tooMuch("more than \(Self.maximumScans) scans", "\(Self.maximumScans)")
    }
    guard scans * width * height <= Self.maximumPixelsScanned else {
      throw file.tooMuch(
        "\(scans) scans of \(width) x \(height) pixels",
        "\(Self.maximumPixelsScanned) pixels in all scans")
    }
    let count = try segment.byte()
    guard (1...components.count).contains(count) else {
      throw file.damaged("a scan of \(count) components")
    }
    let parts = try (0..<count).map { _ throws(ImageError) in
      (identifier: try segment.byte(), selectors: try segment.byte())
    }
    let (first, last, bits) = (try segment.byte(), try segment.byte(), try segment.byte())
    let coding = JPEGScanCoding(
      hasMeans: first == 0 && bits >> 4 == 0, hasDetails: isProgressive ? last > 0 : true)
    for part in parts {
      for index in components.indices where components[index].identifier == part.identifier {
        if first == 0 { components[index].isScanned = true }
        let missing = tables.missing(
          quantization: components[index].quantization, selectors: part.selectors, coding)
        if let missing { throw file.damaged("a scan before \(missing)") }
      }
    }
  }

  /// Skips to the next marker that is not a restart marker.
  private mutating func skipEntropyCodedData() throws(ImageError) {
    let start = reader.position
    let count = file.bytes.withUnsafeBytes { buffer -> Int? in
      var rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
      while let base = rest.baseAddress, let found = memchr(base, 0xFF, rest.count) {
        let offset = UnsafeRawPointer(found) - base
        guard offset + 1 < rest.count else { return nil }
        let code = rest[offset + 1]
        if code != 0, code != 0xFF, !(0xD0...0xD7).contains(code) {
          return buffer.count - start - rest.count + offset
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[(offset + (code == 0xFF ? 1 : 2))...])
      }
      return nil
    }
    guard let count else { throw file.damaged("the file ends early") }
    try reader.skip(count)
  }

  private mutating func readJFIF(_ segment: ByteReader) {
    guard segment.starts(with: Array("JFIF\0".utf8)) else { return }
    hasJFIF = true
    let header = Array(file.bytes[segment.range].dropFirst(7).prefix(5)).map(Double.init)
    guard header.count == 5, header[0] == 1 || header[0] == 2 else { return }
    let number = SIMD2(header[1] * 256 + header[2], header[3] * 256 + header[4])
    density = header[0] == 1 ? number : number * 2.54
  }

  private mutating func readEXIF(_ segment: ByteReader) {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return }
    let block = file.bytes[segment.range].dropFirst(6)
    if let found = EXIF.orientation(block) { (orientation, statesOrientation) = (found, true) }
  }

  private mutating func readAdobe(_ segment: inout ByteReader) throws(ImageError) {
    guard segment.starts(with: Array("Adobe".utf8)), segment.range.count >= 12 else { return }
    try segment.skip(11)
    adobeTransform = try segment.byte()
  }

  private func check() throws(ImageError) {
    guard !components.isEmpty else { throw file.damaged("no frame header") }
    guard scans > 0 else { throw file.damaged("no image data") }
    guard components.allSatisfy(\.isScanned) else {
      throw file.damaged("a color component has no data")
    }
    guard
      !isProgressive || components.count < 4
        || width * height <= Self.maximumProgressiveInkPixels
    else {
      throw file.tooMuch(
        "a progressive image of \(width) x \(height) pixels with four color components",
        "\(Self.maximumProgressiveInkPixels) pixels for such images")
    }
  }
}
