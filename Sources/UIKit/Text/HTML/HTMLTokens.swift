// The tags and the text of HTML. What is damaged is read as browsers read it: a sign that begins no tag
// is text.

import Foundation

/// A part of an HTML document.
enum HTMLToken: Equatable {
  case text(String)
  case start(HTMLTag)
  case end(String)
}

/// The beginning of an element.
struct HTMLTag: Equatable {
  let name: String
  let attributes: [String: String]
  let isEmpty: Bool
}

/// Reads the tokens of a document one after another.
struct HTMLTokens {
  private let characters: [Character]
  private var place = 0
  /// The element whose text contains no tags, such as `style`.
  private var raw: String?
  /// The places from which attributes continue to the end of the document without the end of the tag,
  /// and the end of the last name before such attributes. Tags that lead there have no end, either, and
  /// are not read to the end of the document again.
  private var endless: (attributes: Set<Int>, name: Int) = ([], 0)

  init(_ text: String) {
    // Line ends count as one character each.
    characters = Array(text.replacingOccurrences(of: "\r\n", with: "\n"))
  }

  /// Returns all tokens of a document.
  static func all(in text: String) -> [HTMLToken] {
    var tokens = HTMLTokens(text)
    var found: [HTMLToken] = []
    while let token = tokens.next() { found.append(token) }
    return found
  }

  private mutating func next() -> HTMLToken? {
    if let name = raw {
      raw = nil
      return .text(text(upTo: "</" + name))
    }
    while place < characters.count {
      guard characters[place] == "<" else { return .text(HTMLEntities.decoded(plainText())) }
      if skipsComment() { continue }
      if let tag = tag() { return tag }
      place += 1
      return .text("<" + HTMLEntities.decoded(plainText()))
    }
    return nil
  }

  private mutating func plainText() -> String {
    let start = place
    while place < characters.count, characters[place] != "<" { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func text(upTo end: String) -> String {
    let start = place
    while place < characters.count, !begins(with: end) { place += 1 }
    return String(characters[start..<place])
  }

  private func begins(with words: String) -> Bool {
    let end = place + words.count
    guard end <= characters.count else { return false }
    return String(characters[place..<end]).lowercased() == words
  }

  /// Skips a comment or a declaration.
  private mutating func skipsComment() -> Bool {
    let isComment = begins(with: "<!--")
    guard isComment || begins(with: "<!") || begins(with: "<?") else { return false }
    place += isComment ? 4 : 2
    let end = isComment ? "-->" : ">"
    _ = text(upTo: end)
    place = min(place + end.count, characters.count)
    return true
  }

  private mutating func tag() -> HTMLToken? {
    let start = place
    var next = place + 1
    let isEnd = next < characters.count && characters[next] == "/"
    if isEnd { next += 1 }
    guard next < characters.count, characters[next].isLetter, start >= endless.name else {
      return nil
    }
    place = next
    let name = word { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    let end = place
    var (attributes, isEmpty): ([String: String], Bool) = ([:], false)
    var places: [Int] = []
    while true {
      skipSpace()
      guard place < characters.count, !endless.attributes.contains(place) else {
        endless.attributes.formUnion(places)
        (endless.name, place) = (end, start)
        return nil
      }
      places.append(place)
      if characters[place] == ">" { break }
      if characters[place] == "/" {
        (isEmpty, place) = (true, place + 1)
        continue
      }
      isEmpty = false
      let (key, value) = attribute()
      if attributes[key] == nil { attributes[key] = value }
    }
    place += 1
    if isEnd { return .end(name) }
    if ["style", "script", "title", "textarea"].contains(name), !isEmpty { raw = name }
    return .start(HTMLTag(name: name, attributes: attributes, isEmpty: isEmpty))
  }

  private mutating func attribute() -> (String, String) {
    let first = place
    place += 1
    _ = word { !$0.isWhitespace && !"=>/".contains($0) }
    let key = String(characters[first..<place]).lowercased()
    skipSpace()
    guard place < characters.count, characters[place] == "=" else { return (key, "") }
    place += 1
    skipSpace()
    guard place < characters.count else { return (key, "") }
    let quote = characters[place]
    guard quote == "\"" || quote == "'" else {
      return (key, HTMLEntities.decoded(word { !$0.isWhitespace && $0 != ">" }))
    }
    place += 1
    let value = word { $0 != quote }
    place = min(place + 1, characters.count)
    return (key, HTMLEntities.decoded(value))
  }

  private mutating func word(_ isInside: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, isInside(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func skipSpace() { _ = word(\.isWhitespace) }
}
