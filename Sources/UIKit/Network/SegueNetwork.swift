// The network of an app: a folder of canned responses. Nothing reaches a real one.

import Foundation
import SegueAssets
import SegueWorld

/// The network that code in the current world finds: Documentation/UIKit/NETWORK.md.
public enum SegueNetwork {
  /// The time until a request is answered, in seconds of virtual time: 0.1.
  public static let latency: TimeInterval = 0.1

  /// Returns the contents of a URL at once. The implementation of `Data(contentsOf:)`: files are
  /// read, other URLs are answered by the folder of responses.
  /// - Throws: An error of Foundation for files; `URLError` if no response answers the URL.
  public static func data(contentsOf url: URL, options: Data.ReadingOptions) throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url, options: options) }
    let (response, data) = try answer(SegueURLRequest(url: url))
    guard (200...299).contains(response.statusCode) else {
      throw URLError(.badServerResponse, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    return data
  }

  /// Returns the text at a URL at once. The implementation of `String(contentsOf:encoding:)`.
  /// - Throws: An error of Foundation for files; `URLError` if no response answers the URL, or the
  ///   text is not in the encoding.
  public static func text(contentsOf url: URL, encoding: String.Encoding) throws -> String {
    if url.isFileURL { return try String(contentsOf: url, encoding: encoding) }
    let data = try data(contentsOf: url, options: [])
    guard let text = String(data: data, encoding: encoding) else {
      throw URLError(.cannotDecodeContentData, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    return text
  }

  /// Returns the response to a request, and its body.
  /// - Throws: `URLError`, with a warning in the world, if no response answers it.
  static func answer(_ request: SegueURLRequest) throws(URLError) -> (SegueHTTPURLResponse, Data) {
    let method = request.httpMethod ?? "GET"
    guard let url = request.url else { throw URLError(.badURL) }
    do throws(ResponseError) {
      guard let folder = responses else {
        throw ResponseFolder.unavailable(url, method: method)
      }
      let found = try folder.response(to: url, method: method)
      return (SegueHTTPURLResponse(found, of: url), Data(method == "HEAD" ? [] : found.body))
    } catch {
      let message = "the request \(method) \(url.absoluteString): \(error)"
      warn(message)
      throw URLError(
        .notConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: offline, NSDebugDescriptionErrorKey: message,
          NSURLErrorFailingURLErrorKey: url,
        ])
    }
  }

  /// What apps show of the error, as on a device. The reason is for those who debug them.
  private static let offline = "The Internet connection appears to be offline."

  private static var responses: ResponseFolder? {
    guard World.isRunningHere else { return nil }
    return MainActor.assumeIsolated { UIKitState.current.responses }
  }

  /// Reports a request that was not answered, once.
  private static func warn(_ message: String) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated {
      guard !World.current.diagnostics.warnings.contains(message) else { return }
      World.current.warn(message)
    }
  }
}

extension UIKitState {
  /// Answers the requests of code in the world from the folder at `path`; `nil` for no network.
  package func installResponses(at path: String?) {
    responses = path.map { ResponseFolder(path: $0) }
  }
}
