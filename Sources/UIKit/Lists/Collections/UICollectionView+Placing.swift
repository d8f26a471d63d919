// Positions the views of a collection view according to its layout. Views are created when they
// become visible, and reused afterwards.

import Foundation
import SegueWorld

extension UICollectionView {
  /// The maximum number of layout passes for cells that request other sizes.
  private static let maximumRounds = 60

  // MARK: Invalidation

  /// Invalidates all data, so that the data source is queried again.
  func contentIsStale() {
    needsCounts = true
    for (key, view) in inOrder(shown) { retire(view, key) }
    shown = [:]
    selectedPaths = []
    listTouch.cancelled()
    currentLayout.forgetSizes()
    currentLayout.invalidateLayout()
    layoutIsStale()
  }

  func layoutIsStale() {
    needsPreparation = true
    setNeedsLayout()
  }

  func boundsDidChange(_ new: CGRect) {
    guard !needsPreparation, currentLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContext(forBoundsChange: new))
  }

  func countIfNeeded() {
    guard needsCounts else { return }
    needsCounts = false
    counts = countNow()
  }

  func countNow() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Counts the items and prepares the layout, where necessary.
  func prepareIfNeeded() {
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      currentLayout.invalidateLayout()
      needsPreparation = true
    }
    guard needsPreparation else { return }
    needsPreparation = false
    countIfNeeded()
    currentLayout.prepare()
    currentLayout.didPrepare()
    contentSize = currentLayout.collectionViewContentSize
  }

  // MARK: Layout passes

  func placeElements() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<Self.maximumRounds {
      prepareIfNeeded()
      let start = bounds
      // The layout of a new cell can be that of the whole window, which changes the bounds.
      if !placeRound(), bounds == start { break }
    }
    arrangeNewViews()
    placedBounds = bounds
  }

  /// Lays out the views that have been created, in the size that they have now.
  func arrangeNewViews() {
    guard !unarrangedViews.isEmpty else { return }
    let views = unarrangedViews
    unarrangedViews = []
    UIView.performWithoutAnimation { for view in views { view.layoutIfNeeded() } }
  }

  /// Performs one layout pass.
  ///
  /// - Returns: `true` if a cell has requested another size.
  private func placeRound() -> Bool {
    placeScrollers()
    let wanted = wantedElements(in: bounds)
    let keys = Set(wanted.map { CollectionKey($0) })
    for (key, view) in inOrder(shown) where !keys.contains(key) {
      shown[key] = nil
      retire(view, key)
    }
    currentLayout.adjust(wanted)
    var hasNew = false
    for attributes in wanted {
      let key = CollectionKey(attributes)
      if let view = shown[key] {
        move(view, toHostOf: attributes)
        if unarrangedViews.contains(where: { $0 === view }) {
          UIView.performWithoutAnimation { view.place(by: attributes) }
        } else {
          view.place(by: attributes)
        }
        if currentLayout.needsSize(of: attributes), prefersAnotherSize(view, attributes) {
          return true
        }
        continue
      }
      guard let view = make(key, attributes) else { continue }
      shown[key] = view
      hasNew = true
      if prefersAnotherSize(view, attributes) {
        orderViews()
        return true
      }
    }
    if hasNew { orderViews() }
    return false
  }

  /// Returns the attributes of the elements in `rect`, in the order of their keys.
  func wantedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return [] }
    let found = currentLayout.layoutAttributesForElements(in: flipped(rect)) ?? []
    return previewed(found.filter(isElement)).map(flipped)
      .filter { !$0.isHidden && shownFrame($0).overlaps(rect) }
      .sorted { CollectionKey($0) < CollectionKey($1) }
  }

  private func isElement(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let path = attributes.indexPath
    return counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  func prefersAnotherSize(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let flow = currentLayout
    guard flow.queriesSize(of: attributes) else { return false }
    let wanted = view.preferredLayoutAttributesFitting(attributes.duplicate)
    guard
      flow.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else { return false }
    flow.invalidateLayout(
      with: flow.invalidationContext(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
    needsPreparation = true
    return true
  }

  // MARK: Creating views

  func make(_ key: CollectionKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    dequeuing = attributes
    defer { dequeuing = nil }
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      made = view(of: key)
      if let made { adoptHost(of: attributes, in: made) }
      made?.place(by: attributes)
      (made as? UICollectionViewCell)?.isSelected = selectedPaths.contains(key.path)
    }
    guard let made else { return nil }
    switch key.category {
    case .cell:
      guard let cell = made as? UICollectionViewCell else { return nil }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: made, forElementKind: key.kind, at: key.path)
    case .decorationView: break
    }
    UIView.performWithoutAnimation {
      host(of: attributes).addSubview(made)
      // In the size of an estimate its constraints could contradict each other.
      if currentLayout.queriesSize(of: attributes) {
        unarrangedViews.append(made)
      } else {
        made.layoutIfNeeded()
      }
    }
    return made
  }

  private func view(of key: CollectionKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell: dataSource?.collectionView(self, cellForItemAt: key.path)
    case .supplementaryView:
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    case .decorationView: currentLayout.makeDecoration(key.kind)
    }
  }

  func retire(_ view: UICollectionReusableView, _ key: CollectionKey) {
    swipes.viewWillLeave(view)
    view.removeFromSuperview()
    view.placed = nil
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      UIView.performWithoutAnimation { (cell.isSelected, cell.isHighlighted) = (false, false) }
      cells.keep(cell, as: cell.reuseIdentifier)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
      supplements[key.kind]?.keep(view, as: view.reuseIdentifier)
    case .decorationView: break
    }
  }

  /// Orders the views like their elements, with later ones in front.
  func orderViews() {
    let own = inOrder(shown).map(\.1).filter { $0.superview === self }
    let sections = scrollers.sorted { $0.key < $1.key }.map(\.value)
    let ordered =
      own.filter { $0.layer.zPosition < 0 } + sections + own.filter { $0.layer.zPosition >= 0 }
    var place = backgroundView == nil ? 0 : 1
    for view in ordered {
      if subviews.indices.contains(place), subviews[place] !== view {
        insertSubview(view, at: place)
      }
      place += 1
    }
  }

  func inOrder(_ views: [CollectionKey: UICollectionReusableView])
    -> [(CollectionKey, UICollectionReusableView)]
  { views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  // MARK: Dequeuing

  /// The frame with which a view is created that the layout places: the one without its transform, so that an
  /// initializer can place subviews.
  var frameOfNewView: CGRect {
    guard let dequeuing else { return .zero }
    let (center, size) = (dequeuing.center, dequeuing.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns a closure that creates views of a class, if there is one.
  func maker(of kind: UICollectionReusableView.Type?) -> (() -> any Reusable)? {
    kind.map { kind in { [unowned self] in kind.made(frame: frameOfNewView) } }
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let configuredAgain, configuredAgain.reuseIdentifier == identifier { return configuredAgain }
    guard let cell = cells.take(identifier) as? UICollectionViewCell else {
      warn(
        "no class is registered for the cell identifier \"\(identifier)\"; an empty cell is shown. "
          + "Register one with register(_:forCellWithReuseIdentifier:)"
      )
      return UICollectionViewCell()
    }
    return ready(cell, identifier)
  }

  func dequeueSupplement(_ kind: String, _ identifier: String, for path: IndexPath)
    -> UICollectionReusableView
  {
    guard let view = supplements[kind]?.take(identifier) as? UICollectionReusableView else {
      warn(
        "no class is registered for the view kind \"\(kind)\" and the identifier "
          + "\"\(identifier)\"; an empty view is shown. Register one with "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
      )
      return UICollectionReusableView()
    }
    return ready(view, identifier)
  }

  private func ready<View: UICollectionReusableView>(_ view: View, _ identifier: String) -> View {
    view.ownReuseIdentifier = identifier
    if let dequeuing { UIView.performWithoutAnimation { view.place(by: dequeuing) } }
    return view
  }

  func warn(_ message: String) {
    World.current.warn("\(type(of: self)): \(message)")
  }

  // MARK: Right-to-left layout

  private var isFlipped: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && currentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  func flipped(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard isFlipped else { return attributes }
    let copy = attributes.duplicate
    let scrolled = copy.scroller.flatMap { scrollers[$0]?.contentSize.width }
    copy.center.x = (scrolled ?? contentSize.width) - copy.center.x
    return copy
  }
}
