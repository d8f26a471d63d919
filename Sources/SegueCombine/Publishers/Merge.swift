// The values of several publishers in one, which OpenCombine lacks.

import OpenCombine

extension Publishers {
  /// A publisher of the values of two publishers.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher where B.Output == A.Output, B.Failure == A.Failure {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b])
    }
  }

  /// A publisher of the values of three publishers.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B
    /// A publisher whose values are merged.
    public let c: C

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b, c])
    }
  }

  /// A publisher of the values of four publishers.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B
    /// A publisher whose values are merged.
    public let c: C
    /// A publisher whose values are merged.
    public let d: D

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b, c, d])
    }
  }

  /// A publisher of the values of five publishers.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B
    /// A publisher whose values are merged.
    public let c: C
    /// A publisher whose values are merged.
    public let d: D
    /// A publisher whose values are merged.
    public let e: E

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b, c, d, e])
    }
  }

  /// A publisher of the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B
    /// A publisher whose values are merged.
    public let c: C
    /// A publisher whose values are merged.
    public let d: D
    /// A publisher whose values are merged.
    public let e: E
    /// A publisher whose values are merged.
    public let f: F

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b, c, d, e, f])
    }
  }

  /// A publisher of the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
  {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B
    /// A publisher whose values are merged.
    public let c: C
    /// A publisher whose values are merged.
    public let d: D
    /// A publisher whose values are merged.
    public let e: E
    /// A publisher whose values are merged.
    public let f: F
    /// A publisher whose values are merged.
    public let g: G

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b, c, d, e, f, g])
    }
  }

  /// A publisher of the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    /// The values are those of the publishers.
    public typealias Output = A.Output
    /// The errors are those of the publishers.
    public typealias Failure = A.Failure

    /// A publisher whose values are merged.
    public let a: A
    /// A publisher whose values are merged.
    public let b: B
    /// A publisher whose values are merged.
    public let c: C
    /// A publisher whose values are merged.
    public let d: D
    /// A publisher whose values are merged.
    public let e: E
    /// A publisher whose values are merged.
    public let f: F
    /// A publisher whose values are merged.
    public let g: G
    /// A publisher whose values are merged.
    public let h: H

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Begins a subscription to all publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin([a, b, c, d, e, f, g, h])
    }
  }

  /// A publisher of the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values are those of the publishers.
    public typealias Output = Upstream.Output
    /// The errors are those of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream { publishers = Array(upstream) }

    /// Returns a publisher of the values of one publisher more.
    public func merge(with other: Upstream) -> Self { Self(publishers + [other]) }

    /// Begins a subscription to all publishers. Without any, it ends at once.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergedSubscription(subscriber).begin(publishers)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
