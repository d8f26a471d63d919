// The pages that a web view has shown.

import Foundation

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the page.
  public let url: URL
  /// The URL that was requested.
  public let initialURL: URL
  /// The title of the page.
  open internal(set) var title: String?
  let source: PageSource

  init(_ source: PageSource, _ url: URL) {
    (self.source, self.url, initialURL) = (source, url, url)
    super.init()
  }
}

/// The pages that a web view has shown, of which one is the current one.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  nonisolated override init() { super.init() }

  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the current one, the oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, position))) }
  /// The pages after the current one, the nearest first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  /// Returns the page at a distance from the current one; `nil` if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (sum, isTooLarge) = position.addingReportingOverflow(index)
    return !isTooLarge && items.indices.contains(sum) ? items[sum] : nil
  }

  /// Makes the page of a load the current one. A new page takes the place of those after the current
  /// one; a page with the same URL as the current one takes its place.
  func commit(_ load: PageLoad) {
    if let item = load.item, let index = items.firstIndex(where: { $0 === item }) {
      position = index
      return
    }
    guard load.source.isListed, let url = load.source.request.url else { return }
    items.removeSubrange((position + 1)...)
    if currentItem?.url == url { items.removeLast() }
    items.append(WKBackForwardListItem(load.source, url))
    position = items.count - 1
  }
}
