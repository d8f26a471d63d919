// What a navigation bar shows for one controller, as data. The bar that shows it is told when it changes.

import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large where the bar prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; at the root it is.
    case automatic
    /// It is.
    case always
    /// It is not.
    case never
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, or less where there is no room.
    case `default`
    /// "Back".
    case generic
    /// Nothing.
    case minimal
  }

  /// An item with this title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// Shown in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// What the back button to this item says; `nil` for the title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// What the back button to this item says, and in which colour.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// How much the back button to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// Whether the left buttons stand beside the back button rather than in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The look of the bar while this item shows; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Its look while the content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Kept; bars are as high in landscape.
  open var compactAppearance: UINavigationBarAppearance?

  weak var observer: (any BarItemObserver)?
  private func changed() { observer?.barItemDidChange() }

  /// What a back button to this item says.
  var titleOfBackButton: String? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: Self.genericBackTitle
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBackTitle
    }
  }
  static let genericBackTitle = "Back"
}
