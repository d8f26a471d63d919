// The scroll indicators of a scroll view. They are layers, not views, so that the scroll view
// contains only the subviews that code has added. They appear with a touch, and fade out by an
// animation after scrolling has stopped.

import Foundation
import SegueWorld

extension UIScrollView {
  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The style that suits the user interface style.
    case `default`
    /// Dark indicators.
    case black
    /// Light indicators.
    case white
  }
}

/// The scroll indicators of one scroll view.
@MainActor
final class ScrollIndicators {
  static let thickness: CGFloat = 3
  private static let distance: CGFloat = 3
  /// The minimum length of an indicator in points, unless it is compressed at an edge.
  private static let shortest: CGFloat = 36
  private static let squeezed: CGFloat = 7
  /// The times for which indicators remain after scrolling and after flashing, and the duration of
  /// their fade, in seconds.
  private static let (displayTime, flashTime, fade) = (0.25, 0.75, 0.25)

  private var vertical: CALayer?
  private var horizontal: CALayer?
  private(set) var isShown = false
  /// The time at which the fade ends.
  private var end = -Double.infinity

  // MARK: Showing

  func show(_ view: UIScrollView) {
    isShown = true
    for bar in [vertical, horizontal] { bar?.removeAnimation(forKey: "fade") }
    update(view)
  }

  func hide(after seconds: Double = displayTime) {
    guard isShown else { return }
    isShown = false
    end = World.current.now.seconds + seconds + Self.fade
    withoutActions {
      for bar in [vertical, horizontal] {
        guard let bar, bar.opacity > 0 else { continue }
        bar.opacity = 0
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (1.0, 0.0)
        animation.beginTime = CACurrentMediaTime() + seconds
        animation.duration = Self.fade
        animation.fillMode = .backwards
        bar.add(animation, forKey: "fade")
      }
    }
  }

  func flash(_ view: UIScrollView) {
    guard !isShown else { return }
    show(view)
    hide(after: Self.flashTime)
  }

  /// Updates the frames of the indicators while they are visible.
  func update(_ view: UIScrollView) {
    guard isShown || World.current.now.seconds < end else { return }
    withoutActions {
      place(&vertical, verticalFrame(view), in: view)
      place(&horizontal, horizontalFrame(view), in: view)
    }
  }

  private func place(_ bar: inout CALayer?, _ frame: CGRect?, in view: UIScrollView) {
    guard let frame else {
      bar?.opacity = 0
      return
    }
    let layer = bar ?? CALayer()
    if bar == nil {
      layer.cornerRadius = Self.thickness / 2
      layer.zPosition = 1_000_000
      layer.opacity = 0
      view.layer.addSublayer(layer)
      bar = layer
    }
    layer.frame = frame
    layer.backgroundColor = color(view).cgColor
    if isShown { layer.opacity = 1 }
  }

  private func color(_ view: UIScrollView) -> UIColor {
    let isLight =
      switch view.indicatorStyle {
      case .black: false
      case .white: true
      case .default: view.traitCollection.userInterfaceStyle == .dark
      }
    return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.4 : 0.35)
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  // MARK: Layout

  private func verticalFrame(_ view: UIScrollView) -> CGRect? {
    guard view.showsVerticalScrollIndicator else { return nil }
    let inset = view.indicatorInset(view.verticalScrollIndicatorInsets)
    let available = view.bounds.inset(by: inset)
    guard
      let span = span(
        of: view.contentOffset.y, view.verticalLimits, shown: view.bounds.height,
        along: available.height - 2 * Self.distance)
    else { return nil }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored
        ? available.minX + Self.distance : available.maxX - Self.distance - Self.thickness,
      y: available.minY + Self.distance + span.start, width: Self.thickness, height: span.length)
  }

  private func horizontalFrame(_ view: UIScrollView) -> CGRect? {
    guard view.showsHorizontalScrollIndicator else { return nil }
    let inset = view.indicatorInset(view.horizontalScrollIndicatorInsets)
    let available = view.bounds.inset(by: inset)
    guard
      let span = span(
        of: view.contentOffset.x, view.horizontalLimits, shown: view.bounds.width,
        along: available.width - 2 * Self.distance)
    else { return nil }
    return CGRect(
      x: available.minX + Self.distance + span.start,
      y: available.maxY - Self.distance - Self.thickness, width: span.length, height: Self.thickness
    )
  }

  /// Returns the position and length of an indicator on its track. It is compressed by the distance
  /// of the content past its edge.
  private func span(
    of offset: CGFloat, _ limits: ClosedRange<Double>, shown: CGFloat, along track: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let (first, last) = (CGFloat(limits.lowerBound), CGFloat(limits.upperBound))
    guard last > first, track > Self.squeezed, shown > 0 else { return nil }
    let share = shown / (last - first + shown)
    let pulled = max(first - offset, offset - last, 0)
    let length = max(min(track, max(Self.shortest, track * share)) - pulled, Self.squeezed)
    let part = min(max((offset - first) / (last - first), 0), 1)
    return ((track - length) * part, length)
  }
}
