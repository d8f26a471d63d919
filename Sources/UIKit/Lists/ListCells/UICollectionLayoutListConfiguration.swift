// Lists in collections: sections of a compositional layout that look like tables. The distances are
// those of tables (`TableGeometry`, `UITableView.plateInset`).

import Foundation

/// The appearance of a list in a collection view.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers stay visible.
    case plain
    /// Sections at a distance, with rows from edge to edge.
    case grouped
    /// Sections at a distance, on rounded plates.
    case insetGrouped
    /// Rows of a sidebar, without separators.
    case sidebar
    /// Rows of a sidebar, without separators, from edge to edge.
    case sidebarPlain
  }

  /// The origin of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section.
    case firstItemInSection
  }

  /// The origin of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether rows have separators. The default is `true`, except in
  /// sidebars.
  public var showsSeparators: Bool
  /// The separators of the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that changes the separators of an item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background of the sections; `nil` for none. The default is that of the appearance.
  public var backgroundColor: UIColor?
  /// The origin of headers. The default is `none`.
  public var headerMode = HeaderMode.none
  /// The origin of footers. The default is `none`.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` for none.
  public var headerTopPadding: CGFloat?
  /// A closure that returns the actions that a swipe from the leading edge reveals.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions that a swipe from the trailing edge reveals.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the configuration of a list with the given appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance.isGrouped ? .systemGroupedBackground : .systemBackground
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// The separators of the rows of a list.
public struct UIListSeparatorConfiguration: Equatable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// As the appearance of the list has it.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is not visible.
    case hidden
  }

  /// Insets that denote that separators begin at the leading edge of the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above a row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below a row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the separators. The default is `separator`.
  public var color = UIColor.separator
  /// The color of the separators of selected rows. The value is stored without effect: selected rows
  /// have no separator below.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the separators of a list with the given appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance.isSidebar {
      (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section whose items are the rows of a list.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let style = ListSectionStyle(configuration)
    section.list = style
    let width = layoutEnvironment.container.contentSize.width
    section.contentInsets = style.insets(for: width)
    section.boundarySupplementaryItems = style.boundaryItems(row)
    return section
  }
}

/// The settings of one section of a list.
@MainActor
final class ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration
  /// The space above and below a section without header and footer. The first one has twice as much
  /// above it.
  private static let halfGap: CGFloat = 17.5

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  nonisolated var headerTopPadding: CGFloat {
    MainActor.assumeIsolated {
      configuration.headerMode == .none ? 0 : configuration.headerTopPadding ?? 0
    }
  }

  /// The additional space above the first section.
  nonisolated var firstInset: CGFloat {
    MainActor.assumeIsolated {
      configuration.appearance.isGrouped && configuration.headerMode == .none ? Self.halfGap : 0
    }
  }

  nonisolated var background: UIColor? {
    MainActor.assumeIsolated { configuration.backgroundColor }
  }

  /// Returns the insets of the rows.
  func insets(for width: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets()
    switch configuration.appearance {
    case .insetGrouped: insets.leading = width >= 414 ? 20 : 16
    case .sidebar: insets.leading = 8
    case .plain, .grouped, .sidebarPlain: break
    }
    insets.trailing = insets.leading
    guard configuration.appearance.isGrouped else { return insets }
    if configuration.headerMode == .none { insets.top = Self.halfGap }
    if configuration.footerMode == .none { insets.bottom = Self.halfGap }
    return insets
  }

  func boundaryItems(_ size: NSCollectionLayoutSize)
    -> [NSCollectionLayoutBoundarySupplementaryItem]
  {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }

  /// Returns the place of a row.
  func place(of path: IndexPath, count: Int) -> ListPlace {
    var separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    return ListPlace(
      role: path.item < first ? .header : .row, appearance: configuration.appearance,
      isFirst: path.item == first, isLast: path.item == count - 1,
      separators: configuration.showsSeparators ? separators : nil, background: nil)
  }

  /// Returns the place of a header or footer.
  func edgePlace(isFooter: Bool) -> ListPlace {
    ListPlace(
      role: isFooter ? .footer : .header, appearance: configuration.appearance)
  }

  /// Returns the frame of the background of a section, which extends beyond its ends, so that it also
  /// fills what scrolling beyond the ends of the content shows.
  nonisolated func backgroundFrame(of section: CGRect) -> CGRect {
    section.insetBy(dx: 0, dy: -2000)
  }
}

/// The place of a row, a header or a footer in a list.
struct ListPlace: Equatable, Sendable {
  enum Role { case row, header, footer, background }

  var role = Role.background
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var isFirst = false
  var isLast = false
  /// The separators; `nil` for none.
  var separators: UIListSeparatorConfiguration?
  /// The color of a section's background.
  var background: UIColor?
}

/// The background of a section of a list.
@MainActor
final class ListBackground: UICollectionReusableView {
  nonisolated static let kind = "background of a list"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    backgroundColor = layoutAttributes.listPlace?.background
    isUserInteractionEnabled = false
  }
}
