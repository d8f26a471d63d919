// The latest values of several publishers, which OpenCombine lacks.

import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two publishers, at each new value of one of them once
  /// all have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The values are tuples of the latest values.
    public typealias Output = (A.Output, B.Output)
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are combined.
    public let a: A
    /// A publisher whose values are combined.
    public let b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestCombination(subscriber).begin(a, b)
    }
  }

  /// A publisher of the latest values of three publishers, at each new value of one of them once
  /// all have one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values are tuples of the latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are combined.
    public let a: A
    /// A publisher whose values are combined.
    public let b: B
    /// A publisher whose values are combined.
    public let c: C

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestCombination(subscriber).begin(a, b, c)
    }
  }

  /// A publisher of the latest values of four publishers, at each new value of one of them once
  /// all have one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values are tuples of the latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are combined.
    public let a: A
    /// A publisher whose values are combined.
    public let b: B
    /// A publisher whose values are combined.
    public let c: C
    /// A publisher whose values are combined.
    public let d: D

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestCombination(subscriber).begin(a, b, c, d)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of the latest values of this publisher and of another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of what a closure makes of the latest values of this publisher and of
  /// another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the latest values of this publisher and of two others.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of what a closure makes of the latest values of this publisher and of
  /// two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the latest values of this publisher and of three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of what a closure makes of the latest values of this publisher and of
  /// three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
