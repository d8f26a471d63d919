// Connections to hosts and listeners for them. There is no network: they wait for one until they are
// cancelled, as on a phone in flight mode.

import Foundation
import Synchronization

/// A connection to a host, which waits for a network.
public final class NWConnection: Sendable {
  /// The states of a connection.
  public enum State: Equatable, Sendable {
    /// The connection has not been started.
    case setup
    /// There is no network; the connection waits for one.
    case waiting(NWError)
    /// The connection is being made.
    case preparing
    /// Data can be sent. Never reached.
    case ready
    /// The connection has failed.
    case failed(NWError)
    /// The connection has been cancelled.
    case cancelled
  }

  /// What is done when data has been sent.
  public enum SendCompletion: Sendable {
    /// A closure is called with the error, or with `nil`.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nothing.
    case idempotent
  }

  /// The message that data belongs to.
  public final class ContentContext: Sendable {
    /// The name of the message.
    public let identifier: String
    /// Creates a message with a name.
    public init(identifier: String) { self.identifier = identifier }
    /// The usual message.
    public static let defaultMessage = ContentContext(identifier: "Default Message")
    /// The last message.
    public static let finalMessage = ContentContext(identifier: "Final Message")
    /// The usual stream.
    public static let defaultStream = ContentContext(identifier: "Default Stream")
  }

  private struct Contents {
    var state = State.setup
    var queue: DispatchQueue?
    var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// What is called with the error when the connection is cancelled.
    var waiting: [@Sendable (NWError) -> Void] = []
  }

  private let contents = Mutex(Contents())
  /// The place that the connection leads to.
  public let endpoint: NWEndpoint
  /// The settings.
  public let parameters: NWParameters

  /// Creates a connection to a place.
  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
  /// Creates a connection to a port of a host.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  /// The state of the connection.
  public var state: State { contents.withLock { $0.state } }
  /// The queue of the calls.
  public var queue: DispatchQueue? { contents.withLock { $0.queue } }
  /// The way that the connection uses: none.
  public var currentPath: NWPath? { nil }
  /// A closure that is called with each new state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { contents.withLock { $0.stateUpdateHandler } }
    set { contents.withLock { $0.stateUpdateHandler = newValue } }
  }

  /// Begins: in the next turn of the queue the connection is prepared, and then waits for a network.
  public func start(queue: DispatchQueue) {
    let isFirst = contents.withLock { contents in
      defer { contents.queue = contents.queue ?? queue }
      return contents.queue == nil && contents.state == .setup
    }
    guard isFirst else { return }
    queue.async {
      self.enter(.preparing)
      self.enter(.waiting(.posix(.ENETDOWN)))
    }
  }

  /// Begins again. There is still no network.
  public func restart() {}

  /// Ends the connection: what waits is called with `ECANCELED`.
  public func cancel() {
    let (queue, waiting) = contents.withLock { contents in
      defer { contents.waiting = [] }
      return (contents.queue, contents.waiting)
    }
    guard let queue else { return contents.withLock { $0.state = .cancelled } }
    queue.async {
      for call in waiting { call(.posix(.ECANCELED)) }
      self.enter(.cancelled)
    }
  }
  /// Ends the connection at once, as `cancel()` does.
  public func forceCancel() { cancel() }

  private func enter(_ state: State) {
    let handler = contents.withLock { contents -> (@Sendable (State) -> Void)? in
      guard contents.state != .cancelled else { return nil }
      contents.state = state
      return contents.stateUpdateHandler
    }
    handler?(state)
  }

  private func wait(_ call: @escaping @Sendable (NWError) -> Void) {
    contents.withLock { $0.waiting.append(call) }
  }

  /// Sends data as soon as there is a network, which never is.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let call) = completion else { return }
    wait { call($0) }
  }

  /// Waits for data, of which none arrives.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    wait { completion(nil, nil, false, $0) }
  }

  /// Waits for a message, of which none arrives.
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    wait { completion(nil, nil, false, $0) }
  }
}

/// A listener for connections, which waits for a network.
public final class NWListener: Sendable {
  /// The states of a listener.
  public enum State: Equatable, Sendable {
    /// The listener has not been started.
    case setup
    /// There is no network; the listener waits for one.
    case waiting(NWError)
    /// Connections can be made. Never reached.
    case ready
    /// The listener has failed.
    case failed(NWError)
    /// The listener has been cancelled.
    case cancelled
  }

  private struct Contents {
    var state = State.setup
    var queue: DispatchQueue?
    var stateUpdateHandler: (@Sendable (State) -> Void)?
    var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  }

  private let contents = Mutex(Contents())
  /// The settings.
  public let parameters: NWParameters
  /// The port, which is not known before connections can be made.
  public var port: NWEndpoint.Port? { nil }

  /// Creates a listener at a port.
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws { parameters = using }

  /// The state of the listener.
  public var state: State { contents.withLock { $0.state } }
  /// The queue of the calls.
  public var queue: DispatchQueue? { contents.withLock { $0.queue } }
  /// A closure that is called with each new state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { contents.withLock { $0.stateUpdateHandler } }
    set { contents.withLock { $0.stateUpdateHandler = newValue } }
  }
  /// A closure that is called with each connection, of which there is none.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { contents.withLock { $0.newConnectionHandler } }
    set { contents.withLock { $0.newConnectionHandler = newValue } }
  }

  /// Begins: in the next turn of the queue the listener waits for a network.
  public func start(queue: DispatchQueue) {
    contents.withLock { $0.queue = queue }
    queue.async { self.enter(.waiting(.posix(.ENETDOWN))) }
  }

  /// Ends the listener.
  public func cancel() {
    guard let queue else { return contents.withLock { $0.state = .cancelled } }
    queue.async { self.enter(.cancelled) }
  }

  private func enter(_ state: State) {
    let handler = contents.withLock { contents -> (@Sendable (State) -> Void)? in
      guard contents.state != .cancelled else { return nil }
      contents.state = state
      return contents.stateUpdateHandler
    }
    handler?(state)
  }
}
