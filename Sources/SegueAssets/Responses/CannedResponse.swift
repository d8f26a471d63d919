// One canned response: a file is its body, unless its extension is `http`; then it begins with a
// status line and headers.

import Foundation

/// A response from a file.
package struct CannedResponse: Sendable, Hashable {
  /// The status code, such as 200.
  package private(set) var status = 200
  /// The headers, in the order of the file.
  package private(set) var headers: [Header] = []
  /// The body.
  package private(set) var body: [UInt8]

  /// A header of a response.
  package struct Header: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// Reads the contents of a file.
  /// - Throws: `ResponseError` for an `http` file without a status line.
  init(_ bytes: [UInt8], of file: String) throws(ResponseError) {
    let ending = file.split(separator: "/").last?.split(separator: ".").last ?? ""
    body = bytes
    if ending.lowercased() == "http" { try readHead() }
    let type = Self.types[ending.lowercased()] ?? "application/octet-stream"
    add("Content-Type", type)
    add("Content-Length", "\(body.count)")
  }

  /// Returns the value of a header, whatever the case of its name.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  private mutating func add(_ name: String, _ value: String) {
    if header(name) == nil { headers.append(Header(name: name, value: value)) }
  }

  /// Takes the status line and the headers from the start of the body.
  private mutating func readHead() throws(ResponseError) {
    var rest = body[...]
    let first = Self.line(&rest) ?? ""
    guard
      let code = first.split(separator: " ").first(where: { !$0.hasPrefix("HTTP/") }).flatMap({
        Int($0)
      }), (100...599).contains(code)
    else {
      throw ResponseError(
        "begins with \"\(first.prefix(40))\"; expected a status line such as HTTP/1.1 200 OK")
    }
    status = code
    while let line = Self.line(&rest), !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else {
        throw ResponseError("the header \"\(line.prefix(40))\" has no colon; expected NAME: VALUE")
      }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers.append(Header(name: String(line[..<colon]), value: value))
    }
    body = Array(rest)
  }

  /// Takes a line, without its end; `nil` at the end of the text.
  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    var line = rest[..<end]
    rest = end < rest.endIndex ? rest[(end + 1)...] : []
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// The types of contents by the extensions of files.
  private static let types = [
    "json": "application/json", "html": "text/html; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "xml": "application/xml", "css": "text/css", "js": "text/javascript", "csv": "text/csv",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "svg": "image/svg+xml", "pdf": "application/pdf", "mp4": "video/mp4",
    "plist": "application/x-plist",
  ]
}
