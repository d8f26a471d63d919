// The server of the preview on the loopback interface: HTTP by FlyingFox, the page from memory, and
// one WebSocket for each page.

import FlyingFox
import FlyingSocks
import Foundation
import SegueDiagnostics
import Synchronization

/// A server that only programs of this machine can reach, and of them only those that know the token.
package final class PreviewServer: Sendable {
  /// The address of the page.
  package let address: PreviewAddress
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  /// The time that the server has to begin listening, in seconds.
  private static let startLimit = 10.0
  /// The time that a request may take, in seconds. WebSocket connections of pages do not count.
  private static let requestLimit = 30.0

  /// Starts a server.
  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - output: Returns the path of a file that the preview has made, by its name.
  /// - Throws: `Failure` if the port is not free, or if the server cannot listen.
  package static func start(
    port: UInt16, host: any PageHost, output: @escaping @Sendable (String) -> String?
  ) async throws -> PreviewServer {
    let responder = PreviewResponder(host: host, output: output)
    let server: HTTPServer
    do {
      let address = try sockaddr_in.inet(ip4: PreviewAddress.interface, port: port)
      server = HTTPServer(
        address: address, timeout: requestLimit, logger: .disabled, handler: responder)
    } catch {
      throw failure(error, port: port)
    }
    let running = Task { try await server.run() }
    let listening = Task { try await server.waitUntilListening(timeout: startLimit) }
    let watching = Task {
      _ = await running.result
      listening.cancel()
    }
    defer { if running.isCancelled { watching.cancel() } }
    do {
      try await listening.value
      guard case .ip4(_, let number)? = await server.listeningAddress else {
        throw SocketError.unsupportedAddress
      }
      var generator = SystemRandomNumberGenerator()
      let address = PreviewAddress(port: number, generator: &generator)
      responder.open(address)
      return PreviewServer(address: address, server: server, running: running)
    } catch {
      running.cancel()
      if case .failure(let first) = await running.result { throw failure(first, port: port) }
      throw failure(error, port: port)
    }
  }

  private init(address: PreviewAddress, server: HTTPServer, running: Task<Void, any Error>) {
    (self.address, self.server, self.running) = (address, server, running)
  }

  /// Ends all connections and stops listening.
  package func stop() async {
    await server.stop()
    running.cancel()
  }

  /// Waits until the server has stopped.
  /// - Throws: `Failure` if it stopped by itself.
  package func wait() async throws {
    do {
      try await running.value
    } catch {
      throw Self.failure(error, port: address.port)
    }
  }

  private static func failure(_ error: any Error, port: UInt16) -> Failure {
    let place = "\(PreviewAddress.interface):\(port)"
    guard case SocketError.failed(_, let number, let message) = error else {
      return Failure(.output, "the server at \(place) cannot listen: \(error)")
    }
    switch number {
    case EADDRINUSE:
      return Failure(
        .output,
        "port \(port) is in use by another program; expected a free port. Leave out --port to use "
          + "any that is free")
    case EACCES:
      return Failure(
        .output,
        "port \(port) is reserved by the system; expected a port from 1024 on. Leave out --port to "
          + "use any that is free")
    default: return Failure(.output, "the server at \(place) cannot listen: \(message)")
    }
  }
}
