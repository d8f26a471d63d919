// The styles, columns and display modes of split views.

import Foundation

extension UISplitViewController {
  /// The styles of split views.
  public enum Style: Int, Sendable {
    /// The style of before iOS 14, with the controllers in `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable, CaseIterable {
    /// The column at the leading edge.
    case primary
    /// The column in the middle of three.
    case supplementary
    /// The column of the content.
    case secondary
    /// What is shown in place of all columns in a compact width.
    case compact
  }

  /// The arrangements of the columns.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary

    /// The same as `secondaryOnly`. Deprecated.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The same as `oneBesideSecondary`. Deprecated.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The same as `oneOverSecondary`. Deprecated.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The relations of columns to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system decides.
    case automatic
    /// The columns are beside each other.
    case tile
    /// The columns are over the secondary one.
    case overlay
    /// The columns push the secondary one aside.
    case displace
  }

  /// The edges of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The backgrounds of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No particular background.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system decides.
    case automatic
    /// The button is never shown.
    case never
    /// The button is always shown.
    case always
  }
}

extension UISplitViewController.Style {
  /// Creates a style from its name in a storyboard.
  /// - Parameter allowsColumns: A Boolean value that indicates whether a storyboard without a name
  ///   has columns, as `allowDoubleColumnStyle` says.
  init(archived name: String?, allowsColumns: Bool) {
    self =
      switch name {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      case nil: allowsColumns ? .doubleColumn : .unspecified
      default: .unspecified
      }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are visible beside the secondary one.
  var columnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// A Boolean value that indicates whether columns are in front of the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
