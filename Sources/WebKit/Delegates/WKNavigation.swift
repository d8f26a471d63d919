// Values that describe one navigation: the object that identifies it, the action and the response.

import Foundation

/// The identity of a load, which every method of the delegate receives.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The kind of page that is requested.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
  nonisolated override init() { super.init() }
}

/// What began a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link that was tapped.
  case linkActivated
  /// A form that was sent.
  case formSubmitted
  /// A page of the list of visited ones.
  case backForward
  /// The same page.
  case reload
  /// A form that was sent again.
  case formResubmitted
  /// Something else, such as a call of `load(_:)`.
  case other = -1
}

/// The decision about an action.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation does not take place.
  case cancel
  /// The navigation takes place.
  case allow
  /// The contents become a file. There are no downloads here: the navigation does not take place.
  case download
}

/// The decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation ends.
  case cancel
  /// The navigation continues.
  case allow
  /// The contents become a file. There are no downloads here: the navigation ends.
  case download
}

/// The origin of a frame.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme.
  public let `protocol`: String
  /// The host.
  public let host: String
  /// The port; 0 if the URL has none.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    (host, port) = (url?.host ?? "", url?.port ?? 0)
    super.init()
  }
}

/// A frame of a page: always the main one.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// A Boolean value that indicates whether the frame is the page itself. Always `true`.
  public let isMainFrame = true
  /// The request of the frame.
  public let request: SegueURLRequest
  /// The origin of the frame.
  public let securityOrigin: WKSecurityOrigin
  /// The web view of the frame.
  open private(set) weak var webView: WKWebView?

  init(_ request: SegueURLRequest, of webView: WKWebView) {
    (self.request, self.webView) = (request, webView)
    securityOrigin = WKSecurityOrigin(request.url)
    super.init()
  }
}

/// An action that leads to a navigation.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What began the navigation.
  public let navigationType: WKNavigationType
  /// The request.
  public let request: SegueURLRequest
  /// The frame in which the action took place.
  public let sourceFrame: WKFrameInfo
  /// The frame that shows the result.
  public let targetFrame: WKFrameInfo?
  /// A Boolean value that indicates whether a link asks for a file. Always `false`.
  public let shouldPerformDownload = false

  init(
    _ request: SegueURLRequest, _ type: WKNavigationType, from source: WKFrameInfo,
    to target: WKFrameInfo?
  ) {
    (self.request, navigationType) = (request, type)
    (sourceFrame, targetFrame) = (source, target)
    super.init()
  }
}

/// A response whose contents a web view is about to show.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// A Boolean value that indicates whether the response is that of the page itself. Always `true`.
  public let isForMainFrame = true
  /// The response.
  public let response: SegueURLResponse
  /// A Boolean value that indicates whether a web view of a device shows contents of the type.
  public let canShowMIMEType: Bool

  init(_ response: SegueURLResponse) {
    self.response = response
    canShowMIMEType = Self.isShown(Self.type(of: response))
    super.init()
  }

  /// A Boolean value that indicates whether the contents are HTML.
  var isHTML: Bool {
    ["text/html", "application/xhtml+xml"].contains(Self.type(of: response))
  }

  private static let shownTypes: Set<String> = [
    "application/xhtml+xml", "application/xml", "application/json", "application/pdf",
    "application/javascript",
  ]

  private static func isShown(_ type: String) -> Bool {
    type.isEmpty || shownTypes.contains(type)
      || ["text/", "image/", "video/", "audio/"].contains { type.hasPrefix($0) }
  }

  /// Returns the type of the contents: for files, which have none, that of their name.
  private static func type(of response: SegueURLResponse) -> String {
    if let type = response.mimeType { return type.lowercased() }
    let types = [
      "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
      "txt": "text/plain", "pdf": "application/pdf", "zip": "application/zip",
    ]
    return types[response.url?.pathExtension.lowercased() ?? ""] ?? ""
  }
}
