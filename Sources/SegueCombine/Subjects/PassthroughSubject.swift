// A subject without a value of its own.

import OpenCombine

/// A subject that passes each value that it is sent on to its subscribers, in the order of their
/// subscriptions. Values that a subscriber has not demanded are lost to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Begins a subscription. If the subject has completed, it ends at once.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriptions.subscribe(subscriber)
  }

  /// Sends a value to the subscribers. Has no effect once the subject has completed.
  public func send(_ value: Output) { subscriptions.send(value) }

  /// Completes the subject, which ends all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.complete(completion)
  }

  /// Receives the subscription to a publisher that feeds the subject.
  public func send(subscription: any Subscription) { subscriptions.add(subscription) }
}
