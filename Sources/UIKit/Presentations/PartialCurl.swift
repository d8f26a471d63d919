// UIKit's partial curl: the presenting view is a sheet of paper above the presented one. It is
// fastened at its upper edge, and its lower corner curls up and stays there until the dismissal. The
// presenting view itself is on the sheet and continues to change, although its controller has
// disappeared.

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
    sheet.layoutIfNeeded()
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
      let controller = context.viewController(forKey: .to)
    else { return nil }
    if arriving.transform.isIdentity { arriving.frame = context.finalFrame(for: controller) }
    context.containerView.addSubview(arriving)
    arriving.layoutIfNeeded()
    let sheet = PartialCurlView(leaving, above: arriving, frame: context.containerView.bounds)
    sheet.onTap = { [weak controller] in controller?.dismiss(animated: true, completion: nil) }
    context.containerView.addSubview(sheet)
    presentation.curledSheet = sheet
    return sheet
  }

  private func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: SystemTiming.curlDuration, delay: 0, options: .curveEaseInOut,
      animations: animations, completion: completion)
  }
}

/// A sheet with the presenting view, whose lower corner can curl up. A tap on it dismisses.
final class PartialCurlView: PageView {
  /// How far the cylinder is turned toward the corner, in radians. Apple publishes no numbers; this
  /// is our choice.
  private static let tilt = CGFloat.pi * 11 / 180
  /// The height of the part that always remains covered, in points, from published analyses of
  /// UIKit.
  private static let leastCovered: CGFloat = 40
  /// The covered part of a view without subviews, relative to its height.
  private static let coveredByDefault: CGFloat = 0.6

  /// A closure that is called when the sheet is tapped.
  var onTap: (() -> Void)?
  /// A Boolean value that indicates whether the corner is curled up. A change can be animated.
  var isCurled = false { didSet { bend() } }
  /// The presented view. The sheet curls up as far as it is needed to uncover its subviews.
  private weak var presented: UIView?

  init(_ presenting: UIView, above presented: UIView, frame: CGRect) {
    self.presented = presented
    super.init(front: presenting, back: nil, frame: frame)
    isUserInteractionEnabled = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    takeContents()
    bend()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

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
      isCurled ? fold.point(uncoveringBelow: covered, tilt: Self.tilt, in: bounds) : grip
  }

  /// The height of the part of the presented view that remains covered: down to the uppermost of its
  /// subviews.
  private var covered: CGFloat {
    guard let uppermost = presented?.subviews.map(\.frame.minY).min() else {
      return bounds.height * Self.coveredByDefault
    }
    return min(max(uppermost, Self.leastCovered), bounds.height)
  }

  /// Touches on the sheet are its own, and those beside it the presented view's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && fold.covers(point, in: bounds)
  }
}
