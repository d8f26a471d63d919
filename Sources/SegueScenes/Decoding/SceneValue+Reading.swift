// Conversion of single values to the types of the model.

import CoreGraphics

// The values of keys that have a default. A property keeps its initial value, which is the default,
// unless the key is given.
extension SceneValue {
  /// Sets `property` to the number of a key.
  func read(_ key: String, into property: inout Double) {
    if let number = self[key]?.number { property = number }
  }

  /// Sets `property` to the whole number of a key.
  func read<Whole: FixedWidthInteger>(_ key: String, into property: inout Whole) {
    if let number = self[key]?.number, let whole = Whole(exactly: number) { property = whole }
  }

  /// Sets `property` to the Boolean value of a key.
  func read(_ key: String, into property: inout Bool) {
    if let boolean = self[key]?.boolean { property = boolean }
  }

  /// Sets `property` to the case of an enumeration that a key names by its raw value.
  func read<Choice: RawRepresentable<String>>(_ key: String, into property: inout Choice) {
    if let choice: Choice = self[key]?.choice() { property = choice }
  }

  /// Sets `property` to the point of a key, written `[x, y]`.
  func read(_ key: String, into property: inout CGPoint) {
    if let point = self[key]?.point { property = point }
  }

  /// Sets `property` to the length of a key, in points or percent.
  func read(_ key: String, into property: inout Length) {
    if let length = self[key]?.length { property = length }
  }

  /// Sets `property` to the timing curve of a key.
  func read(_ key: String, into property: inout DeclaredMotion.Timing) {
    if let timing = self[key].flatMap(MotionDecoder.curve) { property = timing }
  }

  /// Sets `property` to the text of a key.
  func read(_ key: String, into property: inout String) {
    if let text = self[key]?.text { property = text }
  }
}

extension SceneValue {
  /// The text at a key path, with its position.
  func located(_ keyPath: String) -> Located<String>? {
    text.map { Located($0, at: position, keyPath: keyPath) }
  }

  /// The value as a color.
  var color: SceneColor? { text.flatMap { SceneColor($0) } }

  /// The value as a frame rate.
  var rate: FrameRate? {
    if let text { return FrameRate(text) }
    return number.flatMap { Int(exactly: $0) }.flatMap { FrameRate($0) }
  }

  /// The value as a case of `Choice`, by its raw value.
  func choice<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == String {
    text.flatMap { Choice(rawValue: $0) }
  }

  /// All elements as numbers; `nil` unless there are exactly `count` and all are numbers.
  private func numbers(_ count: Int) -> [Double]? {
    let numbers = (elements ?? []).compactMap(\.number)
    return numbers.count == count && elements?.count == count ? numbers : nil
  }

  /// The value as a point, written `[x, y]`.
  var point: CGPoint? { numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } }

  /// The value as a rectangle, written `[x, y, width, height]`.
  var rect: CGRect? {
    numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The value as scale factors: one number for both directions, or `[x, y]`.
  var scaling: CGPoint? { number.map { CGPoint(x: $0, y: $0) } ?? point }

  /// The value as a length in points or percent.
  var length: Length? {
    if let number { return .points(number) }
    return text.flatMap { Percentage($0) }.map { .percent($0.value) }
  }

  /// The value as a pair of lengths, `[x, y]`, each in points or percent.
  var lengthPair: LengthPair? {
    guard let elements, elements.count == 2, let x = elements[0].length, let y = elements[1].length
    else { return nil }
    return LengthPair(x: x, y: y)
  }

  /// The value as the two control points of a timing curve.
  var controlPoints: (CGPoint, CGPoint)? {
    numbers(4).map { (CGPoint(x: $0[0], y: $0[1]), CGPoint(x: $0[2], y: $0[3])) }
  }
}
