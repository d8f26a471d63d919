// The properties that apps read, observe and set by name.

import Foundation

/// The properties of this module that have keys.
@MainActor
enum WebKeys {
  private static let registration: Void = {
    let table = SegueClassTable.shared
    table.extend(WKWebView.self) { members in
      members.property("estimatedProgress", \.estimatedProgress)
      members.property("title", \.title)
      members.property("URL", \.url)
      members.property("isLoading", \.isLoading)
      members.property("canGoBack", \.canGoBack)
      members.property("canGoForward", \.canGoForward)
      members.property("hasOnlySecureContent", \.hasOnlySecureContent)
      members.property("navigationDelegate", \.navigationDelegate)
      members.property("UIDelegate", \.uiDelegate)
      members.property("uiDelegate", \.uiDelegate)
      members.property("drawsBackground", \.drawsBackground)
    }
    table.extend(WKPreferences.self) { members in
      members.property("allowFileAccessFromFileURLs", \.allowFileAccessFromFileURLs)
      members.property("developerExtrasEnabled", \.developerExtrasEnabled)
      members.property("javaScriptEnabled", \.javaScriptEnabled)
    }
    table.extend(WKWebViewConfiguration.self) { members in
      members.property("allowUniversalAccessFromFileURLs", \.allowUniversalAccessFromFileURLs)
    }
  }()

  /// Makes the properties known, once in the process.
  static func register() { _ = registration }
}
