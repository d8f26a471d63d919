// The folder of canned responses to an app's requests. Its files are named after the URLs:
// Documentation/UIKit/NETWORK.md describes the rules.

import Foundation
import SegueFiles

/// A folder whose files answer requests.
package struct ResponseFolder: Sendable {
  /// The path of the folder.
  package let path: String
  private let files: AssetFolder

  /// Creates a folder of responses, without opening it.
  package init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    files = AssetFolder(path: self.path)
  }

  /// Returns the response to a request.
  /// - Throws: `ResponseError` if no file answers it, or the file cannot be used.
  package func response(to url: URL, method: String) throws(ResponseError) -> CannedResponse {
    let names = try RequestNames(url, method: method)
    for name in names.all {
      guard let file = file(named: name) else { continue }
      do {
        return try CannedResponse(try files.read(file, limit: Self.largestSize), of: file)
      } catch { throw ResponseError("\(path)/\(file): \(error)") }
    }
    throw ResponseError(
      "no file answers it; expected \(path)/\(names.all[0]), with any extension"
        + (names.all.count > 1 ? ", or \(names.all[names.all.count - 1])" : ""))
  }

  /// Returns the error of a request that no folder answers.
  package static func unavailable(_ url: URL, method: String) -> ResponseError {
    let name = (try? RequestNames(url, method: method))?.all.last
    return ResponseError(
      "the network is not available; expected a folder of responses"
        + (name.map { " with \($0), with any extension" } ?? ""))
  }

  /// The maximum size of a response, in bytes.
  package static let largestSize = 64 << 20

  /// Returns the file with a name, or the first one by name with one more extension.
  private func file(named name: String) -> String? {
    if isFile(name) { return name }
    let parts = name.split(separator: "/").map(String.init)
    let folder = parts.dropLast().joined(separator: "/")
    let start = (parts.last ?? "") + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return names.sorted().first {
      $0.hasPrefix(start) && !$0.dropFirst(start.count).contains(".") && isFile("\(folder)/\($0)")
        && !Self.methods.contains(String($0.dropFirst(start.count)))
    }.map { "\(folder)/\($0)" }
  }

  private static let methods: Set = ["POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

  private func isFile(_ relative: String) -> Bool {
    var status = stat()
    return stat("\(path)/\(relative)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// Why a request is not answered.
package struct ResponseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was found and what was expected.
  package let description: String

  /// Creates an error.
  package init(_ description: String) { self.description = description }
}

/// The names of the files that answer a request, the preferred one first: with the query, then
/// without.
struct RequestNames {
  let all: [String]

  init(_ url: URL, method: String) throws(ResponseError) {
    guard let host = url.host, !host.isEmpty, let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https"
    else { throw ResponseError("the URL is none of http or https with a host") }
    let port = url.port.map { ":\($0)" } ?? ""
    let parts = url.path.split(separator: "/").map(String.init)
    guard !parts.contains(".."), !parts.contains("."), !url.path.contains("\0"), host != ".." else {
      throw ResponseError("the path of the URL leads out of the folder")
    }
    var name = ([host.lowercased() + port] + parts).joined(separator: "/")
    if parts.isEmpty || url.path.hasSuffix("/") { name += "/index" }
    if method.uppercased() != "GET" { name += ".\(method.uppercased())" }
    let query = url.query.map { "?" + $0.replacingOccurrences(of: "/", with: "_") }
    all = (query.map { [name + $0] } ?? []) + [name]
  }
}
