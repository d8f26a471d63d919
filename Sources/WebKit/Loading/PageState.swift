// What a web view tells of its page: the part of it that observers see, and the order in which they
// hear of changes.

import Foundation

/// The state of a page.
struct PageState: Equatable {
  /// The phases of a load.
  enum Phase: Equatable {
    case provisional, committed, finished
  }

  /// The progress with which every load begins.
  static let initialProgress = 0.1

  var phase = Phase.finished
  /// The URL that the app has asked for, until the policy is known.
  var pendingURL: URL?
  /// The URL of a load whose contents have not arrived.
  var provisionalURL: URL?
  /// The URL of the page.
  var committedURL: URL?
  var title = ""
  var progress = 0.0
  var canGoBack = false
  var canGoForward = false

  /// The URL that the web view shows.
  var url: URL? { pendingURL ?? (phase == .provisional ? provisionalURL : committedURL) }
  var isLoading: Bool { pendingURL != nil || phase != .finished }
  var estimatedProgress: Double { pendingURL == nil ? progress : Self.initialProgress }
  var isSecure: Bool { (phase == .provisional ? provisionalURL : committedURL)?.scheme == "https" }

  /// Returns the properties of a web view that differ from those in another state, in the order in
  /// which observers are notified.
  @MainActor func changes(since other: PageState) -> [PartialKeyPath<WKWebView>] {
    var paths: [PartialKeyPath<WKWebView>] = []
    if estimatedProgress != other.estimatedProgress { paths.append(\.estimatedProgress) }
    if isSecure != other.isSecure { paths.append(\.hasOnlySecureContent) }
    if url != other.url { paths.append(\.url) }
    if isLoading != other.isLoading { paths.append(\.isLoading) }
    if title != other.title { paths.append(\.title) }
    if canGoForward != other.canGoForward { paths.append(\.canGoForward) }
    if canGoBack != other.canGoBack { paths.append(\.canGoBack) }
    return paths
  }
}
