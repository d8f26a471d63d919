// Requests of tasks that wait for the response.

import Foundation
import Synchronization

extension SegueURLSession {
  /// Returns the contents of a URL and the response. A delegate is ignored.
  /// - Throws: `URLError`, with the code `cancelled` as soon as the task is cancelled.
  public func data(
    from url: URL, delegate: (any SegueURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, SegueURLResponse) {
    try await data(for: request(url))
  }

  /// Returns the body of the response to a request, and the response. A delegate is ignored.
  /// - Throws: `URLError`, with the code `cancelled` as soon as the task is cancelled.
  public func data(
    for request: SegueURLRequest, delegate: (any SegueURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, SegueURLResponse) {
    try await result { dataTask(with: request, completionHandler: $0) }
  }

  /// Sends a body with a request, and returns the body of the response, and the response. A delegate
  /// is ignored.
  /// - Throws: `URLError`, with the code `cancelled` as soon as the task is cancelled.
  public func upload(
    for request: SegueURLRequest, from bodyData: Data,
    delegate: (any SegueURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, SegueURLResponse) {
    try await result { uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  /// Returns a file with the contents of a URL, which the caller moves or removes, and the response.
  /// A delegate is ignored.
  /// - Throws: `URLError`, with the code `cancelled` as soon as the task is cancelled.
  public func download(
    from url: URL, delegate: (any SegueURLSessionTaskDelegate)? = nil
  ) async throws -> (URL, SegueURLResponse) {
    try await download(for: request(url))
  }

  /// Returns a file with the body of the response to a request, which the caller moves or removes,
  /// and the response. A delegate is ignored.
  /// - Throws: `URLError`, with the code `cancelled` as soon as the task is cancelled.
  public func download(
    for request: SegueURLRequest, delegate: (any SegueURLSessionTaskDelegate)? = nil
  ) async throws -> (URL, SegueURLResponse) {
    let (data, response) = try await data(for: request)
    guard let file = DownloadedFile(data) else { throw URLError(.cannotCreateFile) }
    return (file.url, response)
  }

  private typealias Handler = @Sendable (Data?, SegueURLResponse?, (any Error)?) -> Void

  /// Performs the task that `make` creates, and waits for its end.
  private func result(
    _ make: (@escaping Handler) -> SegueURLSessionTask
  ) async throws -> (Data, SegueURLResponse) {
    let started = StartedTask()
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let task = make { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.resume()
        started.begin(task)
      }
    } onCancel: {
      started.cancel()
    }
  }
}

/// The task that a caller waits for, which may be cancelled before it begins.
private final class StartedTask: Sendable {
  private let state = Mutex<(task: SegueURLSessionTask?, isCancelled: Bool)>((nil, false))

  func begin(_ task: SegueURLSessionTask) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
