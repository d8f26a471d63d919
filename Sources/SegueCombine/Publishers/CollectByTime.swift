// Values in groups by time, which OpenCombine lacks.

import OpenCombine

extension Publishers {
  /// When a group of values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At every interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At every interval, and whenever there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of the values of another one in groups.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are the groups.
    public typealias Output = [Upstream.Output]
    /// The errors are those of the other publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// When a group is complete.
    public let strategy: TimeGroupingStrategy<Context>
    /// Settings of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let groups = GroupSubscription(subscriber, strategy, options)
      upstream.subscribe(
        UpstreamSubscriber(
          began: { groups.begin($0) }, value: { groups.add($0) }, ended: { groups.end($0) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values in groups. A group without values is not sent.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// A subscription to groups of values.
private final class GroupSubscription<Value, Downstream: Subscriber, Context: Scheduler>:
  Subscription
where Downstream.Input == [Value] {
  private var subscriber: Downstream?
  private let upstream = UpstreamSubscriptions()
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private var timer: (any Cancellable)?
  private var group: [Value] = []
  private var demand = Subscribers.Demand.none

  init(
    _ subscriber: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    (self.subscriber, self.strategy, self.options) = (subscriber, strategy, options)
  }

  func begin(_ subscription: any Subscription) {
    upstream.add(subscription)
    subscriber?.receive(subscription: self)
    guard subscriber != nil else { return }
    let (scheduler, interval) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval)
      case .byTimeOrCount(let scheduler, let interval, _): (scheduler, interval)
      }
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.deliver() }
  }

  func add(_ value: Value) {
    group.append(value)
    if case .byTimeOrCount(_, _, let count) = strategy, group.count >= count { deliver() }
  }

  private func deliver() {
    guard !group.isEmpty, demand > .none, let subscriber else { return }
    let values = group
    group = []
    demand -= 1
    demand += subscriber.receive(values)
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion { deliver() }
    let former = subscriber
    cancel()
    former?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    upstream.demand()
  }

  func cancel() {
    timer?.cancel()
    (subscriber, timer, group) = (nil, nil, [])
    upstream.cancel()
  }
}
