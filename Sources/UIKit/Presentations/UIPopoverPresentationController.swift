// The presentation of popovers: content with an arrow that points at what it is about. Where there is little
// room across, a sheet is shown in its place unless the delegate says `.none`.

import Foundation

/// The presentation of `.popover`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Settings

  /// The view that it is about.
  open weak var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
  /// The part of the view that it is about; `.null` for all of it.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  /// The button of a bar that it is about, if no view is.
  open weak var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
  /// Which ways the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Which way it points, once it shows.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// How far the popover keeps from the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of body and arrow; `nil` for that of the system.
  open var backgroundColor: UIColor? { didSet { container?.setNeedsLayout() } }
  /// Views outside that can be touched while it shows.
  open var passthroughViews: [UIView]?
  /// Whether it may cover what it is about.
  open var canOverlapSourceViewRect = false

  /// The sheet that is shown in its place where there is little room across.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let madeSheet { return madeSheet }
    let made = UISheetPresentationController(
      presented: presentedViewController, presenting: nil, style: .pageSheet)
    madeSheet = made
    return made
  }
  private(set) var madeSheet: UISheetPresentationController?

  private let popover = PopoverView(frame: .zero)
  private let dim = PresentationDim(frame: .zero)

  /// A popover of `presentedViewController`.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    resolvedStyle = .popover
  }

  /// A page sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  // MARK: The presentation

  /// The body with its arrow.
  open override var presentedView: UIView? {
    popover.show(presentedViewController.view)
    return popover
  }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? .zero }

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    (delegate as? UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    // The veil is clear: it only takes the touches that are not for the popover.
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = .clear
    dim.alpha = 1
    dim.onTap = { [weak self] in self?.tapBeside() }
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

  // MARK: Places

  private func place() {
    guard let geometry else { return }
    arrowDirection = geometry.direction
    popover.place(geometry, color: backgroundColor)
  }

  private var geometry: PopoverGeometry? {
    guard let container else { return nil }
    let wanted = presentedViewController.preferredContentSize
    let size = wanted.width > 0 && wanted.height > 0 ? wanted : PopoverGeometry.usualSize
    let room = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    return PopoverGeometry(
      room: room, source: source(in: container), content: size,
      permitted: permittedArrowDirections)
  }

  /// What it is about, in the container; its middle, if nothing is.
  private func source(in container: UIView) -> CGRect {
    guard let view = sourceView ?? barButtonView, view.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = sourceRect.isNull || sourceView == nil ? view.bounds : sourceRect
    return container.convert(rect, from: view)
  }

  /// The view of the bar button that it is about: what the bar made for it.
  private var barButtonView: UIView? {
    barButtonItem?.observer as? UIView ?? barButtonItem?.customView
  }

  // MARK: Touches

  /// Touches beside it dismiss, except on views that the app names.
  override func letsTouchThrough(at point: CGPoint) -> Bool {
    guard let container, let passthroughViews else { return false }
    return passthroughViews.contains { view in
      view.window === container.window && view.bounds.contains(view.convert(point, from: container))
    }
  }

  private func tapBeside() {
    let isHeld =
      presentedViewController.isModalInPresentation
      || !(delegate?.presentationControllerShouldDismiss(self) ?? true)
    if isHeld {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    } else {
      _ = dismissByHand()
    }
  }
}

/// Asked and told about a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to show.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
