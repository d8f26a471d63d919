// The thread on which libwebsockets serves all connections.

import CSegueServer
import Foundation
import SegueDiagnostics
import SegueFiles
import SegueRecording
import Synchronization

/// A listening server, and its thread once it has started.
final class ServerThread: @unchecked Sendable {
  // Unchecked: other threads use `server` under `isAlive` only, and `calls` is used by the server.

  /// The port.
  let port: UInt16
  private let server: OpaquePointer
  private let calls: ServerCalls
  private let headers: ServerHeaders
  private let isAlive = Mutex(true)
  private let end = DispatchSemaphore(value: 0)

  /// Begins to listen.
  /// - Throws: `Failure` if the port is not free, or if the server cannot listen.
  init(port: UInt16, calls: ServerCalls, headers: ServerHeaders) throws(Failure) {
    (self.calls, self.headers) = (calls, headers)
    var error: Int32 = 0
    var table = calls.table
    guard let server = segue_server_listen(port, headers.strings, &table, &error) else {
      throw Self.failure(error, port: port)
    }
    (self.server, self.port) = (server, segue_server_port(server))
    calls.wake = { [weak self] in self?.ifAlive(segue_server_wake) }
  }

  /// Starts the thread.
  /// - Parameter onFailure: Called on the thread if the server stops by itself.
  /// - Throws: `RecordingError.noThread`.
  func start(onFailure: @escaping @Sendable (Failure) -> Void) throws(RecordingError) {
    do {
      try RecordingThread.start { [self] in
        let wasStopped = segue_server_run(server)
        free()
        if !wasStopped { onFailure(Self.failure(0, port: port)) }
        end.signal()
      }
    } catch {
      free()
      throw error
    }
  }

  /// Ends all connections and the thread, and waits for its end.
  func stop() {
    ifAlive(segue_server_stop)
    end.wait()
    end.signal()
  }

  private func free() {
    isAlive.withLock { $0 = false }
    segue_server_free(server)
  }

  private func ifAlive(_ body: (OpaquePointer) -> Void) {
    isAlive.withLock { if $0 { body(server) } }
  }

  private static func failure(_ error: Int32, port: UInt16) -> Failure {
    let place = "\(PreviewAddress.interface):\(port)"
    switch error {
    case 0: return Failure(.output, "the server at \(place) cannot listen")
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
    default:
      return Failure(.output, "the server at \(place) cannot listen: \(errorText(error))")
    }
  }
}
