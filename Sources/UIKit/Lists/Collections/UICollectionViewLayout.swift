// Says where everything in a collection is. Subclasses override what is declared here; the collection view asks.

import Foundation

/// The base of all layouts of collections.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that it lays out.
  public internal(set) weak var collectionView: UICollectionView?
  var decorations: [String: () -> UICollectionReusableView] = [:]
  /// What is going on.
  var updates: [UICollectionViewUpdateItem] = []

  /// A layout of no collection yet.
  @preconcurrency @MainActor public override init() { super.init() }
  /// A layout; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: What subclasses say

  /// The class of the attributes that it makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class that says what is no longer right.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works everything out; called before the layout is asked anything.
  open func prepare() {}
  /// How large everything is together.
  open var collectionViewContentSize: CGSize { .zero }
  /// Everything that is in `rect`, or more.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a header, a footer or another view beside the items is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an ornament is.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether everything has to be worked out anew for other bounds; scrolling changes them too.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is no longer right under other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }
  /// Whether the size that a cell asks for changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Takes over the size that a cell asks for.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Where scrolling is to come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// What is to be in view after an animated change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Changes

  /// Has everything worked out anew before the next frame.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }
  /// Has what is no longer right worked out anew before the next frame.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutIsStale()
  }

  /// Items are about to come, go and move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updates = updateItems
  }
  /// They have been sent on their way.
  open func finalizeCollectionViewUpdates() { updates = [] }
  /// Where an item comes from: unless overridden, it fades in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.faded }
  /// Where an item goes that leaves: unless overridden, it fades where it was.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a view beside the items comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view beside the items goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The bounds are about to change with an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// They have been changed.
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout is about to take over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// It is about to take over from another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Layouts have changed.
  open func finalizeLayoutTransition() {}

  /// Has ornaments of this kind made from a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let kind = viewClass as? UICollectionReusableView.Type else { return }
    decorations[elementKind] = { kind.init(dequeuedAt: .zero) }
  }

  /// Which way the layout was thought out.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether it is mirrored where the interface runs the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return kind?.init() ?? UICollectionViewLayoutInvalidationContext()
  }
}

/// What is no longer right about a layout.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Everything, unless subclasses say less.
  public required override init() { super.init() }
  /// Whether everything is.
  public internal(set) var invalidateEverything = false
  /// Whether sections and items have to be counted anew.
  public internal(set) var invalidateDataSourceCounts = false
  /// The items in question; `nil` for all.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By how much the offset changes with it.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size changes with it.
  open var contentSizeAdjustment = CGSize.zero

  /// Only these items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// One change of a batch.
public final class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It shows something else.
    case reload
    /// It goes elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// Where it was; `nil` if it comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it will be; `nil` if it goes. Of a whole section, the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
