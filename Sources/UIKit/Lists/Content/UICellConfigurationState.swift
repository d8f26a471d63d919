// The states of views and cells, for which configurations are updated.

import Foundation

/// The state of a view: a header or a footer.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus. Views never have it here.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is a header that stays visible.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The state of a cell in a drag. Cells are not dragged here.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The state of a cell as a destination of a drop. Nothing is dropped here.
  public enum DropState: Int, Sendable {
    /// The cell is not a destination.
    case none
    /// A drop elsewhere is possible.
    case notTargeted
    /// The cell is the destination.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus. Cells never have it here.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is a header that stays visible.
  public var isPinned = false
  /// A Boolean value that indicates whether the list is being edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded in an outline.
  public var isExpanded = false
  /// A Boolean value that indicates whether a swipe has revealed the actions of the cell.
  public var isSwiped = false
  /// A Boolean value that indicates whether a touch moves the cell to another place.
  public var isReordering = false
  /// The state in a drag.
  public var cellDragState = DragState.none
  /// The state as a destination of a drop.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// A function that derives a color from another one.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the derived color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes colors gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  /// Returns the color of template images in a list, which is the color itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Makes colors black or white, whichever is in contrast.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// The axes of a layout.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The axes as a bit mask.
  public let rawValue: UInt
  /// Creates a set of axes from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
