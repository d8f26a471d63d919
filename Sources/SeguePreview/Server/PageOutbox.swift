// The messages that wait until a page has taken those before. The server takes one only after the
// socket has accepted the one before, so a slow page holds back its own pictures and no others.

import Foundation
import Synchronization

/// A message to a page.
package enum OutgoingMessage: Sendable {
  /// A JSON object.
  case text(String)
  /// A picture. At most one waits at a time.
  case picture(PictureMessage)
  /// Another binary message.
  case binary(Data)
  /// The answer to a ping.
  case pong(Data)
  /// The end of the connection, with a code of RFC 6455 and a reason.
  case close(UInt16, String)
}

/// The messages to one page. It can be used from any thread.
package final class PageOutbox: Sendable {
  private struct State {
    var messages: [OutgoingMessage] = []
    var waiting: CheckedContinuation<OutgoingMessage?, Never>?
    var isFinished = false
    var pictures = 0
    var onPictureTaken: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// The maximum number of messages that wait. A page that takes none is disconnected then.
  private static let capacity = 4096

  /// Creates an empty outbox.
  package init() {}

  /// A Boolean value that indicates whether a picture waits to be taken.
  package var hasPicture: Bool { state.withLock { $0.pictures > 0 } }

  /// A closure that is called on any thread when a picture has been taken.
  package var onPictureTaken: (@Sendable () -> Void)? {
    get { state.withLock { $0.onPictureTaken } }
    set { state.withLock { $0.onPictureTaken = newValue } }
  }

  /// Adds a message. After the end of the connection, it is dropped.
  package func send(_ message: OutgoingMessage) {
    let (waiting, taken) = state.withLock {
      state -> (CheckedContinuation<OutgoingMessage?, Never>?, (@Sendable () -> Void)?) in
      guard !state.isFinished else { return (nil, nil) }
      if let waiting = state.waiting {
        state.waiting = nil
        return (waiting, message.isPicture ? state.onPictureTaken : nil)
      }
      guard state.messages.count < Self.capacity else {
        state.isFinished = true
        state.messages = []
        return (nil, nil)
      }
      state.messages.append(message)
      if message.isPicture { state.pictures += 1 }
      return (nil, nil)
    }
    waiting?.resume(returning: message)
    taken?()
  }

  /// Ends the connection. Messages that wait are dropped, except for a last one that closes it.
  package func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      state.messages.removeAll { !$0.isClose }
      state.pictures = 0
      state.onPictureTaken = nil
      let waiting = state.waiting
      state.waiting = nil
      return waiting
    }
    waiting?.resume(returning: nil)
  }

  /// Returns the next message when there is one, or `nil` at the end of the connection. Only one
  /// task may wait at a time.
  package func next() async -> OutgoingMessage? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { take(into: $0) }
    } onCancel: {
      finish()
    }
  }

  private func take(into continuation: CheckedContinuation<OutgoingMessage?, Never>) {
    let (message, hasEnded, taken) = state.withLock {
      state -> (OutgoingMessage?, Bool, (@Sendable () -> Void)?) in
      if !state.messages.isEmpty {
        let message = state.messages.removeFirst()
        if message.isPicture { state.pictures -= 1 }
        return (message, false, message.isPicture ? state.onPictureTaken : nil)
      }
      if state.isFinished { return (nil, true, nil) }
      state.waiting = continuation
      return (nil, false, nil)
    }
    if message != nil || hasEnded { continuation.resume(returning: message) }
    taken?()
  }
}

extension OutgoingMessage {
  fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
  fileprivate var isClose: Bool { if case .close = self { true } else { false } }
}
