// A data source of collections over snapshots. Applying a snapshot animates the difference from the
// current one as a batch of changes.

import Foundation
import SegueWorld

/// A data source that shows snapshots in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view, such as a header.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The closure that returns supplementary views, such as headers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures of expanding and collapsing items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The closures of reordering items.
  open var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source and makes it that of the collection view, which has to retain it
  /// elsewhere: `UICollectionView.dataSource` does not.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
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
    guard let view else {
      contents.adopt(snapshot)
      return World.current.scheduleNow { completion?() }
    }
    let changes = snapshot.changes(from: contents.snapshot)
    let again = snapshot.reconfiguredItemIdentifiers
    let change = {
      view.perform {
        view.changes = changes
        self.contents.adopt(snapshot)
      } _: { _ in
        completion?()
      }
      view.configureAgain(again.compactMap { self.contents.path(of: $0) })
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
    view?.reloadData()
    World.current.scheduleNow { completion?() }
  }

  /// Shows a snapshot by reloading all data, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Hierarchies

  /// Shows the items of a section, of which those below collapsed items are not visible. A section
  /// that does not exist is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let whole = contents.snapshot(showing: snapshot, in: section)
    contents.adopt(snapshot, of: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows the items of a section and waits for the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withUnsafeContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the items of a section, with their hierarchy.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { contents.hierarchy(of: section) }

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

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { contents.section(at: section).map { contents.snapshot.numberOfItems(inSection: $0) } ?? 0 }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = contents.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell(frame: .zero) }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  /// Returns what the closure `canReorderItem` of `reorderingHandlers` does, or `false`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = contents.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves the item in the current snapshot and calls the closures of `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = contents.item(at: sourceIndexPath),
      let section = contents.section(at: destinationIndexPath.section)
    else { return }
    let old = contents.snapshot
    var new = old
    new.deleteItems([item])
    let items = new.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < items.count {
      new.insertItems([item], beforeItem: items[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    contents.adopt(new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Closures that are called when items are reordered by a touch.
  public struct ReorderingHandlers {
    /// Returns whether an item can be reordered.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the new order is the current snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the new order is the current snapshot.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  /// Closures that are called when items are expanded and collapsed by a touch.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded; the current ones if `nil`.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
    public init() {}
  }
}

// MARK: - Outlines

/// A data source whose items can be expanded and collapsed.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the level of an item; `nil` if its section has no hierarchy.
  func outlineLevel(at path: IndexPath) -> Int?
  func isExpanded(at path: IndexPath) -> Bool
  /// Expands or collapses an item.
  func toggle(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func place(_ path: IndexPath)
    -> (
      section: SectionIdentifierType, item: ItemIdentifierType,
      hierarchy: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
  {
    guard let section = contents.section(at: path.section), let item = contents.item(at: path),
      let hierarchy = contents.hierarchies[section], hierarchy.contains(item)
    else { return nil }
    return (section, item, hierarchy)
  }

  func outlineLevel(at path: IndexPath) -> Int? {
    place(path).map { $0.hierarchy.level(of: $0.item) }
  }

  func isExpanded(at path: IndexPath) -> Bool {
    place(path).map { $0.hierarchy.isExpanded($0.item) } ?? false
  }

  func toggle(at path: IndexPath) {
    guard let (section, item, current) = place(path) else { return }
    var hierarchy = current
    let handlers = sectionSnapshotHandlers
    if hierarchy.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      hierarchy.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      if let children = handlers.snapshotForExpandingParent {
        hierarchy.replace(
          childrenOf: item, using: children(item, hierarchy.snapshot(of: item)))
      }
      handlers.willExpandItem?(item)
      hierarchy.expand([item])
    }
    apply(hierarchy, to: section)
  }
}
