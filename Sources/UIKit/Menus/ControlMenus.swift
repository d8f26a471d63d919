// The menus of controls and bar buttons.

import Foundation

/// The menu of a control, and what opens it.
@MainActor
final class ControlMenu {
  var menu: UIMenu?
  weak var overlay: MenuOverlay?
  var press: ContextPressRecognizer?
}

extension UIControl {
  /// Opens a menu beside the control.
  func open(_ menu: UIMenu, in state: ControlMenu, onChoice: @escaping (UIMenuElement) -> Void) {
    guard let window, state.overlay == nil, !menu.children.isEmpty else { return }
    sendActions(for: .menuActionTriggered)
    let overlay = MenuOverlay(menu, sender: self)
    overlay.source = convert(bounds, to: window)
    overlay.onChoice = onChoice
    state.overlay = overlay
    overlay.present(in: window)
  }
}

extension UIButton {
  func menuDidChange() {
    let state = menuState
    if state.menu != nil, state.press == nil {
      let press = ContextPressRecognizer(target: nil, action: nil)
      press.mayBegin = { [weak self] in
        guard let self, isEnabled, menu != nil else { return false }
        return !showsMenuAsPrimaryAction && isContextMenuInteractionEnabled
      }
      press.addHandler { [weak self] (press: ContextPressRecognizer) in
        if press.state == .began { self?.openMenu() }
      }
      addGestureRecognizer(press)
      state.press = press
    }
    selectFirstIfNeeded()
  }

  /// Opens the menu of the button.
  func openMenu() {
    guard let menu = menuState.menu else { return }
    open(menu, in: menuState) { [weak self] in self?.menuChoice($0) }
  }

  /// A Boolean value that indicates whether the menu chooses one of several, which the title shows.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menuState.menu != nil
  }

  private func menuChoice(_ element: UIMenuElement) {
    guard isPopUp else { return }
    menuState.menu?.mark(element)
    showSelectionAsTitle(element)
  }

  /// Selects the first action of a pop-up button, unless one is selected.
  func selectFirstIfNeeded() {
    guard isPopUp, let menu = menuState.menu else { return }
    guard let chosen = menu.selectedElements.first ?? menu.firstAction else { return }
    menu.mark(chosen)
    showSelectionAsTitle(chosen)
  }

  private func showSelectionAsTitle(_ element: UIMenuElement) {
    setTitle(element.title, for: .normal)
    if let image = element.image { setImage(image, for: .normal) }
  }
}
