// The presentation of page and form sheets: a card over a dimmed presenting view, which recedes
// behind a large sheet. `SheetGeometry` determines the positions, `SheetMotion` animates them, and
// `SheetDrag` handles touches; this file contains the settings and the life cycle of the
// presentation.

import Foundation

/// The presentation controller of `.pageSheet` and `.formSheet`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The radius of the card's upper corners and of the receded presenting view, in points.
  static let defaultRadius: CGFloat = 10
  /// A placeholder for a dimension that UIKit chooses.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  // MARK: Settings

  /// The heights at which the sheet can rest. Those that are inactive in the container are ignored.
  /// The default is the large detent.
  open var detents: [Detent] = [.large()] { didSet { settingsChanged() } }
  /// The detent at which the sheet rests; `nil` for the lowest. Setting it moves the sheet, with an
  /// animation inside `animateChanges`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if !isChoosing { settingsChanged() } }
  }
  private var isChoosing = false
  /// The largest detent at which the presenting view is neither dimmed nor blocked for touches;
  /// `nil` to dim always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settingsChanged() } }
  /// A Boolean value that indicates whether a grabber is shown at the top. The default is `false`.
  open var prefersGrabberVisible = false { didSet { settingsChanged() } }
  /// A Boolean value that indicates whether scrolling up in a sheet that is not at its largest
  /// detent expands it first. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the corners in points; `nil` for the default radius.
  open var preferredCornerRadius: CGFloat? { didSet { settingsChanged() } }
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a compact
  /// height, rather than covering the container. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settingsChanged() } }
  /// A Boolean value that indicates whether a sheet that is attached in a compact height has the
  /// preferred width of its content. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settingsChanged() } }
  /// A Boolean value that indicates whether a centered page sheet ignores the preferred size of its
  /// content. The default is `true`.
  open var prefersPageSizing = true { didSet { settingsChanged() } }
  /// The source of a centered sheet. Stored but not used: cards stay in the center.
  open var sourceView: UIView?

  // MARK: State

  private(set) lazy var card = SheetCardView(for: self)
  let motion = SheetMotion()
  private(set) lazy var dragging = SheetDrag(self)
  private let dim = PresentationDim(frame: .zero)
  private var presenterState: PresenterViewState?
  /// The current transition of the card, if it is UIKit's own.
  weak var running: SheetTransition?
  /// A Boolean value that indicates whether the sheet is a centered card even in a compact width.
  var keepsCard = false
  /// The velocity of the touch that dismisses the sheet, in points per second downward.
  var releaseVelocity: CGFloat = 0
  /// The geometry for which the sheet was laid out last.
  private var placedFor: SheetGeometry?
  private var changesAreAnimated = false

  convenience init(
    presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle
  ) {
    self.init(presentedViewController: presented, presenting: presenting)
    resolvedStyle = style
  }

  /// Creates a sheet presentation of `presentedViewController` over `presentingViewController`.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    resolvedStyle = .pageSheet
  }

  /// The card, which contains the view of the presented controller.
  open override var presentedView: UIView? {
    card.show(presentedViewController.view)
    return card
  }

  /// The style in a compact width: a page sheet for a form sheet, otherwise no adaptation.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    resolvedStyle == .formSheet ? .pageSheet : .none
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.map { $0.frame(top: $0.top(at: selectedDetentIdentifier)) } ?? .zero
  }

  // MARK: Changes

  /// Animates changes of the sheet's settings with the sheet's spring.
  open func animateChanges(_ changes: () -> Void) {
    let wasAnimated = changesAreAnimated
    changesAreAnimated = true
    changes()
    changesAreAnimated = wasAnimated
    guard !wasAnimated, isSettled else { return }
    settle(by: .steady)
  }

  /// Computes the heights of the detents again, with an animation inside `animateChanges`.
  open func invalidateDetents() { settingsChanged() }

  private func settingsChanged() {
    guard isSettled, !changesAreAnimated else { return }
    motion.stop()
    placeAtRest()
  }

  /// Selects another detent without moving the sheet.
  func choose(_ identifier: Detent.Identifier) {
    isChoosing = true
    selectedDetentIdentifier = identifier
    isChoosing = false
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.onTap = { [weak self] in self?.dragging.tapOutside() }
    container.insertSubview(dim, at: 0)
    dragging.attach(to: card)
    presenterState = PresenterViewState(presentingViewController, in: container)
    presenterState?.begin()
    guard let geometry else { return }
    let rest = geometry.top(at: selectedDetentIdentifier)
    card.frame = geometry.frame(top: rest)
    placedFor = geometry
    applyStyle(geometry)
    alongsideOthers { self.placeSurroundings(top: rest) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { return removeSurroundings() }
    // Animators that move the controller's own view do not insert the card.
    if card.superview !== container { container?.addSubview(card) }
    if !dragging.isActive { placeAtRest() }
  }

  open override func dismissalTransitionWillBegin() {
    dragging.abandon()
    alongsideOthers { self.moveOut() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      motion.stop()
      removeSurroundings()
    } else if !dragging.isActive {
      placeAtRest()
    }
  }

  override func systemAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    guard presentedViewController.modalTransitionStyle == .coverVertical else {
      return super.systemAnimator(isPresenting: isPresenting)
    }
    return SheetTransition(self, isPresenting: isPresenting)
  }

  /// Runs `changes` alongside the transition, unless the animator is this sheet's own, which makes
  /// them itself.
  private func alongsideOthers(_ changes: @escaping () -> Void) {
    // If several presentations are dismissed together, the frontmost one has the coordinator.
    let front = presentedViewController.presentationsAbove.last?.presentedViewController
    let coordinator = (front ?? presentedViewController).transitionCoordinator
    if let own = (coordinator as? TransitionCoordinator)?.animator as? SheetTransition,
      own.isOf(self)
    {
      return
    }
    if coordinator?.isAnimated != true { return changes() }
    coordinator?.animate(alongsideTransition: { _ in changes() }, completion: nil)
  }

  /// Moves the sheet out along with a dismissal. A card that is not the frontmost moves down with
  /// it.
  private func moveOut() {
    guard let geometry else { return }
    let isFront = presentedViewController.ownPresented == nil
    if !isFront { card.frame = geometry.frame(top: geometry.away) }
    placeSurroundings(top: geometry.away)
  }

  private func removeSurroundings() {
    presenterState?.end()
    presenterState = nil
    dim.removeFromSuperview()
    dim.alpha = 0
    placedFor = nil
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the sheet is presented and no transition is running.
  var isSettled: Bool {
    container != nil && placedFor != nil && presentedViewController.transition == nil
  }

  /// The top of the card.
  var top: CGFloat { card.center.y - card.bounds.height / 2 }

  /// A Boolean value that indicates whether the sheet is at the full height of a large detent.
  var isLarge: Bool {
    guard let geometry else { return false }
    return geometry.recessionFraction(top: geometry.top(at: selectedDetentIdentifier)) == 1
  }

  /// Lays out the card, with its top at `top`, the dimming view, and the presenting view.
  func place(top: CGFloat) {
    guard let geometry else { return }
    let frame = geometry.frame(top: top)
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    placeSurroundings(top: top)
    card.layoutIfNeeded()
  }

  private func placeSurroundings(top: CGFloat) {
    guard let geometry else { return }
    dim.alpha = geometry.dimming(top: top, undimmed: largestUndimmedDetentIdentifier)
    presenterState?.place(geometry.recessionFraction(top: top), by: geometry)
  }

  /// Lays out everything for the selected detent.
  func placeAtRest() {
    guard let geometry else { return }
    placedFor = geometry
    applyStyle(geometry)
    place(top: geometry.top(at: selectedDetentIdentifier))
  }

  /// Moves the sheet to the selected detent.
  func settle(by spring: SheetSpring) { motion.run(spring) { self.placeAtRest() } }

  private func applyStyle(_ geometry: SheetGeometry) {
    let isCovering = geometry.form == .covering
    let isAttached = geometry.form == .attached
    card.applyStyle(
      radius: isCovering ? 0 : preferredCornerRadius ?? Self.defaultRadius,
      isAttached: isAttached, showsGrabber: prefersGrabberVisible && isAttached,
      hasShadow: !isCovering && (!isAttached || largestUndimmedDetentIdentifier != nil))
  }

  override var isElevated: Bool { true }

  override var placesPresentedView: Bool { true }

  /// Lays out the sheet after a change of the container's size or safe area.
  override func placeOwnViews() {
    guard isSettled, !dragging.isActive, placedFor != geometry else { return }
    placeAtRest()
  }

  /// Returns whether a touch outside a sheet that does not dim is passed to the presenting view.
  override func passesTouchThrough(at point: CGPoint) -> Bool {
    guard let geometry, largestUndimmedDetentIdentifier != nil else { return false }
    return geometry.dimming(top: top, undimmed: largestUndimmedDetentIdentifier) <= 0
  }
}
