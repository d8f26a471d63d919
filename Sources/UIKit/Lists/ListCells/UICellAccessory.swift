// The accessories of cells in lists: indicators, controls and views at the leading and trailing edges.

import Foundation

/// An accessory of a cell in a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states of the list in which an accessory is visible.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of the accessory.
    case actual
    /// The standard width, 28 points.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The place of a custom accessory.
  public enum Placement {
    /// A closure that returns the position of an accessory among the others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge.
    case leading(
      displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(
      displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow, which indicates that a tap shows further content.
    case disclosureIndicator
    /// An arrow, which expands and collapses an item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle with which a touch moves the item.
    case reorder
    /// A circle with a checkmark while the item is selected.
    case multiselect
    /// A text.
    case label
    /// A detail button.
    case detail
    /// A view of the app.
    case customView(UIView)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let position: Placement.Position?
  var isHidden = false
  var width = LayoutDimension.actual
  var tint: UIColor?
  var action: (() -> Void)?
  var text: String?
  var font: UIFont?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var background: UIColor?
  var showsSeparator = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, leading isLeading: Bool,
    at position: Placement.Position? = nil
  ) {
    (accessoryType, self.displayed) = (type, displayed)
    (self.isLeading, self.position) = (isLeading, position)
  }

  func isShown(editing isEditing: Bool) -> Bool {
    !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }
}

extension UICellAccessory {
  /// The options of a disclosure indicator.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden, the width that is reserved for it, and its color.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// The options of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The options of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The options of an arrow that expands and collapses an item.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What a tap has to touch.
    public enum Style: Int, Sendable {
      /// The arrow.
      case automatic
      /// The whole cell, which cannot be selected.
      case header
      /// The arrow.
      case cell
    }
    /// What a tap has to touch.
    public var style: Style
    /// Whether the accessory is hidden, the width that is reserved for it, and its color.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    /// Creates options.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a button that deletes an item.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// Whether the accessory is hidden, the width that is reserved for it, and its colors.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    /// The color of the disc.
    public var backgroundColor: UIColor?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }
  /// The options of a button that inserts an item.
  public typealias InsertOptions = DeleteOptions
  /// The options of a circle with a checkmark.
  public typealias MultiselectOptions = DeleteOptions

  /// The options of a handle with which a touch moves an item.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// Whether the accessory is hidden, the width that is reserved for it, and its color.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    /// A Boolean value that indicates whether a line separates the handle from the contents.
    public var showsVerticalSeparator: Bool
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a text.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the accessory is hidden, the width that is reserved for it, and its color.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont?
    /// A Boolean value that indicates whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor, self.font) = (
        reservedLayoutWidth, tintColor, font
      )
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// The view of an accessory and its place.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The place.
    public let placement: Placement
    /// Whether the accessory is hidden, the width that is reserved for it, and its color.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension?, tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps its own size.
    public var maintainsFixedSize: Bool
    /// Creates the configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}

extension UICellAccessory {
  private func with(
    _ isHidden: Bool, _ width: LayoutDimension?, _ tint: UIColor?,
    _ action: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = self
    (made.isHidden, made.tint, made.action) = (isHidden, tint, action)
    made.width = width ?? .actual
    return made
  }

  /// Returns an arrow, which indicates that a tap shows further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    Self(.disclosureIndicator, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }
  /// Returns a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.detail, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }
  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    Self(.checkmark, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }
  /// Returns an arrow that expands and collapses the item, or calls `actionHandler` instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = Self(.outlineDisclosure, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    made.outlineStyle = options.style
    return made
  }
  /// Returns a button that reveals the trailing swipe actions of the item, or calls `actionHandler`
  /// instead.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = Self(.delete, displayed, leading: true)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    made.background = options.backgroundColor
    return made
  }
  /// Returns a button that calls `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = Self(.insert, displayed, leading: true)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    made.background = options.backgroundColor
    return made
  }
  /// Returns a handle with which a touch moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var made = Self(.reorder, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    made.showsSeparator = options.showsVerticalSeparator
    return made
  }
  /// Returns a circle with a checkmark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    var made = Self(.multiselect, displayed, leading: true)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    made.background = options.backgroundColor
    return made
  }
  /// Returns a text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var made = Self(.label, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (made.text, made.font) = (text, options.font)
    return made
  }
  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let made: UICellAccessory
    let type = AccessoryType.customView(configuration.customView)
    switch configuration.placement {
    case .leading(let displayed, let position):
      made = Self(type, displayed, leading: true, at: position)
    case .trailing(let displayed, let position):
      made = Self(type, displayed, leading: false, at: position)
    }
    return made.with(
      configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
  }
}
