// The WebSocket of a page: frames in, messages out.

import FlyingFox
import Foundation

/// What the server needs of the preview: the pages that connect and what they send.
package protocol PageHost: Sendable {
  /// Adds a page.
  /// - Returns: A closure that answers the text of a message, and one that removes the page.
  @MainActor func open(_ outbox: PageOutbox) -> PageLine
}

/// The connection of a page, as the server sees it.
@MainActor
package struct PageLine {
  /// Answers the text of a message.
  package let receive: @MainActor ([UInt8]) -> Void
  /// Removes the page.
  package let close: @MainActor () -> Void

  /// Creates a line.
  package init(
    receive: @escaping @MainActor ([UInt8]) -> Void, close: @escaping @MainActor () -> Void
  ) {
    (self.receive, self.close) = (receive, close)
  }
}

/// Connects pages with the preview.
struct PageSocket: WSHandler {
  let host: any PageHost

  /// Ends the task that reads when the stream that writes is released, however it ended.
  private final class Reading: Sendable {
    let task: Task<Void, Never>
    init(_ task: Task<Void, Never>) { self.task = task }
    deinit { task.cancel() }
  }

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws
    -> AsyncStream<WSFrame>
  {
    let outbox = PageOutbox()
    let reading = Reading(Task { [host] in await Self.read(client, for: host, outbox) })
    let frames = OutgoingFrames(outbox)
    return AsyncStream {
      _ = reading
      return await frames.next()
    } onCancel: {
      outbox.finish()
    }
  }

  private static func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, for host: any PageHost, _ outbox: PageOutbox
  ) async {
    let line = await host.open(outbox)
    var frames = IncomingFrames()
    do {
      loop: for try await frame in client {
        switch try frames.add(frame) {
        case nil: continue
        case .text(let text): await line.receive(text)
        case .ping(let payload): outbox.send(.pong(payload))
        case .close:
          outbox.send(.close(1000, ""))
          break loop
        }
      }
    } catch let fault as IncomingFrames.Fault {
      outbox.send(.close(fault.code, fault.reason))
    } catch {
      // The connection has been lost.
    }
    outbox.finish()
    await line.close()
  }
}
