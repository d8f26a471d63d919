// Property list files of a project: the text form of Xcode's projects and old strings, and XML.

import Foundation
import SegueDiagnostics
import SegueFiles

/// Reading of property list files.
enum PropertyListFile {
  /// The maximum size of a file, in bytes.
  private static let limit = 64 << 20
  /// The maximum depth of elements within each other in XML.
  private static let maximumDepth = 128

  /// Returns the dictionary that the file at `path` contains.
  /// - Throws: `Failure` if it cannot be read, is malformed, or contains something else.
  static func dictionary(_ path: String) throws(Failure) -> [String: PropertyValue] {
    let bytes = try ProjectFiles.read(path, limit: limit)
    guard let entries = try read(bytes, path: path).dictionary else {
      throw Failure(.scene, "\(QuotedText.escaped(path)): found no dictionary; expected one")
    }
    return entries
  }

  /// Returns the value in `bytes`.
  static func read(_ bytes: [UInt8], path: String) throws(Failure) -> PropertyValue {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): is a binary property list; expected text. Convert it with "
          + "plutil -convert xml1")
    }
    let first = bytes.prefix(256).drop { $0 == 32 || (9...13).contains($0) || $0 >= 0x80 }.first
    let isXML = first == UInt8(ascii: "<") && bytes.prefix(512).contains(UInt8(ascii: "?"))
    return isXML ? try xml(bytes, path: path) : try OpenStepReader.read(bytes, path: path)
  }

  private static func xml(_ bytes: [UInt8], path: String) throws(Failure) -> PropertyValue {
    guard depth(of: bytes) <= maximumDepth else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): its elements are nested too deeply; expected at most "
          + "\(maximumDepth) within each other")
    }
    // Foundation ends the process at numbers that are not UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(
        .scene, "\(QuotedText.escaped(path)): is not valid UTF-8; expected a property list in UTF-8"
      )
    }
    do { return try PropertyListDecoder().decode(PropertyValue.self, from: Data(bytes)) } catch {
      throw Failure(
        .scene, "\(QuotedText.escaped(path)): is not a property list; expected one in XML")
    }
  }

  /// Returns the maximum depth of arrays and dictionaries, at least.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: Array("dict".utf8)) || rest.starts(with: Array("array".utf8)) {
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        if end == rest.startIndex || bytes[end - 1] != UInt8(ascii: "/") { depth += 1 }
        deepest = max(deepest, depth)
      } else if rest.starts(with: Array("/dict".utf8)) || rest.starts(with: Array("/array".utf8)) {
        depth -= 1
      }
    }
    return deepest
  }
}
