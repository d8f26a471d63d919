// The subscriptions of one publisher, in the order in which they were made. All of this is used on
// the world's thread only, and therefore without locks.

import OpenCombine

/// One subscription, whatever its subscriber is.
class Conduit<Output, Failure: Error>: Subscription {
  /// Passes a value on, if the subscriber demands one.
  func offer(_ value: Output) {}
  /// Passes the completion on. The subscription has then ended.
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  /// Adds to the number of values that the subscriber demands.
  func request(_ demand: Subscribers.Demand) {}
  /// Ends the subscription.
  func cancel() {}
}

/// The subscriptions of a publisher.
final class ConduitList<Output, Failure: Error> {
  private var conduits: [Conduit<Output, Failure>] = []

  /// Creates a subscription and hands it to its subscriber.
  /// - Parameters:
  ///   - current: Returns the value that a new subscriber receives first; `nil` if it receives only
  ///     values that are sent later.
  ///   - onDemand: Called when the subscriber demands values.
  func subscribe<Downstream: Subscriber>(
    _ subscriber: Downstream, current: (() -> Output)? = nil, onDemand: @escaping () -> Void = {}
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = SubscriberConduit(subscriber, in: self, current: current, onDemand: onDemand)
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }

  /// Passes a value to the subscribers that were there at the beginning of the call.
  func send(_ value: Output) {
    for conduit in conduits { conduit.offer(value) }
  }

  /// Ends all subscriptions.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = conduits
    conduits = []
    for conduit in ended { conduit.finish(completion) }
  }

  fileprivate func remove(_ conduit: Conduit<Output, Failure>) {
    conduits.removeAll { $0 === conduit }
  }
}

/// The subscription of one subscriber.
private final class SubscriberConduit<Downstream: Subscriber>: Conduit<
  Downstream.Input, Downstream.Failure
>
{
  private var subscriber: Downstream?
  private var list: ConduitList<Downstream.Input, Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  /// Returns the value that the subscriber has not received yet, if there can be one.
  private var current: (() -> Downstream.Input)?
  private var hasReceivedCurrent = false
  private var onDemand: () -> Void

  init(
    _ subscriber: Downstream, in list: ConduitList<Downstream.Input, Downstream.Failure>,
    current: (() -> Downstream.Input)?, onDemand: @escaping () -> Void
  ) {
    (self.subscriber, self.list, self.current, self.onDemand) = (
      subscriber, list, current, onDemand
    )
  }

  override func offer(_ value: Downstream.Input) {
    guard let subscriber else { return }
    guard demand > .none else {
      hasReceivedCurrent = false
      return
    }
    hasReceivedCurrent = true
    demand -= 1
    demand += subscriber.receive(value)
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let subscriber = subscriber
    end()
    subscriber?.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard subscriber != nil, demand > .none else { return }
    self.demand += demand
    if !hasReceivedCurrent, let current { offer(current()) }
    onDemand()
  }

  override func cancel() {
    let list = list
    end()
    list?.remove(self)
  }

  private func end() { (subscriber, list, current, onDemand) = (nil, nil, nil, {}) }
}
