// The chunks of a PNG that describe its pixels and its animation. Source: the PNG specification (third
// edition).

/// What a PNG says about its images.
struct PNGHeader {
  private(set) var width = 0, height = 0, depth = 8
  private(set) var isGray = false, hasAlpha = false
  /// The dots per inch in each direction.
  private(set) var density: SIMD2<Double>?
  /// The seconds for which each image of the animation is displayed; empty without an animation.
  private(set) var delays: [Double] = []
  /// The number of times that the animation plays, 0 for endless.
  private(set) var plays = 0

  private let file: ImageFile
  private var isAnimated = false
  /// The maximum number of parts that are looked at.
  private static let maximumChunks = 200_000

  init(_ file: ImageFile) throws(ImageError) {
    self.file = file
    let chunks = PNGChunks(file)
    var reader = file.reader(at: 8)
    for _ in 0..<Self.maximumChunks {
      guard let (name, range) = chunks.next(&reader), name != "IEND" else { break }
      var chunk = ByteReader(file, range)
      try read(name, &chunk)
    }
    try file.checkSize(width, height)
  }

  private mutating func read(_ name: String, _ chunk: inout ByteReader) throws(ImageError) {
    switch name {
    case "IHDR":
      (width, height) = (try chunk.big(4), try chunk.big(4))
      depth = try chunk.byte()
      let colors = try chunk.byte()
      (isGray, hasAlpha) = (colors == 0 || colors == 4, colors >= 4)
      if colors == 3 { depth = 8 }
    case "tRNS": hasAlpha = true
    case "pHYs":
      let number = SIMD2(Double(try chunk.big(4)), Double(try chunk.big(4)))
      if try chunk.byte() == 1 { density = (number * 0.0254).rounded(.toNearestOrEven) }
    case "acTL":
      isAnimated = true
      try chunk.skip(4)
      plays = try chunk.big(4)
    case "fcTL" where isAnimated: try readControl(&chunk)
    default: break
    }
  }

  /// Reads the time for which an image is displayed, as a fraction of a second.
  private mutating func readControl(_ chunk: inout ByteReader) throws(ImageError) {
    try chunk.skip(20)
    let (numerator, denominator) = (try chunk.big(2), try chunk.big(2))
    delays.append(Double(numerator) / Double(denominator == 0 ? 100 : denominator))
  }
}
