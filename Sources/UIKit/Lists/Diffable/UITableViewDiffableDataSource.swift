// A data source of tables over snapshots. Applying a snapshot animates the difference from the
// current one as a batch of changes.

import Foundation
import SegueWorld

/// A data source that shows snapshots in a table view.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of inserted, deleted and reloaded rows. The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and makes it that of the table view, which has to retain it elsewhere:
  /// `UITableView.dataSource` does not.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current sections and items.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { contents.snapshot }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether the differences from the current snapshot are animated.
  ///   - completion: A closure that is called when the animation has finished.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table else {
      contents.adopt(snapshot)
      return World.current.scheduleNow { completion?() }
    }
    let changes = snapshot.changes(from: contents.snapshot)
    let again = snapshot.reconfiguredItemIdentifiers
    let change = {
      table.perform(standard: self.defaultRowAnimation) {
        table.changes = changes
        self.contents.adopt(snapshot)
      } _: { _ in
        completion?()
      }
      table.reconfigureRows(at: again.compactMap { self.contents.path(of: $0) })
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot and waits for the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withUnsafeContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading all data, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    contents.adopt(snapshot)
    table?.reloadData()
    World.current.scheduleNow { completion?() }
  }

  /// Shows a snapshot by reloading all data, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Identifiers

  /// Returns the identifier of the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.section(at: index)
  }
  /// Returns the index of a section; `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }
  /// Returns the identifier of the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.item(at: indexPath)
  }
  /// Returns the index path of an item; `nil` if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.path(of: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.section(at: section).map { contents.snapshot.numberOfItems(inSection: $0) } ?? 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = contents.item(at: indexPath),
      let cell = provider(tableView, indexPath, item)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return cell
  }
  /// Returns `nil`. Subclasses override this method for titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`. Subclasses override this method for titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns `false`. Subclasses override this method so that rows can be deleted or inserted, and
  /// have swipe actions.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing. Subclasses override this method to delete and insert rows.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { UIKitState.current.optionalMethods.note(.commit) }
  /// Returns `false`. Subclasses override this method so that rows can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing. Subclasses override this method to move rows in their data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`. Subclasses override this method for an index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`. Subclasses override this method if titles and sections differ.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
