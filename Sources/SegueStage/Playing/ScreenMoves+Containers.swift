// The UIKit calls of the moves. Each method returns the reason why its move is impossible, or
// `nil`.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import UIKit

extension ScreenMoves {
  /// Presents a screen over the front one.
  func present(_ move: ScreenMove, _ style: PresentationStyle?) -> String? {
    guard let front else { return "the window is empty" }
    let arriving = builder.controller(move.screen.value)
    let screen = choice.document.screen(move.screen.value)
    arrivals[arriving] = move.transition
    prepare(move.transition, .present)
    let usual =
      move.transition == nil
      ? SheetSettings.style(of: screen) ?? .automatic
      : delegate.forwardingDelegate?.presentationStyle ?? .fullScreen
    arriving.modalPresentationStyle = style.map { UIModalPresentationStyle($0) } ?? usual
    setModalStyle(of: arriving, for: move.transition, .present)
    settings.apply(screen, to: arriving, over: front, names)
    front.present(arriving, animated: move.isAnimated)
    return nil
  }

  /// Dismisses a presented screen, with everything presented over it.
  func dismiss(_ move: ScreenMove) -> String? {
    let chain = presentedChain
    guard let leaving = chain.last(where: { builder.name(of: $0) == move.screen.value }) else {
      return "\(QuotedText.quoted(move.screen.value)) is no longer presented"
    }
    let top = chain.last ?? leaving
    prepare(move.transition ?? arrivals[top], .dismiss)
    setModalStyle(of: leaving, for: move.transition, .dismiss)
    leaving.presentingViewController?.dismiss(animated: move.isAnimated)
    return nil
  }

  /// Pushes a screen onto the navigation in front.
  func push(_ move: ScreenMove) -> String? {
    guard let navigation = frontTab as? UINavigationController else {
      return "there is no navigation in front"
    }
    let arriving = builder.controller(move.screen.value)
    arrivals[arriving] = move.transition
    prepare(move.transition, .push)
    navigation.pushViewController(arriving, animated: move.isAnimated)
    return nil
  }

  /// Pops the top screen of the navigation in front.
  func pop(_ move: ScreenMove) -> String? {
    guard let navigation = frontTab as? UINavigationController,
      let leaving = navigation.topViewController, navigation.viewControllers.count > 1
    else { return "there is no navigation in front with a screen to pop" }
    guard builder.name(of: leaving) == move.screen.value else {
      return "\(QuotedText.quoted(move.screen.value)) is no longer on top"
    }
    prepare(move.transition ?? arrivals[leaving], .pop)
    _ = navigation.popViewController(animated: move.isAnimated)
    return nil
  }

  /// Selects a tab of the tab bar in front, or turns to a page of the pager in front.
  func select(_ move: ScreenMove) -> String? {
    let name = move.screen.value
    guard let tabs = front as? UITabBarController,
      let index = tabs.viewControllers?.firstIndex(where: { builder.name(of: $0) == name })
    else { return turn(to: name, animated: move.isAnimated) }
    prepare(move.isAnimated ? move.transition : nil, .push)
    tabs.selectedIndex = index
    return nil
  }

  private func turn(to name: String, animated: Bool) -> String? {
    let top = (frontTab as? UINavigationController)?.topViewController ?? frontTab
    guard let pages = top as? PagedScreensController else {
      return "there are no tabs or pages in front"
    }
    isTurning = true
    let hasPage = pages.turn(to: name, animated: animated) { [weak self] in
      self?.isTurning = false
      self?.onPageTurned()
    }
    if !hasPage { isTurning = false }
    return hasPage ? nil : "\(QuotedText.quoted(name)) is not a tab or page of the front screen"
  }

  /// Configures the delegate for a move whose transition is `use`, or UIKit's own for `nil`.
  private func prepare(_ use: TransitionUse?, _ role: TransitionRole) {
    (delegate.animator, delegate.forwardingDelegate) = (nil, nil)
    guard let use else { return }
    switch choice.player(use, role) {
    case .animator(let animator): delegate.animator = animator
    case .delegate(let provider): delegate.forwardingDelegate = provider
    case .system, .modalStyle, .none: break
    }
  }

  /// Sets the modal transition style of `controller` if the transition `use` is one.
  private func setModalStyle(
    of controller: UIViewController, for use: TransitionUse?, _ role: TransitionRole
  ) {
    guard let use, case .modalStyle(let style) = choice.player(use, role) else { return }
    controller.modalTransitionStyle = style
  }
}

extension UIModalPresentationStyle {
  /// Creates UIKit's style of the same name.
  init(_ style: PresentationStyle) {
    self =
      switch style {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .custom: .custom
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .popover: .popover
      case .automatic: .automatic
      }
  }
}
