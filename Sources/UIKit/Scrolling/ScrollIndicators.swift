// The bars that show how far a scroll view is. They are layers, not views, so that what is in the scroll view is
// what code has put there; they come with a finger, and fade by an animation once it has come to rest.

import Foundation

extension UIScrollView {
  /// What the bars are for.
  public enum IndicatorStyle: Int, Sendable {
    /// What suits the appearance.
    case `default`
    /// Dark bars.
    case black
    /// Light bars.
    case white
  }
}

/// The bars of one scroll view.
@MainActor
final class ScrollIndicators {
  static let thickness: CGFloat = 3
  private static let distance: CGFloat = 3
  /// A bar is not shorter than this, unless it is squeezed at an end.
  private static let shortest: CGFloat = 36
  private static let squeezed: CGFloat = 7
  /// How long bars stay, and how long they fade, in seconds.
  private static let (stay, flashStay, fade) = (0.25, 0.75, 0.25)

  private var vertical: CALayer?
  private var horizontal: CALayer?
  private(set) var isShown = false
  /// When they have faded.
  private var end = -Double.infinity

  // MARK: Showing

  func show(_ view: UIScrollView) {
    isShown = true
    for bar in [vertical, horizontal] { bar?.removeAnimation(forKey: "fade") }
    update(view)
  }

  func hide(after seconds: Double = stay) {
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
    hide(after: Self.flashStay)
  }

  /// Puts the bars where they belong now, as long as they are seen.
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

  // MARK: Places

  private func verticalFrame(_ view: UIScrollView) -> CGRect? {
    guard view.showsVerticalScrollIndicator else { return nil }
    let inset = view.indicatorInset(view.verticalScrollIndicatorInsets)
    let room = view.bounds.inset(by: inset)
    guard
      let span = span(
        of: view.contentOffset.y, view.verticalLimits, shown: view.bounds.height,
        along: room.height - 2 * Self.distance)
    else { return nil }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? room.minX + Self.distance : room.maxX - Self.distance - Self.thickness,
      y: room.minY + Self.distance + span.start, width: Self.thickness, height: span.length)
  }

  private func horizontalFrame(_ view: UIScrollView) -> CGRect? {
    guard view.showsHorizontalScrollIndicator else { return nil }
    let inset = view.indicatorInset(view.horizontalScrollIndicatorInsets)
    let room = view.bounds.inset(by: inset)
    guard
      let span = span(
        of: view.contentOffset.x, view.horizontalLimits, shown: view.bounds.width,
        along: room.width - 2 * Self.distance)
    else { return nil }
    return CGRect(
      x: room.minX + Self.distance + span.start,
      y: room.maxY - Self.distance - Self.thickness, width: span.length, height: Self.thickness)
  }

  /// Where a bar is on its way, and how long; it is squeezed as far as the content is pulled past its end.
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
