// Changes of layout that a gesture drives.

import Foundation
import SegueWorld

/// A change of layout in progress that a gesture drives.
@MainActor
struct InteractiveLayoutChange {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion

  /// The layout and the content offset with which the change ends.
  func target(finished: Bool) -> (layout: UICollectionViewLayout, offset: CGPoint?) {
    finished
      ? (layout.nextLayout, layout.offsets?.end) : (layout.currentLayout, layout.offsets?.start)
  }
}

extension UICollectionView {
  func beginLayoutChange(
    to new: UICollectionViewLayout,
    _ completion: @escaping LayoutInteractiveTransitionCompletion
  ) -> UICollectionViewTransitionLayout {
    if let layoutChange {
      warn(
        "startInteractiveTransition(to:) during such a transition, which raises an exception on iOS; "
          + "the first one continues")
      return layoutChange.layout
    }
    placeIfNeeded()
    let old = currentLayout
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for (_, view) in inOrder(shown) { view.willTransition(from: old, to: new) }
    (new.ownCollectionView, layout.ownCollectionView) = (self, self)
    layout.offsets = (contentOffset, rest(in: new))
    layoutChange = InteractiveLayoutChange(layout: layout, completion: completion)
    currentLayout = layout
    if !(old.scrolledSections + new.scrolledSections).isEmpty {
      World.current.reportUnsupported(
        "startInteractiveTransition(to:) with sections that scroll at right angles")
    }
    layoutIsStale()
    return layout
  }

  /// Returns the content offset at which the collection view rests in another layout.
  private func rest(in new: UICollectionViewLayout) -> CGPoint {
    new.invalidateLayout()
    new.prepare()
    new.didPrepare()
    let size = contentSize
    contentSize = new.collectionViewContentSize
    defer { contentSize = size }
    let own = new.targetContentOffset(forProposedContentOffset: contentOffset)
    let proposed =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
    return withinLimits(proposed)
  }

  /// Animates to the next layout, or back to the one before.
  func endLayoutChange(finished: Bool) {
    guard let change = layoutChange else {
      let name = finished ? "finishInteractiveTransition" : "cancelInteractiveTransition"
      return warn(
        "\(name)() without startInteractiveTransition(to:), which raises an exception on iOS; "
          + "nothing changes")
    }
    layoutChange = nil
    placeIfNeeded()
    let (old, new) = (change.layout.currentLayout, change.layout.nextLayout)
    let (target, offset) = change.target(finished: finished)
    let before = CollectionPlaces(of: self)
    proposedRest = offset
    defer { proposedRest = nil }
    follow(before, mapped: ListChanges().map(from: counts, to: counts)) {
      for layout in [old, new] where layout !== target { layout.ownCollectionView = nil }
      self.replace(change.layout, by: target)
      self.needsPreparation = true
      self.prepareIfNeeded()
    } end: {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    } completion: { completed in
      for (_, view) in self.inOrder(self.shown) {
        view.didTransition(from: finished ? old : new, to: target)
      }
      change.completion(completed, finished)
    }
  }
}
