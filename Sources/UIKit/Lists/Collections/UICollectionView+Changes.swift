// Insertion, deletion and movement of items, and changes of layout. All views move from their old
// to their new positions in one animation. Removed views are returned to the pool when it has
// finished.

import Foundation
import SegueWorld

extension UICollectionView {
  /// The duration of a change in seconds.
  static let changeDuration = 0.3

  // MARK: Batches of changes

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)? = nil) {
    if changeDepth == 0, !needsCounts { placeIfNeeded() }
    changeDepth += 1
    updates?()
    changeDepth -= 1
    if changeDepth > 0 {
      completions.append(completion)
    } else {
      let waiting = completions + [completion]
      completions = []
      commitChanges { finished in for completion in waiting { completion?(finished) } }
    }
  }

  private func commitChanges(_ completion: @escaping (Bool) -> Void) {
    let batch = changes
    changes = ListChanges()
    guard !needsCounts else {
      setNeedsLayout()
      return World.current.scheduleNow { completion(true) }
    }
    let old = counts
    let before = CollectionPlaces(of: self)
    let new = countNow()
    let map = batch.map(from: old, to: new)
    if let inconsistency = map.inconsistency {
      warn(
        "the updates are inconsistent: \(inconsistency); all data is reloaded. Change the data in the "
          + "closure of performBatchUpdates, and report every change"
      )
      contentIsStale()
      return World.current.scheduleNow { completion(false) }
    }
    counts = new
    selectedPaths = selectedPaths.compactMap { map.place($0) }
    let items = batch.updateItems
    follow(before, mapped: map) {
      self.currentLayout.mapSizes(map)
      self.mapScrollers(map)
      self.currentLayout.invalidateLayout()
      self.needsPreparation = true
      self.prepareIfNeeded()
      self.currentLayout.prepare(forCollectionViewUpdates: items)
    } end: {
      self.currentLayout.finalizeCollectionViewUpdates()
    } completion: {
      completion($0)
    }
  }

  // MARK: Layout changes

  func change(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = currentLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    if layoutChange != nil {
      warn(
        "setCollectionViewLayout during an interactive transition; the transition ends. Call "
          + "finishInteractiveTransition() or cancelInteractiveTransition() before")
      layoutChange = nil
    }
    guard animated, window != nil, !needsCounts else {
      replace(old, by: layout)
      layoutIsStale()
      completion?(true)
      return
    }
    placeIfNeeded()
    let before = CollectionPlaces(of: self)
    let counts = counts
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: layout) }
    follow(before, mapped: ListChanges().map(from: counts, to: counts)) {
      self.replace(old, by: layout)
      self.needsPreparation = true
      self.prepareIfNeeded()
    } end: {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    } completion: { finished in
      for view in self.shown.values { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
  }

  func replace(_ old: UICollectionViewLayout, by new: UICollectionViewLayout) {
    currentLayout = new
    if old.ownCollectionView === self { old.ownCollectionView = nil }
    new.ownCollectionView = self
  }

  // MARK: Animation

  /// Animates every view from its position in `before` to its position after `change`.
  func follow(
    _ before: CollectionPlaces, mapped map: ListMap, change: @escaping () -> Void,
    end: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    var leaving: [(view: UICollectionReusableView, key: CollectionKey, to: CollectionKey?)] = []
    var kept: [CollectionKey: UICollectionReusableView] = [:]
    for (key, view) in inOrder(shown) {
      if let target = map.key(key) { kept[target] = view } else { leaving.append((view, key, nil)) }
    }
    shown = kept
    isPlacing = true
    UIView.performWithoutAnimation(change)
    let arrivals = before.mapped(by: map)
    let (rest, wanted) = settled(arrivals)
    arrangeArriving(wanted)
    let keys = Set(wanted.map { CollectionKey($0) })
    for (key, view) in inOrder(shown) where !keys.contains(key) {
      shown[key] = nil
      leaving.append((view, key, key))
    }
    orderViews()
    isPlacing = false
    let move = {
      if rest != self.contentOffset { self.contentOffset = rest }
      self.placeScrollers()
      for attributes in wanted {
        guard let view = self.shown[CollectionKey(attributes)] else { continue }
        self.move(view, toHostOf: attributes)
        view.place(by: attributes)
      }
      for (view, key, target) in leaving {
        view.place(by: self.lastPlace(of: view, key, target))
      }
    }
    animate(move) { finished in
      for (view, key, _) in leaving { self.retire(view, key) }
      completion(finished)
    }
    end()
  }

  /// Creates the views that appear, and arranges the layout again until none requests another size.
  ///
  /// - Returns: The offset after the change and the elements that are visible then.
  private func settled(_ before: CollectionPlaces)
    -> (CGPoint, [UICollectionViewLayoutAttributes])
  {
    for _ in 0..<64 {
      placeScrollers(moving: false)
      let rest = restingOffset
      let wanted = wantedElements(in: CGRect(origin: rest, size: bounds.size))
      currentLayout.adjust(wanted)
      guard makeArriving(wanted, before) else { return (rest, wanted) }
      UIView.performWithoutAnimation { prepareIfNeeded() }
    }
    let rest = restingOffset
    return (rest, wantedElements(in: CGRect(origin: rest, size: bounds.size)))
  }

  /// Moves the scroll views of sections to the sections that they show after a change.
  private func mapScrollers(_ map: ListMap) {
    var mapped: [Int: OrthogonalScroller] = [:]
    for (section, scroller) in scrollers {
      if let target = map.section(section) {
        mapped[target] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
    scrollers = mapped
  }

  private var restingOffset: CGPoint {
    if let proposedRest { return withinLimits(proposedRest) }
    let own = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let proposed =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
    return isTracking ? proposed : withinLimits(proposed)
  }

  private func animate(_ move: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) {
    guard window != nil, UIView.areAnimationsEnabled else {
      move()
      return World.current.scheduleNow { completion(true) }
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction], animations: move, completion: completion)
  }

  /// Creates the views that appear, at their initial positions.
  ///
  /// - Returns: `true` if a view has requested another size.
  private func makeArriving(
    _ wanted: [UICollectionViewLayoutAttributes], _ before: CollectionPlaces
  ) -> Bool {
    for attributes in wanted {
      guard let view = shown[CollectionKey(attributes)] else { continue }
      if currentLayout.needsSize(of: attributes), prefersAnotherSize(view, attributes) {
        return true
      }
    }
    for attributes in wanted where shown[CollectionKey(attributes)] == nil {
      let key = CollectionKey(attributes)
      let origin =
        before.places[key] ?? firstPlace(of: key).map { flipped($0) } ?? attributes.faded
      guard let view = make(key, origin) else { continue }
      shown[key] = view
      if prefersAnotherSize(view, attributes) { return true }
    }
    return false
  }

  /// Lays out the views that appear in the size that they are going to have.
  private func arrangeArriving(_ wanted: [UICollectionViewLayoutAttributes]) {
    UIView.performWithoutAnimation {
      for attributes in wanted {
        guard let view = shown[CollectionKey(attributes)],
          unarrangedViews.contains(where: { $0 === view })
        else { continue }
        view.bounds.size = attributes.size
      }
    }
    arrangeNewViews()
  }

  private func firstPlace(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: currentLayout.initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      currentLayout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind, at: key.path)
    case .decorationView: nil
    }
  }

  /// Returns the final attributes of a view that disappears: those of its item, those that the
  /// layout specifies, or its current ones, faded out.
  private func lastPlace(
    of view: UICollectionReusableView, _ key: CollectionKey, _ target: CollectionKey?
  ) -> UICollectionViewLayoutAttributes {
    let faded = (view.placed ?? UICollectionViewLayoutAttributes(forCellWith: key.path)).faded
    if let target {
      return target.category == .cell ? layoutAttributesForItem(at: target.path) ?? faded : faded
    }
    switch key.category {
    case .cell:
      return currentLayout.finalLayoutAttributesForDisappearingItem(at: key.path).map {
        flipped($0)
      } ?? faded
    case .supplementaryView:
      return currentLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind, at: key.path
      ).map { flipped($0) } ?? faded
    case .decorationView: return faded
    }
  }
}

/// The attributes of a collection view's elements before a change, for the visible area and one
/// screen on each side.
@MainActor
struct CollectionPlaces {
  private(set) var places: [CollectionKey: UICollectionViewLayoutAttributes] = [:]

  init(of view: UICollectionView) {
    let around = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
    for attributes in view.wantedElements(in: around) {
      places[CollectionKey(attributes)] = attributes.duplicate
    }
  }

  /// Returns the attributes by the keys of the elements after a change.
  func mapped(by map: ListMap) -> CollectionPlaces {
    var copy = self
    copy.places = [:]
    for (key, attributes) in places {
      guard let target = map.key(key) else { continue }
      let moved = attributes.duplicate
      moved.indexPath = target.path
      copy.places[target] = moved
    }
    return copy
  }
}

extension ListMap {
  /// Returns the key of an element after a change; `nil` if it is deleted or reloaded.
  func key(_ old: CollectionKey) -> CollectionKey? {
    if old.path.count == 1 { return old }
    if old.category == .cell {
      return item(old.path).map { CollectionKey(.cell, "", $0) }
    }
    guard let section = section(old.path.section) else { return nil }
    return CollectionKey(
      old.category, old.kind, IndexPath(item: old.path.item, section: section))
  }
}

extension ListChanges {
  /// One update item for each change, in their order.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    let deleted =
      deletedSections.sorted().map(section) + deletedItems.sorted()
    let inserted = insertedSections.sorted().map(section) + insertedItems.sorted()
    let reloaded = reloadedSections.sorted().map(section) + reloadedItems.sorted()
    let moved =
      movedSections.sorted { $0.key < $1.key }.map { (section($0.key), section($0.value)) }
      + movedItems.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
  }
}
