// A row of dots, one for each page.

import Foundation

/// A control that shows the current one of several pages as a row of dots. A tap moves to the next
/// or previous page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
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
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the dot of a single page is hidden. The default is
  /// `false`.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the dots of the other pages. The default is `tertiaryLabel`.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the dot of the current page. The default is `label`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Returns the size of the dots for the given number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(pageCount, 0), Self.maximumPages))
    return CGSize(width: max(0, count * Self.pitch - Self.pitch + Self.dot), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Self.maximumPages)).map { _ in UIView() }
    for dot in dots {
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
    }
    if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = bounds.midX - intrinsicContentSize.width / 2
    for (index, dot) in dots.enumerated() {
      let place = isMirrored ? dots.count - 1 - index : index
      dot.frame = CGRect(
        x: left + CGFloat(place) * Self.pitch, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
      dot.isHidden = hidesForSinglePage && dots.count == 1
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isAhead =
      (touch.location(in: self).x > bounds.midX)
      != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let before = currentPage
    currentPage += isAhead ? 1 : -1
    if currentPage != before { valueDidChange() }
  }
}
