// Delegates decide about actions and responses, in any of the forms of these methods.

import Foundation
import ScratchFolders
import SegueWorld
import Testing

@testable import UIKit
@testable import WebKit

@Suite @MainActor struct PolicyTests {
  /// Decides later, in the form that apps usually have.
  private final class Asked: WebNotes, WKNavigationDelegate {
    var policy = WKNavigationActionPolicy.allow
    var response = WKNavigationResponsePolicy.allow

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      let url = navigationAction.request.url?.absoluteString ?? ""
      note("\(navigationAction.navigationType) \(url)")
      let policy = policy
      World.current.schedule(at: World.current.now + VirtualTime(seconds: 0.01)) {
        decisionHandler(policy)
        decisionHandler(.allow)
      }
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      let status = (navigationResponse.response as? SegueHTTPURLResponse)?.statusCode ?? 0
      note("response \(status) \(navigationResponse.canShowMIMEType)")
      decisionHandler(response)
    }
  }

  /// Decides asynchronously.
  private final class Awaited: WebNotes, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      note("awaited")
      return navigationAction.request.url?.path == "/no" ? .cancel : .allow
    }
  }

  private func sample(_ listener: WebNotes & WKNavigationDelegate) throws -> (
    WebSample, ScratchFolder
  ) {
    let files = try ScratchFolder()
    try files.bundleFile("example.com/a.html", "<title>a</title>")
    try files.bundleFile("example.com/a.zip", "PK")
    return (WebSample(listener, responses: files.path), files)
  }

  @Test("The action is asked about first, then the response")
  func order() throws {
    let listener = Asked()
    let (sample, files) = try sample(listener)
    _ = files
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/a")) }
    try sample.advance(to: 1)
    #expect(
      listener.lines == [
        "0 other https://example.com/a", "10 start", "110 response 200 true", "110 commit",
        "110 finish a",
      ])
  }

  @Test("An action that is refused leaves the page as it is")
  func refusedAction() throws {
    let listener = Asked()
    let (sample, files) = try sample(listener)
    _ = files
    listener.policy = .cancel
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/a")) }
    try sample.advance(to: 1)
    #expect(listener.lines == ["0 other https://example.com/a"])
    #expect(!sample.view.isLoading && sample.view.url == nil)
    #expect(sample.view.estimatedProgress == 0)
  }

  @Test("A response that is refused ends the load as WebKit does")
  func refusedResponse() throws {
    let listener = Asked()
    let (sample, files) = try sample(listener)
    _ = files
    listener.response = .cancel
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/a")) }
    try sample.advance(to: 1)
    #expect(listener.lines.suffix(2) == ["110 response 200 true", "110 fail 102"])
  }

  @Test("Methods that are awaited decide, too")
  func awaited() throws {
    let (sample, files) = try sample(Awaited())
    _ = files
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/no")) }
    try sample.advance(to: 1)
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/a")) }
    try sample.advance(to: 2)
    #expect(
      sample.listener.lines == [
        "0 awaited", "1000 awaited", "1000 start", "1100 commit", "1100 finish a",
      ])
  }

  @Test("Without a decision, contents that a web view cannot show are refused")
  func unshown() throws {
    let (sample, files) = try sample(WebListener())
    _ = files
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/a.zip")) }
    try sample.advance(to: 1)
    #expect(sample.listener.lines == ["0 start", "100 fail 102"])
  }
}
