// One request. It is answered once, after the latency of the network, on the world's thread.

import Foundation
import SegueWorld

/// A request of a session. The source of apps is bound to this type under the name
/// `URLSessionTask`.
open class SegueURLSessionTask: NSObject, @unchecked Sendable {
  // Unchecked: the properties that change are used on the world's thread only.

  /// The states of a task.
  public enum State: Int, Sendable {
    /// The task has begun.
    case running = 0
    /// The task has not begun, or has been paused.
    case suspended = 1
    /// The task has been cancelled and is about to end.
    case canceling = 2
    /// The task has ended.
    case completed = 3
  }

  /// What is told of the end of a task.
  enum Receiver {
    case delegate
    case data(@Sendable (Data?, SegueURLResponse?, (any Error)?) -> Void)
    case file(@Sendable (URL?, SegueURLResponse?, (any Error)?) -> Void)
  }

  /// The number of the task in its session, counted from 1.
  open internal(set) var taskIdentifier = 0
  /// The request.
  public let originalRequest: SegueURLRequest?
  /// The request, since there are no redirections.
  open var currentRequest: SegueURLRequest? { originalRequest }
  /// The response, once it has arrived.
  open private(set) var response: SegueURLResponse?
  /// The state of the task.
  open private(set) var state = State.suspended
  /// The error with which the task ended; `nil` if there was none.
  open private(set) var error: (any Error)?
  /// The number of bytes of the body that have arrived.
  open private(set) var countOfBytesReceived: Int64 = 0
  /// The number of bytes of the body; -1 until the response arrives.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  /// The number of bytes of the request's body that have been sent.
  open private(set) var countOfBytesSent: Int64 = 0
  /// A name for the task.
  open var taskDescription: String?
  /// The priority, 0…1. It has no effect.
  open var priority = SegueURLSessionTask.defaultPriority
  /// The usual priority, 0.5.
  public class var defaultPriority: Float { 0.5 }
  /// A low priority, 0.25.
  public class var lowPriority: Float { 0.25 }
  /// A high priority, 0.75.
  public class var highPriority: Float { 0.75 }

  let session: SegueURLSession
  private let receiver: Receiver
  /// The end of the task that is scheduled; others have been replaced.
  private var pending = 0

  init(_ request: SegueURLRequest, in session: SegueURLSession, _ receiver: Receiver) {
    (originalRequest, self.session, self.receiver) = (request, session, receiver)
  }

  /// Begins or continues the task. The response arrives after `SegueNetwork.latency`.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    session.running.append(self)
    countOfBytesSent = Int64(originalRequest?.httpBody?.count ?? 0)
    end(after: VirtualTime(seconds: SegueNetwork.latency)) { [self] in answer() }
  }

  /// Pauses the task. It begins anew with `resume()`.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    pending += 1
    session.running.removeAll { $0 === self }
  }

  /// Ends the task with the error `URLError.cancelled`.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    end(after: .zero) { [self] in finish(.failure(URLError(.cancelled))) }
  }

  private func end(after delay: VirtualTime, _ work: @escaping @Sendable () -> Void) {
    pending += 1
    let mine = pending
    let guarded: @Sendable () -> Void = { [self] in if pending == mine { work() } }
    if !VirtualQueue.schedule(after: delay, guarded) { guarded() }
  }

  // MARK: The end

  private func answer() {
    guard let request = originalRequest else { return finish(.failure(URLError(.badURL))) }
    do throws(URLError) {
      let (response, data) = try Self.answer(request)
      finish(.success((response, data)))
    } catch { finish(.failure(error)) }
  }

  /// Returns the contents of a file, or the response of the network.
  private static func answer(_ request: SegueURLRequest) throws(URLError) -> (
    SegueURLResponse, Data
  ) {
    guard let url = request.url, url.isFileURL else { return try SegueNetwork.answer(request) }
    guard let data = try? Data(contentsOf: url) else {
      throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    let response = SegueURLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return (response, data)
  }

  private func finish(_ result: Result<(SegueURLResponse, Data), URLError>) {
    defer { session.didEnd(self) }
    var data: Data?
    switch result {
    case .success(let found):
      (response, data) = (found.0, found.1)
      countOfBytesReceived = Int64(found.1.count)
    case .failure(let failure): error = failure
    }
    state = .completed
    switch receiver {
    case .data(let handler): handler(data, response, error)
    case .file(let handler):
      let file = data.flatMap(DownloadedFile.init)
      handler(file?.url, response, error)
      file?.remove()
    case .delegate:
      tellDelegate(data)
      (session.delegate as? any SegueURLSessionTaskDelegate)?
        .urlSession(session, task: self, didCompleteWithError: error)
    }
  }

  /// Tells the session's delegate of the response and the body.
  func tellDelegate(_ data: Data?) {}
}

/// A request whose response is kept in memory. The source of apps is bound to this type under the
/// name `URLSessionDataTask`.
open class SegueURLSessionDataTask: SegueURLSessionTask, @unchecked Sendable {
  override func tellDelegate(_ data: Data?) {
    guard let delegate = session.delegate as? any SegueURLSessionDataDelegate, let data,
      let response
    else { return }
    var disposition = SegueURLSession.ResponseDisposition.allow
    delegate.urlSession(session, dataTask: self, didReceive: response) { disposition = $0 }
    if disposition != .cancel, !data.isEmpty {
      delegate.urlSession(session, dataTask: self, didReceive: data)
    }
  }
}

/// A request with a body. The source of apps is bound to this type under the name
/// `URLSessionUploadTask`.
open class SegueURLSessionUploadTask: SegueURLSessionDataTask, @unchecked Sendable {}

/// A request whose response becomes a file. The source of apps is bound to this type under the name
/// `URLSessionDownloadTask`.
open class SegueURLSessionDownloadTask: SegueURLSessionTask, @unchecked Sendable {
  /// Ends the task. `completionHandler` is called with `nil`, since a download begins anew.
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }

  override func tellDelegate(_ data: Data?) {
    guard let delegate = session.delegate as? any SegueURLSessionDownloadDelegate, let data,
      let file = DownloadedFile(data)
    else { return }
    let count = Int64(data.count)
    delegate.urlSession(
      session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
      totalBytesExpectedToWrite: count)
    delegate.urlSession(session, downloadTask: self, didFinishDownloadingTo: file.url)
    file.remove()
  }
}
