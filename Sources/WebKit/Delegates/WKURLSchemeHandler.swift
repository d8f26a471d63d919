// Schemes that the app answers itself.

import Foundation

/// A load of a URL that the app answers.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: SegueURLRequest { get }
  /// Receives the response, before the contents.
  func didReceive(_ response: SegueURLResponse)
  /// Receives a part of the contents.
  func didReceive(_ data: Data)
  /// Ends the load.
  func didFinish()
  /// Ends the load with an error.
  func didFailWithError(_ error: any Error)
}

/// An object that answers the URLs of a scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load a URL.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Ends a load that is no longer needed.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
