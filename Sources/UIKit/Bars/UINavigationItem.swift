// What a navigation bar shows for one view controller, as data. The bar that shows it is notified
// of changes.

import Foundation
import SegueWorld

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The modes in which an item chooses between a large and a small title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item beneath. The root item has a large title.
    case automatic
    /// Always a large title.
    case always
    /// Never a large title.
    case never
  }

  /// The modes in which a back button shows its title.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item beneath, a generic title, or no title, depending on the space.
    case `default`
    /// The generic title "Back".
    case generic
    /// No title: only the chevron is shown.
    case minimal
  }

  /// The styles of an item: how its parts are arranged in the bar.
  public enum ItemStyle: Int, Sendable {
    /// A centered title, and a back button with the title of the item beneath.
    case navigator
    /// A title at the leading edge, after a back button without a title: for browsing folders.
    case browser
    /// A title at the leading edge, after a back button without a title: for editing a document.
    case editor
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    coder.restore(self, as: UINavigationItem.self)
  }

  /// The style of the item. The default is `navigator`.
  open var style = ItemStyle.navigator { didSet { changed() } }
  /// The title of the item.
  open var title: String? { didSet { changed() } }
  /// A view that is shown in place of the title.
  open var titleView: UIView? {
    didSet {
      if titleView !== oldValue { titleViewFits = false }
      changed()
    }
  }
  /// Whether the title view had no size when a bar adopted it, so that it follows its contents.
  var titleViewFits = false
  /// A line of text above the title.
  open var prompt: String? { didSet { changed() } }
  /// The mode that determines whether the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// A Boolean value that indicates whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Hides or shows the back button. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The title of the back button that leads to this item; `nil` for the item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item from which the back button that leads to this item takes its title and tint color.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The mode in which the back button that leads to this item shows its title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// A Boolean value that indicates whether the left buttons are shown beside the back button
  /// rather than in place of it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The first item on the left side of the bar.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The items on the left side of the bar, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first item on the right side of the bar.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The items on the right side of the bar, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// Sets the item on the left side of the bar. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items on the left side of the bar. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the item on the right side of the bar. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items on the right side of the bar. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The search controller whose bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      changed()
    }
  }
  /// A Boolean value that indicates whether the search bar collapses as the content is scrolled. The
  /// default is `true`.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// The places of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system decides.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }
  /// The preferred place of the search bar. The default is `automatic`. Bars here have room for it
  /// only below the title; `inline` is reported.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet {
      guard preferredSearchBarPlacement == .inline else { return }
      World.current.warn("a search bar beside the title is not possible; it is below the title")
    }
  }
  /// The place of the search bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The standard appearance of the bar while this item is shown; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar while this item is shown and the content is at its top edge; `nil`
  /// for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance in landscape. Stored but not used, because bars have the same height in
  /// landscape.
  open var compactAppearance: UINavigationBarAppearance?

  weak var observer: (any BarItemObserver)?
  private func changed() { observer?.barItemDidChange() }
  /// The view controller to which the item belongs.
  weak var owner: UIViewController?
  func searchDidChange() { changed() }

  /// The title of a back button that leads to this item.
  var titleOfBackButton: String? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: Self.genericBackTitle
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBackTitle
    }
  }
  static let genericBackTitle = "Back"
}
