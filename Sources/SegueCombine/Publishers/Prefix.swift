// `prefix(_:)`, which ends with its last value. OpenCombine's ends when the next one arrives.

import OpenCombine

extension SeguePublisher {
  /// Returns a publisher of the first values.
  /// - Parameter maxLength: The number of values, 0 or more, after which it ends.
  public func prefix(_ maxLength: Int) -> Publishers.PrefixCount<Self> {
    Publishers.PrefixCount(upstream: self, maxLength: maxLength)
  }
}

extension Publishers {
  /// A publisher of the first values of another one.
  public struct PrefixCount<Upstream: Publisher>: Publisher {
    /// The values are those of the other publisher.
    public typealias Output = Upstream.Output
    /// The errors are those of the other publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values after which this publisher ends.
    public let maxLength: Int

    /// Creates a publisher.
    public init(upstream: Upstream, maxLength: Int) {
      precondition(maxLength >= 0, "prefix(_:) needs a number of values that is not negative")
      (self.upstream, self.maxLength) = (upstream, maxLength)
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(PrefixSubscription(subscriber, count: maxLength))
    }
  }
}

private final class PrefixSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  private var subscriber: Downstream?
  private var upstream: (any Subscription)?
  private var remaining: Int

  init(_ subscriber: Downstream, count: Int) { (self.subscriber, remaining) = (subscriber, count) }

  func receive(subscription: any Subscription) {
    upstream = subscription
    subscriber?.receive(subscription: self)
    endIfDone()
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard remaining > 0, let subscriber else { return .none }
    remaining -= 1
    let demand = subscriber.receive(input)
    endIfDone()
    return demand
  }

  private func endIfDone() {
    guard remaining == 0, let former = subscriber else { return }
    cancel()
    former.receive(completion: .finished)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let former = subscriber
    (subscriber, upstream) = (nil, nil)
    former?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let former = upstream
    (subscriber, upstream) = (nil, nil)
    former?.cancel()
  }
}
