// A view that shows a part of larger content. Its offset is the origin of its bounds. A touch drags
// it (`+Dragging`); afterward it moves at the refreshes of the screen to positions that a
// closed-form function of time determines (`ScrollMotion`), so that the clip's frame rate has no
// influence.

import Foundation

/// A view that shows a part of larger content, which the user can scroll and zoom.
@preconcurrency @MainActor
open class UIScrollView: UIView, SegueScrollDelegating {
  /// The rate at which scrolling decelerates: the fraction of the velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The fraction of the velocity that remains after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate with the fraction of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The behaviors by which the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added in the directions in which the view scrolls, and always vertically
    /// inside a navigation or tab bar controller.
    case automatic
    /// The safe area is added in the directions in which the view scrolls.
    case scrollableAxes
    /// The safe area is never added.
    case never
    /// The safe area is always added.
    case always
  }

  /// The ways in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging does not dismiss the keyboard.
    case none
    /// Dragging dismisses the keyboard.
    case onDrag
    /// The keyboard follows the touch.
    case interactive
    /// Dragging dismisses the keyboard and the view above it. Like `onDrag`.
    case onDragWithAccessory
    /// The keyboard and the view above it follow the touch. Like `interactive`.
    case interactiveWithAccessory
  }

  // MARK: Creating a scroll view

  /// Creates a scroll view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollable()
  }

  /// Creates a scroll view. Of the scroll view itself nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollable()
    coder.restore(self, as: UIScrollView.self)
  }

  private func becomeScrollable() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// The delegate, which is exposed as `delegate`.
  weak var follower: (any UIScrollViewDelegate)?
  /// The delegate as code of the app gets and sets it. The pages of a page view controller have
  /// another one besides.
  var appFollower: (any UIScrollViewDelegate)? {
    get { follower }
    set { follower = newValue }
  }
  /// The view controller whose content this scroll view is, if bars follow it.
  weak var barScreen: UIViewController?

  /// The point of the content at the upper-left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue {
        insetsDidChange()
        notifyBars()
      }
      _didChange(\UIScrollView.contentSize)
    }
  }
  /// The insets by which the content can be scrolled beyond its edges.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsDidChange() } }
  /// The behavior by which the safe area is added to the insets. The default is `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }
  /// The insets, including the safe area where it applies.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + systemContentInset
    inset.top += refreshInset
    return inset
  }
  /// The additional inset for the spinner of a refresh control.
  var refreshInset: CGFloat = 0 { didSet { if refreshInset > oldValue { insetsDidChange() } } }
  /// The control with which the user refreshes the content by pulling it down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      refreshControl?.attach(to: self)
    }
  }
  /// Called when the adjusted insets have changed.
  open func adjustedContentInsetDidChange() {}
  /// The adjusted insets that were last applied.
  var knownInset = UIEdgeInsets.zero

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != super.bounds.size { insetsDidChange() }
      guard old.origin != super.bounds.origin else { return }
      setNeedsLayout()
      indicators.update(self)
      refreshControl?.follow(self)
      follower?.scrollViewDidScroll(self)
      notifyBars()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    insetsDidChange()
    indicators.update(self)
    refreshControl?.follow(self)
  }

  // MARK: Settings

  /// A Boolean value that indicates whether the user can scroll. The default is `true`.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// A Boolean value that indicates whether the content bounces at its edges. The default is
  /// `true`.
  open var bounces = true
  /// A Boolean value that indicates whether the content bounces vertically even if it fits. The
  /// default is `false`.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// A Boolean value that indicates whether the content bounces horizontally even if it fits. The
  /// default is `false`.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. The
  /// default is `false`.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag that begins along one axis is locked to it. The
  /// default is `false`.
  open var isDirectionalLockEnabled = false
  /// The rate at which scrolling decelerates. The default is `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether the vertical indicator is visible while the user
  /// scrolls. The default is `true`.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update(self) } }
  /// A Boolean value that indicates whether the horizontal indicator is visible while the user
  /// scrolls. The default is `true`.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update(self) } }
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update(self) } }
  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(self) }
  }
  /// The insets of both indicators. Returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// A Boolean value that indicates whether the insets of the indicators include the safe area, as
  /// those of the content do. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update(self) }
  }
  /// A Boolean value that indicates whether a tap on the status bar of a launched app scrolls to the
  /// top, if this is the only visible scroll view with this setting. The default is `true`.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether views in the content receive a touch only when it has
  /// rested for 0.15 seconds, or has turned out not to scroll. The default is `true`.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether dragging can cancel touches that views in the content
  /// have received already. If it is `false`, such touches do not scroll. The default is `true`.
  open var canCancelContentTouches = true
  /// The way in which dragging dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: State

  /// The gesture recognizer that scrolls the content.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePan()
  /// A Boolean value that indicates whether a touch is on the view.
  open internal(set) var isTracking = false
  /// A Boolean value that indicates whether a touch drags the content.
  open internal(set) var isDragging = false
  /// A Boolean value that indicates whether the content continues to move after a drag.
  open internal(set) var isDecelerating = false

  // MARK: Zooming

  /// The minimum scale of the zoomed view. The default is 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The maximum scale of the zoomed view. The default is 1.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// A Boolean value that indicates whether a pinch can exceed the limits of the scale. The default
  /// is `true`.
  open var bouncesZoom = true
  /// The scale of the zoomed view. The default is 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether touches or code are changing the scale.
  open var isZooming: Bool { zoom.isActive }
  /// A Boolean value that indicates whether the scale is returning to a limit.
  open internal(set) var isZoomBouncing = false
  /// The gesture recognizer that zooms; `nil` unless the limits permit zooming.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  var zoom = ScrollZoom()

  /// Zooms about the center, at once or over 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, as far as the limits
  /// allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(on: rect, animated: animated) }

  let indicators = ScrollIndicators()
  var drag = ScrollDrag()
  var link: CADisplayLink?
  var isAnimatingOffset = false
  /// A Boolean value that indicates whether that animation is due to a tap on the status bar.
  var isScrollingToTop = false
  /// A Boolean value that indicates whether the current touch began while the content was moving.
  var touchStoppedMotion = false

  /// Returns the position at which scrolling ends instead of `target`. Layouts override it.
  func adjustRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  // MARK: Touches in the content

  /// Returns whether a view in the content receives touches that have begun in it. The default
  /// implementation returns `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Returns whether dragging takes touches away from a view in the content that has received them.
  /// The default implementation returns `false` for controls. Not called if
  /// `canCancelContentTouches` is `false`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Programmatic scrolling

  /// Scrolls to an offset, at once or over 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    if animated { animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls by the minimum distance that makes `rect` visible within the adjusted insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let (right, bottom) = (bounds.width - inset.right, bounds.height - inset.bottom)
    var offset = contentOffset
    if rect.maxX > offset.x + right { offset.x = rect.maxX - right }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    if rect.maxY > offset.y + bottom { offset.y = rect.maxY - bottom }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    let (x, y) = (horizontalLimits, verticalLimits)
    offset.x = min(max(offset.x, CGFloat(x.lowerBound)), CGFloat(x.upperBound))
    offset.y = min(max(offset.y, CGFloat(y.lowerBound)), CGFloat(y.upperBound))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() { indicators.flash(self) }

  /// Returns whether a gesture may begin. The pan begins only along an axis in which the content
  /// can scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let translation = panGestureRecognizer.translation(in: self)
    return abs(translation.x) > abs(translation.y) ? scrollsHorizontally : scrollsVertically
  }

  /// The size of the area in which content is visible: that of the bounds.
  open var visibleSize: CGSize { bounds.size }

  /// The guide of the content area. Constraints determine its size, which becomes `contentSize`.
  /// For constraints of views inside the scroll view, the edges of the scroll view are those of
  /// this guide.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The guide of the scroll view's own rectangle, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
