// Handmade JPEG files of blocks of one value each: the decoded result is known exactly, and files
// that no encoder writes (five hundred scans, a wrong length, truncated data) are easy to make.

/// The contents of a JPEG.
struct JPEGBuilder {
  /// A component and its sampling factors.
  struct Component {
    var identifier: Int
    var across = 1, down = 1
    /// The number of its quantization table. Only table 0 is defined.
    var quantization = 0
  }

  var width = 8, height = 8
  var components = [Component(identifier: 1)]
  var isProgressive = false
  /// One scan for all components, or one for each.
  var isInterleaved = true
  /// Blocks between restart markers, or 0.
  var restartInterval = 0
  /// Application segments and comments: marker and bytes.
  var segments: [(Int, [UInt8])] = []
  /// Progressive scans after the first that add nothing.
  var emptyScans = 0
  var frameMarker: Int?
  /// The numbers of the Huffman tables that scans use, DC in the upper four bits. Only tables 0 are
  /// defined.
  var tables: UInt8 = 0
  /// The value of every sample in block (x, y) of a component.
  var value: (_ component: Int, _ x: Int, _ y: Int) -> Int = { _, _, _ in 128 }

  static let jfif = (0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0] as [UInt8])
  static func adobe(_ transform: Int) -> (Int, [UInt8]) {
    (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, UInt8(transform)])
  }
  static func exif(_ orientation: Int, little: Bool = true) -> (Int, [UInt8]) {
    (0xE1, Array("Exif\0\0".utf8) + tiff(orientation, little: little))
  }

  /// A TIFF block with two entries, the second the orientation.
  static func tiff(_ orientation: Int, little: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return little ? bytes : bytes.reversed()
    }
    return Array((little ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + number(0x0110, 2) + number(2, 2) + number(4, 4) + [65, 66, 67, 0]
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
      + number(0, 4)
  }

  func build() -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    for (marker, bytes) in segments { file += segment(marker, bytes) }
    file += segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
    file += segment(frameMarker ?? (isProgressive ? 0xC2 : 0xC0), frame)
    // Twelve codes of four bits: the category is the code.
    file += segment(
      0xC4, [0x00] + [0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0...11))
    // Two codes: "0" ends the block, "10" a run of 2^14 blocks and more.
    file += segment(0xC4, [0x10] + [1, 1] + [UInt8](repeating: 0, count: 14) + [0x00, 0xE0])
    if restartInterval > 0 { file += segment(0xDD, [0, UInt8(restartInterval)]) }
    for scan in scans { file += header(of: scan) + data(of: scan) }
    for _ in 0..<emptyScans { file += emptyScan }
    return file + [0xFF, 0xD9]
  }

  private var scans: [[Int]] {
    isInterleaved ? [Array(components.indices)] : components.indices.map { [$0] }
  }

  func segment(_ marker: Int, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, UInt8(marker)] + big(bytes.count + 2) + bytes
  }

  private func big(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }

  private var frame: [UInt8] {
    [8] + big(height) + big(width) + [UInt8(components.count)]
      + components.flatMap {
        [UInt8($0.identifier), UInt8($0.across << 4 | $0.down), UInt8($0.quantization)]
      }
  }

  private func header(of scan: [Int]) -> [UInt8] {
    segment(
      0xDA,
      [UInt8(scan.count)] + scan.flatMap { [UInt8(components[$0].identifier), tables] }
        + [0, isProgressive ? 0 : 63, 0])
  }

  /// A scan of AC coefficients of the first component, all of them zero.
  private var emptyScan: [UInt8] {
    var bits = BitWriter()
    // One run of 2^14 blocks and more is enough for the small images of tests.
    bits.write(0b10, 2)
    bits.write(0, 14)
    return segment(0xDA, [1, UInt8(components[0].identifier), 0, 1, 63, 0]) + bits.bytes
  }

  private var largest: (across: Int, down: Int) {
    (max(1, components.map(\.across).max() ?? 1), max(1, components.map(\.down).max() ?? 1))
  }

  private func data(of scan: [Int]) -> [UInt8] {
    var output: [UInt8] = []
    var bits = BitWriter()
    var previous = [Int](repeating: 0, count: components.count)
    for (index, unit) in units(of: scan).enumerated() {
      if restartInterval > 0, index > 0, index % restartInterval == 0 {
        output += bits.bytes + [0xFF, UInt8(0xD0 + (index / restartInterval - 1) % 8)]
        bits = BitWriter()
        previous = [Int](repeating: 0, count: components.count)
      }
      for (component, x, y) in unit {
        let coefficient = value(component, x, y) - 128
        bits.writeDifference(coefficient - previous[component])
        previous[component] = coefficient
        if !isProgressive { bits.write(0, 1) }
      }
    }
    return output + bits.bytes
  }

  /// The blocks of each coded unit, in order.
  private func units(of scan: [Int]) -> [[(Int, Int, Int)]] {
    let (maximumAcross, maximumDown) = largest
    func blocks(_ samples: Int, _ factor: Int, _ maximum: Int) -> Int {
      ((samples * factor + maximum - 1) / maximum + 7) / 8
    }
    if scan.count == 1 {
      let component = components[scan[0]]
      let across = blocks(width, component.across, maximumAcross)
      let down = blocks(height, component.down, maximumDown)
      return (0..<down).flatMap { y in (0..<across).map { x in [(scan[0], x, y)] } }
    }
    let across = (width + 8 * maximumAcross - 1) / (8 * maximumAcross)
    let down = (height + 8 * maximumDown - 1) / (8 * maximumDown)
    return (0..<down).flatMap { row in
      (0..<across).map { column in
        scan.flatMap { index -> [(Int, Int, Int)] in
          let (h, v) = (components[index].across, components[index].down)
          return (0..<v).flatMap { y in
            (0..<h).map { x in (index, column * h + x, row * v + y) }
          }
        }
      }
    }
  }
}

/// Entropy-coded bits; bytes of ones are followed by a zero.
private struct BitWriter {
  private var written: [UInt8] = []
  private var held = 0, count = 0

  mutating func write(_ value: Int, _ bits: Int) {
    for bit in (0..<bits).reversed() {
      held = held << 1 | (value >> bit & 1)
      count += 1
      if count == 8 { flush() }
    }
  }

  /// A category in four bits and the difference within it.
  mutating func writeDifference(_ difference: Int) {
    var category = 0
    while abs(difference) >> category != 0 { category += 1 }
    write(category, 4)
    write(difference >= 0 ? difference : difference + (1 << category) - 1, category)
  }

  private mutating func flush() {
    written.append(UInt8(held))
    if held == 0xFF { written.append(0) }
    (held, count) = (0, 0)
  }

  /// All bits, padded with ones.
  var bytes: [UInt8] {
    var copy = self
    while copy.count != 0 { copy.write(1, 1) }
    return copy.written
  }
}
