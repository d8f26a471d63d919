// What surrounding bars show of a screen, and the appearance of bars and pages.

/// The appearance of a navigation bar or a tab bar.
public struct SceneBar: Sendable {
  /// A Boolean value that indicates whether the bar is visible.
  public var isShown: Bool
  /// A Boolean value that indicates whether titles are large on screens that do not specify it.
  public var hasLargeTitles = false
  /// The color of buttons and of the selected tab, or `nil` for the system's tint color.
  public var tint: ScenePaint?
  /// The color behind the bar, or `nil` for a translucent blur.
  public var background: ScenePaint?

  /// Creates a bar with the system's appearance, visible or hidden.
  public init(isShown: Bool) { self.isShown = isShown }
}

/// What a navigation bar shows of a screen besides its title.
public struct SceneBarItem: Sendable {
  /// A line of text above the title.
  public var prompt: Located<String>?
  /// A Boolean value that indicates whether the title is large, or `nil` to follow the screen
  /// beneath.
  public var isLarge: Bool?
  /// The title of the button that leads back to the screen, or `nil` for the screen's title.
  public var backTitle: Located<String>?
  /// A Boolean value that indicates whether the screen has no back button.
  public var hidesBackButton = false
  /// The buttons on the left, from the edge inward.
  public var left: [SceneBarButton] = []
  /// The buttons on the right, from the edge inward.
  public var right: [SceneBarButton] = []

  /// Creates an item that shows nothing besides the title.
  public init() {}
}

/// A button in a navigation bar.
public struct SceneBarButton: Sendable {
  /// The standard buttons of the system.
  public enum System: String, Sendable, CaseIterable {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  /// The content of a button.
  public enum Content: Sendable {
    /// A text title.
    case title(Located<String>)
    /// An icon of the icon font, by its name.
    case icon(Located<String>)
    /// A standard button of the system.
    case system(System)
  }

  /// The content of the button.
  public var content: Content
  /// A Boolean value that indicates whether the title is bold.
  public var isBold = false
  /// The color of the button, or `nil` for the bar's tint color.
  public var color: ScenePaint?

  /// Creates a button with the given content.
  public init(_ content: Content) { self.content = content }
}

/// What a tab bar shows of a screen.
public struct SceneTab: Sendable {
  /// The title of the tab, or `nil` for the screen's title.
  public var title: Located<String>?
  /// The icon of the tab, by its name in the icon font.
  public var icon: Located<String>?
  /// The icon that replaces `icon` while the tab is selected.
  public var selectedIcon: Located<String>?
  /// The text of the tab's badge, or `nil` for no badge.
  public var badge: Located<String>?

  /// Creates a tab without title, icon and badge.
  public init() {}
}

/// The arrangement of the pages of a page view controller.
public struct ScenePager: Sendable {
  /// The directions in which pages can follow each other.
  public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

  /// The direction in which the pages follow each other.
  public var axis = Axis.horizontal
  /// The spacing between pages, in points.
  public var spacing = 0.0
  /// A Boolean value that indicates whether a page control shows the current page.
  public var hasDots = false

  /// Creates a pager with horizontal pages and no page control.
  public init() {}
}
