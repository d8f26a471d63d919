// A preview with its server for one test. The test's side of the connection runs on a thread of its
// own, since it waits for the server, whose messages the main actor answers.

import Foundation
import SegueStage

@testable import SeguePreview

/// A running preview, as a test's thread sees it.
struct Served: Sendable {
  let address: PreviewAddress
  let session: PreviewSession

  /// Connects a page.
  func page() throws -> TestPage {
    let page = try TestPage(port: address.port)
    let status = try page.open(path: "/\(address.token)/socket", host: address.hosts[0])
    guard status == 101 else { throw TestFault("the socket was answered with \(status)") }
    return page
  }

  /// Runs a closure on the main actor and waits for it.
  func onMain<Value: Sendable>(_ body: @escaping @MainActor @Sendable (PreviewSession) -> Value)
    -> Value
  {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    Task { @MainActor in
      box.value = body(session)
      done.signal()
    }
    done.wait()
    return box.value!
  }

  private final class Box<Value>: @unchecked Sendable {
    // Unchecked: written before the semaphore is signaled, and read after it.
    var value: Value?
  }
}

/// Serves scenes for the duration of `body`, which runs on a thread of its own.
func serving<Value: Sendable>(
  _ files: [String], _ body: @escaping @Sendable (Served) throws -> Value
) async throws -> Value {
  try await serving(files.map { .scene($0) }, body)
}

/// Serves documents for the duration of `body`, which runs on a thread of its own.
@MainActor
func serving<Value: Sendable>(
  _ sources: [PreviewDocument.Source], _ body: @escaping @Sendable (Served) throws -> Value
) async throws -> Value {
  let session = try PreviewSession(
    sources: sources, transitions: .builtIn, isReadOnly: false, jobs: 2)
  let observer = try FileObserver { paths in
    Task { @MainActor in session.filesDidChange(paths) }
  }
  observer.observe(session.files)
  session.onFilesChange = { observer.observe($0) }
  let server = try PreviewServer.start(port: 0, session: session)
  let served = Served(address: server.address, session: session)
  let result = await onThread { Result { try body(served) } }
  observer.stop()
  session.close()
  server.stop()
  return try result.get()
}

/// Runs `body` on a new thread.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
