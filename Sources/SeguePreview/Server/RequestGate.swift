// Which requests the server answers. Other programs of the machine, and pages of other sites in the
// browser, can send requests to the port; without the token they get nothing.

/// Decides on requests by their first lines.
struct RequestGate: Sendable {
  let address: PreviewAddress

  /// The decision on a request.
  enum Decision: Equatable {
    /// A file of the page, by its path below `Resources`.
    case page(String)
    /// The WebSocket.
    case socket
    /// A file that the preview has made, by its name.
    case output(String)
    /// A request that may not be made.
    case refused
    /// A request for something that does not exist.
    case missing
  }

  /// Decides on a request.
  /// - Parameters:
  ///   - path: The path without its query.
  ///   - host: The value of `Host`, or `nil`.
  ///   - origin: The value of `Origin`, or `nil`.
  func decision(path: String, host: String?, origin: String?) -> Decision {
    guard let host, address.hosts.contains(host.lowercased()) else { return .refused }
    if let origin, !address.hosts.map({ "http://" + $0 }).contains(origin.lowercased()) {
      return .refused
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, parts[0].isEmpty, isToken(parts[1]) else { return .refused }
    return resource(Array(parts.dropFirst(2)))
  }

  private func resource(_ parts: [String]) -> Decision {
    switch parts {
    case [""]: return .page("index.html")
    case ["socket"]: return .socket
    case _ where parts.isEmpty || !parts.allSatisfy(isName): return .missing
    case _ where parts.first == "output": return parts.count == 2 ? .output(parts[1]) : .missing
    default: return .page(parts.joined(separator: "/"))
    }
  }

  /// A Boolean value that indicates whether a component is a plain name: never `..`, an empty one,
  /// or one with a separator or an escape.
  private func isName(_ part: String) -> Bool {
    part.first != "." && !part.isEmpty
      && part.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// Compares with the token in a time that does not depend on where they differ.
  private func isToken(_ text: String) -> Bool {
    let (a, b) = (Array(text.utf8), Array(address.token.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
