// Reads the XML of storyboards and nibs into elements. Document types are refused, so that no
// entity is ever declared, expanded or fetched.

import Foundation
import FoundationXML

/// A reader of the XML of one file.
package final class NibParser: NSObject, XMLParserDelegate {
  private let file: String
  private let limits: NibLimits
  private var root: NibElement?
  private var open: [NibElement] = []
  private var count = 0
  private var failure: NibError?

  private init(_ file: String, _ limits: NibLimits) { (self.file, self.limits) = (file, limits) }

  /// Returns the root element.
  ///
  /// - Parameter file: The name of the file, for messages.
  package static func parse(_ data: Data, named file: String, limits: NibLimits = NibLimits())
    throws(NibError) -> NibElement
  {
    guard data.count <= limits.bytes else {
      throw NibError(
        file: file, line: nil,
        message: "the file has \(data.count) bytes; expected at most \(limits.bytes)")
    }
    if let line = lineThatIsNotText(data) {
      throw NibError(file: file, line: line, message: "bytes that are not UTF-8; expected UTF-8")
    }
    if let place = data.range(of: Data("<!DOCTYPE".utf8)) {
      let line = 1 + data[..<place.lowerBound].count { $0 == 10 }
      throw NibError(
        file: file, line: line,
        message: "a document type declaration; expected the document of Interface Builder")
    }
    if let line = lineOfEmptyInstruction(data) {
      throw NibError(
        file: file, line: line,
        message:
          "a processing instruction without content; expected the document of Interface Builder"
      )
    }
    return try NibParser(file, limits).run(data)
  }

  /// Returns the number of the first line that is not UTF-8, which ends the process in Foundation's
  /// parser; `nil` if there is none.
  private static func lineThatIsNotText(_ data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    let lines = data.split(separator: 10, omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }

  /// Returns the line of the first processing instruction that is only a name, such as `<?xml?>`, which
  /// ends the process in Foundation's parser; `nil` if there is none.
  private static func lineOfEmptyInstruction(_ data: Data) -> Int? {
    var rest = data[...]
    while let start = rest.range(of: Data("<?".utf8)),
      let end = rest[start.upperBound...].range(of: Data("?>".utf8))
    {
      let inside = rest[start.upperBound..<end.lowerBound]
      if !inside.isEmpty, !inside.contains(where: { [9, 10, 13, 32].contains($0) }) {
        return 1 + data[..<start.lowerBound].count { $0 == 10 }
      }
      rest = rest[start.upperBound...]
    }
    return nil
  }

  private func run(_ data: Data) throws(NibError) -> NibElement {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let succeeded = parser.parse()
    if let failure { throw failure }
    guard succeeded, let root else {
      throw NibError(
        file: file, line: max(1, parser.lineNumber),
        message: "the XML is malformed; expected a document that Interface Builder wrote")
    }
    return root
  }

  private func fail(_ parser: XMLParser, _ message: String) {
    if failure == nil {
      failure = NibError(file: file, line: max(1, parser.lineNumber), message: message)
    }
    parser.abortParsing()
  }

  // MARK: XMLParserDelegate

  package func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    count += 1
    if count > limits.elements {
      return fail(parser, "more than \(limits.elements) elements, which is the limit")
    }
    if open.count >= limits.depth {
      return fail(parser, "elements are nested deeper than \(limits.depth), which is the limit")
    }
    let element = NibElement(
      name: elementName, attributes: attributeDict, line: max(1, parser.lineNumber),
      parent: open.last)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  package func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  package func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.text += String(decoding: block, as: UTF8.self)
  }
}
