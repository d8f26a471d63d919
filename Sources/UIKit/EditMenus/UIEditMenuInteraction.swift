// Edit menus: a bar of commands beside a place in a view, which code presents.

import Foundation
import SegueWorld

/// The edit menu of a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that supplies the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  private var shown: (menu: EditMenu, configuration: UIEditMenuConfiguration)?

  /// Creates an interaction with the given delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Dismisses the menu.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Adopts the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Presents the menu in place of one that is visible. Without elements there is none.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let menu = EditMenu(menu(for: configuration), preferred: configuration.preferredArrowDirection)
    guard menu.hasElements else { return }
    menu.onChoice = { [weak self] in self?.perform($0, at: configuration) }
    menu.onDismissal = { [weak self] in self?.willDismiss(configuration, $0) }
    shown = (menu, configuration)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    menu.present(in: window, beside: target(of: configuration, in: view), animator)
  }

  /// Dismisses the menu.
  open func dismissMenu() { shown?.menu.dismiss() }

  /// Asks the delegate for the elements of the visible menu again.
  open func reloadVisibleMenu() {
    guard let shown else { return }
    shown.menu.show(menu(for: shown.configuration))
  }

  /// Moves the visible menu to its target, which has moved.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let view, let shown else { return }
    shown.menu.move(to: target(of: shown.configuration, in: view), animated: animated)
  }

  /// Returns the source point of the visible menu in a view; `nil` for the window. Without a menu it is zero.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  // MARK: The course of a menu

  /// The first responder of the chain at the source point.
  private func responder(_ configuration: UIEditMenuConfiguration) -> UIResponder? {
    view?.hitTest(configuration.sourcePoint, with: nil) ?? view
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = StandardEditAction.suggestions(from: responder(configuration))
    return delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  private func target(of configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect = given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
    return view.convert(rect, to: nil)
  }

  private func willDismiss(_ configuration: UIEditMenuConfiguration, _ animator: EditMenuAnimator) {
    guard shown?.configuration === configuration else { return }
    shown = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
  }

  private func perform(_ element: UIMenuElement, at configuration: UIEditMenuConfiguration) {
    if let action = element as? UIAction { return action.perform(sender: self) }
    guard let command = element as? UICommand else { return }
    if command.perform(from: responder(configuration)) { return }
    if command.perform(from: UIKitState.current.firstResponder) { return }
    World.current.warn("no responder performs the command \(command.title)")
  }
}
