// Where the page of a preview is found: the loopback interface, a port, and a random token.

/// The address of a preview's page. Everything that the server offers is below it.
package struct PreviewAddress: Sendable, Hashable {
  /// The port on the loopback interface, 1 to 65,535.
  package let port: UInt16
  /// The address of the loopback interface, which other machines cannot reach.
  package static let interface = "127.0.0.1"

  /// The first component of each path, 32 hexadecimal digits. Who does not know it is refused.
  package let token: String

  /// Creates the address at `port` with a token of 128 bits from `generator`.
  package init(port: UInt16, generator: inout some RandomNumberGenerator) {
    self.port = port
    let words = (0..<2).map { _ in
      String(UInt64.random(in: 0...UInt64.max, using: &generator), radix: 16)
    }
    token = words.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }

  /// The address of the page, with a slash at its end.
  package var url: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The values of `Host` that requests may have.
  package var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}
