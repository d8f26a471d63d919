// The WebSocket of a page: text in, messages out.

import CSegueServer
import Foundation

/// Connects a page with the preview. Only the server's thread uses it.
final class PageSocket {
  private let outbox = PageOutbox()
  private var incoming = IncomingText()
  private var outgoing: OutgoingFrames
  private let texts: AsyncStream<[UInt8]>.Continuation

  /// The maximum number of messages of a page that wait for the preview.
  private static let capacity = 4096

  /// Adds a page to `session`.
  /// - Parameter wake: Called on any thread when the page can be sent something.
  init(_ session: PreviewSession, wake: @escaping @Sendable () -> Void) {
    outgoing = OutgoingFrames(outbox)
    outbox.onChange = wake
    let (stream, texts) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingOldest(Self.capacity))
    self.texts = texts
    Task { @MainActor [outbox] in
      let page = session.connect(outbox)
      for await text in stream { session.receive(text, from: page) }
      session.disconnect(page)
    }
  }

  /// Takes a part of a message. After one that no page sends, the connection ends.
  func receive(_ part: UnsafeRawBufferPointer, isBinary: Bool, isLast: Bool) {
    do throws(IncomingText.Fault) {
      guard let text = try incoming.add(part, isBinary: isBinary, isLast: isLast) else { return }
      if case .dropped = texts.yield(text) {
        throw IncomingText.Fault(code: 1013, reason: "too many messages at once")
      }
    } catch {
      outbox.send(.close(error.code, error.reason))
      outbox.finish()
    }
  }

  /// Writes what the page is sent next.
  func write(to buffer: UnsafeMutableRawPointer, _ frame: inout segue_frame) {
    outgoing.write(to: buffer, &frame)
  }

  /// Removes the page.
  func close() {
    outbox.onChange = nil
    outbox.finish()
    texts.finish()
  }
}
