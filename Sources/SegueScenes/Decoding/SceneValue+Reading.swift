// Single values as what they mean.

import CoreGraphics

extension SceneValue {
  /// The text with its place.
  func located(_ keyPath: String) -> Located<String>? {
    text.map { Located($0, at: position, keyPath: keyPath) }
  }

  /// The number with its place.
  func locatedNumber(_ keyPath: String) -> Located<Double>? {
    number.map { Located($0, at: position, keyPath: keyPath) }
  }

  /// The colour.
  var color: SceneColor? { text.flatMap { SceneColor($0) } }

  /// The frame rate.
  var rate: FrameRate? {
    if let text { return FrameRate(text) }
    return number.flatMap { Int(exactly: $0) }.flatMap { FrameRate($0) }
  }

  /// One of a few words.
  func choice<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == String {
    text.flatMap { Choice(rawValue: $0) }
  }

  /// All elements as numbers, if all are and there are `count`.
  private func numbers(_ count: Int) -> [Double]? {
    let numbers = (elements ?? []).compactMap(\.number)
    return numbers.count == count && elements?.count == count ? numbers : nil
  }

  /// `[x, y]`.
  var point: CGPoint? { numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } }

  /// `[x, y, width, height]`.
  var rect: CGRect? {
    numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// A factor for both directions, or `[x, y]`.
  var scaling: CGPoint? { number.map { CGPoint(x: $0, y: $0) } ?? point }

  /// Points or percent.
  var length: Length? {
    if let number { return .points(number) }
    return text.flatMap { Percentage($0) }.map { .percent($0.value) }
  }

  /// `[x, y]` in points or percent.
  var lengthPair: LengthPair? {
    guard let elements, elements.count == 2, let x = elements[0].length, let y = elements[1].length
    else { return nil }
    return LengthPair(x: x, y: y)
  }

  /// The two control points of a curve.
  var controlPoints: (CGPoint, CGPoint)? {
    numbers(4).map { (CGPoint(x: $0[0], y: $0[1]), CGPoint(x: $0[2], y: $0[3])) }
  }
}
