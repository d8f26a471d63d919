// Observing the ways into the network. There is none, which is reported once.

import Foundation
import Synchronization

/// An observer of the ways into the network.
public final class NWPathMonitor: Sendable {
  private struct State {
    var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Creates an observer of all interfaces.
  public init() {}
  /// Creates an observer of one kind of interfaces.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Creates an observer without some kinds of interfaces.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// The way at present: none.
  public var currentPath: NWPath { NWPath() }
  /// The queue of the calls.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }
  /// A closure that is called with the first way after `start(queue:)`, and never again.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.pathUpdateHandler } }
    set { state.withLock { $0.pathUpdateHandler = newValue } }
  }

  /// Begins: calls the handler once, in the next turn of the queue.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      defer { state.queue = state.queue ?? queue }
      return state.queue == nil
    }
    guard isFirst else { return }
    queue.async { self.report() }
  }

  private func report() {
    let handler = state.withLock { $0.isCancelled ? nil : $0.pathUpdateHandler }
    handler?(NWPath())
  }

  /// Ends the observation.
  public func cancel() { state.withLock { $0.isCancelled = true } }
}

extension NWPathMonitor: AsyncSequence {
  /// The ways, one after the other: the first, which is none, and no other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var hasBegun = false
    private let others = AsyncStream<NWPath>.makeStream()

    /// Returns the first way; after that, waits until the task is cancelled.
    public mutating func next() async -> NWPath? {
      if hasBegun {
        var iterator = others.stream.makeAsyncIterator()
        return await iterator.next()
      }
      hasBegun = true
      return NWPath()
    }
  }

  /// Begins, without a queue.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
