// `share()` and `makeConnectable()`. OpenCombine's serve several subscribers in an order that depends
// on addresses in memory; these serve them in the order of their subscriptions.

import OpenCombine

extension SeguePublisher {
  /// Returns a publisher that subscribes once, however many subscribers it has.
  public func share() -> Publishers.SharedPublisher<Self> {
    Publishers.SharedPublisher(upstream: self)
  }
}

extension SeguePublisher where Failure == Never {
  /// Returns a publisher that begins when it is connected.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>>
  {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  /// A publisher that subscribes once, however many subscribers it has.
  public final class SharedPublisher<Upstream: Publisher>: SeguePublisher, Equatable {
    /// The values are those of the other publisher.
    public typealias Output = Upstream.Output
    /// The errors are those of the other publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream
    private let shared:
      Autoconnect<Multicast<Upstream, SegueCombine.PassthroughSubject<Output, Failure>>>

    /// Creates a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: SegueCombine.PassthroughSubject()).autoconnect()
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Returns a Boolean value that indicates whether two publishers are the same.
    public static func == (a: SharedPublisher, b: SharedPublisher) -> Bool { a === b }
  }
}
