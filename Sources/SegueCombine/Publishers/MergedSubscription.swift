// The subscription behind `merge`.

import OpenCombine

/// A subscription to the values of several publishers. Values that are not demanded yet wait.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  private var subscriber: Downstream?
  private let upstream = UpstreamSubscriptions()
  private var running = 0
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var isDelivering = false

  init(_ subscriber: Downstream) { self.subscriber = subscriber }

  /// Hands the subscription to the subscriber, and then subscribes to the publishers.
  func begin(_ publishers: [any Publisher<Downstream.Input, Downstream.Failure>]) {
    running = publishers.count
    subscriber?.receive(subscription: self)
    finishIfDone()
    for publisher in publishers { follow(publisher) }
  }

  private func follow(_ publisher: any Publisher<Downstream.Input, Downstream.Failure>) {
    publisher.subscribe(
      UpstreamSubscriber(
        began: { [upstream] in upstream.add($0) },
        value: { [self] value in
          waiting.append(value)
          deliver()
        },
        ended: { [self] completion in end(completion) }))
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
