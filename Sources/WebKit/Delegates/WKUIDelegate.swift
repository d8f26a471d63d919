// The methods with which pages ask for windows, alerts and menus. Scripts do not run and links are not
// drawn here, so that none of them is called.

import Foundation

/// The size and the bars that a page asks for in a new window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// The left edge; `nil` if it does not matter.
  public let x: NSNumber? = nil
  /// The top edge; `nil` if it does not matter.
  public let y: NSNumber? = nil
  /// The width; `nil` if it does not matter.
  public let width: NSNumber? = nil
  /// The height; `nil` if it does not matter.
  public let height: NSNumber? = nil
  /// Whether a menu bar is visible; `nil` if it does not matter.
  public let menuBarVisibility: NSNumber? = nil
  /// Whether a status bar is visible; `nil` if it does not matter.
  public let statusBarVisibility: NSNumber? = nil
  /// Whether toolbars are visible; `nil` if it does not matter.
  public let toolbarsVisibility: NSNumber? = nil
  /// Whether the window can be resized; `nil` if it does not matter.
  public let allowsResizing: NSNumber? = nil
}

/// The element of a page that a menu is about.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The URL of the link.
  public let linkURL: URL? = nil
}

/// The decision about a permission that a page asks for.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt
  /// The permission is granted.
  case grant
  /// The permission is denied.
  case deny
}

/// A device with which media are captured.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

/// The methods that a web view calls for its pages. None is called here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns the web view for a page in a new window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page has closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Asks for a confirmation.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  /// Decides whether a page may capture media.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
  /// Passes the menu of an element on.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
}

extension WKUIDelegate {
  /// Returns `nil`.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing by default.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Continues.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Declines.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  /// Declines.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) { completionHandler(nil) }
  /// Denies the permission.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) { decisionHandler(.deny) }
  /// Passes no menu on.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
}
