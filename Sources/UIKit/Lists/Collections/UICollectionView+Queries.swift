// Queries of a collection view's items and their views.

import Foundation

extension UICollectionView {
  /// Returns the cell of an item, or `nil` if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    placeIfNeeded()
    return shown[CollectionKey(.cell, "", indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of the item that a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// The index paths of the visible items, in ascending order.
  public var indexPathsForVisibleItems: [IndexPath] {
    placeIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The visible cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    placeIfNeeded()
    return inOrder(shown).compactMap { $0.1 as? UICollectionViewCell }
  }

  /// Returns a supplementary view, such as a header or a footer, or `nil` if it is not visible.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    placeIfNeeded()
    return shown[CollectionKey(.supplementaryView, elementKind, indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    placeIfNeeded()
    return inOrder(shown).filter {
      $0.0.category == .supplementaryView && $0.0.kind == elementKind
    }.map(\.1)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    placeIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// Returns the index path of the item at a point of the content, or `nil` if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    return wantedElements(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Returns the layout attributes of an item, whether or not it is visible.
  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    guard counts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < counts[indexPath.section]
    else { return nil }
    return currentLayout.layoutAttributesForItem(at: indexPath).map { flipped($0) }
  }

  /// Returns the layout attributes of a supplementary view, such as a header or a footer.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { flipped($0) }
  }

  /// The index paths of the selected items, in the order of their selection.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Performs pending layout, so that queries return current views.
  func placeIfNeeded() { if needsPreparation || placedBounds != bounds { placeElements() } }
}

extension UICollectionView {
  /// The configuration of cells of one class for items of one type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let handler: Handler
    let identifier = "\(Cell.self)-\(Item.self)"
    /// Creates a registration whose cells `handler` configures.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Returns a dequeued or new cell, configured by its registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "registration-\(registration.identifier)"
    if !cells.hasFactory(identifier) {
      cells.register(identifier) { Cell(dequeuedAt: .zero) }
    }
    let cell = dequeueCell(identifier, for: indexPath) as? Cell ?? Cell(dequeuedAt: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
