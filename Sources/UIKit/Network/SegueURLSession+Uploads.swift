// Requests that send files, and downloads that would continue earlier ones.

import Foundation

extension SegueURLSession {
  /// Creates a task that sends the contents of a file with a request. It begins with `resume()`.
  public func uploadTask(with request: SegueURLRequest, fromFile fileURL: URL)
    -> SegueURLSessionUploadTask
  {
    uploadTask(with: request, from: (try? Data(contentsOf: fileURL)) ?? Data())
  }

  /// Creates a task that sends the contents of a file with a request. It begins with `resume()`.
  public func uploadTask(
    with request: SegueURLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionUploadTask {
    uploadTask(
      with: request, from: try? Data(contentsOf: fileURL), completionHandler: completionHandler)
  }

  /// Creates a task that performs a request, whose stream is not read. It begins with `resume()`.
  public func uploadTask(withStreamedRequest request: SegueURLRequest)
    -> SegueURLSessionUploadTask
  {
    prepare(SegueURLSessionUploadTask(request, in: self, .delegate))
  }

  /// Creates a task that fails: downloads are not interrupted, so that there is no data with which one
  /// could be resumed.
  public func downloadTask(withResumeData resumeData: Data) -> SegueURLSessionDownloadTask {
    prepare(SegueURLSessionDownloadTask(Self.noRequest, in: self, .delegate))
  }

  /// Creates a task that fails: downloads are not interrupted, so that there is no data with which one
  /// could be resumed.
  public func downloadTask(
    withResumeData resumeData: Data,
    completionHandler: @escaping @Sendable (URL?, SegueURLResponse?, (any Error)?) -> Void
  ) -> SegueURLSessionDownloadTask {
    prepare(SegueURLSessionDownloadTask(Self.noRequest, in: self, .file(completionHandler)))
  }

  /// A request without a URL.
  private static var noRequest: SegueURLRequest {
    var request = SegueURLRequest(url: URL(fileURLWithPath: "/"))
    request.url = nil
    return request
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key under which an error contains the data with which a download could be resumed. No error does.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// The reasons for which a network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// It is a cellular one.
    case cellular = 0
    /// It is an expensive one.
    case expensive = 1
    /// It is a constrained one.
    case constrained = 2
  }

  /// The reason for which a network could not be used. Always `nil`.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URL {
  /// Returns whether the file exists: no file is only promised here.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
