// Requests as publishers of their responses. A folder answers them, as all requests of an app:
// Documentation/UIKit/NETWORK.md.

import Foundation
import OpenCombine
import UIKit

extension SegueURLSession {
  /// Returns a publisher of the contents of a URL. Each subscription makes a request.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: SegueURLRequest(url: url), session: self)
  }

  /// Returns a publisher of the response to a request. Each subscription makes one.
  public func dataTaskPublisher(for request: SegueURLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request.
  public struct DataTaskPublisher: Publisher {
    /// The value is the body of the response, and the response.
    public typealias Output = (data: Data, response: SegueURLResponse)
    /// The publisher fails as requests do.
    public typealias Failure = URLError

    /// The request.
    public let request: SegueURLRequest
    /// The session that makes it.
    public let session: SegueURLSession

    /// Creates a publisher.
    public init(request: SegueURLRequest, session: SegueURLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Begins a subscription, which makes the request once a value is demanded.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      subscriber.receive(subscription: RequestSubscription(subscriber, to: self))
    }
  }
}

/// A subscription to the response of a request. It is used on the world's thread only.
private final class RequestSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: SegueURLResponse), Downstream.Failure == URLError {
  private var subscriber: Downstream?
  private let publisher: SegueURLSession.DataTaskPublisher
  private var task: SegueURLSessionTask?

  init(_ subscriber: Downstream, to publisher: SegueURLSession.DataTaskPublisher) {
    (self.subscriber, self.publisher) = (subscriber, publisher)
  }

  func request(_ demand: Subscribers.Demand) {
    guard task == nil, demand > .none, subscriber != nil else { return }
    let end = self.end
    task = publisher.session.dataTask(with: publisher.request) { end($0, $1, $2) }
    task?.resume()
  }

  private func end(_ data: Data?, _ response: SegueURLResponse?, _ error: (any Error)?) {
    guard let subscriber else { return }
    self.subscriber = nil
    guard let data, let response, error == nil else {
      let failure = error as? URLError ?? URLError(.unknown)
      return subscriber.receive(completion: .failure(failure))
    }
    _ = subscriber.receive((data, response))
    subscriber.receive(completion: .finished)
  }

  func cancel() {
    subscriber = nil
    task?.cancel()
  }
}
