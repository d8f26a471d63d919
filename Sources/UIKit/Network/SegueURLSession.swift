// Sessions, whose requests are answered on virtual time. The source of apps is bound to this type
// under the name `URLSession`.

import Foundation
import SegueWorld

/// A session of requests, which a folder of canned responses answers after
/// `SegueNetwork.latency`: Documentation/UIKit/NETWORK.md.
open class SegueURLSession: NSObject, @unchecked Sendable {
  // Unchecked: the properties that change are used on the world's thread only.

  /// The session of requests without settings. Each world has its own.
  public class var shared: SegueURLSession {
    guard World.isRunningHere else { return outside }
    return MainActor.assumeIsolated {
      World.current.associatedObject { SegueURLSession(configuration: .default) }
    }
  }
  private static let outside = SegueURLSession(configuration: .default)

  /// What becomes of a request after its response.
  public enum ResponseDisposition: Int, Sendable {
    /// The request ends as a cancelled one.
    case cancel = 0
    /// The body follows.
    case allow = 1
    /// The same as `allow` here.
    case becomeDownload = 2
    /// The same as `allow` here.
    case becomeStream = 3
  }

  /// What becomes of a request whose server asks who the user is. No server asks here.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// The request continues with a credential.
    case useCredential = 0
    /// The request continues as if nobody had been asked.
    case performDefaultHandling = 1
    /// The request ends as a cancelled one.
    case cancelAuthenticationChallenge = 2
    /// Another way to prove who the user is is tried.
    case rejectProtectionSpace = 3
  }

  /// The settings of the session.
  public let configuration: SegueURLSessionConfiguration
  /// The object that is told of all requests without a completion handler.
  public private(set) var delegate: (any SegueURLSessionDelegate)?
  /// The queue of the delegate. It has no effect: all calls are made on the world's thread.
  public let delegateQueue: OperationQueue
  /// A name for the session.
  open var sessionDescription: String?
  private var taskCount = 0
  private var isInvalid = false

  /// Creates a session.
  public init(configuration: SegueURLSessionConfiguration) {
    (self.configuration, delegate, delegateQueue) = (configuration, nil, OperationQueue())
  }

  /// Creates a session with a delegate, which is retained until the session is invalidated.
  public init(
    configuration: SegueURLSessionConfiguration, delegate: (any SegueURLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    delegateQueue = queue ?? OperationQueue()
  }

  /// Releases the delegate once all requests that have begun have ended.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    releaseDelegateIfDone()
  }

  private func releaseDelegateIfDone() {
    guard isInvalid, running.isEmpty, let former = delegate else { return }
    delegate = nil
    former.urlSession(self, didBecomeInvalidWithError: nil)
  }

  /// Notes that a task has ended and its end has been told.
  func didEnd(_ task: SegueURLSessionTask) {
    running.removeAll { $0 === task }
    releaseDelegateIfDone()
  }

  /// Ends all requests as cancelled ones, and releases the delegate.
  open func invalidateAndCancel() {
    for task in running { task.cancel() }
    finishTasksAndInvalidate()
  }

  /// The requests that have begun and not ended.
  var running: [SegueURLSessionTask] = []

  /// Calls `completionHandler` with the requests that have begun and not ended.
  open func getAllTasks(completionHandler: @escaping @Sendable ([SegueURLSessionTask]) -> Void) {
    let tasks = running
    if !VirtualQueue.schedule(after: .zero, { completionHandler(tasks) }) {
      completionHandler(tasks)
    }
  }

  func prepare<Kind: SegueURLSessionTask>(_ task: Kind) -> Kind {
    taskCount += 1
    task.taskIdentifier = taskCount
    return task
  }

  func request(_ url: URL) -> SegueURLRequest {
    var request = SegueURLRequest(
      url: url, cachePolicy: configuration.requestCachePolicy,
      timeoutInterval: configuration.timeoutIntervalForRequest)
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      request.setValue("\(value)", forHTTPHeaderField: "\(name)")
    }
    return request
  }

  // MARK: Data

  /// Creates a task that fetches a URL and tells the delegate. It begins with `resume()`.
  open func dataTask(with url: URL) -> SegueURLSessionDataTask { dataTask(with: request(url)) }

  /// Creates a task that performs a request and tells the delegate. It begins with `resume()`.
  open func dataTask(with request: SegueURLRequest) -> SegueURLSessionDataTask {
    prepare(SegueURLSessionDataTask(request, in: self, .delegate))
  }

  /// Creates a task that fetches a URL. It begins with `resume()`.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionDataTask {
    dataTask(with: request(url), completionHandler: completionHandler)
  }

  /// Creates a task that performs a request. It begins with `resume()`.
  open func dataTask(
    with request: SegueURLRequest,
    completionHandler: @escaping @Sendable (Data?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionDataTask {
    prepare(SegueURLSessionDataTask(request, in: self, .data(completionHandler)))
  }

  // MARK: Uploads

  /// Creates a task that sends a body with a request. It begins with `resume()`.
  open func uploadTask(with request: SegueURLRequest, from bodyData: Data)
    -> SegueURLSessionUploadTask
  {
    var request = request
    request.httpBody = bodyData
    return prepare(SegueURLSessionUploadTask(request, in: self, .delegate))
  }

  /// Creates a task that sends a body with a request. It begins with `resume()`.
  open func uploadTask(
    with request: SegueURLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return prepare(SegueURLSessionUploadTask(request, in: self, .data(completionHandler)))
  }

  // MARK: Downloads

  /// Creates a task that fetches a URL into a file and tells the delegate. It begins with
  /// `resume()`.
  open func downloadTask(with url: URL) -> SegueURLSessionDownloadTask {
    downloadTask(with: request(url))
  }

  /// Creates a task that performs a request, whose response becomes a file, and tells the delegate.
  /// It begins with `resume()`.
  open func downloadTask(with request: SegueURLRequest) -> SegueURLSessionDownloadTask {
    prepare(SegueURLSessionDownloadTask(request, in: self, .delegate))
  }

  /// Creates a task that fetches a URL into a file, which is removed after the call. It begins with
  /// `resume()`.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionDownloadTask {
    downloadTask(with: request(url), completionHandler: completionHandler)
  }

  /// Creates a task that performs a request, whose response becomes a file, which is removed after
  /// the call. It begins with `resume()`.
  open func downloadTask(
    with request: SegueURLRequest,
    completionHandler: @escaping @Sendable (URL?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionDownloadTask {
    prepare(SegueURLSessionDownloadTask(request, in: self, .file(completionHandler)))
  }
}
