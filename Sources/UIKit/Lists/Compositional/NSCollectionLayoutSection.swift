// The sections of compositional layouts.

import Foundation

/// The ways in which the groups of a section scroll at right angles to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups do not scroll: they are arranged along the layout's direction.
  case none
  /// Scrolling comes to rest anywhere.
  case continuous
  /// Scrolling comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Each drag scrolls by the width of the section.
  case paging
  /// Each drag scrolls to the leading edge of the next group.
  case groupPaging
  /// Each drag scrolls to the next group, which is centered.
  case groupPagingCentered
}

/// The edges to which the insets of a layout refer.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width. It equals the layout margins here.
  case readableContent
}

/// A closure that is called when the visible items of a section change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// The arrangement of a section in a compositional layout: a group that is repeated for all items.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The settings of the list that the section is a part of; `nil` for other sections.
  var list: ListSectionStyle?

  /// Creates a section that repeats `group`.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns the section itself, which is changed where it is made.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The insets around the groups. Headers are outside of them at the top and bottom.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The edges to which the insets refer. The default is those of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which the groups scroll at right angles to the layout. The default is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The settings of scrolling at right angles to the layout.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The supplementary views at the edges of the section, such as headers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers have the leading and trailing insets of the
  /// section. The default is `true`.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { supplementsFollowInsets }
    set { supplementsFollowInsets = newValue }
  }
  var supplementsFollowInsets = true
  /// The edges to which the places of headers refer. With `automatic`, headers have the leading and
  /// trailing insets of the section; otherwise only those of the reference.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The decoration views of the section, such as a background.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called when the visible items change, as in scrolling, and can change their
  /// appearance.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// The settings of scrolling at right angles to a layout.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The bounce at the ends of scrolling.
  public enum BounceBehavior: Int, Sendable {
    /// As for the collection view.
    case automatic
    /// Scrolling bounces.
    case always
    /// Scrolling does not bounce.
    case never
  }

  /// The rate at which scrolling decelerates; `nil` for that of the behavior.
  public var decelerationRate: UIScrollView.DecelerationRate?
  /// The bounce at the ends of scrolling.
  public var bounce = BounceBehavior.automatic
}
