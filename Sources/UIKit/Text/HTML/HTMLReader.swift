// HTML as attributed text, with the defaults of UIKit: black letters in Times of 12 points, a line feed
// after each paragraph, and markers of lists between tabs.

import Foundation
import SegueWorld

/// Reads a document into attributed text.
struct HTMLReader {
  /// An element that has begun.
  private struct Open {
    let element: HTMLElement
    let style: HTMLStyle
    /// The number of the next item, in a list.
    var nextItem = 1
  }

  private let baseURL: URL?
  private var sheet = HTMLStyleSheet()
  private var open: [Open] = []
  private var result = HTMLText()

  /// Returns the text of a document.
  static func read(_ html: String, baseURL: URL?) -> NSAttributedString {
    var reader = HTMLReader(baseURL: baseURL)
    let tokens = HTMLTokens.all(in: html)
    reader.readStyleSheets(tokens)
    let hasBody = tokens.contains {
      if case .start(let tag) = $0 { tag.name == "body" } else { false }
    }
    if !hasBody { reader.begin(HTMLTag(name: "body", attributes: [:], isEmpty: false)) }
    for token in tokens { reader.read(token) }
    while !reader.open.isEmpty { reader.close() }
    return reader.result.attributedString
  }

  private init(baseURL: URL?) { self.baseURL = baseURL }

  private mutating func readStyleSheets(_ tokens: [HTMLToken]) {
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      guard case .start(let tag) = token, tag.name == "style", case .text(let text) = next else {
        continue
      }
      sheet.add(text)
    }
  }

  private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let text): add(text)
    case .start(let tag): begin(tag)
    case .end(let name): end(name)
    }
  }

  // MARK: Elements

  private mutating func begin(_ tag: HTMLTag) {
    closeImplied(by: tag.name)
    let element = HTMLElement(tag)
    var style = self.style.inherited
    style.apply(tag, baseURL: baseURL)
    for declarations in sheet.declarations(for: open.map(\.element) + [element]) {
      style.apply(declarations)
    }
    if let own = tag.attributes["style"] { style.apply(HTMLDeclarations(own)) }
    if tag.name == "ul" || tag.name == "ol" { style.lists.append(list(tag)) }
    if style.isBlock, !style.isHidden { endParagraph() }
    guard !style.isHidden else {
      if !Self.empty.contains(tag.name), !tag.isEmpty { push(element, style) }
      return
    }
    switch tag.name {
    case "br": breakLine()
    case "img": addImage(tag, style)
    case "td", "th": if result.last != "\n" { append("\t", style) }
    default: break
    }
    guard !Self.empty.contains(tag.name) else { return }
    push(element, style)
    if let start = tag.attributes["start"].flatMap({ Int($0) }) {
      open[open.count - 1].nextItem = start
    }
    if tag.name == "li" { addMarker(tag) }
  }

  private mutating func push(_ element: HTMLElement, _ style: HTMLStyle) {
    // Damaged documents may nest without end; what is deeper has the style of this depth.
    guard open.count < 256 else { return }
    open.append(Open(element: element, style: style))
  }

  private mutating func end(_ name: String) {
    if name == "p", !open.contains(where: { $0.element.name == "p" }) { return }
    guard let index = open.lastIndex(where: { $0.element.name == name }) else { return }
    while open.count > index { close() }
  }

  private mutating func close() {
    if style.isBlock, !style.isHidden {
      // The end of the document is none of a paragraph.
      let isDocument = ["html", "body"].contains(open.last?.element.name)
      if isDocument { result.removeSpace() } else { endParagraph() }
    }
    open.removeLast()
  }

  /// Closes the elements that may end without a tag where another begins.
  private mutating func closeImplied(by name: String) {
    guard let last = open.last?.element.name else { return }
    let closes: Bool =
      switch name {
      case "li": last == "li" || last == "p" && open.dropLast().last?.element.name == "li"
      case "dt", "dd": last == "dt" || last == "dd"
      case "tr": ["tr", "td", "th"].contains(last)
      case "td", "th": last == "td" || last == "th"
      case "p", "div", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table":
        last == "p"
      default: false
      }
    guard closes else { return }
    close()
    closeImplied(by: name)
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    let style = style
    guard !style.isHidden else { return }
    if style.isPreformatted { return append(text, style) }
    var line = ""
    for character in text {
      guard character.isHTMLSpace else {
        line.append(character)
        continue
      }
      let before = line.last ?? result.last
      let isSpace = before == " " && (!line.isEmpty || result.endsWithSpace)
      let isWanted = !isSpace && before != "\n"
      if isWanted, before != "\u{2028}", before != "\t" || !line.isEmpty { line.append(" ") }
    }
    guard !line.isEmpty else { return }
    result.appendLine(style.shown(line), style.attributes)
  }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    guard !text.isEmpty else { return }
    result.append(style.shown(text), style.attributes)
  }

  /// Ends a paragraph, unless it has no text.
  private mutating func endParagraph() {
    result.removeSpace()
    guard result.last != "\n", let attributes = result.lastAttributes else { return }
    // The paragraph's end belongs to it, not to the element that begins.
    var style = self.style
    style.link = nil
    var own = style.attributes
    own[.paragraphStyle] = attributes[.paragraphStyle]
    own[.font] = attributes[.font]
    result.append("\n", own)
  }

  /// Breaks a line: within a paragraph with a line separator, as UIKit does it.
  private mutating func breakLine() {
    result.removeSpace()
    let block = open.last { $0.style.isBlock }?.element.name ?? ""
    let isParagraph = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"].contains(block)
    append(isParagraph ? "\u{2028}" : "\n", style)
  }

  // MARK: Lists

  private func list(_ tag: HTMLTag) -> NSTextList {
    let depth = style.lists.count
    guard tag.name == "ol" else {
      let forms: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
      return NSTextList(markerFormat: forms[min(depth, 2)])
    }
    let form: NSTextList.MarkerFormat =
      switch tag.attributes["type"] {
      case "a": .lowercaseAlpha
      case "A": .uppercaseAlpha
      case "i": .lowercaseRoman
      case "I": .uppercaseRoman
      default: .decimal
      }
    let list = NSTextList(markerFormat: .init(form.rawValue + "."))
    list.startingItemNumber = tag.attributes["start"].flatMap { Int($0) } ?? 1
    return list
  }

  private mutating func addMarker(_ tag: HTMLTag) {
    let style = style
    guard style.hasMarkers, let list = style.lists.last,
      let index = open.lastIndex(where: { ["ul", "ol"].contains($0.element.name) })
    else { return }
    let number = tag.attributes["value"].flatMap { Int($0) } ?? open[index].nextItem
    open[index].nextItem = number &+ 1
    append("\t\(list.marker(forItemNumber: number))\t", style)
  }

  // MARK: Images

  /// Adds an image that the document contains. Others would have to be loaded.
  private mutating func addImage(_ tag: HTMLTag, _ style: HTMLStyle) {
    let source = tag.attributes["src"] ?? ""
    guard source.hasPrefix("data:"), let comma = source.firstIndex(of: ","),
      source[..<comma].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(source[source.index(after: comma)...])),
      let image = UIImage(data: data)
    else {
      guard !source.isEmpty, World.isRunningHere else { return }
      return MainActor.assumeIsolated {
        World.current.warn(
          "HTML of an attributed string contains the image \(source.prefix(80)), which is not loaded"
        )
      }
    }
    let attachment = NSTextAttachment(image: image)
    attachment.bounds.size = Self.size(tag, image.size)
    result.append("\u{FFFC}", style.attributes.merging([.attachment: attachment]) { $1 })
  }

  private static func size(_ tag: HTMLTag, _ own: CGSize) -> CGSize {
    let width = tag.attributes["width"].flatMap { HTMLStyle.length($0, 0) }
    let height = tag.attributes["height"].flatMap { HTMLStyle.length($0, 0) }
    let ratio = own.width > 0 ? own.height / own.width : 1
    if let width { return CGSize(width: width, height: height ?? width * ratio) }
    return height.map { CGSize(width: ratio > 0 ? $0 / ratio : $0, height: $0) } ?? own
  }

  /// The elements without contents.
  private static let empty: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "wbr", "area", "base", "col", "embed", "source",
    "track", "param",
  ]
}

extension Character {
  /// A Boolean value that indicates whether HTML counts the character as white space that collapses.
  fileprivate var isHTMLSpace: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\u{0C}"
  }
}
