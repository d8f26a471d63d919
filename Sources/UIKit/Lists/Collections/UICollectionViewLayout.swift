// The base class of layouts, which determine the position of everything in a collection view.
// Subclasses override the members declared here, and the collection view calls them.

import Foundation

/// The base class of the layouts of collection views.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { ownCollectionView }
  /// Subclasses may override `collectionView` with a type that is not Optional, which requires that it
  /// has no setter.
  weak var ownCollectionView: UICollectionView?
  var decorations: [String: () -> UICollectionReusableView] = [:]
  /// The updates in progress.
  var updates: [UICollectionViewUpdateItem] = []

  /// Creates a layout without a collection view.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Creates a layout without a collection view. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    coder.restore(self, as: UICollectionViewLayout.self)
  }

  /// Called after the layout has been loaded from a storyboard or nib. The default implementation
  /// does nothing.
  open func awakeFromNib() {}

  // MARK: Methods for subclasses

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Prepares the layout. Called before it is queried. The default implementation does nothing.
  open func prepare() {}
  /// Called after `prepare()`, before the layout is queried.
  func didPrepare() {}
  /// The size of the content. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that intersect `rect`; further ones are permitted. The
  /// default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item. The default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view, such as a header or a footer. The default is
  /// `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. The default is `nil`.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns a Boolean value that indicates whether a change of the bounds, as when scrolling,
  /// invalidates the layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the invalidation context for a change of the bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }
  /// Returns a Boolean value that indicates whether the size that a cell requests invalidates the
  /// layout. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the invalidation context for the size that a cell requests.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns the content offset at which scrolling comes to rest. The default is the proposed
  /// offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after an animated change. The default is the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Invalidation and changes

  /// Invalidates the layout, so that it is computed again before the next frame.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }
  /// Invalidates the parts of the layout that the context describes, so that they are computed
  /// again before the next frame.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    ownCollectionView?.layoutIsStale()
  }

  /// Prepares for the insertion, deletion and movement of items.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updates = updateItems
  }
  /// Called when the animation of the items has been started.
  open func finalizeCollectionViewUpdates() { updates = [] }
  /// Returns the initial attributes of an item that appears. By default, the item fades in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.faded }
  /// Returns the final attributes of an item that disappears. By default, the item fades out in
  /// place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the initial attributes of a supplementary view that appears. By default, the view
  /// fades in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a supplementary view that disappears. By default, the view
  /// fades out in place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Prepares for an animated change of the bounds. The default implementation does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when an animated change of the bounds has been made. The default implementation does
  /// nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares for the replacement of this layout by another one. The default implementation does
  /// nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares for the replacement of another layout by this one. The default implementation does
  /// nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when a layout has been replaced. The default implementation does nothing.
  open func finalizeLayoutTransition() {}

  /// Registers a class for decoration views of the given kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let kind = viewClass as? UICollectionReusableView.Type else { return }
    decorations[elementKind] = { kind.made(frame: .zero) }
  }
  /// Registers a nib for decoration views of the given kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero) }
    }
  }

  /// The layout direction for which the layout was designed. The default is from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the layout is mirrored in the opposite layout
  /// direction. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns a new decoration view; `nil` if no class is registered for the kind.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorations[kind]?() }

  // MARK: Self-sizing and scrolling sections

  /// Returns whether the view of an element determines its own size.
  func queriesSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// Returns whether the view of an element that is visible already has to be asked for its size.
  func needsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// Discards all sizes that views have requested.
  func forgetSizes() {}
  /// Discards the size that a cell has requested.
  func forgetSize(of path: IndexPath) {}
  /// Adapts the sizes that views have requested to a batch of changes.
  func mapSizes(_ map: ListMap) {}
  /// Lets a layout change the attributes of the visible elements.
  func adjust(_ attributes: [UICollectionViewLayoutAttributes]) {}
  /// The sections that scroll at right angles to the layout.
  var scrolledSections: [ScrolledSection] { [] }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return kind?.init() ?? UICollectionViewLayoutInvalidationContext()
  }
}

/// The invalid parts of a layout.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates an invalidation context.
  public required override init() { super.init() }
  /// A Boolean value that indicates whether the whole layout is invalid. Always `false`.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether sections and items have to be counted again. Always
  /// `false`.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of the invalid items; `nil` if none were specified.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the invalid supplementary views by their kinds; `nil` if none were specified.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the invalid decoration views by their kinds; `nil` if none were specified.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content offset that accompanies the invalidation.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size that accompanies the invalidation.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds the given items to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds the given supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Adds the given decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// One change of a batch.
public final class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// The item is inserted.
    case insert
    /// The item is deleted.
    case delete
    /// The item is reloaded.
    case reload
    /// The item is moved.
    case move
    /// No change.
    case none
  }

  /// The index path before the change; `nil` for an insertion. For a section, the item is
  /// `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the change; `nil` for a deletion. For a section, the item is
  /// `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
