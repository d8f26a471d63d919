// Batches of changes by a closure that does not escape: as on iOS, it uses members of its object without
// `self`. The methods that subclasses override take an Optional, whose closure would be escaping in Swift.

import Foundation

extension UITableView {
  /// Animates several changes as one batch.
  ///
  /// - Parameter updates: A closure that changes the data and names each change.
  /// - Parameter completion: A closure that is called when the animation has finished.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Animates several changes as one batch.
  ///
  /// - Parameter updates: A closure that changes the data and names each change.
  /// - Parameter completion: A closure that is called when the animation has finished.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
