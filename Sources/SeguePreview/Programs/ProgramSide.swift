// The other end of the line: a program that shows its clip to the pages of the preview that has built
// it.

import Foundation
import SegueRecording

/// Connects a preview in a program with the preview that has started the program.
@MainActor
package final class ProgramSide {
  private let session: PreviewSession
  private let line: LineEnd
  private var pages: [Int: Connection] = [:]

  /// A page, as this process knows it.
  private struct Connection {
    let page: PreviewPage
    let taken: AsyncStream<Void>.Continuation
  }

  /// Creates the program's end of the line.
  /// - Parameter descriptor: The open socket.
  package init(_ session: PreviewSession, descriptor: Int32) {
    (self.session, line) = (session, LineEnd(descriptor))
  }

  /// Starts to answer messages.
  /// - Parameter onEnd: Called when the preview is gone.
  /// - Throws: `RecordingError.noThread`.
  package func start(onEnd: @escaping @MainActor () -> Void) throws {
    let line = line
    try RecordingThread.start { [self] in
      while let message = line.receive() { Task { @MainActor in handle(message) } }
      Task { @MainActor in onEnd() }
    }
  }

  private func handle(_ message: LineMessage) {
    switch message.kind {
    case .open: open(message.page)
    case .text:
      if let page = pages[message.page]?.page {
        session.receive([UInt8](message.payload), from: page)
      }
    case .taken: pages[message.page]?.taken.yield()
    case .close: close(message.page)
    case .picture, .binary: break
    }
  }

  private func open(_ number: Int) {
    close(number)
    let outbox = PageOutbox()
    let (takes, taken) = AsyncStream.makeStream(of: Void.self)
    pages[number] = Connection(page: session.connect(outbox), taken: taken)
    Task { [line] in await Self.send(outbox, to: number, over: line, takes) }
  }

  private func close(_ number: Int) {
    guard let connection = pages.removeValue(forKey: number) else { return }
    connection.taken.finish()
    session.disconnect(connection.page)
  }

  /// Sends the messages of a page. After a picture, it waits until the page has taken it.
  nonisolated private static func send(
    _ outbox: PageOutbox, to page: Int, over line: LineEnd, _ takes: AsyncStream<Void>
  ) async {
    var takes = takes.makeAsyncIterator()
    while let message = await outbox.next() {
      guard let (kind, payload) = message.onLine else { continue }
      await blocking { line.send(LineMessage(kind: kind, page: page, payload: payload)) }
      if kind == .picture { _ = await takes.next() }
    }
  }

  /// Runs `body`, which may wait, on a thread of its own.
  nonisolated private static func blocking(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      do {
        try RecordingThread.start {
          body()
          continuation.resume()
        }
      } catch {
        body()
        continuation.resume()
      }
    }
  }
}

extension OutgoingMessage {
  /// The message as it is sent over the line, or `nil` if it concerns the connection only.
  fileprivate var onLine: (LineMessage.Kind, Data)? {
    switch self {
    case .text(let text): (.text, Data(text.utf8))
    case .picture(let picture): (.picture, picture.bytes)
    case .binary(let data): (.binary, data)
    case .close: nil
    }
  }
}
