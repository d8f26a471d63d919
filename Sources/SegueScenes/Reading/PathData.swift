// SVG path data: letters, each followed by numbers. The reader is handwritten, since the grammar is
// small and errors must be reported with their position.

import CoreGraphics

/// A reader for SVG path data.
struct PathData {
  /// A syntax error in path data.
  struct Fault: Error {
    /// The column of the character, counted from 1.
    let column: Int
    /// The text that was found there.
    let found: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private let path = CGMutablePath()
  private var start = CGPoint.zero
  private var point = CGPoint.zero
  /// The control point that smooth curves reflect, and the letter of the command that it belongs
  /// to.
  private var control: (point: CGPoint, letter: UInt8)?

  /// Returns the outline that `text` describes.
  /// - Throws: `Fault` for the first syntax error.
  static func read(_ text: String) throws(Fault) -> PathOutline {
    var data = PathData(bytes: Array(text.utf8))
    try data.readAll()
    return data.path.outline
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Steps

  private mutating func readAll() throws(Fault) {
    var letter: UInt8?
    skipSpace()
    while index < bytes.count {
      let byte = bytes[index]
      if Self.counts[byte | 0x20] != nil {
        index += 1
        letter = byte
        if path.isEmpty, byte | 0x20 != Self.m { throw fault(at: index - 1) }
        try readStep(byte)
      } else if let last = letter, last | 0x20 != Self.z {
        // Further arguments repeat the command; after a move they draw lines.
        let next: UInt8 = last == 0x4D ? 0x4C : last == Self.m ? 0x6C : last
        letter = next
        try readStep(next)
      } else {
        throw fault(at: index)
      }
      skipSeparators()
    }
  }

  private mutating func readStep(_ letter: UInt8) throws(Fault) {
    let kind = letter | 0x20
    var numbers: [Double] = []
    for position in 0..<(Self.counts[kind] ?? 0) {
      skipSeparators()
      let isFlag = kind == 0x61 && (position == 3 || position == 4)
      numbers.append(isFlag ? try flag() : try number())
    }
    draw(kind, numbers, from: kind == letter ? point : .zero)
    control = nextControl.map { ($0, kind) }
    nextControl = nil
  }

  private var nextControl: CGPoint?

  private mutating func draw(_ kind: UInt8, _ n: [Double], from base: CGPoint) {
    func at(_ index: Int) -> CGPoint { CGPoint(x: base.x + n[index], y: base.y + n[index + 1]) }
    switch kind {
    case Self.m:
      point = at(0)
      start = point
      path.move(to: point)
    case Self.z:
      path.closeSubpath()
      point = start
    case 0x6C: line(to: at(0))
    case 0x68: line(to: CGPoint(x: base.x + n[0], y: point.y))
    case 0x76: line(to: CGPoint(x: point.x, y: base.y + n[0]))
    case 0x63: curve(at(0), at(2), at(4))
    case 0x73: curve(mirrored(after: [0x63, 0x73]), at(0), at(2))
    case 0x71: quad(at(0), at(2))
    case 0x74: quad(mirrored(after: [0x71, 0x74]), at(0))
    default: arc(to: at(5), n)
    }
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    (point, nextControl) = (end, second)
  }

  private mutating func quad(_ middle: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: middle)
    (point, nextControl) = (end, middle)
  }

  private func mirrored(after letters: [UInt8]) -> CGPoint {
    guard let control, letters.contains(control.letter) else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  private mutating func arc(to end: CGPoint, _ n: [Double]) {
    if let arc = EllipticalArc(
      from: point, to: end, radii: CGSize(width: abs(n[0]), height: abs(n[1])), degrees: n[2],
      isLarge: n[3] == 1, isClockwise: n[4] == 1)
    {
      arc.append(to: path)
    } else {
      path.addLine(to: end)
    }
    point = end
  }

  // MARK: Numbers

  private mutating func number() throws(Fault) -> Double {
    let begin = index
    if peek == 0x2B || peek == 0x2D { index += 1 }
    let whole = skipDigits()
    var digits = whole
    if peek == 0x2E {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw fault(at: begin) }
    if let e = peek, e | 0x20 == 0x65 {
      let mark = index
      index += 1
      if peek == 0x2B || peek == 0x2D { index += 1 }
      if skipDigits() == 0 { index = mark }
    }
    let text = String(decoding: bytes[begin..<index], as: UTF8.self)
    guard let value = Double(text), abs(value) <= SceneLimits.coordinate else {
      throw fault(at: begin)
    }
    return value
  }

  private mutating func flag() throws(Fault) -> Double {
    guard let byte = peek, byte == 0x30 || byte == 0x31 else { throw fault(at: index) }
    index += 1
    return Double(byte - 0x30)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipDigits() -> Int {
    let begin = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    return index - begin
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  private mutating func skipSeparators() {
    skipSpace()
    guard peek == 0x2C else { return }
    index += 1
    skipSpace()
  }

  private func fault(at index: Int) -> Fault {
    let text = String(decoding: bytes[min(index, bytes.count)...], as: UTF8.self)
    return Fault(
      column: String(decoding: bytes[..<min(index, bytes.count)], as: UTF8.self).count + 1,
      found: text.first.map { String($0) } ?? "")
  }

  private static let m: UInt8 = 0x6D
  private static let z: UInt8 = 0x7A
  /// The number of arguments of each command.
  private static let counts: [UInt8: Int] = [
    m: 2, z: 0, 0x6C: 2, 0x68: 1, 0x76: 1, 0x63: 6, 0x73: 4, 0x71: 4, 0x74: 2, 0x61: 7,
  ]
}
