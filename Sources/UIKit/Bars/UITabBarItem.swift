// What a tab bar shows for one controller, as data.

import Foundation

/// A tab: a picture over a word, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Tabs that many apps have.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// By what they say.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// By what they say.
    case downloads, mostRecent, mostViewed
  }

  /// The picture while the tab is selected.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// What the badge says; `nil` for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The badge's colour; `nil` for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The bar's look while this tab is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// Its look while the content is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  /// A tab that shows nothing.
  public override init() { super.init() }
  /// A tab that shows nothing; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// A tab that many apps have.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, self.tag) = (systemItem.look.words, tag)
    image = BarGlyph.image(systemItem.look.glyph, side: BarGlyph.tabSide)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var look: (words: String, glyph: String) {
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
