// What a tab bar shows for one view controller, as data.

import Foundation

/// A tab: an image above a title, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Tabs that the system provides.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// A tab with the title and image for the named purpose.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// A tab with the title and image for the named purpose.
    case downloads, mostRecent, mostViewed
  }

  /// The image while the tab is selected; `nil` for `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The background color of the badge; `nil` for that of the bar's appearance.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The standard appearance of the bar while this tab is selected; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The appearance of the bar while this tab is selected and the content is at its bottom edge;
  /// `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  /// Creates an empty item.
  public override init() { super.init() }
  /// Creates an empty item. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let system = SystemItem(archived: coder.archived("systemItem")) { adopt(system) }
    coder.restore(self, as: UITabBarItem.self)
  }

  /// Creates an item with a title, an image, and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title, an image, and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item that the system provides.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    adopt(systemItem)
  }

  private func adopt(_ systemItem: SystemItem) {
    title = systemItem.titleAndGlyph.words
    image = BarGlyph.image(systemItem.titleAndGlyph.glyph, side: BarGlyph.tabSide)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var titleAndGlyph: (words: String, glyph: String) {
    switch self {
    case .more: ("More", "more_horiz")
    case .favorites: ("Favorites", "star")
    case .featured: ("Featured", "star")
    case .topRated: ("Top Rated", "star")
    case .recents: ("Recents", "schedule")
    case .contacts: ("Contacts", "account_circle")
    case .history: ("History", "schedule")
    case .bookmarks: ("Bookmarks", "bookmark")
    case .search: ("Search", "search")
    case .downloads: ("Downloads", "file_download")
    case .mostRecent: ("Most Recent", "schedule")
    case .mostViewed: ("Most Viewed", "format_list_numbered")
    }
  }
}
