// What sessions tell their delegates. The source of apps is bound to these protocols under the names
// `URLSessionDelegate`, `URLSessionDataDelegate` and so on. All calls are made on the world's thread.

import Foundation

/// The delegate of a session.
public protocol SegueURLSessionDelegate: NSObjectProtocol {
  /// The session has been invalidated.
  func urlSession(_ session: SegueURLSession, didBecomeInvalidWithError error: (any Error)?)
  /// All requests of a session in the background have ended. It is never called.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: SegueURLSession)
}

extension SegueURLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: SegueURLSession, didBecomeInvalidWithError error: (any Error)?)
  {}
  /// Does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: SegueURLSession) {}
}

/// The delegate of a session that is told of the ends of tasks.
public protocol SegueURLSessionTaskDelegate: SegueURLSessionDelegate {
  /// A task has ended.
  func urlSession(
    _ session: SegueURLSession, task: SegueURLSessionTask,
    didCompleteWithError error: (any Error)?)
}

extension SegueURLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: SegueURLSession, task: SegueURLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
}

/// The delegate of a session that receives data.
public protocol SegueURLSessionDataDelegate: SegueURLSessionTaskDelegate {
  /// The response of a task has arrived. The handler is called with what becomes of the task.
  func urlSession(
    _ session: SegueURLSession, dataTask: SegueURLSessionDataTask,
    didReceive response: SegueURLResponse,
    completionHandler: @escaping (SegueURLSession.ResponseDisposition) -> Void)
  /// The body of a response has arrived, always as a whole.
  func urlSession(
    _ session: SegueURLSession, dataTask: SegueURLSessionDataTask, didReceive data: Data)
}

extension SegueURLSessionDataDelegate {
  /// Lets the body follow.
  public func urlSession(
    _ session: SegueURLSession, dataTask: SegueURLSessionDataTask,
    didReceive response: SegueURLResponse,
    completionHandler: @escaping (SegueURLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Does nothing.
  public func urlSession(
    _ session: SegueURLSession, dataTask: SegueURLSessionDataTask, didReceive data: Data
  ) {}
}

/// The delegate of a session that downloads files.
public protocol SegueURLSessionDownloadDelegate: SegueURLSessionTaskDelegate {
  /// A file has arrived. It is removed after the call.
  func urlSession(
    _ session: SegueURLSession, downloadTask: SegueURLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Data of a file has arrived, always as a whole.
  func urlSession(
    _ session: SegueURLSession, downloadTask: SegueURLSessionDownloadTask,
    didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension SegueURLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: SegueURLSession, downloadTask: SegueURLSessionDownloadTask,
    didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
