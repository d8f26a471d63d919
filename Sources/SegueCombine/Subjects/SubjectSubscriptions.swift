// What all subjects have in common.

import OpenCombine

/// The subscriptions to a subject, and those of the subject to the publishers that feed it, until it
/// completes.
final class SubjectSubscriptions<Output, Failure: Error> {
  private let list = ConduitList<Output, Failure>()
  private let upstream = UpstreamSubscriptions()
  private var completion: Subscribers.Completion<Failure>?

  /// Whether the subject has completed, after which it sends nothing.
  var hasCompleted: Bool { completion != nil }

  /// Begins a subscription. If the subject has completed, it ends at once.
  /// - Parameter current: Returns the value that the subscriber receives first, if there is one.
  func subscribe<Downstream: Subscriber>(
    _ subscriber: Downstream, current: (() -> Output)? = nil
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    list.subscribe(subscriber, current: current, onDemand: { [upstream] in upstream.demand() })
  }

  /// Sends a value to the subscribers, unless the subject has completed.
  func send(_ value: Output) {
    if !hasCompleted { list.send(value) }
  }

  /// Completes the subject, which ends all subscriptions.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard !hasCompleted else { return }
    self.completion = completion
    upstream.release()
    list.finish(completion)
  }

  /// Adds a subscription to a publisher that feeds the subject.
  func add(_ subscription: any Subscription) { upstream.add(subscription) }
}
