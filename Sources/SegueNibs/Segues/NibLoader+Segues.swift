// Performs segues: from their triggers and by identifier.

import Foundation
import SegueWorld
import UIKit

extension NibLoader {
  /// Connects a segue with the object that triggers it.
  func addTrigger(_ segue: NibElement, of object: NSObject) {
    let kind = segue["kind"]
    guard kind != "relationship", kind != "embed", !(object is UIViewController) else { return }
    let host = around ?? self
    let perform: @MainActor (NSObject) -> Void = { [weak host] sender in
      host?.trigger(segue, sender: sender)
    }
    switch object {
    case let cell as UITableViewCell:
      if segue["trigger"] == "accessoryAction" {
        cell.segues.accessory = { perform($0) }
      } else {
        cell.segues.selection = { perform($0) }
      }
    case let cell as UICollectionViewCell: cell.segues.selection = { perform($0) }
    default:
      let trigger = NibTrigger(perform)
      retained.append(trigger)
      attach(trigger, NibTrigger.selector, to: object, segue)
    }
  }

  private func trigger(_ segue: NibElement, sender: NSObject) {
    guard let source = owner as? UIViewController,
      source.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else { return }
    perform(segue, from: source, sender: sender)
  }

  /// Performs a segue.
  func perform(_ segue: NibElement, from source: UIViewController, sender: Any?) {
    if segue["kind"] == "unwind" {
      let action = Selector(segue["unwindAction"] ?? "")
      return source.unwind(segue["identifier"], to: action, sender: sender)
    }
    guard let destination = destination(of: segue, from: source, sender: sender) else { return }
    prepare(destination, segue, sender: sender)
    let made = make(segue, from: source, to: destination)
    source.prepare(for: made, sender: sender)
    if segue.flag("animates") == false {
      UIView.performWithoutAnimation { made.perform() }
    } else {
      made.perform()
    }
  }

  /// Creates the controller to which a segue leads, by the segue action of its source if it has one.
  private func destination(
    of segue: NibElement, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    let creator = creator(segue, from: source, sender: sender)
    return SegueActions.during(segue, from: source, sender: sender) {
      destination(of: segue, creator: creator)
    }
  }

  private func creator(_ segue: NibElement, from source: UIViewController, sender: Any?)
    -> ((NSCoder) -> UIViewController?)?
  {
    guard let name = segue["destinationCreationSelector"] else { return nil }
    let creator = SegueActions.creator(
      name, of: source, sender: sender, identifier: segue["identifier"])
    if creator == nil {
      warn(segue, "the segue action \(name), which \(type(of: source)) does not have")
    }
    return creator
  }

  // MARK: Kinds

  private func prepare(_ destination: UIViewController, _ segue: NibElement, sender: Any?) {
    if let style = segue.option("modalTransitionStyle", NibSegues.transitions) {
      destination.modalTransitionStyle = style
    }
    if let style = segue.option("modalPresentationStyle", NibSegues.presentations) {
      destination.modalPresentationStyle = style
    }
    guard ["popoverPresentation", "popover"].contains(segue["kind"]) else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    anchor(popover, segue, sender)
    if let arrow = segue.child("popoverArrowDirection") {
      popover.permittedArrowDirections = arrows(arrow)
    }
  }

  private func anchor(
    _ popover: UIPopoverPresentationController, _ segue: NibElement, _ sender: Any?
  ) {
    let button = segue["popoverAnchorBarButtonItem"].flatMap { object($0) as? UIBarButtonItem }
    let view = segue["popoverAnchorView"].flatMap { object($0) as? UIView }
    if let button = button ?? (view == nil ? sender as? UIBarButtonItem : nil) {
      popover.barButtonItem = button
    } else if let view = view ?? sender as? UIView {
      popover.sourceView = view
      popover.sourceRect = segue.child(key: "popoverAnchorRect", "rect")?.rect ?? view.bounds
    }
  }

  private func arrows(_ element: NibElement) -> UIPopoverArrowDirection {
    var arrows: UIPopoverArrowDirection = []
    for (name, part) in [
      ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
    ] where element.flag(name) == true {
      arrows.insert(part)
    }
    return arrows.isEmpty ? .any : arrows
  }

  private func make(
    _ segue: NibElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let identifier = segue["identifier"]
    let isAnimated = segue.flag("animates") ?? true
    if let name = segue["customClass"] {
      if let type = CustomClasses.type(name) as? UIStoryboardSegue.Type {
        return type.made(identifier: identifier, source: source, destination: destination)
      }
      warn(segue, "the class \(name) of a segue, which is not among the classes of the app")
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch segue["kind"] {
      case "presentation", "modal", "popoverPresentation", "popover":
        source.present(destination, animated: isAnimated && UIView.areAnimationsEnabled)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
      case "push" where source.navigationController != nil:
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      default: source.show(destination, sender: source)
      }
    }
  }

  // MARK: Embedding

  /// Embeds the controllers of container views, in the order of the file.
  func embed(in controller: UIViewController, _ element: NibElement) {
    var found: [(container: NibElement, segue: NibElement)] = []
    element.visit { container in
      for segue in container.list("connections") where segue["kind"] == "embed" {
        found.append((container, segue))
      }
    }
    for (container, segue) in found {
      guard let view = object(container.id ?? "") as? UIView else { continue }
      _ = NibNesting.enter { embed(segue, in: view, of: controller) }
    }
  }

  private func embed(_ segue: NibElement, in view: UIView, of controller: UIViewController) {
    guard let child = destination(of: segue, from: controller, sender: nil) else { return }
    let made = UIStoryboardSegue(
      identifier: segue["identifier"], source: controller, destination: child)
    controller.prepare(for: made, sender: nil)
    controller.addChild(child)
    child.view.frame = view.bounds
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: controller)
  }
}
