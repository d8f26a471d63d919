// The indicators of a page control, which are dots or images, and the capsule behind them.

import Foundation

extension UIPageControl {
  /// The background of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// A capsule is shown while a touch moves over the dots.
    case automatic
    /// A capsule is always shown.
    case prominent
    /// No capsule is shown.
    case minimal
  }

  /// How the user is changing the page.
  public enum InteractionState: Int, Sendable {
    /// The user is not changing the page.
    case none
    /// A tap is moving to the next or previous page.
    case discrete
    /// A touch moves over the dots.
    case continuous
  }

  static var dotDiameter: CGFloat { 7 }
  /// The distance between two indicators.
  static var gap: CGFloat { 9 }
  private static var capsuleHeight: CGFloat { 26 }
  private static var capsulePadding: CGFloat { 10 }

  /// Makes the indicator of a page.
  func makeIndicator(_ page: Int) -> UIView {
    guard let image = shownImage(page) else {
      let dot = UIView()
      dot.layer.cornerRadius = Self.dotDiameter / 2
      return dot
    }
    return UIImageView(image: image.withRenderingMode(.alwaysTemplate))
  }

  private func shownImage(_ page: Int) -> UIImage? {
    page == displayedPage ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
  }

  /// Returns the size of an indicator.
  func indicatorSize(_ page: Int) -> CGSize {
    shownImage(page)?.size ?? CGSize(width: Self.dotDiameter, height: Self.dotDiameter)
  }

  /// The opacity of the white of other pages. Apple documents "a translucent white"; the number is our
  /// choice.
  private static var otherOpacity: CGFloat { 0.3 }

  /// Returns the color of the indicator of a page. The defaults are white in light and dark appearance,
  /// as on iOS: dots on a light background are seen only on the capsule, or in colors of their own.
  func indicatorColor(_ page: Int) -> UIColor {
    page == displayedPage
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? .white.withAlphaComponent(Self.otherOpacity)
  }

  func color(_ indicator: UIView, _ color: UIColor) {
    if indicator is UIImageView {
      indicator.tintColor = color
    } else {
      indicator.backgroundColor = color
    }
  }

  /// Shows the capsule behind the dots, or hides it.
  func placeCapsule(isEmpty: Bool) {
    let isWanted =
      backgroundStyle == .prominent
      || backgroundStyle == .automatic && interactionState == .continuous
    guard isWanted, !isEmpty else {
      capsule?.isHidden = true
      return
    }
    let shown = capsule ?? makeCapsule()
    shown.isHidden = false
    let width = intrinsicContentSize.width + 2 * Self.capsulePadding
    let height = max(Self.capsuleHeight, intrinsicContentSize.height)
    shown.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    shown.layer.cornerRadius = height / 2
  }

  private func makeCapsule() -> UIView {
    let made = UIView()
    made.isUserInteractionEnabled = false
    made.backgroundColor = .secondarySystemFill
    insertSubview(made, at: 0)
    capsule = made
    return made
  }
}
