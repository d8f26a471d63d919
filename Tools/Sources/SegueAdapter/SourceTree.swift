// How files are parsed. The parser looks ahead from each square bracket to see whether a type begins there, once as
// `[Element]` and once as `[count of Element]`: of brackets within brackets, each doubles the time that it needs,
// as it does in the compiler.

import SwiftParser
import SwiftSyntax

/// The syntax trees of files.
public enum SourceTree {
  /// The number of square brackets that can be open at once without other code than a type between them.
  static let maximumDepth = 16

  /// Returns whether the compiler would report no mistake in the syntax of a file. One that has more brackets within
  /// brackets than can be parsed is not examined.
  public static func isValid(_ bytes: [UInt8]) -> Bool { !parse(bytes).hasError }

  /// Returns the tree of a file: an empty one if it has more brackets within brackets than can be parsed.
  static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    guard excessiveBracket(in: bytes) == nil else { return Parser.parse(source: "") }
    return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Returns the place of the first bracket within `maximumDepth` others, if there is one. The contents of
  /// strings count as code, since types end at quotation marks.
  static func excessiveBracket(in bytes: [UInt8]) -> SourcePlace? {
    var (depth, line, lineStart, previous) = (0, 1, 0, UInt8(0))
    var isComment = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): (line, lineStart, isComment) = (line + 1, index + 1, false)
      case _ where isComment: break
      case UInt8(ascii: "["):
        depth += 1
        if depth > maximumDepth { return SourcePlace(line: line, column: index - lineStart + 1) }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "/"): (depth, isComment) = (0, previous == byte)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "="),
        UInt8(ascii: ";"):
        depth = 0
      default: break
      }
      previous = byte
    }
    return nil
  }
}

extension Problem {
  /// A file that is not parsed, since it has too many brackets within brackets.
  static func excessiveBrackets(in input: Adapter.Input) -> Problem? {
    SourceTree.excessiveBracket(in: input.bytes).map { place in
      Problem(
        path: input.path, place: place,
        message:
          "square brackets nested more than \(SourceTree.maximumDepth) deep, each of which doubles the time of "
          + "the parser. Name a part of the type with a type alias, or a part of the value with a constant"
      )
    }
  }
}
