// The presentation of page and form sheets: a card over a dimmed presenter, which stands back behind a large
// one. Where things are is said by `SheetGeometry`, how they move by `SheetMotion`, what a finger does by
// `SheetDrag`; this file has the settings and the life of the presentation.

import Foundation

/// The presentation of `.pageSheet` and `.formSheet`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The radius of the card's upper corners and, once it stands back, of the presenter's.
  static let defaultRadius: CGFloat = 10
  /// Stands for a size that UIKit chooses.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  // MARK: Settings

  /// The heights at which the sheet can rest. Those that do not exist where it is shown are left out.
  open var detents: [Detent] = [.large()] { didSet { settingsChanged() } }
  /// The detent at which it rests; `nil` for the lowest. Setting it moves the sheet, animated inside
  /// `animateChanges`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if !isChoosing { settingsChanged() } }
  }
  private var isChoosing = false
  /// Up to this detent the presenter is neither dimmed nor out of reach.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settingsChanged() } }
  /// Whether a grabber shows at the top.
  open var prefersGrabberVisible = false { didSet { settingsChanged() } }
  /// Whether scrolling upwards in a sheet that is not at its largest detent makes it larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the corners; `nil` for UIKit's own.
  open var preferredCornerRadius: CGFloat? { didSet { settingsChanged() } }
  /// Whether it is attached to the lower edge where there is little height, rather than covering
  /// everything.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settingsChanged() } }
  /// Whether it is as wide as the controller prefers where it is attached in little height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settingsChanged() } }
  /// Whether a card in the middle is as large as a page rather than as its content prefers.
  open var prefersPageSizing = true { didSet { settingsChanged() } }
  /// Kept: cards stay in the middle.
  open var sourceView: UIView?

  // MARK: State

  private(set) lazy var card = SheetCardView(for: self)
  let motion = SheetMotion()
  private(set) lazy var dragging = SheetDrag(self)
  private let dim = PresentationDim(frame: .zero)
  private var standingBack: StandingBack?
  /// The transition that brings the card or takes it away, if it is UIKit's own.
  weak var running: SheetTransition?
  /// Whether it is a card in the middle even where there is little room.
  var staysCard = false
  /// How fast the finger was that dismisses, points a second downwards.
  var releaseVelocity: CGFloat = 0
  /// What the places were last worked out for.
  private var placedFor: SheetGeometry?
  private var changesAreAnimated = false

  convenience init(
    presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle
  ) {
    self.init(presentedViewController: presented, presenting: presenting)
    resolvedStyle = style
  }

  /// A sheet of `presentedViewController` over `presentingViewController`.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    resolvedStyle = .pageSheet
  }

  /// The card that the controller's view is in.
  open override var presentedView: UIView? {
    card.show(presentedViewController.view)
    return card
  }

  /// Where little room is across, a form sheet is a page sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    resolvedStyle == .formSheet ? .pageSheet : .none
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.map { $0.frame(top: $0.top(at: selectedDetentIdentifier)) } ?? .zero
  }

  // MARK: Changes

  /// Makes the changes of `changes`, and has the sheet follow them by its spring.
  open func animateChanges(_ changes: () -> Void) {
    let wasAnimated = changesAreAnimated
    changesAreAnimated = true
    changes()
    changesAreAnimated = wasAnimated
    guard !wasAnimated, isSettled else { return }
    settle(by: .steady)
  }

  /// Has the heights worked out anew; animated inside `animateChanges`.
  open func invalidateDetents() { settingsChanged() }

  private func settingsChanged() {
    guard isSettled, !changesAreAnimated else { return }
    motion.stop()
    placeAtRest()
  }

  /// Another detent is selected, but nothing moves yet.
  func choose(_ identifier: Detent.Identifier) {
    isChoosing = true
    selectedDetentIdentifier = identifier
    isChoosing = false
  }

  // MARK: The presentation

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.onTap = { [weak self] in self?.dragging.tapBeside() }
    container.insertSubview(dim, at: 0)
    dragging.attach(to: card)
    standingBack = StandingBack(presentingViewController, in: container)
    standingBack?.begin()
    guard let geometry else { return }
    let rest = geometry.top(at: selectedDetentIdentifier)
    card.frame = geometry.frame(top: rest)
    placedFor = geometry
    dress(geometry)
    alongsideOthers { self.placeSurroundings(top: rest) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { return putRight() }
    // Animators that take the controller's own view leave the card behind.
    if card.superview !== container { container?.addSubview(card) }
    if !dragging.isActive { placeAtRest() }
  }

  open override func dismissalTransitionWillBegin() {
    dragging.abandon()
    alongsideOthers { self.leave() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      motion.stop()
      putRight()
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

  /// Runs `changes` alongside animators that are not this sheet's own; that one makes them itself.
  private func alongsideOthers(_ changes: @escaping () -> Void) {
    // Of several that go at once, the front one knows.
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

  /// A card that is not the front one goes down with it.
  private func leave() {
    guard let geometry else { return }
    let isFront = presentedViewController.ownPresented == nil
    if !isFront { card.frame = geometry.frame(top: geometry.away) }
    placeSurroundings(top: geometry.away)
  }

  private func putRight() {
    standingBack?.end()
    standingBack = nil
    dim.removeFromSuperview()
    dim.alpha = 0
    placedFor = nil
  }

  // MARK: Places

  /// Whether the sheet is there and no transition moves it.
  var isSettled: Bool {
    container != nil && placedFor != nil && presentedViewController.transition == nil
  }

  /// The top of the card.
  var top: CGFloat { card.center.y - card.bounds.height / 2 }

  /// Whether it is at the full height of a large sheet.
  var isLarge: Bool {
    guard let geometry else { return false }
    return geometry.standingBack(top: geometry.top(at: selectedDetentIdentifier)) == 1
  }

  /// Puts everything where it belongs with the card's top at `top`.
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
    standingBack?.place(geometry.standingBack(top: top), by: geometry)
  }

  /// Puts everything where it belongs at the selected detent.
  func placeAtRest() {
    guard let geometry else { return }
    placedFor = geometry
    dress(geometry)
    place(top: geometry.top(at: selectedDetentIdentifier))
  }

  /// Moves to the selected detent.
  func settle(by spring: SheetSpring) { motion.run(spring) { self.placeAtRest() } }

  private func dress(_ geometry: SheetGeometry) {
    let isCovering = geometry.form == .covering
    let isAttached = geometry.form == .attached
    card.dress(
      radius: isCovering ? 0 : preferredCornerRadius ?? Self.defaultRadius,
      isAttached: isAttached, showsGrabber: prefersGrabberVisible && isAttached,
      hasShadow: !isCovering && (!isAttached || largestUndimmedDetentIdentifier != nil))
  }

  override var isElevated: Bool { true }

  override var placesPresentedView: Bool { true }

  /// The container has another size, or its safe area is another.
  override func placeOwnViews() {
    guard isSettled, !dragging.isActive, placedFor != geometry else { return }
    placeAtRest()
  }

  /// Beside a sheet that does not dim, touches go to the presenter.
  override func letsTouchThrough(at point: CGPoint) -> Bool {
    guard let geometry, largestUndimmedDetentIdentifier != nil else { return false }
    return geometry.dimming(top: top, undimmed: largestUndimmedDetentIdentifier) <= 0
  }
}
