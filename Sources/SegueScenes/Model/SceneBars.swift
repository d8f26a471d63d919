// What bars around a screen show of it, and how containers of screens look.

/// A bar of a navigation or of tabs.
public struct SceneBar: Sendable {
  /// Whether it shows.
  public var isShown: Bool
  /// Whether titles are large where screens do not say otherwise.
  public var hasLargeTitles = false
  /// The colour of buttons; `nil` for the system's.
  public var tint: ScenePaint?
  /// What is behind it instead of frosted glass.
  public var background: ScenePaint?

  /// A bar like the system's, or none.
  public init(isShown: Bool) { self.isShown = isShown }
}

/// What a navigation bar shows of a screen, besides its title.
public struct SceneBarItem: Sendable {
  /// A line above the title.
  public var prompt: Located<String>?
  /// Whether the title is large; `nil` for as on the screen beneath.
  public var isLarge: Bool?
  /// What the button back to the screen says; `nil` for its title.
  public var backTitle: Located<String>?
  /// Whether there is no button back from the screen.
  public var hidesBackButton = false
  /// From the edge inwards.
  public var left: [SceneBarButton] = []
  /// From the edge inwards.
  public var right: [SceneBarButton] = []

  /// Nothing besides the title.
  public init() {}
}

/// A button in a bar.
public struct SceneBarButton: Sendable {
  /// Buttons that all apps have.
  public enum System: String, Sendable, CaseIterable {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  /// What it shows.
  public enum Content: Sendable {
    /// Words.
    case title(Located<String>)
    /// A pictogram of the icon font.
    case icon(Located<String>)
    /// One that all apps have.
    case system(System)
  }

  /// What it shows.
  public var content: Content
  /// Whether its words are bold.
  public var isBold = false
  /// Its colour; `nil` for the bar's.
  public var color: ScenePaint?

  /// A button.
  public init(_ content: Content) { self.content = content }
}

/// A tab.
public struct SceneTab: Sendable {
  /// What it says; `nil` for the screen's title.
  public var title: Located<String>?
  /// A pictogram of the icon font.
  public var icon: Located<String>?
  /// Another one while the tab is selected.
  public var selectedIcon: Located<String>?
  /// What its badge says; `nil` for none.
  public var badge: Located<String>?

  /// A tab that shows nothing.
  public init() {}
}

/// How pages follow each other.
public struct ScenePager: Sendable {
  /// Which way.
  public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

  /// Which way.
  public var axis = Axis.horizontal
  /// Points between pages.
  public var spacing = 0.0
  /// Whether dots tell which page shows.
  public var hasDots = false

  /// Side by side, without dots.
  public init() {}
}
