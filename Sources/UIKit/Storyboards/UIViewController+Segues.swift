// Performs the segues that are registered for a view controller. As on iOS, `performSegue` does not
// query `shouldPerformSegue`; a control that triggers a segue does.

import Foundation
import SegueWorld

extension UIViewController {
  /// Performs the segue with the given identifier.
  func performRegisteredSegue(_ identifier: String, sender: Any?) {
    if let archive { return archive.performSegue(identifier, from: self, sender: sender) }
    guard let registered = registeredSegue(identifier) else { return }
    switch registered.goal {
    case .controller(let name): lead(registered, to: name, sender: sender)
    case .action(let action): unwind(identifier, to: action, sender: sender)
    }
  }

  private func registeredSegue(_ identifier: String) -> UIStoryboard.Segue? {
    guard let storyboard else {
      World.current.reportUnsupported(
        "the segue \"\(identifier)\" of \(type(of: self)), which is not from a storyboard")
      return nil
    }
    let own = storyboard.contents.segues.filter { $0.source == storyboardIdentifier }
    if let found = own.first(where: { $0.identifier == identifier }) { return found }
    let names = own.map(\.identifier).sorted()
    World.current.reportUnsupported(
      "the segue \"\(identifier)\" of controller \"\(storyboardIdentifier ?? "")\" in storyboard "
        + "\"\(storyboard.name)\"; \(UIStoryboard.list(names, "segues"))")
    return nil
  }

  private func lead(_ registered: UIStoryboard.Segue, to name: String, sender: Any?) {
    guard let storyboard else { return }
    let destination = storyboard.instantiateViewController(withIdentifier: name)
    let segue = makeSegue(registered, to: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeSegue(_ registered: UIStoryboard.Segue, to destination: UIViewController)
    -> UIStoryboardSegue
  {
    let identifier = registered.identifier
    switch registered.kind {
    case .show:
      return UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    case .present:
      return UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [self] in present(destination, animated: UIView.areAnimationsEnabled)
      }
    case .custom(let make): return make(identifier, self, destination)
    }
  }

  // MARK: Unwinding

  package func unwind(_ identifier: String?, to action: Selector, sender: Any?) {
    let goal = behind.first { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }
    guard let goal else {
      World.current.reportUnsupported(
        "the segue \"\(identifier ?? "")\" of \(type(of: self)): no controller before it implements "
          + "\(action)"
      )
      return
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: goal) {
      [self] in returnFromPresentation(to: goal)
    }
    prepare(for: segue, sender: sender)
    action.perform(on: goal, sender: segue)
    segue.perform()
  }

  /// The view controllers to which an unwind segue can lead, the nearest first.
  private var behind: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      if let navigation = controller as? UINavigationController {
        found += navigation.viewControllers.reversed().filter { $0 !== self && !found.contains($0) }
      } else if controller !== self {
        found += (controller.children.reversed() + [controller]).filter { !found.contains($0) }
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return found.filter { $0 !== self }
  }

  private func returnFromPresentation(to goal: UIViewController) {
    let navigation = goal.navigationController
    let isCovered = goal.presentedViewController != nil
    if isCovered { goal.dismiss(animated: true) }
    if let navigation, navigation.topViewController !== goal {
      navigation.popToViewController(goal, animated: !isCovered)
    }
  }

  // MARK: Triggers

  /// Connects the controls that trigger segues, after the view has been loaded.
  func connectSegues() {
    guard let storyboard, archive == nil else { return }
    for segue in storyboard.contents.segues where segue.source == storyboardIdentifier {
      segue.trigger?(self)?.addAction(
        UIAction { [weak self] action in
          guard let self,
            shouldPerformSegue(withIdentifier: segue.identifier, sender: action.sender)
          else { return }
          performSegue(withIdentifier: segue.identifier, sender: action.sender)
        }, for: .touchUpInside)
    }
  }
}
