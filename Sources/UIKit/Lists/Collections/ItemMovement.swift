// The gesture with which collection view controllers let the user move items: a long press on an item
// that the data source permits to move.

import Foundation

/// The long press that moves the items of a collection view.
@MainActor
final class ItemMovement: NSObject, UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)

  override init() {
    super.init()
    press.delegate = self
    press.addHandler { [weak self] (_: UILongPressGestureRecognizer) in self?.follow() }
  }

  private var collection: UICollectionView? { press.view as? UICollectionView }

  /// Adds the gesture to a collection view, instead of the one that had it; with `nil`, removes it.
  func install(in wanted: UICollectionView?) {
    guard wanted !== collection else { return }
    collection?.removeGestureRecognizer(press)
    wanted?.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, let path = collection.indexPathForItem(at: place) else { return false }
    return collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
  }

  private var place: CGPoint { press.location(in: collection) }

  private func follow() {
    guard let collection else { return }
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place) else { return }
      _ = collection.beginInteractiveMovementForItem(at: path)
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
