// Queries of a collection view's items and their views.

import Foundation

extension UICollectionView {
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
}
