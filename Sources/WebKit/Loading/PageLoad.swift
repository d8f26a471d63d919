// One load of a page, from the call that begins it to its end.

import Foundation

/// A load of a page. A web view has at most one; a later one replaces it.
@MainActor
final class PageLoad {
  /// What a load waits for.
  enum Stage {
    /// The app's decision about the action.
    case asking
    /// The contents.
    case provisional
    /// The app's decision about the response.
    case askingAboutResponse
    /// The end.
    case committed
  }

  let navigation = WKNavigation()
  let source: PageSource
  let type: WKNavigationType
  /// The item of the list to which the load goes; `nil` for a new page.
  let item: WKBackForwardListItem?
  var stage = Stage.asking
  /// The request on the network.
  var task: SegueURLSessionTask?
  /// The task of the app's handler of the scheme.
  var schemeTask: PageSchemeTask?

  init(_ source: PageSource, _ type: WKNavigationType, to item: WKBackForwardListItem? = nil) {
    (self.source, self.type, self.item) = (source, type, item)
    navigation.effectiveContentMode = .mobile
  }

  /// Ends what the load waits for.
  func stop() {
    task?.cancel()
    schemeTask?.stop()
    (task, schemeTask) = (nil, nil)
  }
}
