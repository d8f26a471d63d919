// The contents of a table whose cells a storyboard describes, and the segues of cells.

import Foundation

/// A section of a table with static cells.
@MainActor
package struct StaticTableSection {
  /// A row of the section.
  package struct Row {
    /// The cell, which is never reused.
    package let cell: UITableViewCell
    /// The height in points; `nil` for the table's own row height.
    package let height: CGFloat?

    /// Creates a row.
    package init(cell: UITableViewCell, height: CGFloat?) {
      (self.cell, self.height) = (cell, height)
    }
  }

  /// The titles above and below the rows; `nil` for none.
  package let headerTitle, footerTitle: String?
  /// The rows.
  package let rows: [Row]

  /// Creates a section.
  package init(headerTitle: String?, footerTitle: String?, rows: [Row]) {
    (self.headerTitle, self.footerTitle, self.rows) = (headerTitle, footerTitle, rows)
  }
}

/// The segues that a storyboard connects with a cell. The closures receive the cell.
package struct ArchivedCellSegues {
  /// Performs the segue of a selection.
  package var selection: (@MainActor (UIView) -> Void)?
  /// Performs the segue of a tap on the accessory button.
  package var accessory: (@MainActor (UIView) -> Void)?
}

extension UITableView {
  /// Returns a section of static cells; `nil` if the table has no such section.
  func staticSection(_ index: Int) -> StaticTableSection? {
    guard let staticSections, staticSections.indices.contains(index) else { return nil }
    return staticSections[index]
  }

  /// Returns a row of static cells; `nil` if the table has no such row.
  func staticRow(_ path: IndexPath) -> StaticTableSection.Row? {
    guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else {
      return nil
    }
    return rows[path.row]
  }

  /// Registers a closure that creates cells with the given identifier, as prototypes of a
  /// storyboard do.
  package func registerPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell?) {
    cells.register(identifier) {
      make() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  /// Registers a closure that creates cells with the given identifier, as prototypes of a
  /// storyboard do.
  package func registerPrototype(
    _ identifier: String, _ make: @escaping () -> UICollectionViewCell?
  ) {
    cells.register(identifier) { make() ?? UICollectionViewCell(frame: .zero) }
  }

  /// Registers a closure that creates supplementary views of the given kind and identifier.
  package func registerPrototype(
    _ identifier: String, ofKind kind: String, _ make: @escaping () -> UICollectionReusableView?
  ) {
    supplements[kind, default: ReusePool()].register(identifier) {
      make() ?? UICollectionReusableView(frame: .zero)
    }
  }
}
