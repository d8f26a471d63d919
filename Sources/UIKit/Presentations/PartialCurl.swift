// UIKit's partial curl: the presenting view is a sheet of paper above the presented one. It is
// fastened at its upper edge, and its lower corner curls up and stays there until the dismissal. The
// sheet shows a picture of the presenting view, which itself is not in the window meanwhile.

import Foundation
import SegueWorld

/// The animator of `UIModalTransitionStyle.partialCurl`.
final class PartialCurl: NSObject, SystemTransition {
  private let presentation: UIPresentationController
  private let isPresenting: Bool

  init(_ presentation: UIPresentationController, isPresenting: Bool) {
    (self.presentation, self.isPresenting) = (presentation, isPresenting)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.curlDuration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = isPresenting ? makeSheet(context) : presentation.curledSheet else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let picture = isPresenting ? nil : picture(of: context.view(forKey: .to), context)
    if let picture { sheet.show(picture) }
    animate {
      sheet.isCurled = self.isPresenting
    } completion: { [presentation] _ in
      let completed = !context.transitionWasCancelled
      if completed != self.isPresenting {
        sheet.removeFromSuperview()
        presentation.curledSheet = nil
      } else {
        sheet.isCurled = true
      }
      context.completeTransition(completed)
    }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    animate(animations, completion: nil)
  }

  private func makeSheet(_ context: UIViewControllerContextTransitioning) -> PartialCurlView? {
    guard let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to),
      let picture = leaving.snapshotView(afterScreenUpdates: false)
    else { return nil }
    if arriving.transform.isIdentity { arriving.frame = context.finalFrame(for: controller) }
    context.containerView.addSubview(arriving)
    let sheet = PartialCurlView(picture, frame: context.containerView.bounds)
    sheet.onTap = { [weak controller] in controller?.dismiss(animated: true, completion: nil) }
    context.containerView.addSubview(sheet)
    leaving.removeFromSuperview()
    presentation.curledSheet = sheet
    return sheet
  }

  /// Returns a picture of the returning view, which may have changed since it was covered.
  private func picture(
    of arriving: UIView?, _ context: UIViewControllerContextTransitioning
  ) -> UIView? {
    guard let arriving, let controller = context.viewController(forKey: .to) else { return nil }
    UIView.performWithoutAnimation {
      arriving.frame = context.finalFrame(for: controller)
      arriving.layoutIfNeeded()
    }
    return arriving.snapshotView(afterScreenUpdates: true)
  }

  private func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: SystemTiming.curlDuration, delay: 0, options: .curveEaseInOut,
      animations: animations, completion: completion)
  }
}

/// A picture of the presenting view whose lower corner can curl up. A tap on it dismisses.
final class PartialCurlView: PageView {
  /// Where the lower right corner is while it is curled, relative to the size. Apple publishes no
  /// numbers; this is our choice.
  private static let corner = CGPoint(x: 0.62, y: 0.1)

  /// A closure that is called when the sheet is tapped.
  var onTap: (() -> Void)?
  /// A Boolean value that indicates whether the corner is curled up. A change can be animated.
  var isCurled = false { didSet { bend() } }

  init(_ picture: UIView, frame: CGRect) {
    super.init(front: picture, back: nil, frame: frame)
    isUserInteractionEnabled = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    takeContents()
    bend()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Replaces the picture.
  func show(_ picture: UIView) {
    sides.first?.removeFromSuperview()
    sides = [picture]
    takeContents()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let side = sides.first, side.frame != bounds else { return }
    side.frame = bounds
    bend()
  }

  private func bend() {
    let size = bounds.size
    let grip = CGPoint(x: size.width, y: size.height)
    if fold.grip != grip || fold.edge != .minYEdge { fold = PageFold(edge: .minYEdge, grip: grip) }
    fold.point =
      isCurled ? CGPoint(x: size.width * Self.corner.x, y: size.height * Self.corner.y) : grip
  }

  /// Touches beside the sheet are those of the presented view.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && fold.covers(point, in: bounds)
  }
}
