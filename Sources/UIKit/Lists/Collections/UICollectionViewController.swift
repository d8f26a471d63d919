// A view controller whose view contains a collection view. The methods of the data source and the
// delegate are declared here, so that subclasses can override them.

import Foundation

/// A view controller that manages a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout

  /// Creates a controller of a collection view with the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a collection view with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller of a collection view with a flow layout. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var ownCollectionView: UICollectionView? { didSet { installMovement() } }
  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      guard newValue !== ownCollectionView else { return }
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      if let newValue, isViewLoaded, newValue !== view { fill(view, with: newValue) }
    }
  }
  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    ownCollectionView?.collectionViewLayout ?? firstLayout
  }
  /// A Boolean value that indicates whether the selection is cleared when the view appears. The
  /// default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// A Boolean value that indicates whether the controller, when it is pushed on another collection
  /// view controller, shows the collection view of that one, whose layout changes to its own. The data
  /// source and the delegate remain those that the collection view has. The default is `false`.
  open var useLayoutToLayoutNavigationTransitions = false
  /// The collection view of another controller that this one shows, or shows again when it appears.
  private var sharedCollectionView: UICollectionView?
  /// The layout that the shared collection view has while this controller shows it.
  private var sharedLayout: UICollectionViewLayout?

  private lazy var movement = ItemMovement()
  /// A Boolean value that indicates whether a long press moves items that the data source permits to
  /// move. The default is `true`.
  open var installsStandardGestureForInteractiveMovement = true { didSet { installMovement() } }

  private func installMovement() {
    let isInstalled =
      installsStandardGestureForInteractiveMovement && sharedCollectionView == nil
    movement.install(in: isInstalled ? ownCollectionView : nil)
  }

  open override func loadView() {
    let isArchived = loadArchivedCollection()
    if let sharedCollectionView { return loadSharedView(sharedCollectionView, isArchived) }
    if isArchived { return }
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

  /// Loads the collection view from the storyboard or nib. In those, it is the controller's view; a
  /// controller has a view around it, so that places in the view are those on the screen.
  private func loadArchivedCollection() -> Bool {
    guard loadArchivedView() else { return false }
    guard let collection = view as? UICollectionView else { return true }
    ownCollectionView = collection
    let root = UIView(frame: collection.frame)
    root.autoresizingMask = collection.autoresizingMask
    view = root
    fill(root, with: collection)
    return true
  }

  private func fill(_ root: UIView, with collection: UICollectionView) {
    collection.frame = root.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(collection)
  }

  // MARK: Sharing

  /// Shows the collection view of another controller from the next transition on.
  ///
  /// - Returns: `false` if it has none.
  func share(with other: UICollectionViewController) -> Bool {
    guard let shared = other.collectionView else { return false }
    other.sharedCollectionView = shared
    other.sharedLayout = shared.collectionViewLayout
    guard sharedCollectionView !== shared else { return true }
    sharedCollectionView = shared
    if isViewLoaded { replaceOwn(by: shared) }
    return true
  }

  /// Returns whether this controller and another one show the same collection view.
  func isSharing(with other: UICollectionViewController) -> Bool {
    sharedCollectionView != nil && sharedCollectionView === other.sharedCollectionView
  }

  private func loadSharedView(_ shared: UICollectionView, _ isArchived: Bool) {
    if !isArchived {
      let root = UIView(frame: UIScreen.main.bounds)
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = root
    }
    replaceOwn(by: shared)
  }

  private func replaceOwn(by shared: UICollectionView) {
    guard ownCollectionView !== shared else { return }
    sharedLayout = ownCollectionView?.collectionViewLayout ?? firstLayout
    ownCollectionView?.removeFromSuperview()
    ownCollectionView = shared
  }

  /// Moves the shared collection view into this controller's view, and changes its layout.
  func showShared(animated: Bool, completion: @escaping () -> Void) {
    guard let shared = sharedCollectionView, let sharedLayout, shared.superview !== view else {
      return completion()
    }
    UIView.performWithoutAnimation { fill(view, with: shared) }
    shared.setCollectionViewLayout(sharedLayout, animated: animated) { _ in completion() }
  }

  /// Shows the shared collection view, if no transition has moved it here.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showShared(animated: false) {}
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.selectedPaths {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections. The default is 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section. The default is 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// Returns the cell of an item. The default is an empty cell.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  /// Returns a supplementary view, such as a header or a footer. The default is an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Returns whether a gesture can move an item. The default is `false`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    UIKitState.current.optionalMethods.note(.canMove)
    return false
  }
  /// Moves an item in the data. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of an index, which is not used. The default is `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: UICollectionViewDelegate

  /// Returns a Boolean value that indicates whether an item is highlighted by a touch. The default
  /// is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when an item has been highlighted. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when an item is no longer highlighted. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns a Boolean value that indicates whether a tap selects an item. The default is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns a Boolean value that indicates whether a tap deselects an item. The default is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a tap has selected an item. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called when a tap has deselected an item. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell is about to become visible. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer visible. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Returns the place of an item that a gesture moves. The default is the proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Called when a supplementary view is about to become visible. The default implementation does
  /// nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Called when a supplementary view is no longer visible. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Interactions

  /// Returns whether a tap on an item performs its primary action. The default is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Performs the primary action of an item, after a tap has selected it. The default implementation
  /// does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns whether an item can have the focus. Never called, because there is no focus. The
  /// default is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether an item can be edited. Never called: while a collection is being edited, all of
  /// its cells are. The default is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether a pan with two fingers can select items. Never called, because such pans
  /// scroll. The default is `false`.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a pan with two fingers begins to select items. Never called, because such pans
  /// scroll.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a pan with two fingers no longer selects items. Never called, because such pans
  /// scroll.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}
  /// Returns the content offset after a change of the items or the layout. The default is the
  /// proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the layout of a change that a gesture drives from one layout to another. The default has
  /// the positions between both.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Context menus

  /// Returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIScrollViewDelegate

  /// Called when the content offset has changed. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when dragging begins. The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when dragging is about to end. The default implementation does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when dragging has ended. The default implementation does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when scrolling has come to rest. The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when scrolling begins to decelerate. The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated change of the content offset has finished. The default implementation
  /// does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Called when touches or code begin to change the scale over time. The default implementation
  /// does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the scale has changed. The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when the scale has stopped changing. The default implementation does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns the subview to zoom. The default is `nil`, so that the list does not zoom.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when the adjusted insets have changed. The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns whether a tap on the status bar scrolls to the top. The default is `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled to the top. The default implementation does
  /// nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
