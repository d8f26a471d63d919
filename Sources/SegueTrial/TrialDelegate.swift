// The delegate for one family of classes: it forwards to the family's own delegate, or creates its
// animators as UIKit requests them. Calls into the user's code are noted, so that one that does not
// return can be reported.

import SegueStage
import SegueTransitions
import SegueWorld
import UIKit

/// Plays one family of classes in one world.
final class TrialDelegate: NSObject, TransitionProviding {
  private let family: TrialFamily
  private let entries: [String: TrialRegistry.Entry]
  /// The objects that are used in both directions.
  private var made: [String: AnyObject] = [:]
  /// A Boolean value that indicates whether the current navigation pushes.
  private var isGoingForward = true
  /// The role of the navigation's or the tabs' running transition.
  private var currentRole: TransitionRole { isGoingForward ? .push : .pop }
  /// A Boolean value that indicates whether touches start transitions.
  private let usesTouches: Bool
  /// Called with the name of a delegate of the source that returns no animator, and with the class that
  /// is played instead.
  var onRefusal: (String, TransitionRole, String?) -> Void = { _, _, _ in }

  init(_ family: TrialFamily, _ entries: [String: TrialRegistry.Entry], usesTouches: Bool) {
    (self.family, self.entries, self.usesTouches) = (family, entries, usesTouches)
  }

  var presentationStyle: UIModalPresentationStyle {
    switch family.style {
    case "custom": .custom
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "currentContext": .currentContext
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "automatic": .automatic
    default: .fullScreen
    }
  }

  func makeDriver(for role: TransitionRole) -> UIPercentDrivenInteractiveTransition? {
    let blank = UIViewController()
    let situation = TrialContext(role, from: blank, to: blank)
    if let name = family.delegate, let delegate = object(name, situation),
      let found = entries[name]?.driver(delegate) as? UIPercentDrivenInteractiveTransition
    {
      return found
    }
    return object(family.driver, situation) as? UIPercentDrivenInteractiveTransition
  }

  // MARK: Objects

  /// Returns the object of the class called `name` for this situation.
  private func object(_ name: String?, _ situation: TrialContext) -> AnyObject? {
    guard let name, let entry = entries[name] else { return nil }
    if family.isAnimatedByItself, name == family.forward { return situation.upper }
    return call("init", of: name, situation.role) {
      if let known = made[name] {
        entry.aim(known, situation)
        return known
      }
      guard let object = entry.make(situation) else { return nil }
      entry.aim(object, situation)
      if usesTouches { entry.attach(object, situation) }
      if entry.isReused { made[name] = object }
      return object
    }
  }

  /// Creates the driver, if touches start transitions, so that it observes the screens that have
  /// appeared.
  private func makeTouchDriver(_ situation: TrialContext) {
    guard usesTouches, let name = family.driver, name != family.delegate else { return }
    made[name] = object(name, situation)
  }

  /// The driver of an interactive dismissal or pop, for families without a delegate.
  private var ownInteraction: (any UIViewControllerInteractiveTransitioning)? {
    guard usesTouches, let name = family.driver else { return nil }
    return made[name] as? any UIViewControllerInteractiveTransitioning
  }

  private func call<Result>(
    _ call: String, of type: String, _ role: TransitionRole, _ body: () -> Result
  ) -> Result {
    UserCode.calling(call, of: type, in: role.rawValue, body)
  }

  /// Calls the method of a delegate that returns an animator or, for UIKit's own animation, `nil`. An
  /// app may return one only for some screens or while a finger moves, so that the animator for the
  /// direction is played instead, if there is one.
  private func asking(
    _ method: String, of type: String, _ situation: TrialContext,
    _ body: () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let role = situation.role
    if situation.isForward { prepareSelection(of: situation.lower) }
    if let animator = call(method, of: type, role, body) { return animator }
    let substitute = kept(by: type, situation) ?? animator(situation)
    onRefusal(type, role, substitute.map { "\(Swift.type(of: $0))" })
    return substitute
  }

  /// The animator of the direction's class that the delegate keeps.
  private func kept(by delegate: String, _ situation: TrialContext)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let name = situation.isForward ? family.forward : family.backward,
      let owner = made[delegate], let last = name.split(separator: ".").last
    else { return nil }
    let found = entries[delegate]?.animators(owner).first { "\(Swift.type(of: $0))" == last }
    return found as? any UIViewControllerAnimatedTransitioning
  }

  /// Selects an item of a list on a screen of the source whose code asks for it.
  private func prepareSelection(of screen: UIViewController) {
    guard family.asksForSelection, !(screen is ScreenController) else { return }
    UserCode.calling("a list's data source", of: family.name, in: "before the transition") {
      screen.selectFirstVisibleItem()
    }
  }

  private func modalDelegate(_ situation: TrialContext)
    -> (any UIViewControllerTransitioningDelegate)?
  {
    object(family.delegate, situation) as? any UIViewControllerTransitioningDelegate
  }

  private func animator(_ situation: TrialContext)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    if situation.isForward { prepareSelection(of: situation.lower) }
    let name = situation.isForward ? family.forward : family.backward
    return object(name, situation) as? any UIViewControllerAnimatedTransitioning
  }

  // MARK: Modal

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let situation = TrialContext(.present, from: source, to: presented)
    makeTouchDriver(situation)
    guard let name = family.delegate else { return animator(situation) }
    let delegate = modalDelegate(situation)
    return asking("animationController(forPresented:presenting:source:)", of: name, situation) {
      delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    let lower = dismissed.presentingViewController ?? UIViewController()
    let situation = TrialContext(.dismiss, from: dismissed, to: lower)
    guard let name = family.delegate else { return animator(situation) }
    let delegate = modalDelegate(situation)
    return asking("animationController(forDismissed:)", of: name, situation) {
      delegate?.animationController(forDismissed: dismissed)
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let situation = TrialContext(.present, from: presenting ?? source, to: presented)
    guard let name = family.delegate else {
      return object(family.presentation, situation) as? UIPresentationController
    }
    let delegate = modalDelegate(situation)
    return call("presentationController(forPresented:presenting:source:)", of: name, .present) {
      delegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let name = family.delegate else { return nil }
    let delegate = made[name] as? any UIViewControllerTransitioningDelegate
    return call("interactionControllerForPresentation(using:)", of: name, .present) {
      delegate?.interactionControllerForPresentation(using: animator)
    }
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let name = family.delegate else { return ownInteraction }
    let delegate = made[name] as? any UIViewControllerTransitioningDelegate
    return call("interactionControllerForDismissal(using:)", of: name, .dismiss) {
      delegate?.interactionControllerForDismissal(using: animator)
    }
  }

  // MARK: Navigation

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let role = operation == .push ? TransitionRole.push : .pop
    let situation = TrialContext(role, from: fromVC, to: toVC, around: navigationController)
    if situation.isForward { makeTouchDriver(situation) }
    isGoingForward = situation.isForward
    guard let name = family.delegate else { return animator(situation) }
    let delegate = object(name, situation) as? any UINavigationControllerDelegate
    return asking("navigationController(_:animationControllerFor:from:to:)", of: name, situation) {
      delegate?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let name = family.delegate else { return isGoingForward ? nil : ownInteraction }
    let delegate = made[name] as? any UINavigationControllerDelegate
    return call("navigationController(_:interactionControllerFor:)", of: name, currentRole) {
      delegate?.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }

  // MARK: Tabs

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let tabs = tabBarController.viewControllers ?? []
    let isForward = (tabs.firstIndex(of: fromVC) ?? 0) < (tabs.firstIndex(of: toVC) ?? 0)
    let role = isForward ? TransitionRole.push : .pop
    let situation = TrialContext(role, from: fromVC, to: toVC, tabs: tabBarController)
    isGoingForward = isForward
    guard let name = family.delegate else { return animator(situation) }
    let delegate = object(name, situation) as? any UITabBarControllerDelegate
    let call = "tabBarController(_:animationControllerForTransitionFrom:to:)"
    return asking(call, of: name, situation) {
      delegate?.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let name = family.delegate else { return nil }
    let delegate = made[name] as? any UITabBarControllerDelegate
    return call("tabBarController(_:interactionControllerFor:)", of: name, currentRole) {
      delegate?.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }
}
