// A row of dots or images, one for each page.

import Foundation

/// A control that shows the current one of several pages as a row of dots. A tap moves to the next
/// or previous page, and a touch that moves over the dots moves to the page beneath it.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  /// The capsule behind the dots, which is made when it is first shown.
  var capsule: UIView?
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The page whose indicator is that of the current one.
  var displayedPage = 0
  private var start: CGFloat = 0
  /// The distance from which on a touch moves over the dots, in points.
  private static let slack: CGFloat = 10
  private static let height: CGFloat = 26
  /// The maximum number of dots. More than that could not be told apart.
  private static let maximumPages = 200

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      makeDots()
    }
  }
  /// The index of the current page, limited to the existing pages.
  open var currentPage = 0 {
    didSet {
      let bounded = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if bounded != currentPage { currentPage = bounded }
      if currentPage != oldValue, !defersCurrentPageDisplay { updateCurrentPageDisplay() }
    }
  }
  /// A Boolean value that indicates whether the dot of a single page is hidden. The default is
  /// `false`.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the dots of the other pages; `nil` for the default, a translucent white, whatever is
  /// behind the dots.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the dot of the current page; `nil` for the default, an opaque white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The background of the dots. The default is `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// How the user is changing the page. While `valueChanged` is sent, it tells the kind of touch.
  open private(set) var interactionState = InteractionState.none { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether a touch that moves over the dots changes the page. The
  /// default is `true`.
  open var allowsContinuousInteraction = true
  /// The image of pages without an image of their own, drawn in the color of the dots; `nil` for a
  /// dot.
  open var preferredIndicatorImage: UIImage? { didSet { makeDots() } }

  /// Sets the image of a page; `nil` for `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    makeDots()
  }
  /// The image of the current page, if it has no other image of its own; `nil` for that of other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { makeDots() } }
  /// Sets the image of a page while it is the current one; `nil` for
  /// `preferredCurrentPageIndicatorImage`.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    makeDots()
  }
  /// Returns the image of a page while it is the current one; `nil` for a dot.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }

  /// A Boolean value that indicates whether a new current page is shown only when
  /// `updateCurrentPageDisplay()` is called. The default is `false`.
  open var defersCurrentPageDisplay = false
  /// Shows the current page.
  open func updateCurrentPageDisplay() {
    displayedPage = currentPage
    if preferredCurrentPageIndicatorImage != nil || !currentImages.isEmpty { makeDots() }
    setNeedsLayout()
  }

  /// Returns the image of a page; `nil` for a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    images[page] ?? preferredIndicatorImage
  }

  /// Returns the size of the dots for the given number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(pageCount, 0), Self.maximumPages))
    let size = indicatorSize
    return CGSize(
      width: max(0, count * (size.width + Self.gap) - Self.gap),
      height: max(Self.height, size.height))
  }

  /// The size of the widest and the highest indicator.
  private var indicatorSize: CGSize {
    dots.indices.reduce(CGSize(width: Self.dotDiameter, height: Self.dotDiameter)) {
      let size = indicatorSize($1)
      return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
    }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Self.maximumPages)).map { makeIndicator($0) }
    for dot in dots {
      dot.isUserInteractionEnabled = false
      addSubview(dot)
    }
    if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = indicatorSize.width
    let left = bounds.midX - intrinsicContentSize.width / 2
    let hidesDots = hidesForSinglePage && dots.count == 1
    placeCapsule(isEmpty: dots.isEmpty || hidesDots)
    for (index, dot) in dots.enumerated() {
      let place = isMirrored ? dots.count - 1 - index : index
      let size = indicatorSize(index)
      dot.frame = CGRect(
        x: left + CGFloat(place) * (width + Self.gap) + (width - size.width) / 2,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      dot.isHidden = hidesDots
      color(dot, indicatorColor(index))
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if allowsContinuousInteraction, abs(x - start) >= Self.slack { interactionState = .continuous }
    if interactionState == .continuous { choose(page(at: x)) }
    return super.continueTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  /// Returns the page whose dot is nearest to a place.
  private func page(at x: CGFloat) -> Int {
    let pitch = indicatorSize.width + Self.gap
    let left = bounds.midX - (intrinsicContentSize.width + Self.gap) / 2
    let place = min(max(0, ((x - left) / pitch).rounded(.down)), CGFloat(max(0, dots.count - 1)))
    return isMirrored ? dots.count - 1 - Int(place) : Int(place)
  }

  private func choose(_ page: Int) {
    let before = currentPage
    currentPage = page
    if currentPage != before { valueDidChange() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interactionState = .none }
    guard let touch, isTouchInside, interactionState == .none else { return }
    interactionState = .discrete
    let isAhead = (touch.location(in: self).x > bounds.midX) != isMirrored
    choose(currentPage + (isAhead ? 1 : -1))
  }
}
