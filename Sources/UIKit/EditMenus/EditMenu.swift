// An edit menu that is visible: a bar with an arrow in front of a window. A touch beside it dismisses it,
// and reaches the view below as well.

import Foundation
import SegueWorld

/// A bar of menu elements beside a rectangle of a window.
@MainActor
final class EditMenu {
  /// The least distance of the bar from the safe area, and that of its arrow from the target, in points. Our
  /// choice, like the durations in seconds.
  static let (margin, gap): (CGFloat, CGFloat) = (8, 4)
  private static let (coming, going): (TimeInterval, TimeInterval) = (0.2, 0.15)
  private static let smallest: CGFloat = 0.9

  private let popover = PopoverView(frame: .zero)
  private let bar = EditMenuBar()
  private let outside = OutsideTouchRecognizer(target: nil, action: nil)
  private let preferred: UIEditMenuArrowDirection
  private var menu: UIMenu
  private var path: [UIMenu] = []
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var target = CGRect.zero
  private var isLeaving = false

  /// Called after an element has been chosen.
  var onChoice: (UIMenuElement) -> Void = { _ in }
  /// Called before the menu disappears, once.
  var onDismissal: (EditMenuAnimator) -> Void = { _ in }
  /// Called after the menu has appeared, and after it has disappeared.
  var onRest: (_ isShown: Bool) -> Void = { _ in }

  init(_ menu: UIMenu, preferred: UIEditMenuArrowDirection) {
    (self.menu, self.preferred) = (menu, preferred)
    bar.onChoice = { [weak self] in self?.choose($0) }
    bar.onBack = { [weak self] in self?.leaveSubmenu() }
    bar.onTurn = { [weak self] in self?.place() }
    outside.onTouch = { [weak self] in self?.touchDidBegin($0) }
    load()
  }

  /// A Boolean value that indicates whether there is something to show, at once or later.
  var hasElements: Bool {
    !elements.isEmpty || !MenuSections.deferredElements(menu).isEmpty
  }

  /// The frame of the bar with its arrow in the window.
  private(set) var frame = CGRect.zero

  private var elements: [UIMenuElement] {
    MenuSections(path.last ?? menu, loaded: loaded).sections.flatMap(\.elements)
  }

  // MARK: Appearing

  /// Shows the menu beside a rectangle in the coordinates of a window.
  func present(in window: UIWindow, beside target: CGRect, _ animator: EditMenuAnimator?) {
    self.target = target
    UIView.performWithoutAnimation {
      popover.show(bar)
      window.addSubview(popover)
      window.addGestureRecognizer(outside)
      showElements()
      popover.alpha = 0
      popover.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
    }
    UIView.animate(withDuration: Self.coming, delay: 0, options: .curveEaseOut) {
      self.popover.alpha = 1
      self.popover.transform = .identity
      animator?.animate()
    } completion: { _ in
      animator?.complete()
      if !self.isLeaving { self.onRest(true) }
    }
  }

  /// Shows the elements of another menu.
  func show(_ menu: UIMenu) {
    (self.menu, path) = (menu, [])
    load()
    showElements()
  }

  /// Moves the menu beside another rectangle.
  func move(to target: CGRect, animated: Bool) {
    self.target = target
    guard animated else { return UIView.performWithoutAnimation { place() } }
    UIView.animate(withDuration: Self.coming) { self.place() }
  }

  private func load() {
    for deferred in MenuSections.deferredElements(path.last ?? menu)
    where loaded[ObjectIdentifier(deferred)] == nil {
      loaded[ObjectIdentifier(deferred)] = []
      deferred.load { [weak self] elements in
        self?.loaded[ObjectIdentifier(deferred)] = elements
        self?.showElements()
      }
    }
  }

  private func showElements() {
    guard let window = popover.window, !isLeaving else { return }
    bar.show(elements, isSubmenu: !path.isEmpty, limit: Self.area(of: window).width)
    popover.isHidden = elements.isEmpty
    UIView.performWithoutAnimation { place() }
  }

  // MARK: Place

  private static func area(of window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  private func place() {
    guard let window = popover.window else { return }
    let geometry = EditMenuPlace.geometry(
      bar.wantedSize, beside: target.insetBy(dx: -Self.gap, dy: -Self.gap),
      in: Self.area(of: window), preferred: preferred)
    frame = geometry.frame
    popover.place(geometry, color: .tertiarySystemBackground)
    popover.layoutIfNeeded()
  }

  // MARK: Choices

  private func choose(_ element: UIMenuElement) {
    guard !isLeaving else { return }
    if let submenu = element as? UIMenu {
      path.append(submenu)
      load()
      return showElements()
    }
    menu.select(element)
    if !element.shownAttributes.contains(.keepsMenuPresented) { dismiss() }
    onChoice(element)
  }

  private func leaveSubmenu() {
    path.removeLast()
    showElements()
  }

  private func touchDidBegin(_ touch: UITouch) {
    guard let view = touch.view, view.isDescendant(of: popover) else { return dismiss() }
  }

  /// Lets the menu disappear.
  func dismiss() {
    guard !isLeaving else { return }
    isLeaving = true
    popover.isUserInteractionEnabled = false
    outside.view?.removeGestureRecognizer(outside)
    let animator = EditMenuAnimator()
    onDismissal(animator)
    UIView.animate(withDuration: Self.going, delay: 0, options: .curveEaseOut) {
      self.popover.alpha = 0
      animator.animate()
    } completion: { _ in
      self.popover.removeFromSuperview()
      animator.complete()
      self.onRest(false)
    }
  }
}

/// A recognizer that reports touches as they begin, and takes none.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
  var onTouch: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { onTouch(touch) }
    state = .failed
  }
}
