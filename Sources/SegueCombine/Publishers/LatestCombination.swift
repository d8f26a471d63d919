// The subscription behind `combineLatest`.

import OpenCombine

/// The latest value of one publisher.
final class LatestValue<Value> {
  var value: Value?
  /// The value of a publisher that has emitted one.
  var present: Value {
    guard let value else { preconditionFailure("a value is read before it has arrived") }
    return value
  }
}

/// A subscription to the latest values of several publishers.
final class LatestCombination<Downstream: Subscriber, each Value>: Subscription
where Downstream.Input == (repeat each Value) {
  private var subscriber: Downstream?
  private let latest: (repeat LatestValue<each Value>)
  private let upstream = UpstreamSubscriptions()
  private var running = 0
  private var demand = Subscribers.Demand.none
  /// Whether there is a combination that the subscriber has not received.
  private var isPending = false

  init(_ subscriber: Downstream) {
    self.subscriber = subscriber
    latest = (repeat LatestValue<each Value>())
    for _ in repeat each latest { running += 1 }
  }

  /// Hands the subscription to the subscriber, and then subscribes to the publishers.
  func begin(_ publishers: repeat any Publisher<each Value, Downstream.Failure>) {
    subscriber?.receive(subscription: self)
    repeat follow(each publishers, keeping: each latest)
  }

  private func follow<Output>(
    _ publisher: any Publisher<Output, Downstream.Failure>, keeping slot: LatestValue<Output>
  ) {
    publisher.subscribe(
      UpstreamSubscriber(
        began: { [upstream] in upstream.add($0) },
        value: { [self] value in
          slot.value = value
          isPending = isComplete
          deliver()
        },
        ended: { [self] in end($0, hasValue: slot.value != nil) }))
  }

  /// Whether all publishers have emitted a value.
  private var isComplete: Bool {
    for slot in repeat each latest {
      if slot.value == nil { return false }
    }
    return true
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    upstream.demand()
    deliver()
  }

  private func deliver() {
    guard isPending, demand > .none, let subscriber else { return }
    isPending = false
    demand -= 1
    demand += subscriber.receive((repeat (each latest).present))
  }

  /// Ends with an error, with the last publisher, or with one that has never had a value.
  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, hasValue: Bool) {
    running -= 1
    if case .finished = completion, running > 0, hasValue { return }
    let former = subscriber
    cancel()
    former?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    upstream.cancel()
  }
}
