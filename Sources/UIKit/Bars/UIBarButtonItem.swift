// A button of a navigation bar or a toolbar, as data: what it shows and whom it tells.

import Foundation

/// A button in a bar, or a space between buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    /// In regular letters.
    case plain = 0
    /// As `plain`; of old.
    case bordered = 1
    /// In bold letters.
    case done = 2
  }

  /// Buttons that all apps have.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Words.
    case done = 0
    /// Words.
    case cancel, edit, save
    /// A plus.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of a fixed width.
    case fixedSpace
    /// Pictures.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Pictures of a player.
    case play, pause, rewind, fastForward
    /// Words.
    case undo, redo
    /// A cross.
    case close = 24
  }

  /// How it stands out.
  open var style = Style.plain { didSet { changed() } }
  /// How wide it is; 0 is as wide as its content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Its colour; `nil` for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Shown in place of title and picture.
  open var customView: UIView? { didSet { changed() } }
  /// Whether it is shown as selected.
  open var isSelected = false { didSet { changed() } }
  /// Who is told; it is not kept.
  open weak var target: AnyObject?
  /// What is told.
  open var action: Selector?
  /// Performed instead of target and action.
  open var primaryAction: UIAction? {
    didSet {
      if let title = primaryAction?.title, !title.isEmpty { self.title = title }
      if let image = primaryAction?.image { self.image = image }
    }
  }
  let systemItem: SystemItem?

  /// An item that shows nothing.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// An item that shows nothing; nothing is decoded.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init()
  }

  private init(system: SystemItem) {
    systemItem = system
    super.init()
    (title, image) = (system.words, system.picture)
    if system == .done || system == .save { style = .done }
  }

  /// A button that says something.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    tell(target, action)
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    tell(target, action)
  }

  /// A button with a picture.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button that all apps have.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(system: systemItem)
    tell(target, action)
  }

  /// A button that all apps have, and what it does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button that does something.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
  }

  /// Room that takes whatever is left.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  private func tell(_ target: Any?, _ action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Whether it is room rather than a button.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// It has been tapped.
  func perform() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let target, let action else { return }
    if !action.perform(on: target, sender: self) {
      UIKitState.current.refuse("the action \(action) of \(type(of: target))")
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What it says, if it says something.
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

  /// What it shows otherwise.
  @MainActor var picture: UIImage? { glyph.map { BarGlyph.image($0, side: BarGlyph.buttonSide) } }

  private var glyph: String? {
    switch self {
    case .add: "add"
    case .compose: "edit"
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
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
