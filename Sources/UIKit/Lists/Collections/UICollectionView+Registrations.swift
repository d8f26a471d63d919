// Registrations: a class of cells or supplementary views, and a closure that configures them. Each
// registration has a pool of views of its own.

import Foundation

extension UICollectionView {
  /// The configuration of cells of one class for items of one type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = RegistrationCount.next(String(describing: Cell.self))
    let maker: (CGRect) -> any Reusable

    /// Creates a registration whose cells `handler` configures.
    public init(handler: @escaping Handler) {
      self.handler = handler
      maker = { Cell.made(frame: $0) }
    }

    /// Creates a registration whose cells are made from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      maker = { cellNib.first(Cell.self) ?? Cell.made(frame: $0) }
    }
  }

  /// The configuration of supplementary views of one class and kind, such as headers.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let elementKind: String
    let identifier = RegistrationCount.next(String(describing: Supplementary.self))
    let maker: (CGRect) -> any Reusable

    /// Creates a registration whose views `handler` configures.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      maker = { Supplementary.made(frame: $0) }
    }

    /// Creates a registration whose views are made from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      maker = { supplementaryNib.first(Supplementary.self) ?? Supplementary.made(frame: $0) }
    }
  }
}

/// The identifiers of registrations.
@MainActor
private enum RegistrationCount {
  private static var made = 0

  /// Returns an identifier that no other registration has.
  static func next(_ name: String) -> String {
    made += 1
    return "registration \(made) of \(name)"
  }
}
