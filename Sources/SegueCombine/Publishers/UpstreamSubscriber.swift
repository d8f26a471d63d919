// What publishers with several publishers behind them have in common.

import OpenCombine

/// A subscriber that calls closures.
struct UpstreamSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let began: (any Subscription) -> Void
  let value: (Input) -> Void
  let ended: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { began(subscription) }
  func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
  func receive(_ input: Input) -> Subscribers.Demand {
    value(input)
    return .none
  }
}

/// The subscriptions to the publishers behind a publisher. All values are demanded once one is.
final class SubscriptionGroup {
  private var subscriptions: [any Subscription] = []
  private var isDemanded = false
  private var isCancelled = false

  func add(_ subscription: any Subscription) {
    if isCancelled { return subscription.cancel() }
    subscriptions.append(subscription)
    if isDemanded { subscription.request(.unlimited) }
  }

  func demand() {
    guard !isDemanded else { return }
    isDemanded = true
    for subscription in subscriptions { subscription.request(.unlimited) }
  }

  func cancel() {
    isCancelled = true
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.cancel() }
  }
}
