// A publisher of one value that comes later.

import OpenCombine

/// A publisher that emits one value, or fails, once a closure has kept its promise. The closure is
/// called when the publisher is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that keeps the promise. Only its first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  fileprivate private(set) var result: Result<Output, Failure>?
  private var waiting: [any FutureSubscriber] = []

  /// Creates a publisher and calls `attemptToFulfill` with the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(keep)
  }

  private func keep(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let subscribers = waiting
    waiting = []
    for subscriber in subscribers { subscriber.deliver() }
  }

  /// Begins a subscription, which ends after the value.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = FutureSubscription(subscriber, to: self)
    if result == nil { waiting.append(subscription) }
    subscriber.receive(subscription: subscription)
  }

  fileprivate func remove(_ subscriber: any FutureSubscriber) {
    waiting.removeAll { $0 === subscriber }
  }
}

/// A subscription that waits for the value of a future.
private protocol FutureSubscriber: AnyObject {
  /// Delivers the result, if there is one and it is demanded.
  func deliver()
}

private final class FutureSubscription<Downstream: Subscriber>: Subscription, FutureSubscriber {
  private var subscriber: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var isDemanded = false

  init(_ subscriber: Downstream, to future: Future<Downstream.Input, Downstream.Failure>) {
    (self.subscriber, self.future) = (subscriber, future)
  }

  func deliver() {
    guard isDemanded, let subscriber, let result = future?.result else { return }
    (self.subscriber, future) = (nil, nil)
    switch result {
    case .success(let value):
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    case .failure(let error): subscriber.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    isDemanded = true
    deliver()
  }

  func cancel() {
    future?.remove(self)
    (subscriber, future) = (nil, nil)
  }
}

extension Future where Failure == Never {
  /// The value, once there is one.
  nonisolated(nonsending) public var value: Output {
    get async {
      nonisolated(unsafe) let future = self
      return await withUnsafeContinuation { continuation in
        future.whenKept { continuation.resume(with: $0) }
      }
    }
  }
}

extension Future where Failure == any Error {
  /// The value, once there is one.
  nonisolated(nonsending) public var value: Output {
    get async throws {
      nonisolated(unsafe) let future = self
      return try await withUnsafeThrowingContinuation { continuation in
        future.whenKept { continuation.resume(with: $0) }
      }
    }
  }
}

extension Future {
  /// Calls `body` with the result, once there is one.
  private func whenKept(_ body: @escaping (sending Result<Output, Failure>) -> Void) {
    subscribe(
      Subscribers.Sink(
        receiveCompletion: { end in
          if case .failure(let error) = end {
            nonisolated(unsafe) let failure = Result<Output, Failure>.failure(error)
            body(failure)
          }
        },
        receiveValue: { value in
          nonisolated(unsafe) let success = Result<Output, Failure>.success(value)
          body(success)
        }))
  }
}
