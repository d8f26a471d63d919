// Moves from screen to screen, whoever asks for them: a step of the script, or a finger on a screen.
// Each is the call of UIKit that an app would make, with the delegate told beforehand what plays it.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import UIKit

/// Presents, dismisses, pushes and pops the screens of a window.
@MainActor
final class ScreenMoves {
  let window: UIWindow
  private let choice: TransitionChoice
  private let builder: ScreenBuilder
  private let delegate: StepDelegate
  private let names: NodeNames
  private let settings: SheetSettings
  /// What each screen that is not gone came with.
  private var arrivals = ObjectTable<UIViewController, TransitionUse>()

  init(
    _ window: UIWindow, choice: TransitionChoice, builder: ScreenBuilder, delegate: StepDelegate,
    names: NodeNames
  ) {
    (self.window, self.choice, self.names) = (window, choice, names)
    (self.builder, self.delegate) = (builder, delegate)
    settings = SheetSettings { [delegate] in
      (delegate.animator, delegate.asked, delegate.driver) = (nil, nil, nil)
    }
  }

  /// Puts a screen into the window.
  func show(_ name: String) { window.rootViewController = builder.controller(name) }

  /// Pages that are being turned, which is no transition, are told here when they have been.
  var onPageTurned: () -> Void = {}
  /// Whether pages are being turned.
  private(set) var isTurning = false

  /// Makes the move of `step`, steered by `driver` if there is one; returns why it cannot, if so.
  func perform(
    _ step: SceneStep, driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> String? {
    delegate.driver = driver
    delegate.isMoving = true
    defer { delegate.isMoving = false }
    switch step.action {
    case .present(let move, let style, _): return present(move, style)
    case .dismiss(let move): return dismiss(move)
    case .push(let move): return push(move)
    case .pop(let move): return pop(move)
    case .select(let move): return select(move)
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll:
      return nil
    }
  }

  /// Whether the last move is animated by a transition that the scene names, rather than UIKit's own.
  var isAnimatedByTheScene: Bool { delegate.animator != nil || delegate.asked != nil }

  /// What is to steer `step` if it is steered by hand and its transition brings something for that.
  func ownDriver(for step: SceneStep) -> UIPercentDrivenInteractiveTransition? {
    guard let role = step.role, let use = step.move?.transition,
      case .delegate(let asked) = choice.player(use, role)
    else { return nil }
    return asked.makeDriver(for: role)
  }

  /// What a finger does that comes down on the transition of `step`: as its screen says, or the other.
  func grab(_ record: TransitionRecord, of step: SceneStep) -> SceneGrab? {
    let others = [record.to, record.from].compactMap { $0 }.flatMap { [$0] + $0.children.suffix(1) }
    let names = [step.move?.screen.value] + others.map { builder.name(of: $0) }
    for case let name? in names {
      if let grab = choice.document.screen(name)?.grab { return grab }
    }
    return nil
  }

  private func present(_ move: ScreenMove, _ style: PresentationStyle?) -> String? {
    guard let front else { return "the window is empty" }
    let arriving = builder.controller(move.screen.value)
    let screen = choice.document.screen(move.screen.value)
    arrivals[arriving] = move.transition
    prepare(move.transition, .present)
    let usual =
      move.transition == nil
      ? SheetSettings.style(of: screen) ?? .automatic
      : delegate.asked?.presentationStyle ?? .fullScreen
    arriving.modalPresentationStyle = style.map { UIModalPresentationStyle($0) } ?? usual
    settings.apply(screen, to: arriving, over: front, names)
    front.present(arriving, animated: move.isAnimated)
    return nil
  }

  private func dismiss(_ move: ScreenMove) -> String? {
    let chain = presentedChain
    guard let leaving = chain.last(where: { builder.name(of: $0) == move.screen.value }) else {
      return "\(QuotedText.quoted(move.screen.value)) is not presented any more"
    }
    let top = chain.last ?? leaving
    prepare(move.transition ?? arrivals[top], .dismiss)
    leaving.presentingViewController?.dismiss(animated: move.isAnimated)
    return nil
  }

  private func push(_ move: ScreenMove) -> String? {
    guard let navigation = frontTab as? UINavigationController else {
      return "no navigation is in front"
    }
    let arriving = builder.controller(move.screen.value)
    arrivals[arriving] = move.transition
    prepare(move.transition, .push)
    navigation.pushViewController(arriving, animated: move.isAnimated)
    return nil
  }

  private func pop(_ move: ScreenMove) -> String? {
    guard let navigation = frontTab as? UINavigationController,
      let leaving = navigation.topViewController, navigation.viewControllers.count > 1
    else { return "no navigation with a screen to pop is in front" }
    guard builder.name(of: leaving) == move.screen.value else {
      return "\(QuotedText.quoted(move.screen.value)) is not on top any more"
    }
    prepare(move.transition ?? arrivals[leaving], .pop)
    _ = navigation.popViewController(animated: move.isAnimated)
    return nil
  }

  /// The sheet that a screen is shown as.
  func sheet(called name: String) -> UISheetPresentationController? {
    presentedChain.last { builder.name(of: $0) == name }?.sheetPresentationController
  }

  private func select(_ move: ScreenMove) -> String? {
    let name = move.screen.value
    if let tabs = front as? UITabBarController,
      let index = tabs.viewControllers?.firstIndex(where: { builder.name(of: $0) == name })
    {
      prepare(move.isAnimated ? move.transition : nil, .push)
      tabs.selectedIndex = index
      return nil
    }
    let top = (frontTab as? UINavigationController)?.topViewController ?? frontTab
    guard let book = top as? PageBook else { return "no tabs or pages are in front" }
    isTurning = true
    let isThere = book.turn(to: name, animated: move.isAnimated) { [weak self] in
      self?.isTurning = false
      self?.onPageTurned()
    }
    if !isThere { isTurning = false }
    return isThere ? nil : "\(QuotedText.quoted(name)) is no tab or page here"
  }

  private func prepare(_ use: TransitionUse?, _ role: TransitionRole) {
    (delegate.animator, delegate.asked) = (nil, nil)
    guard let use else { return }
    switch choice.player(use, role) {
    case .animator(let animator): delegate.animator = animator
    case .delegate(let asked): delegate.asked = asked
    case .system, .none: break
    }
  }

  /// What is presented over the root, the front one last.
  private var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var controller = window.rootViewController?.presentedViewController
    while let found = controller {
      chain.append(found)
      controller = found.presentedViewController
    }
    return chain
  }

  private var front: UIViewController? { presentedChain.last ?? window.rootViewController }

  /// What is in front, or its selected tab.
  private var frontTab: UIViewController? {
    (front as? UITabBarController)?.selectedViewController ?? front
  }
}

extension UIModalPresentationStyle {
  /// The same style.
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
