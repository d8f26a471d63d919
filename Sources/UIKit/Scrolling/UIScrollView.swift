// A view that shows a part of something larger. Its offset is the origin of its bounds. A finger
// drags it (`+Dragging`); when the finger has gone it moves at the refreshes of the screen, to where a
// closed form of time says (`ScrollMotion`), so that the clip's frame rate has no part in it.

import Foundation

/// Shows a part of a larger content, which a finger can move.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How fast scrolling comes to rest: what is left of the speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The share that is left.
    public var rawValue: CGFloat
    /// This rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area is taken into account.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As for `never`.
    case automatic
    /// As for `never`.
    case scrollableAxes
    /// Not at all.
    case never
    /// It is added to the content's insets.
    case always
  }

  /// How the content's position is kept when the keyboard goes; there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes with dragging.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  // MARK: Making

  /// A scroll view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollable()
  }

  /// A scroll view of no size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollable()
  }

  private func becomeScrollable() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// Followed.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The content's point in the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// How large the content is.
  open var contentSize = CGSize.zero
  /// How much further than the content it scrolls.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let isAtTop = contentOffset.y == -oldValue.top && !isTracking
      if isAtTop && contentInset.top != oldValue.top { contentOffset.y = -contentInset.top }
    }
  }
  /// Whether the safe area counts as an inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The insets, the safe area included if it counts.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior == .always else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard old != super.bounds.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  // MARK: Settings

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether it gives way past its ends.
  open var bounces = true
  /// Whether it gives way up and down although the content fits.
  open var alwaysBounceVertical = false
  /// Whether it gives way sideways although the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of its size only.
  open var isPagingEnabled = false
  /// Whether a finger that sets out along one direction scrolls in that direction only.
  open var isDirectionalLockEnabled = false
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Kept; indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept; indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept; there is no status bar to tap.
  open var scrollsToTop = true
  /// Kept; views hear of touches at once.
  open var delaysContentTouches = true
  /// Whether dragging takes touches away from the views in it.
  open var canCancelContentTouches = true {
    didSet { panGestureRecognizer.cancelsTouchesInView = canCancelContentTouches }
  }
  /// Kept; there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: State

  /// What drags.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePan()
  /// Whether a finger is on it.
  public internal(set) var isTracking = false
  /// Whether a finger drags it.
  public internal(set) var isDragging = false
  /// Whether it goes on by itself.
  public internal(set) var isDecelerating = false

  var drag = ScrollDrag()
  var link: CADisplayLink?
  var isAnimatingOffset = false

  // MARK: Scrolling by code

  /// Scrolls to an offset, at once or within 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    if animated { animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls no further than needed to have `rect` in view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = CGSize(width: bounds.width, height: bounds.height)
    var offset = contentOffset
    if rect.maxX > offset.x + shown.width { offset.x = rect.maxX - shown.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + shown.height { offset.y = rect.maxY - shown.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    let (x, y) = (horizontalLimits, verticalLimits)
    offset.x = min(max(offset.x, CGFloat(x.lowerBound)), CGFloat(x.upperBound))
    offset.y = min(max(offset.y, CGFloat(y.lowerBound)), CGFloat(y.upperBound))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Does nothing: indicators are not drawn.
  open func flashScrollIndicators() {}

  /// The pan scrolls only along a direction in which there is something to scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let way = panGestureRecognizer.translation(in: self)
    return abs(way.x) > abs(way.y) ? scrollsHorizontally : scrollsVertically
  }
}
