// A subject with a value.

import OpenCombine

/// A subject that has a value, sends it to each new subscriber, and then each new value, in the order
/// of the subscriptions.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private var current: Output

  /// The value. Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Creates a subject with a value.
  public init(_ value: Output) { current = value }

  /// Begins a subscription, whose first value is the present one. If the subject has completed, it
  /// ends at once.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriptions.subscribe(subscriber, current: { self.current })
  }

  /// Sets the value and sends it. Has no effect once the subject has completed.
  public func send(_ value: Output) {
    guard !subscriptions.hasCompleted else { return }
    current = value
    subscriptions.send(value)
  }

  /// Completes the subject, which ends all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.complete(completion)
  }

  /// Receives the subscription to a publisher that feeds the subject.
  public func send(subscription: any Subscription) { subscriptions.add(subscription) }
}
