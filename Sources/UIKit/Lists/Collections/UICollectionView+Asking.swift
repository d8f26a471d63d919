// What a collection says about its items and their views.

import Foundation

extension UICollectionView {
  /// The cell of an item, if it is in view.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    placeIfNeeded()
    return shown[CollectionKey(.cell, "", indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// The items in view, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    placeIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The cells in view, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    placeIfNeeded()
    return inOrder(shown).compactMap { $0.1 as? UICollectionViewCell }
  }

  /// A header, a footer or another view beside the items, if it is in view.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    placeIfNeeded()
    return shown[CollectionKey(.supplementaryView, elementKind, indexPath)]
  }

  /// The views of a kind in view, in their order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    placeIfNeeded()
    return inOrder(shown).filter {
      $0.0.category == .supplementaryView && $0.0.kind == elementKind
    }.map(\.1)
  }

  /// Where the views of a kind in view belong.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    placeIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    return wantedElements(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Where an item is, in view or not.
  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    guard counts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < counts[indexPath.section]
    else { return nil }
    return currentLayout.layoutAttributesForItem(at: indexPath).map { flipped($0) }
  }

  /// Where a header, a footer or another view beside the items is.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { flipped($0) }
  }

  /// The selected items, in the order of their selection.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Places what is due, so that what is asked for is there.
  func placeIfNeeded() { if needsPreparation || placedBounds != bounds { placeElements() } }
}

extension UICollectionView {
  /// How cells of one class are dressed for items of one type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Dresses a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let handler: Handler
    let identifier = "\(Cell.self)-\(Item.self)"
    /// Cells that `handler` dresses.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell, dressed as its registration says.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "registration-\(registration.identifier)"
    if !cells.knows(identifier) {
      cells.register(identifier) { Cell(dequeuedAt: .zero) }
    }
    let cell = dequeueCell(identifier, for: indexPath) as? Cell ?? Cell(dequeuedAt: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
