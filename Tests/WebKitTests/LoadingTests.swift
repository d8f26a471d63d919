// The steps of a load, and what web views tell of them.

import Foundation
import ScratchFolders
import SegueWorld
import Testing

@testable import UIKit
@testable import WebKit

@Suite @MainActor struct LoadingTests {
  @Test("A request that nothing answers fails as without a network, after the network's latency")
  func unanswered() throws {
    let sample = WebSample()
    sample.world.run {
      #expect(sample.view.url == nil && !sample.view.isLoading)
      sample.view.load(sample.request("https://example.com/a"))
      #expect(sample.view.url?.absoluteString == "https://example.com/a")
      #expect(sample.view.isLoading && sample.view.estimatedProgress == 0.1)
      #expect(sample.listener.lines.isEmpty)
    }
    try sample.advance(to: 1)
    #expect(
      sample.listener.lines == ["0 start", "100 fail \(NSURLErrorNotConnectedToInternet)"])
    #expect(sample.listener.failure == "The Internet connection appears to be offline.")
    sample.world.run {
      #expect(sample.view.url == nil && !sample.view.isLoading)
      #expect(sample.view.estimatedProgress == 1 && sample.view.reload() == nil)
      let warnings = World.current.diagnostics.warnings
      #expect(warnings.count == 1)
      #expect(warnings.first?.hasPrefix("the request GET https://example.com/a: ") ?? false)
    }
  }

  @Test(
    "A canned response is committed and finished; its title is read, and a warning says the rest")
  func answered() throws {
    let files = try ScratchFolder()
    try files.bundleFile(
      "example.com/index.html",
      "<html><head><TITLE class=\"x\">\n Hills &amp;\n  lakes </TITLE></head><body>A</body></html>")
    let sample = WebSample(responses: files.path)
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/")) }
    try sample.advance(to: 1)
    #expect(sample.listener.lines == ["0 start", "100 commit", "100 finish Hills & lakes"])
    sample.world.run {
      #expect(sample.view.url?.absoluteString == "https://example.com/")
      #expect(sample.view.hasOnlySecureContent && sample.view.estimatedProgress == 1)
      #expect(
        World.current.diagnostics.warnings == [
          "WKWebView: web content is not drawn: pages are empty and scripts do not run"
        ])
      #expect(sample.view.reload() != nil && sample.view.isLoading)
    }
    try sample.advance(to: 2)
    #expect(sample.listener.lines.count == 6)
  }

  @Test("HTML of the app has its title and the URL of its base, and is not a page to go back to")
  func html() throws {
    let sample = WebSample()
    sample.world.run { _ = sample.view.loadHTMLString("<title>First</title>", baseURL: nil) }
    try sample.advance(to: 0.5)
    sample.world.run {
      #expect(sample.view.url?.absoluteString == "about:blank")
      sample.view.loadHTMLString(
        "<p>none</p>", baseURL: URL(string: "https://example.com/base"))
    }
    try sample.advance(to: 1)
    #expect(
      sample.listener.lines == [
        "0 start", "0 commit", "0 finish First", "500 start", "500 commit", "500 finish ",
      ])
    #expect(sample.view.url?.absoluteString == "https://example.com/base")
    #expect(!sample.view.canGoBack && sample.view.backForwardList.currentItem == nil)
  }

  @Test("Files are read, and their absence is an error")
  func files() throws {
    let files = try ScratchFolder()
    try files.bundleFile("a.html", "<title>A file</title>")
    let sample = WebSample()
    let folder = URL(filePath: files.path)
    for name in ["a.html", "b.html"] {
      sample.world.run {
        _ = sample.view.loadFileURL(folder.appending(path: name), allowingReadAccessTo: folder)
      }
      try sample.advance(to: sample.world.now.seconds + 1)
    }
    #expect(
      sample.listener.lines == [
        "0 start", "100 commit", "100 finish A file", "1000 start",
        "1100 fail \(NSURLErrorFileDoesNotExist)",
      ])
    #expect(sample.view.url?.lastPathComponent == "a.html" && sample.view.title == "A file")
  }

  @Test("A load that is stopped, or replaced by another one, is cancelled once it has started")
  func cancelled() throws {
    let sample = WebSample()
    sample.world.run {
      sample.view.load(sample.request("https://example.com/unasked"))
      sample.view.load(sample.request("https://example.com/1"))
    }
    try sample.advance(to: 0.05)
    sample.world.run { _ = sample.view.load(sample.request("https://example.com/2")) }
    try sample.advance(to: 0.1)
    sample.world.run {
      sample.view.stopLoading()
      #expect(!sample.view.isLoading)
      sample.view.stopLoading()
    }
    try sample.advance(to: 1)
    #expect(sample.listener.lines == ["0 start", "50 fail -999", "50 start", "100 fail -999"])
    #expect(sample.world.diagnostics.warnings.isEmpty)
  }

  @Test("Pages are visited again with goBack and goForward, and a new page ends the list")
  func list() throws {
    let files = try ScratchFolder()
    for name in ["a", "b", "c"] {
      try files.bundleFile("example.com/\(name).html", "<title>\(name)</title>")
    }
    let sample = WebSample(responses: files.path)
    var titles: [String] = []
    func step(_ action: @MainActor () -> WKNavigation?) throws {
      sample.world.run { #expect(action() != nil) }
      try sample.advance(to: sample.world.now.seconds + 1)
      let view = sample.view
      titles.append(
        "\(view.title ?? "") \(view.canGoBack ? "<" : "")\(view.canGoForward ? ">" : "")")
    }
    try step { sample.view.load(sample.request("https://example.com/a")) }
    try step { sample.view.load(sample.request("https://example.com/b")) }
    try step { sample.view.goBack() }
    try step { sample.view.goForward() }
    try step { sample.view.reload() }
    try step { sample.view.goBack() }
    try step { sample.view.load(sample.request("https://example.com/c")) }
    #expect(titles == ["a ", "b <", "a >", "b <", "b <", "a >", "c <"])
    #expect(sample.view.backForwardList.backList.map(\.title) == ["a"])
    #expect(sample.view.backForwardList.item(at: .min) == nil)
    sample.world.run { #expect(sample.view.goForward() == nil) }
  }

  @Test("Other schemes fail, unless the app answers them")
  func schemes() throws {
    final class Handler: NSObject, WKURLSchemeHandler {
      var stopped = 0
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url, url.host == "now" else { return }
        urlSchemeTask.didReceive(
          SegueURLResponse(
            url: url, mimeType: "text/html", expectedContentLength: 8, textEncodingName: nil))
        urlSchemeTask.didReceive(Data("<title>own".utf8))
        urlSchemeTask.didReceive(Data("</title>".utf8))
        urlSchemeTask.didFinish()
      }
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
    }
    let handler = Handler()
    let sample = WebSample {
      let configuration = WKWebViewConfiguration()
      configuration.setURLSchemeHandler(handler, forURLScheme: "App")
      return configuration
    }
    for (index, address) in ["other://x", "app://now", "app://never"].enumerated() {
      sample.world.run { _ = sample.view.load(sample.request(address)) }
      try sample.advance(to: Double(index) + 1)
    }
    sample.world.run { sample.view.stopLoading() }
    #expect(
      sample.listener.lines.dropFirst(2) == [
        "1000 start", "1000 commit", "1000 finish own", "2000 start", "3000 fail -999",
      ])
    #expect(sample.listener.lines.first == "0 start" && handler.stopped == 1)
  }
}
