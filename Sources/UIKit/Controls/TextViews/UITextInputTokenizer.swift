// Units of text around positions.

import Foundation

/// The units of text.
public enum UITextGranularity: Int, Sendable {
  /// A character as the user sees it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// The whole text.
  case document = 5
}

/// The directions in the order of characters.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward = 0
  /// Towards the beginning of the text.
  case backward = 1
}

/// The directions on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in the order of characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction from its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction in the order of characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A Boolean value that indicates whether the direction leads to the beginning of the text, as left
  /// and up do.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// An object that finds units of text around positions.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that contains a position, or the one that the direction leads to if the position
  /// is between two; `nil` if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the end of a unit that the direction leads to.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns whether a position is in a unit, or at the end that the direction leads away from.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
}

/// The usual tokenizer, which finds units in the text of a view.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for the text of a view.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let offset = offset(of: position)
    let place = direction.isBackward ? offset - 1 : offset
    return units(granularity).first { NSLocationInRange(place, $0) }.flatMap(range)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    return units(granularity).contains {
      offset == (direction.isBackward ? $0.location : $0.location + $0.length)
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let ends = units(granularity).flatMap { [$0.location, $0.location + $0.length] }
    let offset = offset(of: position)
    let next = direction.isBackward ? ends.last { $0 < offset } : ends.first { $0 > offset }
    return next.flatMap(self.position)
  }

  private func offset(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(at offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func range(_ range: NSRange) -> UITextRange? {
    guard let start = position(at: range.location),
      let end = position(at: range.location + range.length)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  private var text: String {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return input.text(in: whole) ?? ""
  }

  /// Returns the units of the text in their order.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    let text = text
    let whole = NSRange(location: 0, length: text.utf16.count)
    switch granularity {
    case .document: return [whole]
    case .line:
      guard let map = (input as? UITextView)?.textMap?.map else { return [whole] }
      return map.layout.lines.indices.map { map.characters(ofLine: $0) }
    case .character: return text.indices.map { NSRange($0...$0, in: text) }
    case .paragraph: return units(in: text, ["\n", "\r", "\u{2029}", "\r\n"]) { _ in true }
    case .sentence:
      return units(in: text, [".", "!", "?", "\n"]) { $0.contains(where: \.isLetter) }
    case .word: return words(in: text)
    }
  }

  private func words(in text: String) -> [NSRange] {
    var (found, start): ([NSRange], String.Index?) = ([], nil)
    for index in text.indices {
      let character = text[index]
      let isInside = character.isLetter || character.isNumber || character == "_"
      let joins = "'’".contains(character) && start != nil
      if isInside, start == nil { start = index }
      if !isInside, !joins, let begin = start {
        found.append(NSRange(begin..<index, in: text))
        start = nil
      }
    }
    if let start { found.append(NSRange(start..<text.endIndex, in: text)) }
    return found
  }

  /// Returns the parts that end with one of some characters and that `isUnit` accepts.
  private func units(
    in text: String, _ ends: Set<Character>, _ isUnit: (Substring) -> Bool
  ) -> [NSRange] {
    var (found, start): ([NSRange], String.Index) = ([], text.startIndex)
    for index in text.indices where ends.contains(text[index]) {
      let next = text.index(after: index)
      if isUnit(text[start..<next]) { found.append(NSRange(start..<next, in: text)) }
      start = next
    }
    if start < text.endIndex, isUnit(text[start...]) {
      found.append(NSRange(start..<text.endIndex, in: text))
    }
    return found
  }
}
