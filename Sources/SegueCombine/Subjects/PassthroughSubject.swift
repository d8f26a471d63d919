// A subject without a value of its own.

import OpenCombine

/// A subject that passes each value that it is sent on to its subscribers, in the order of their
/// subscriptions. Values that a subscriber has not demanded are lost to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = ConduitList<Output, Failure>()
  private let upstream = UpstreamSubscriptions()
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a subject.
  public init() {}

  /// Begins a subscription. If the subject has completed, it ends at once.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    list.subscribe(subscriber, onDemand: { [upstream] in upstream.demand() })
  }

  /// Sends a value to the subscribers. Has no effect once the subject has completed.
  public func send(_ value: Output) {
    if completion == nil { list.send(value) }
  }

  /// Completes the subject, which ends all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    upstream.release()
    list.finish(completion)
  }

  /// Receives the subscription to a publisher that feeds the subject.
  public func send(subscription: any Subscription) { upstream.add(subscription) }
}
