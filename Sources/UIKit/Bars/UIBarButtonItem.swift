// A button of a navigation bar or a toolbar, as data: what it shows, and its target and action.

import Foundation
import SegueWorld

/// A button in a bar, or a space between buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of bar buttons.
  public enum Style: Int, Sendable {
    /// The title in regular weight.
    case plain = 0
    /// The same as `plain`. Deprecated.
    case bordered = 1
    /// The title in a bold weight, for the action that completes a task.
    case done = 2
  }

  /// Bar buttons and spaces that the system provides.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// A button with the title "Done".
    case done = 0
    /// A button with the title "Cancel", "Edit", or "Save".
    case cancel, edit, save
    /// A button with the image of a plus sign.
    case add
    /// A space that grows with the bar.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
    /// A button with the image for the named action.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// A button with the image for the named playback control.
    case play, pause, rewind, fastForward
    /// A button with the title "Undo" or "Redo".
    case undo, redo
    /// A button with the image of a cross.
    case close = 24
  }

  /// The style of the item. The default is `plain`.
  open var style = Style.plain { didSet { changed() } }
  /// The width of the item in points. 0, the default, fits the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The tint color of the item; `nil` for that of the bar.
  open var tintColor: UIColor? { didSet { changed() } }
  /// A view that is shown in place of title and image.
  open var customView: UIView? { didSet { changed() } }
  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false { didSet { changed() } }
  /// A Boolean value that indicates whether the item is hidden. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// The object that receives the action. It is not retained.
  open weak var target: AnyObject?
  /// The selector that the target receives when the item is tapped.
  open var action: Selector?
  /// The action that is performed instead of `action` when the item is tapped. Setting it applies
  /// the action's title and image.
  open var primaryAction: UIAction? {
    didSet {
      if let title = primaryAction?.title, !title.isEmpty { self.title = title }
      if let image = primaryAction?.image { self.image = image }
    }
  }
  /// The menu that a tap opens, or a long press if the item has an action.
  open var menu: UIMenu? { didSet { changed() } }
  /// The preferred order of the menu's elements. They are always shown in their order.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A Boolean value that indicates whether a tap changes the selection. The default is `false`.
  open var changesSelectionAsPrimaryAction = false
  private(set) var systemItem: SystemItem?
  /// The titles that the item will show at different times: it is as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// The backgrounds and the offsets that have been set for states and metrics.
  var look = BarButtonLook() { didSet { changed() } }

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an empty item. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let system = SystemItem(archived: coder.archived("systemItem")) { adopt(system) }
    coder.restore(self, as: UIBarButtonItem.self)
  }

  private func adopt(_ system: SystemItem) {
    systemItem = system
    (title, image) = (system.words, system.image)
    if system == .done || system == .save { style = .done }
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    send(target, action)
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    send(target, action)
  }

  /// Creates an item with an image.
  ///
  /// - Parameter landscapeImagePhone: Stored but not used, because bars have the same height in
  ///   landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item that the system provides.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    adopt(systemItem)
    send(target, action)
  }

  /// Creates an item that the system provides, with an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
    self.menu = menu
  }

  /// Creates an item with a target and an action, and a menu that a long press opens.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu?
  ) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
    send(target, action)
  }

  /// Returns a space that takes a share of the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a space of the given width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func send(_ target: Any?, _ action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A Boolean value that indicates whether the item is a space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// A Boolean value that indicates whether a tap opens the menu.
  var opensMenuByTap: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Performs the primary action, or sends the action to the target.
  func perform() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let target, let action else { return }
    if !action.perform(on: target, sender: self) {
      World.current.reportUncallable(action, of: target)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the item; `nil` for images and spaces.
  var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The image of the item; `nil` for titles and spaces.
  @MainActor var image: UIImage? {
    if self == .compose { return UIImage(systemName: "square.and.pencil") }
    return glyph.map { BarGlyph.image($0, side: BarGlyph.buttonSide) }
  }

  private var glyph: String? {
    switch self {
    case .add: "add"
    case .reply: "reply"
    case .action: "ios_share"
    case .organize: "folder_open"
    case .bookmarks: "bookmark_border"
    case .search: "search"
    case .refresh: "refresh"
    case .stop, .close: "close"
    case .camera: "photo_camera"
    case .trash: "delete"
    case .play: "play_arrow"
    case .pause: "pause"
    case .rewind: "fast_rewind"
    case .fastForward: "fast_forward"
    case .compose, .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
