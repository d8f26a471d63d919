// A controller of a collection that it dresses itself. What collections ask and tell is declared here, so that
// subclasses can override it.

import Foundation

/// A controller of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout

  /// A controller of a collection in this layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a collection in a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller of a collection in a flow layout; nothing is decoded.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var ownCollectionView: UICollectionView?
  /// The collection; it fills the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      if let newValue, isViewLoaded { fill(view, with: newValue) }
    }
  }
  /// What places the items.
  public var collectionViewLayout: UICollectionViewLayout {
    ownCollectionView?.collectionViewLayout ?? firstLayout
  }
  /// Whether what is selected is so no longer when the collection comes back.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let made =
      ownCollectionView ?? UICollectionView(frame: root.bounds, collectionViewLayout: firstLayout)
    made.backgroundColor = .systemBackground
    (made.dataSource, made.delegate) = (self, self)
    ownCollectionView = made
    fill(root, with: made)
    view = root
  }

  private func fill(_ root: UIView, with collection: UICollectionView) {
    collection.frame = root.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(collection)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.selectedPaths {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: The data source

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// The cell of an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  /// A header, a footer or another view beside the items.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // MARK: The delegate

  /// Whether an item answers to a finger.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// A finger is on an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// The finger has left.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Whether a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether a tap takes an item's selection back.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// A tap has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// A tap has taken an item's selection back.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// A cell is about to come into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// A cell has left.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  // MARK: The scroll view's delegate

  /// The offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is about to be lifted.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger has been lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Scrolling has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
