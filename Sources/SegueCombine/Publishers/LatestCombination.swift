// The subscription behind `combineLatest`.

import OpenCombine

/// The latest value of one publisher.
class AnyLatestValue {
  var isPresent: Bool { false }
}

/// The latest value of one publisher.
final class LatestValue<Value>: AnyLatestValue {
  var value: Value?
  override var isPresent: Bool { value != nil }
  /// The value, which is there.
  var present: Value {
    guard let value else { preconditionFailure("a value is read before it has arrived") }
    return value
  }
}

/// A subscription to the latest values of several publishers.
final class LatestCombination<Downstream: Subscriber>: Subscription {
  private var subscriber: Downstream?
  private let latest: [AnyLatestValue]
  private let combine: () -> Downstream.Input
  private let upstream = SubscriptionGroup()
  private var running: Int
  private var demand = Subscribers.Demand.none
  /// Whether there is a combination that the subscriber has not received.
  private var isPending = false

  init(
    _ subscriber: Downstream, _ latest: [AnyLatestValue], combine: @escaping () -> Downstream.Input
  ) {
    (self.subscriber, self.latest, self.combine) = (subscriber, latest, combine)
    running = latest.count
  }

  /// Follows a publisher.
  func subscribe<Upstream: Publisher>(
    to publisher: Upstream, keeping slot: LatestValue<Upstream.Output>
  )
  where Upstream.Failure == Downstream.Failure {
    publisher.subscribe(
      UpstreamSubscriber(
        began: { [upstream] in upstream.add($0) },
        value: { [self] value in
          slot.value = value
          isPending = latest.allSatisfy(\.isPresent)
          deliver()
        },
        ended: { [self] completion in end(slot, completion) }))
  }

  /// Hands the subscription to the subscriber, before publishers are followed.
  func begin() {
    subscriber?.receive(subscription: self)
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
    demand += subscriber.receive(combine())
  }

  /// Ends with an error, with the last publisher, or with one that has never had a value.
  private func end(_ slot: AnyLatestValue, _ completion: Subscribers.Completion<Downstream.Failure>)
  {
    running -= 1
    if case .finished = completion, running > 0, slot.isPresent { return }
    let former = subscriber
    cancel()
    former?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    upstream.cancel()
  }
}
