// The subscription behind `merge`.

import OpenCombine

/// A subscription to the values of several publishers. Values that are not demanded yet wait.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  private var subscriber: Downstream?
  private let upstream = SubscriptionGroup()
  private var running: Int
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var isDelivering = false

  init(_ subscriber: Downstream, count: Int) { (self.subscriber, running) = (subscriber, count) }

  /// Follows a publisher.
  func subscribe<Upstream: Publisher>(to publisher: Upstream)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    publisher.subscribe(
      UpstreamSubscriber(
        began: { [upstream] in upstream.add($0) },
        value: { [self] value in
          waiting.append(value)
          deliver()
        },
        ended: { [self] completion in end(completion) }))
  }

  /// Hands the subscription to the subscriber, before publishers are followed.
  func begin() {
    subscriber?.receive(subscription: self)
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
    upstream.demand()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while demand > .none, !waiting.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    isDelivering = false
    finishIfDone()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    running -= 1
    guard case .failure = completion else { return finishIfDone() }
    let former = subscriber
    cancel()
    former?.receive(completion: completion)
  }

  private func finishIfDone() {
    guard running == 0, waiting.isEmpty, let former = subscriber else { return }
    cancel()
    former.receive(completion: .finished)
  }

  func cancel() {
    (subscriber, waiting) = (nil, [])
    upstream.cancel()
  }
}
