// UIKit's zoom: the new view grows out of a view of the old one. Both are in a frame that clips them;
// an image of the source is in front, and fades while the frame grows. Apple publishes no numbers:
// the spring is that of UIKit's other transitions; the rest is estimated by eye, as for the catalogue's
// transition `zoom`.

import Foundation

/// The animator of a zoom.
final class ZoomTransition: NSObject, SystemTransition {
  /// The part of the way over which the image of the source fades.
  static let fade = 0.4
  /// The alpha of the dimming view.
  static let dimming: CGFloat = 0.35
  /// The scale to which the old view grows.
  static let growth: CGFloat = 1.04
  /// The radius of the corners until the frame has almost its full size, and the part of the way from
  /// which they become square.
  static let (corner, cornerEnd): (CGFloat, Double) = (38, 0.85)

  private let source: UIViewController.Transition.ZoomSource
  private let isForward: Bool

  init(_ source: UIViewController.Transition.ZoomSource, isForward: Bool) {
    (self.source, self.isForward) = (source, isForward)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.duration }

  func animateAlongside(_ animations: @escaping () -> Void) {
    SystemTiming.animateSpring(animations)
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let zoomed = isForward ? to : from
    guard let view = zoomed.view else { return context.completeTransition(false) }
    place(context, to, zoomed: view)
    let other = isForward ? from : to
    let shown = source.provider(ZoomContext(other.visibleChild, zoomed.visibleChild))
    let parts = ZoomParts(
      zoomed: view, other: other.viewIfLoaded, source: shown,
      alignment: alignment(shown, zoomed), options: source.options, in: context.containerView)
    UIView.performWithoutAnimation {
      parts.show(isForward ? 0 : 1)
      parts.fade(isForward ? 0 : 1)
    }
    let place: CGFloat = isForward ? 1 : 0
    animate(isEven: context.isInteractive) {
      parts.show(place)
    } completion: { [source, isForward] _ in
      let completed = !context.transitionWasCancelled
      parts.end()
      if completed {
        zoomed.zoomDismissal = isForward ? ZoomDismissal(of: zoomed, source.options) : nil
      }
      context.completeTransition(completed)
    }
    parts.animateCorners(isForward)
    UIView.animate(
      withDuration: SystemTiming.duration * Self.fade,
      delay: isForward ? 0 : SystemTiming.duration * (1 - Self.fade) / 2, options: .curveEaseInOut
    ) { parts.fade(place) }
  }

  /// Animates by the spring, or linearly where a finger determines the position.
  private func animate(
    isEven: Bool, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard isEven else { return SystemTiming.animateSpring(animations, completion: completion) }
    UIView.animate(
      withDuration: SystemTiming.duration, delay: 0, options: .curveLinear, animations: animations,
      completion: completion)
  }

  private func place(
    _ context: UIViewControllerContextTransitioning, _ to: UIViewController, zoomed: UIView
  ) {
    guard let arriving = context.view(forKey: .to) else { return }
    if arriving.transform.isIdentity { arriving.frame = context.finalFrame(for: to) }
    if isForward {
      context.containerView.addSubview(arriving)
    } else {
      context.containerView.insertSubview(arriving, belowSubview: zoomed)
    }
    arriving.layoutIfNeeded()
  }

  private func alignment(_ shown: UIView?, _ zoomed: UIViewController) -> CGRect {
    guard let shown, let provider = source.options.alignmentRectProvider else { return .null }
    return provider(ZoomAlignment(shown, zoomed.visibleChild))
  }
}

extension UIViewController {
  /// The controller that a navigation controller shows, or this one.
  fileprivate var visibleChild: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }
}

private final class ZoomContext: NSObject, UIZoomTransitionSourceViewProviderContext {
  let sourceViewController, zoomedViewController: UIViewController
  init(_ source: UIViewController, _ zoomed: UIViewController) {
    (sourceViewController, zoomedViewController) = (source, zoomed)
  }
}

private final class ZoomAlignment: NSObject, UIZoomTransitionAlignmentRectContext {
  let sourceView: UIView
  let zoomedViewController: UIViewController
  init(_ source: UIView, _ zoomed: UIViewController) {
    (sourceView, zoomedViewController) = (source, zoomed)
  }
}

/// The views of a zoom while it is in progress.
@MainActor
private final class ZoomParts {
  private let zoomed: UIView
  private let other: UIView?
  private let sourceView: UIView?
  private let image: UIView?
  private let frame = UIView()
  private let dim = UIView()
  private let effect: UIVisualEffectView?
  private let effectStyle: UIVisualEffect?
  private let container: UIView
  private let start, rest: CGRect
  private let aligned: CGRect
  private let sourceAlpha: CGFloat
  private let radius: CGFloat

  init(
    zoomed: UIView, other: UIView?, source: UIView?, alignment: CGRect,
    options: UIViewController.Transition.ZoomOptions, in container: UIView
  ) {
    (self.zoomed, self.container) = (zoomed, container)
    self.other = other?.transform.isIdentity == true ? other : nil
    rest = zoomed.frame
    let visible = source.flatMap { $0.window == nil ? nil : $0 }
    sourceView = visible
    start =
      visible.map { $0.convert($0.bounds, to: container) }
      ?? rest.insetBy(dx: rest.width * 0.25, dy: rest.height * 0.25)
    aligned =
      alignment.isNull || alignment.isEmpty ? CGRect(origin: .zero, size: rest.size) : alignment
    (sourceAlpha, radius) = (visible?.alpha ?? 1, visible?.layer.cornerRadius ?? 0)
    image = visible?.snapshotView(afterScreenUpdates: true)
    effectStyle = options.dimmingVisualEffect
    effect = effectStyle == nil ? nil : UIVisualEffectView(effect: nil)
    dim.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: ZoomTransition.dimming)
    build()
  }

  private func build() {
    frame.clipsToBounds = true
    frame.layer.cornerCurve = .continuous
    for view in [effect, dim].compactMap({ $0 }) {
      view.frame = container.bounds
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: zoomed)
    }
    container.insertSubview(frame, aboveSubview: zoomed)
    frame.addSubview(zoomed)
    if let image { frame.addSubview(image) }
    sourceView?.alpha = 0
  }

  /// Shows the zoom at the beginning (0) or the end (1).
  func show(_ place: CGFloat) {
    let isLarge = place == 1
    frame.frame = isLarge ? rest : start
    let scale = isLarge ? 1 : start.width / max(aligned.width, 1)
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    let offset = isLarge ? .zero : CGPoint(x: -aligned.minX * scale, y: -aligned.minY * scale)
    zoomed.center = CGPoint(
      x: offset.x + rest.width * scale / 2, y: offset.y + rest.height * scale / 2)
    let imageScale = isLarge ? rest.width / max(start.width, 1) : 1
    image?.frame = CGRect(
      x: 0, y: 0, width: start.width * imageScale, height: start.height * imageScale)
    dim.alpha = place
    let growth = isLarge ? ZoomTransition.growth : 1
    other?.transform = CGAffineTransform(scaleX: growth, y: growth)
    effect?.effect = isLarge ? effectStyle : nil
  }

  /// Rounds the frame like the screen on the way, and squares its corners at the full size.
  func animateCorners(_ isForward: Bool) {
    let (layer, radius) = (frame.layer, radius)
    let end = ZoomTransition.cornerEnd
    layer.cornerRadius = isForward ? radius : 0
    UIView.animateKeyframes(
      withDuration: SystemTiming.duration, delay: 0, options: .calculationModeLinear
    ) {
      UIView.addKeyframe(
        withRelativeStartTime: 0, relativeDuration: isForward ? end : 1 - end
      ) { layer.cornerRadius = ZoomTransition.corner }
      UIView.addKeyframe(
        withRelativeStartTime: isForward ? end : 1 - end,
        relativeDuration: isForward ? 1 - end : end
      ) { layer.cornerRadius = isForward ? 0 : radius }
    }
  }

  /// Fades the image of the source.
  func fade(_ place: CGFloat) { image?.alpha = 1 - place }

  /// Returns the views to their places.
  func end() {
    zoomed.transform = .identity
    container.insertSubview(zoomed, aboveSubview: frame)
    zoomed.frame = rest
    for view in [frame, dim, effect].compactMap({ $0 }) { view.removeFromSuperview() }
    other?.transform = .identity
    sourceView?.alpha = sourceAlpha
  }
}
