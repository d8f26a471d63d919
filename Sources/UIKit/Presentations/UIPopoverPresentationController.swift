// The presentation of popovers: content with an arrow that points at its source. In a compact width
// a sheet is shown instead, unless the delegate returns `.none`.

import Foundation
import SegueWorld

/// The presentation controller of `.popover`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Settings

  /// The view at which the arrow points.
  open weak var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
  /// The part of the source view at which the arrow points; `.null` for all of it.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  /// The bar button item at which the arrow points, if there is no source view.
  open weak var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
  /// The view, bar item or layout guide at which the arrow points. While it is shown, it counts
  /// before `sourceView`, `sourceRect` and `barButtonItem`. It is not retained.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }
  /// The permitted directions of the arrow. The default is any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow during the presentation; `unknown` before.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The margins between the popover and the edges of the safe area. The default is 10 points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The color of body and arrow; `nil` for that of the presented view or, if that is not opaque,
  /// the system's background color.
  open var backgroundColor: UIColor? { didSet { container?.setNeedsLayout() } }
  /// The views outside the popover that receive touches while it is shown.
  open var passthroughViews: [UIView]?
  /// A Boolean value that indicates whether the popover may overlap its source where no side has
  /// enough space for it. The default is `false`: the popover is then smaller.
  open var canOverlapSourceViewRect = false { didSet { container?.setNeedsLayout() } }

  /// The sheet that is presented instead in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let createdSheet { return createdSheet }
    let made = UISheetPresentationController(
      presented: presentedViewController, presenting: nil, style: .pageSheet)
    createdSheet = made
    return made
  }
  private(set) var createdSheet: UISheetPresentationController?

  private let popover = PopoverView(frame: .zero)
  private let dim = PresentationDim(frame: .zero)

  /// Creates a popover presentation of `presentedViewController`.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    resolvedStyle = .popover
  }

  /// The style in a compact width: a page sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  // MARK: Presentation

  /// The body with its arrow, which contains the view of the presented controller.
  open override var presentedView: UIView? {
    popover.show(presentedViewController.view)
    return popover
  }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? .zero }

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    (delegate as? UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    // The dimming view is transparent: it only receives the touches outside the popover.
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = .clear
    dim.alpha = 1
    dim.onTap = { [weak self] in self?.tapOutside() }
    container.insertSubview(dim, at: 0)
    place()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
  }

  override func systemAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    PopoverTransition(isPresenting: isPresenting)
  }

  override var isElevated: Bool { true }

  override var placesPresentedView: Bool { true }

  override func placeOwnViews() { if presentedViewController.transition == nil { place() } }

  // MARK: Layout

  private func place() {
    guard let geometry else { return }
    arrowDirection = geometry.direction
    popover.place(geometry, color: color)
  }

  /// The color of body and arrow, in the traits of the presented screen, which are elevated.
  private var color: UIColor {
    let card = presentedViewController.viewIfLoaded?.backgroundColor
    let traits = presentedViewController.traitCollection
    let solid = card.flatMap { $0.resolvedColor(with: traits).cgColor.alpha == 1 ? $0 : nil }
    return (backgroundColor ?? solid ?? .systemBackground).resolvedColor(with: traits)
  }

  private var geometry: PopoverGeometry? {
    guard let container else { return nil }
    let wanted = presentedViewController.preferredSizeOfContent
    let size = wanted.width > 0 && wanted.height > 0 ? wanted : PopoverGeometry.usualSize
    let available = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    return PopoverGeometry(
      available: available, source: source(in: container), content: size,
      permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
  }

  /// Returns the rectangle at which the arrow points, in the container; the center of the
  /// container, if there is no source.
  private func source(in container: UIView) -> CGRect {
    if let frame = sourceItem?.frame(in: container) { return frame }
    guard let view = sourceView ?? barButtonItem?.shownView, view.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = sourceRect.isNull || sourceView == nil ? view.bounds : sourceRect
    return container.convert(rect, from: view)
  }

  /// Reports that there is no source, with which an app ends on a device.
  func warnIfSourceless() {
    guard sourceItem == nil, sourceView == nil, barButtonItem == nil else { return }
    World.current.warn(
      "\(type(of: presentedViewController)): its popover has no source, with which an app ends on a "
        + "device; set popoverPresentationController?.sourceView, sourceItem or barButtonItem")
  }

  // MARK: Touches

  /// Returns whether a touch outside the popover reaches one of the passthrough views, rather than
  /// dismissing the popover.
  override func passesTouchThrough(at point: CGPoint) -> Bool {
    guard let container, let passthroughViews else { return false }
    return passthroughViews.contains { view in
      view.window === container.window && view.bounds.contains(view.convert(point, from: container))
    }
  }

  private func tapOutside() {
    if let alert = presentedViewController as? UIAlertController { return alert.cancel() }
    let isHeld =
      presentedViewController.isModalInPresentation
      || !(delegate?.presentationControllerShouldDismiss(self) ?? true)
    if isHeld {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    } else {
      _ = dismissInteractively()
    }
  }
}

/// The methods with which a popover queries its delegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
