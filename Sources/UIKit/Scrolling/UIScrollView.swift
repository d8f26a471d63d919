// A view that shows a part of something larger. Its offset is the origin of its bounds. A finger
// drags it (`+Dragging`); when the finger has gone it moves at the refreshes of the screen, to where a
// closed form of time says (`ScrollMotion`), so that the clip's frame rate has no part in it.

import Foundation

/// Shows a part of a larger content, which a finger can move.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollFollowing {
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
    /// Where it scrolls, and up and down always within a navigation or tab bar controller.
    case automatic
    /// Where it scrolls.
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

  /// Whoever follows it; code calls it `delegate`.
  weak var follower: (any UIScrollViewDelegate)?
  /// The controller whose content it is, where bars follow it.
  weak var barScreen: UIViewController?

  /// The content's point in the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// How large the content is.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { noteInsets() }
      _didChange(\UIScrollView.contentSize)
    }
  }
  /// How much further than the content it scrolls.
  open var contentInset = UIEdgeInsets.zero { didSet { noteInsets() } }
  /// Whether the safe area counts as an inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { noteInsets() }
  }
  /// The insets, the safe area included where it counts.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + systemContentInset
    inset.top += refreshInset
    return inset
  }
  /// The room for a spinner.
  var refreshInset: CGFloat = 0 { didSet { if refreshInset > oldValue { noteInsets() } } }
  /// Asks for the contents anew when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      refreshControl?.attach(to: self)
    }
  }
  /// The insets, the safe area included, have changed.
  open func adjustedContentInsetDidChange() {}
  /// The adjusted insets as they were last taken into account.
  var knownInset = UIEdgeInsets.zero

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteInsets()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != super.bounds.size { noteInsets() }
      guard old.origin != super.bounds.origin else { return }
      setNeedsLayout()
      indicators.update(self)
      refreshControl?.follow(self)
      follower?.scrollViewDidScroll(self)
      tellBars()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    noteInsets()
    indicators.update(self)
    refreshControl?.follow(self)
  }

  // MARK: Settings

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether it gives way past its ends.
  open var bounces = true
  /// Whether it gives way up and down although the content fits.
  open var alwaysBounceVertical = false { didSet { noteInsets() } }
  /// Whether it gives way sideways although the content fits.
  open var alwaysBounceHorizontal = false { didSet { noteInsets() } }
  /// Whether it comes to rest at multiples of its size only.
  open var isPagingEnabled = false
  /// Whether a finger that sets out along one direction scrolls in that direction only.
  open var isDirectionalLockEnabled = false
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a bar shows how far it is down while fingers scroll.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update(self) } }
  /// Whether a bar shows how far it is across while fingers scroll.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update(self) } }
  /// What the bars are for: light or dark contents.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update(self) } }
  /// How far the upright bar keeps clear of the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
  /// How far the level bar keeps clear of the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(self) }
  }
  /// How far both bars keep clear of the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the bars keep clear of the safe area as the content does.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update(self) }
  }
  /// Kept; there is no status bar to tap.
  open var scrollsToTop = true
  /// Whether rows and items of lists wait before they answer to a finger; other views hear of it at once.
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

  // MARK: Zooming

  /// How small the view that zooms becomes.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// How large the view that zooms becomes.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether fingers take it past its limits.
  open var bouncesZoom = true
  /// How large the view that zooms is; 1 is its own size.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers or code are changing the scale.
  public var isZooming: Bool { zoom.isUnderWay }
  /// Whether the scale is on its way back from past a limit.
  public internal(set) var isZoomBouncing = false
  /// What zooms; `nil` unless the limits leave something to zoom.
  public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  var zoom = ScrollZoom()

  /// Zooms about the middle, at once or within 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle of the view that zooms fills the scroll view, as far as the limits let it.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(on: rect, animated: animated) }

  let indicators = ScrollIndicators()
  var drag = ScrollDrag()
  var link: CADisplayLink?
  var isAnimatingOffset = false
  /// Whether the finger that is on it came down while it moved by itself.
  var fingerStoppedMotion = false

  /// Where it is to come to rest instead of `target`: layouts have a say.
  func adjustRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

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

  /// Shows the bars for a moment.
  open func flashScrollIndicators() { indicators.flash(self) }

  /// The pan scrolls only along a direction in which there is something to scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let way = panGestureRecognizer.translation(in: self)
    return abs(way.x) > abs(way.y) ? scrollsHorizontally : scrollsVertically
  }
}
