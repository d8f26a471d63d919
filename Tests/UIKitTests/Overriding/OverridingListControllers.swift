// Members of list controllers that Apple's SDK lets subclasses override: those about primary actions,
// focus, zooming and scrolling to the top. That the file compiles is the test; `ListControllerTests`
// uses the classes.

import Foundation
import UIKit

@MainActor
class OverridingUITableViewController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { super.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  override func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { super.tableView(tableView, canFocusRowAt: indexPath) }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    super.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
  override func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { super.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  override func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { super.tableView(tableView, estimatedHeightForFooterInSection: section) }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    super.scrollViewDidZoom(scrollView)
  }
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    super.viewForZooming(in: scrollView)
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    super.scrollViewShouldScrollToTop(scrollView)
  }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
  }
}

@MainActor
class OverridingUICollectionViewController: UICollectionViewController {
  override var installsStandardGestureForInteractiveMovement: Bool {
    get { super.installsStandardGestureForInteractiveMovement }
    set { super.installsStandardGestureForInteractiveMovement = newValue }
  }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, canFocusItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, canEditItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    super.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) { super.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    super.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDecelerating(scrollView)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
  }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    super.scrollViewDidZoom(scrollView)
  }
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    super.viewForZooming(in: scrollView)
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    super.scrollViewShouldScrollToTop(scrollView)
  }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
  }
}
