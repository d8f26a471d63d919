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
  /// The end of the connection, with a code of RFC 6455 and a reason.
  case close(UInt16, String)
}

/// The messages to one page. It can be used from any thread.
package final class PageOutbox: Sendable {
  /// What there is to take.
  package enum Taken {
    /// The next message.
    case message(OutgoingMessage)
    /// None yet.
    case nothing
    /// None any more.
    case end
  }

  private struct State {
    var messages: [OutgoingMessage] = []
    var waiting: CheckedContinuation<Void, Never>?
    var isFinished = false
    var onPictureTaken: (@Sendable () -> Void)?
    var onChange: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// The maximum number of messages that wait. A page that takes none is disconnected then.
  private static let capacity = 4096

  /// Creates an empty outbox.
  package init() {}

  /// A Boolean value that indicates whether a picture waits to be taken.
  package var hasPicture: Bool { state.withLock { $0.messages.contains { $0.isPicture } } }

  /// A closure that is called on any thread when a picture has been taken.
  package var onPictureTaken: (@Sendable () -> Void)? {
    get { state.withLock { $0.onPictureTaken } }
    set { state.withLock { $0.onPictureTaken = newValue } }
  }

  /// A closure that is called on any thread when there is something to take.
  package var onChange: (@Sendable () -> Void)? {
    get { state.withLock { $0.onChange } }
    set { state.withLock { $0.onChange = newValue } }
  }

  /// Adds a message. After the end of the connection, it is dropped.
  package func send(_ message: OutgoingMessage) {
    change { state in
      guard !state.isFinished else { return }
      if state.messages.count < Self.capacity {
        state.messages.append(message)
      } else {
        (state.isFinished, state.messages) = (true, [])
      }
    }
  }

  /// Ends the connection. Messages that wait are dropped, except for a last one that closes it.
  package func finish() {
    change { state in
      state.isFinished = true
      state.messages.removeAll { !$0.isClose }
      state.onPictureTaken = nil
    }
  }

  /// Takes the next message if there is one.
  package func take() -> Taken {
    let (taken, onPictureTaken) = state.withLock { state -> (Taken, (@Sendable () -> Void)?) in
      guard !state.messages.isEmpty else { return (state.isFinished ? .end : .nothing, nil) }
      let message = state.messages.removeFirst()
      return (.message(message), message.isPicture ? state.onPictureTaken : nil)
    }
    onPictureTaken?()
    return taken
  }

  /// Returns the next message when there is one, or `nil` at the end of the connection. Only one
  /// task may wait at a time.
  package func next() async -> OutgoingMessage? {
    await withTaskCancellationHandler {
      while true {
        switch take() {
        case .message(let message): return message
        case .end: return nil
        case .nothing: await change()
        }
      }
    } onCancel: {
      finish()
    }
  }

  /// Waits until there is something to take.
  private func change() async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        let isReady = !state.messages.isEmpty || state.isFinished
        if !isReady { state.waiting = continuation }
        return isReady
      }
      if isReady { continuation.resume() }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let (waiting, onChange) = state.withLock { state in
      body(&state)
      defer { state.waiting = nil }
      return (state.waiting, state.onChange)
    }
    waiting?.resume()
    onChange?()
  }
}

extension OutgoingMessage {
  fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
  fileprivate var isClose: Bool { if case .close = self { true } else { false } }
}
