// The server of the preview on the loopback interface: HTTP by libwebsockets, the page from memory,
// and one WebSocket for each page. It has a thread of its own.

import SegueDiagnostics

/// A server that only programs of this machine can reach, and of them only those that know the token.
package final class PreviewServer: Sendable {
  /// The address of the page.
  package let address: PreviewAddress
  private let thread: ServerThread

  /// Starts a server.
  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - session: The preview that the pages show.
  ///   - onFailure: Called on the server's thread if it stops by itself.
  /// - Throws: `Failure` if the port is not free, or if the server cannot listen.
  @MainActor
  package static func start(
    port: UInt16, session: PreviewSession,
    onFailure: @escaping @Sendable (Failure) -> Void = { _ in }
  ) throws -> PreviewServer {
    let responder = PreviewResponder(output: session.outputPath)
    let thread = try ServerThread(
      port: port, calls: ServerCalls(session, responder),
      headers: ServerHeaders(PreviewResponder.headers))
    var generator = SystemRandomNumberGenerator()
    let address = PreviewAddress(port: thread.port, generator: &generator)
    responder.open(address)
    try thread.start(onFailure: onFailure)
    return PreviewServer(address: address, thread: thread)
  }

  private init(address: PreviewAddress, thread: ServerThread) {
    (self.address, self.thread) = (address, thread)
  }

  /// Stops listening, ends all connections, and waits for the end of the thread.
  package func stop() { thread.stop() }
}
