// The task that the app's handler of a scheme performs.

import Foundation

/// A load that the app itself answers.
@MainActor
final class PageSchemeTask: NSObject, WKURLSchemeTask {
  let request: SegueURLRequest
  private let handler: any WKURLSchemeHandler
  private weak var webView: WKWebView?
  private let completion: @MainActor (Result<(SegueURLResponse, Data), any Error>) -> Void
  private var response: SegueURLResponse?
  private var data = Data()
  private var hasEnded = false

  init(
    _ request: SegueURLRequest, _ handler: any WKURLSchemeHandler, _ webView: WKWebView,
    completion: @escaping @MainActor (Result<(SegueURLResponse, Data), any Error>) -> Void
  ) {
    (self.request, self.handler, self.webView) = (request, handler, webView)
    self.completion = completion
  }

  func start() {
    guard let webView else { return }
    handler.webView(webView, start: self)
  }

  func stop() {
    guard !hasEnded, let webView else { return }
    hasEnded = true
    handler.webView(webView, stop: self)
  }

  func didReceive(_ response: SegueURLResponse) { self.response = response }

  func didReceive(_ data: Data) { self.data.append(data) }

  func didFinish() {
    guard let response else { return end(.failure(URLError(.badServerResponse))) }
    end(.success((response, data)))
  }

  func didFailWithError(_ error: any Error) { end(.failure(error)) }

  private func end(_ result: Result<(SegueURLResponse, Data), any Error>) {
    guard !hasEnded else { return }
    hasEnded = true
    completion(result)
  }
}
