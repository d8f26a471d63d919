// The parser of goldens. It trusts nothing: files that were truncated, merged or edited are
// rejected with the line number, and limits are checked before memory is allocated.

import Foundation
import SegueDiagnostics
import SegueScenes

/// Parses the text of a golden.
struct GoldenReader {
  /// The maximum size of a golden file, in bytes.
  static let fileSizeInBytes = 16 << 20
  /// The maximum number of layers in a golden.
  private static let maximumLayers = 10_000
  /// The maximum number of values of all properties and attributes at all instants. Each uses 16
  /// bytes, even where the file has one value for all instants.
  private static let maximumValues = 8 << 20

  private let file: String
  private var number = 0
  private var size: (width: Int, height: Int)?
  private var rate: FrameRate?
  private var count: Int?
  private var comparator: PixelComparator?
  private var limits = ComparisonLimits()
  private var ignoring: [PixelRegion] = []
  private var views: [String] = []
  private var reason: String?
  private var overrides = GoldenOverrides()
  private var steps: [String] = []
  private var keyFrames: [Int] = []
  private var frames: [FrameHash] = []
  private var fonts: [GoldenFont] = []
  private var curves: MotionCurves?
  /// The number of values so far.
  private var values = 0
  /// For each instant, whether the layer that is being read is visible. Empty if it always is.
  private var shown: [Bool] = []
  /// The number of lines of the last layer so far.
  private var layerLines = 0

  /// Returns the golden in `bytes`.
  /// - Throws: `Failure` that names the line.
  static func read(_ bytes: [UInt8], named file: String) throws(Failure) -> Golden {
    var reader = GoldenReader(file: file)
    return try reader.golden(bytes)
  }

  private init(file: String) { self.file = file }

  private mutating func golden(_ bytes: [UInt8]) throws(Failure) -> Golden {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      number = 1
      throw wrong("the file is not UTF-8; expected a golden")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    number = 1
    guard lines.first == Golden.signature[...] else { throw wrong(Self.startProblem(lines.first)) }
    for line in lines.dropFirst() {
      number += 1
      if line.hasPrefix("end ") { return try finish(line, lines) }
      try take(line)
    }
    throw wrong("the file ends before its last line; expected a complete golden. Record it again")
  }

  private static func startProblem(_ line: Substring?) -> String {
    let start = line ?? ""
    // Both line endings are one character, so such a file is one line.
    if start.hasPrefix(Golden.signature + "\r\n") {
      return "the file has Windows line endings; expected those of Unix, as it was written. Set "
        + "'*.golden -text' in .gitattributes"
    }
    if start.hasPrefix("segue golden ") {
      return "\(QuotedText.quoted(start)) is another version; expected "
        + "\(QuotedText.quoted(Golden.signature)). Record the golden again"
    }
    if start.hasPrefix("<<<<<<<") {
      return
        "the file contains a merge conflict; expected a golden. Resolve the conflict or record it "
        + "again"
    }
    return "the file begins with \(QuotedText.quoted(start)); expected "
      + "\(QuotedText.quoted(Golden.signature))"
  }

  private func wrong(_ message: String) -> Failure {
    Failure(.scene, at: SourcePosition(file: file, line: number, column: 1), message)
  }

  private func wrong(_ line: Substring, _ expected: String) -> Failure {
    wrong("\(QuotedText.quoted(line)); expected \(expected)")
  }

  private mutating func take(_ line: Substring) throws(Failure) {
    if line.hasPrefix("  ") { return try takeProperty(line) }
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "size": size = try numbers(rest, " x ", line) { $0.count == 2 ? ($0[0], $0[1]) : nil }
    case "fps": rate = try frameRate(rest, line)
    case "frames": count = try whole(rest, line, 1...SceneLimits.frames)
    case "recorded": try takeOverride(rest, line)
    case "compare":
      guard let found = PixelComparator(String(rest)) else {
        throw wrong(line, PixelComparator.expectation)
      }
      comparator = found
    case "most": try takeLimit(rest, line)
    case "ignore": try takeIgnored(rest, line)
    case "font": try takeFont(rest, line)
    case "reason": reason = EscapedText.read(rest)
    case "step": steps.append(EscapedText.read(rest))
    case "pictures": keyFrames = try ascending(rest, line)
    case "hash": try takeHash(rest, line)
    case "instants": curves = MotionCurves(instants: try ascending(rest, line))
    case "layer": try takeLayer(rest, line)
    default: throw wrong(line, "a line that segue writes. Record the golden again")
    }
  }

  private func whole(
    _ text: Substring, _ line: Substring, _ range: ClosedRange<Int>
  ) throws(Failure) -> Int {
    guard text.utf8.count < 10, let number = Int(text), range.contains(number) else {
      throw wrong(line, "a number in \(range.lowerBound)…\(range.upperBound)")
    }
    return number
  }

  private func numbers<Value>(
    _ text: Substring, _ separator: String, _ line: Substring, _ make: ([Int]) -> Value?
  ) throws(Failure) -> Value {
    let parts = text.split(separator: separator)
    let found = parts.compactMap { Int($0) }.filter {
      (1...SceneLimits.canvasSideInPixels).contains($0)
    }
    guard found.count == parts.count, let value = make(found) else {
      throw wrong(line, "a line such as \"size 390 x 844\"")
    }
    return value
  }

  private func frameRate(_ text: Substring, _ line: Substring) throws(Failure) -> FrameRate {
    guard let rate = FrameRate(String(text)) else { throw wrong(line, "a line such as \"fps 60\"") }
    return rate
  }

  /// Returns frame numbers, which must be ascending.
  private func ascending(_ text: Substring, _ line: Substring) throws(Failure) -> [Int] {
    var result: [Int] = []
    for part in text.split(separator: " ") {
      let frame = try whole(part, line, 0...SceneLimits.frames)
      guard frame > result.last ?? -1, frame < count ?? 0 else {
        throw wrong(line, "frames of the clip in ascending order")
      }
      result.append(frame)
    }
    return result
  }

  private mutating func takeOverride(_ text: Substring, _ line: Substring) throws(Failure) {
    let parts = text.split(separator: " ")
    if parts.count == 3, parts[0] == "at", parts[1] == "fps" {
      overrides.rate = try frameRate(parts[2], line)
    } else if parts.count == 3, parts[0] == "at", parts[1] == "scale",
      let scale = Double(parts[2]), scale > 0, scale <= SceneLimits.scale
    {
      overrides.scale = scale
    } else if parts.count != 3 || parts[0] != "at"
      || !overrides.variant.set(String(parts[1]), to: String(parts[2]))
    {
      throw wrong(
        line, "a line such as \"recorded at scale 0.5\" or \"recorded at appearance dark\"")
    }
  }

  private mutating func takeIgnored(_ text: Substring, _ line: Substring) throws(Failure) {
    if text.hasPrefix("view "), text.utf8.count > 5 {
      views.append(EscapedText.read(text.dropFirst(5)))
    } else if let region = PixelRegion(String(text)) {
      ignoring.append(region)
    } else {
      throw wrong(line, "x,y,width,height or \"view ID\"")
    }
  }

  private mutating func takeFont(_ text: Substring, _ line: Substring) throws(Failure) {
    guard let space = text.lastIndex(of: " "), space > text.startIndex,
      let hash = FrameHash(text[text.index(after: space)...])
    else { throw wrong(line, "\"font NAME DIGITS\" with 32 digits") }
    fonts.append(GoldenFont(name: EscapedText.read(text[..<space]), hash: hash.description))
  }

  private mutating func takeLimit(_ text: Substring, _ line: Substring) throws(Failure) {
    let parts = text.split(separator: " ")
    switch (parts.first, parts.count) {
    case ("pixels", 2): limits.pixels = try whole(parts[1], line, 0...999_999_999)
    case ("together", 2): limits.cluster = try whole(parts[1], line, 0...999_999_999)
    case ("share", 2):
      guard let share = Double(parts[1]), (0...1).contains(share) else {
        throw wrong(line, "a share in 0…1")
      }
      limits.share = share
    default: throw wrong(line, "\"most pixels N\", \"most together N\", or \"most share N\"")
    }
  }

  private mutating func takeHash(_ text: Substring, _ line: Substring) throws(Failure) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let hash = FrameHash(parts[1]) else {
      throw wrong(line, "\"hash FRAMES DIGITS\" with 32 digits")
    }
    let range = parts[0].split(separator: "-")
    let first = try whole(range.first ?? "", line, 0...SceneLimits.frames)
    let last = range.count == 2 ? try whole(range[1], line, 0...SceneLimits.frames) : first
    guard range.count <= 2, first == frames.count, last >= first, last < count ?? 0 else {
      throw wrong(line, "the hash of frame \(frames.count) of \(count ?? 0)")
    }
    frames += Array(repeating: hash, count: last - first + 1)
  }

  private mutating func takeLayer(_ path: Substring, _ line: Substring) throws(Failure) {
    guard let found = curves?.layers.count else {
      throw wrong(line, "the line of instants before it")
    }
    guard found < Self.maximumLayers, !path.isEmpty else {
      throw wrong(line, "the path of a layer, and at most \(Self.maximumLayers) layers")
    }
    curves?.layers.append(LayerCurves(path: EscapedText.read(path)))
    (shown, layerLines) = ([], 0)
  }

  private mutating func takeProperty(_ line: Substring) throws(Failure) {
    let parts = line.split(separator: " ")
    guard let instants = curves?.instants.count, let layer = curves?.layers.indices.last else {
      throw wrong(line, "the line of a layer before it")
    }
    guard let name = parts.first else { throw wrong(line, "a property") }
    layerLines += 1
    if name == "shows" { return try takePresence(parts, line) }
    try countValues(instants)
    if name.hasSuffix(":") { return try takeAttribute(line) }
    let places = (0..<instants).filter { shown.isEmpty || shown[$0] }
    let texts = Array(parts.dropFirst())
    guard texts.count == places.count || texts.count == 1 else {
      throw wrong(line, "1 or \(places.count) values")
    }
    var curve = PropertyCurve(name: String(name), count: instants)
    for (index, place) in places.enumerated() {
      guard let value = Double(texts[texts.count == 1 ? 0 : index]), value.isFinite else {
        throw wrong(line, "numbers")
      }
      curve.values[place] = value
    }
    // Writing leaves out what is always the default, and so does reading.
    if !curve.isUsual { curves?.layers[layer].properties.append(curve) }
  }

  /// Counts the values of one more property, before memory for them is allocated.
  private mutating func countValues(_ count: Int) throws(Failure) {
    values += count
    guard values <= Self.maximumValues else {
      throw wrong(
        "more than \(Self.maximumValues) values of properties at \(count) instants; expected at "
          + "most \(Self.maximumValues) in a golden. Record it again, or compare fewer layers")
    }
  }

  /// Parses the line of an attribute, with its values and the frames from which they apply: `
  /// text: 0 Hello | 24 World`.
  private mutating func takeAttribute(_ line: Substring) throws(Failure) {
    guard let colon = line.range(of: ": "), let instants = curves?.instants,
      let layer = curves?.layers.indices.last
    else { throw wrong(line, "an attribute such as \"backgroundColor: 0 #FFFFFF\"") }
    var attribute = AttributeCurve(
      name: String(line[..<colon.lowerBound].dropFirst(2)), count: instants.count)
    let places = instants.indices.filter { shown.isEmpty || shown[$0] }
    var next = 0
    for part in String(line[colon.upperBound...]).components(separatedBy: " | ") {
      let words = part.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let frame = Int(words[0]),
        let place = places[next...].firstIndex(where: { instants[$0] == frame }),
        next > 0 || place == 0
      else {
        throw wrong(line, "the frames of instants in ascending order, starting with the first")
      }
      for later in places[place...] { attribute.values[later] = String(words[1]) }
      next = place + 1
    }
    curves?.layers[layer].attributes.append(attribute)
  }

  /// Parses the line of visibility, with one sign for each instant: `+` where the layer is visible.
  private mutating func takePresence(_ parts: [Substring], _ line: Substring) throws(Failure) {
    guard layerLines == 1 else { throw wrong(line, "\"shows\" before the properties of its layer") }
    let signs = parts.count == 2 ? Array(parts[1].utf8) : []
    guard signs.count == curves?.instants.count, signs.contains(UInt8(ascii: "+")),
      signs.allSatisfy({ $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") })
    else { throw wrong(line, "+ or - for each instant") }
    shown = signs.map { $0 == UInt8(ascii: "+") }
  }

  private func finish(_ line: Substring, _ lines: [Substring]) throws(Failure) -> Golden {
    guard number == lines.count - 1, lines.last == "" else {
      throw wrong(
        "data follows the last line; expected the end of the file. Record the golden again")
    }
    guard let size, let rate, let count, let comparator else {
      throw wrong(
        "size, fps, frames, or compare is missing; expected all of them. Record the golden again")
    }
    guard frames.count == count else {
      throw wrong(
        "the file has hashes of \(frames.count) frames; expected \(count). Record the golden again")
    }
    let body = lines.dropLast(2).joined(separator: "\n") + "\n"
    guard line.dropFirst(4) == FrameHash(ofText: body).description else {
      throw wrong(
        "the checksum does not match, so the file was edited after it was recorded. Record the "
          + "golden again")
    }
    var golden = Golden(
      width: size.width, height: size.height, rate: rate, frames: frames, keyFrames: keyFrames,
      steps: steps, curves: curves ?? MotionCurves(instants: []))
    golden.comparison = ImageComparison(
      comparator, limits: limits, ignoring: ignoring, views: views)
    golden.fonts = fonts
    (golden.reason, golden.overrides) = (reason, overrides)
    return golden
  }
}

extension Golden {
  /// Creates a golden from the text that `text` returns.
  /// - Parameter file: The name of the file in messages.
  /// - Throws: `Failure` that names the line.
  public init(_ bytes: [UInt8], named file: String) throws(Failure) {
    self = try GoldenReader.read(bytes, named: file)
  }
}
