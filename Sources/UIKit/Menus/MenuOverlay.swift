// The view in front of a window while a menu is open: the menu, and for a context menu the preview
// on a blurred background. A tap beside the menu dismisses it.

import Foundation
import SegueWorld

/// A view that fills the window while a menu is open.
final class MenuOverlay: UIView {
  /// The least distance of a menu from the safe area, and that from its preview, in points.
  static let (margin, gap): (CGFloat, CGFloat) = (8, 12)
  /// The distance of a menu from its button, in points.
  static let buttonGap: CGFloat = 6
  /// The duration and the bounce of the spring with which a menu opens: those of a recording of iOS 14 or 15.
  static let (opening, bounce): (TimeInterval, CGFloat) = (0.325, 0.2)
  private static let closing: TimeInterval = 0.35
  private static let leaving: TimeInterval = 0.25

  private var menu: UIMenu
  private var path: [UIMenu] = []
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private weak var sender: AnyObject?
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let plate = MenuPlate()
  private var isLeaving = false

  /// The preview of a context menu; `nil` for the menu of a button.
  var preview: MenuPreview?
  /// The area beside which the menu of a button opens, in the overlay's coordinates.
  var source = CGRect.zero
  /// Called before the menu closes.
  var onEnd: (ContextMenuAnimator) -> Void = { _ in }
  /// Called when the preview has been tapped.
  var onCommit: (ContextMenuAnimator) -> Void = { _ in }
  /// Called after an element has been chosen.
  var onChoice: (UIMenuElement) -> Void = { _ in }

  init(_ menu: UIMenu, sender: AnyObject?) {
    (self.menu, self.sender) = (menu, sender)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] (tap: UITapGestureRecognizer) in self?.wasTapped(tap) }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Opening

  /// Opens the menu in a window.
  func present(in window: UIWindow, _ animator: ContextMenuAnimator? = nil) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation {
      if let preview {
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.alpha = 0
        addSubview(backdrop)
        preview.lift(in: window)
        addSubview(preview.view)
      }
      addSubview(plate)
      window.addSubview(self)
      showRows()
    }
    open(animator)
  }

  private func showRows() {
    let shown = path.last ?? menu
    for deferred in MenuSections.deferredElements(shown)
    where loaded[ObjectIdentifier(deferred)] == nil {
      loaded[ObjectIdentifier(deferred)] = []
      deferred.load { [weak self] elements in
        self?.loaded[ObjectIdentifier(deferred)] = elements
        self?.rowsDidChange()
      }
    }
    plate.show(
      MenuSections(shown, loaded: loaded), back: path.last?.title,
      onBack: { [weak self] in self?.leaveSubmenu() },
      onChoice: { [weak self] in self?.choose($0) })
    plate.isHidden = plate.contentHeight == 0
    plate.layoutIfNeeded()
  }

  private func rowsDidChange() {
    guard window != nil, !isLeaving else { return }
    UIView.performWithoutAnimation {
      showRows()
      let places = places()
      plate.bounds.size = places.menu.size
      plate.center = CGPoint(x: places.menu.midX, y: places.menu.midY)
      plate.layoutIfNeeded()
    }
  }

  private func open(_ animator: ContextMenuAnimator?) {
    let places = places()
    let origin = preview?.source.frame(in: self) ?? source
    UIView.performWithoutAnimation {
      plate.frame = places.menu
      plate.layoutIfNeeded()
      plate.alpha = 0
      shrinkPlate(towards: origin, from: places.menu)
    }
    UIView.animate(springDuration: Self.opening, bounce: Self.bounce) {
      backdrop.alpha = 1
      plate.alpha = 1
      plate.transform = .identity
      plate.center = CGPoint(x: places.menu.midX, y: places.menu.midY)
      preview?.rest(at: places.preview)
      animator?.animate()
    } completion: { _ in
      animator?.complete()
    }
  }

  /// Shrinks the menu toward the near corner of its source.
  private func shrinkPlate(towards origin: CGRect, from frame: CGRect) {
    let x = min(max(origin.midX, frame.minX), frame.maxX)
    let y = origin.midY < frame.midY ? frame.minY : frame.maxY
    let scale: CGFloat = 0.2
    plate.transform = CGAffineTransform(scaleX: scale, y: scale)
    plate.center = CGPoint(
      x: x + (frame.midX - x) * scale, y: y + (frame.midY - y) * scale)
  }

  // MARK: Places

  private var available: CGRect {
    let safe = superview?.safeAreaInsets ?? .zero
    return bounds.inset(by: safe).insetBy(dx: Self.margin, dy: Self.margin)
  }

  /// Returns the frames of the preview and of the menu.
  private func places() -> (preview: CGRect, menu: CGRect) {
    let area = available
    let menuSize = CGSize(
      width: min(MenuPlate.width, area.width), height: min(plate.contentHeight, area.height))
    guard let preview else { return (.zero, besideButton(menuSize, area)) }
    return MenuPlaces.besidePreview(
      source: preview.source.frame(in: self), preview: preview.size(in: area.size), menu: menuSize,
      area: area, gap: Self.gap)
  }

  private func besideButton(_ size: CGSize, _ area: CGRect) -> CGRect {
    let (below, above) = (area.maxY - source.maxY, source.minY - area.minY)
    let isBelow = below >= size.height + Self.buttonGap || below >= above
    let room = max(0, (isBelow ? below : above) - Self.buttonGap)
    let height = min(size.height, room)
    let x = MenuPlaces.x(of: size.width, beside: source, area)
    let y = isBelow ? source.maxY + Self.buttonGap : source.minY - Self.buttonGap - height
    return CGRect(x: x, y: y, width: size.width, height: height)
  }

  // MARK: Choices

  private func choose(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu {
      path.append(submenu)
      return turnRows()
    }
    menu.select(element)
    if element.shownAttributes.contains(.keepsMenuPresented) {
      perform(element)
      return rowsDidChange()
    }
    dismiss()
    perform(element)
  }

  private func perform(_ element: UIMenuElement) {
    onChoice(element)
    if let action = element as? UIAction { return action.perform(sender: sender) }
    guard let command = element as? UICommand else { return }
    let start =
      UIKitState.current.firstResponder ?? (sender as? UIResponder)
      ?? (sender as? UIContextMenuInteraction)?.view
    if !command.perform(from: start) {
      World.current.warn("no responder performs the command \(command.title)")
    }
  }

  private func leaveSubmenu() {
    path.removeLast()
    turnRows()
  }

  /// Shows the rows of another menu on the same plate.
  private func turnRows() {
    showRows()
    let places = places()
    UIView.animate(springDuration: Self.closing, bounce: 0) {
      plate.frame = places.menu
      plate.layoutIfNeeded()
    }
  }

  /// Replaces the menu.
  func update(_ block: (UIMenu) -> UIMenu) {
    if let last = path.last {
      path[path.count - 1] = block(last)
    } else {
      menu = block(menu)
    }
    rowsDidChange()
  }

  // MARK: Closing

  private func wasTapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    if !plate.isHidden, plate.frame.contains(point) { return }
    if let preview, preview.view.frame.contains(point) { return commit() }
    dismiss()
  }

  private func commit() {
    guard !isLeaving else { return }
    let animator = ContextMenuAnimator(preview?.controller)
    onCommit(animator)
    close(animator, pops: animator.preferredCommitStyle == .pop)
  }

  /// Closes the menu.
  func dismiss() {
    guard !isLeaving else { return }
    close(ContextMenuAnimator(preview?.controller), pops: false)
  }

  private func close(_ animator: ContextMenuAnimator, pops: Bool) {
    isLeaving = true
    isUserInteractionEnabled = false
    onEnd(animator)
    let places = places()
    let origin = preview?.source.frame(in: self) ?? source
    UIView.animate(
      withDuration: Self.leaving, delay: 0, options: .curveEaseInOut
    ) { [self] in
      backdrop.alpha = 0
      plate.alpha = 0
      shrinkPlate(towards: origin, from: places.menu)
      if pops {
        preview?.rest(at: bounds)
      } else {
        preview?.sink(in: self)
      }
      animator.animate()
    } completion: { [self] _ in
      preview?.end()
      removeFromSuperview()
      animator.complete()
    }
  }
}

/// The arithmetic of the places of menus.
enum MenuPlaces {
  /// Returns the left edge of a menu: aligned with the source's nearer edge, or centered.
  static func x(of width: CGFloat, beside source: CGRect, _ area: CGRect) -> CGFloat {
    let third = area.width / 3
    let x: CGFloat =
      if source.midX < area.minX + third {
        source.minX
      } else if source.midX > area.maxX - third {
        source.maxX - width
      } else {
        source.midX - width / 2
      }
    return min(max(x, area.minX), max(area.minX, area.maxX - width))
  }

  /// Returns the frames of a preview and the menu below it. The preview stays at its source if both
  /// have room there; it shrinks if they have none at all.
  static func besidePreview(
    source: CGRect, preview: CGSize, menu: CGSize, area: CGRect, gap: CGFloat
  ) -> (preview: CGRect, menu: CGRect) {
    let gap = menu.height > 0 ? gap : 0
    let room = max(0, area.height - menu.height - gap)
    let scale = min(1, room / max(preview.height, 1), area.width / max(preview.width, 1))
    let size = CGSize(width: preview.width * scale, height: preview.height * scale)
    let total = size.height + gap + menu.height
    let x = min(
      max(source.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
    let wanted = source.midY - size.height / 2
    let y = min(max(wanted, area.minY), max(area.minY, area.maxY - total))
    let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    let place = CGRect(
      x: Self.x(of: menu.width, beside: frame, area), y: frame.maxY + gap, width: menu.width,
      height: menu.height)
    return (frame, place)
  }
}
