// The text that a document becomes, while it is read. An attributed string is made of it at the end:
// one that is changed at its end looks for that place from its beginning.

import Foundation

/// Text with attributes that grows at its end.
struct HTMLText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private var pieces: [(text: String, attributes: Attributes)] = []
  /// The last character that was appended; a line feed before the first one.
  private(set) var last: Character = "\n"
  /// The character before a space that the end of a line removes; `nil` if the text does not end with
  /// such a space.
  private var beforeSpace: Character?

  /// A Boolean value that indicates whether the last character is a space that the end of a line
  /// removes.
  var endsWithSpace: Bool { beforeSpace != nil }
  /// The attributes of the last character; `nil` if there is none.
  var lastAttributes: Attributes? { pieces.last?.attributes }

  /// Appends text, whose spaces remain.
  mutating func append(_ text: String, _ attributes: Attributes) {
    guard let end = text.last else { return }
    pieces.append((text, attributes))
    (last, beforeSpace) = (end, nil)
  }

  /// Appends text. If it ends with a space, the end of a line removes that.
  mutating func appendLine(_ text: String, _ attributes: Attributes) {
    let before = text.dropLast().last ?? last
    append(text, attributes)
    if last == " " { beforeSpace = before }
  }

  /// Removes a space before the end of a line.
  mutating func removeSpace() {
    guard let beforeSpace, var piece = pieces.popLast() else { return }
    piece.text.removeLast()
    if !piece.text.isEmpty { pieces.append(piece) }
    (last, self.beforeSpace) = (beforeSpace, nil)
  }

  /// The text as an attributed string.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: pieces.map(\.text).joined())
    var start = 0
    for (text, attributes) in pieces {
      let length = text.utf16.count
      result.setAttributes(attributes, range: NSRange(location: start, length: length))
      start += length
    }
    return result
  }
}
