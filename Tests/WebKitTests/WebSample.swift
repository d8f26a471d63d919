// A web view in a world, and a delegate that notes what it hears.

import Foundation
import ScratchFolders
import SegueWorld

@testable import UIKit
@testable import WebKit

/// The methods of a delegate that notes what it hears, with the instant in milliseconds. Delegates are
/// derived from it.
@MainActor class WebNotes: NSObject {
  var lines: [String] = []
  /// What the last error says.
  var failure: String?

  func note(_ line: String) {
    lines.append("\(Int((World.current.now.seconds * 1000).rounded())) \(line)")
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    note("start")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    failure = error.localizedDescription
    note("fail \((error as NSError).code)")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    note("finish \(webView.title ?? "nil")")
  }
}

/// A delegate that notes what it hears.
final class WebListener: WebNotes, WKNavigationDelegate {}

/// A world with a web view.
@MainActor struct WebSample {
  let world = World()
  let view: WKWebView
  let listener: WebNotes

  init(
    _ listener: WebNotes & WKNavigationDelegate = WebListener(), responses: String? = nil,
    configuration: @MainActor () -> WKWebViewConfiguration = { WKWebViewConfiguration() }
  ) {
    self.listener = listener
    view = world.run {
      UIKitState.current.installResponses(at: responses)
      let view = WKWebView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), configuration: configuration())
      view.navigationDelegate = listener
      return view
    }
  }

  func request(_ address: String) -> SegueURLRequest {
    SegueURLRequest(url: URL(string: address) ?? URL(filePath: "/"))
  }

  func advance(to seconds: Double) throws { try world.advance(to: VirtualTime(seconds: seconds)) }
}
