// Connects outlets, outlet collections, actions, and the triggers of segues.

import Foundation
import SegueWorld
import UIKit

extension NibLoader {
  /// Applies a connection.
  ///
  /// - Returns: Whether its objects exist.
  func connect(
    _ pending: Pending, _ collections: inout OutletCollections, isFinal: Bool
  ) -> Bool {
    guard
      let object = object(pending.owner.id ?? "")
        ?? (pending.owner.name == "placeholder"
          ? owner : nil)
    else { return false }
    let element = pending.element
    switch element.name {
    case "segue":
      addTrigger(element, of: object)
      return true
    case "action": return connectAction(element, of: object, isFinal)
    case "outlet", "outletCollection": break
    default:
      warn(element, "the connection is not known and left out")
      return true
    }
    guard let property = element["property"], let id = element["destination"] else { return true }
    guard let target = resolve(id, isFinal: isFinal) else {
      if isFinal { warn(element, "the outlet \(property) of \(type(of: object)): no object \(id)") }
      return false
    }
    if element.name == "outlet" {
      setOutlet(property, of: object, to: target, element)
    } else if property == "gestureRecognizers", let view = object as? UIView,
      let recognizer = target as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
    } else {
      collections.add(target, to: property, of: object, element)
    }
    return true
  }

  /// Sets an outlet: a property of the app's class, or one of UIKit.
  func setOutlet(_ property: String, of object: NSObject, to value: Any, _ element: NibElement) {
    if let set = SegueClassTable.shared.setter(property, of: object), set(object, value) { return }
    if let target = value as? NSObject, SystemOutlets.set(property, of: object, to: target) {
      return
    }
    if setSystemProperty(property, of: object, to: value) { return }
    warn(
      element,
      "the outlet \(property) of \(type(of: object)), which has no such property of the type "
        + "\(type(of: value))")
  }

  // MARK: Actions

  private func connectAction(_ element: NibElement, of object: NSObject, _ isFinal: Bool) -> Bool {
    guard let name = element["selector"], let id = element["destination"] else { return true }
    guard let target = resolve(id, isFinal: isFinal) else {
      if file.element(id)?.name == "placeholder" || id == "-2" || id == "-1" {
        sendToResponders(name, object, element)
        return true
      }
      if isFinal { warn(element, "the action \(name): no object \(id)") }
      return false
    }
    let selector = Selector(name)
    if !selector.isAvailable(for: target) {
      warn(element, "the action \(name), which \(type(of: target)) does not have")
      return true
    }
    attach(target, selector, to: object, element)
    return true
  }

  /// Makes an object perform an action of a target.
  func attach(_ target: NSObject, _ selector: Selector, to object: NSObject, _ element: NibElement)
  {
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event(of: element, control))
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
    default: warn(element, "an action of \(type(of: object)), which sends none")
    }
  }

  /// Makes an object send an action along the responder chain.
  private func sendToResponders(_ name: String, _ object: NSObject, _ element: NibElement) {
    let trigger = NibTrigger { sender in
      let selector = Selector(name)
      var responder = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
      while let current = responder {
        if selector.isAvailable(for: current) {
          selector.perform(on: current, sender: sender)
          return
        }
        responder = current.next
      }
    }
    retained.append(trigger)
    attach(trigger, NibTrigger.selector, to: object, element)
  }

  private func event(of element: NibElement, _ control: UIControl) -> UIControl.Event {
    if let event = element.option("eventType", NibControls.events) { return event }
    let isPressed = control is UIButton || type(of: control) == UIControl.self
    return isPressed || element.name == "segue" && !NibTrigger.hasValue(control)
      ? .touchUpInside : .valueChanged
  }
}

/// A target that performs a closure.
@MainActor
final class NibTrigger: NSObject {
  /// The selector of `fire(_:)`.
  static let selector = Selector(NibTrigger.fire)

  private let action: @MainActor (NSObject) -> Void

  /// - Parameter action: The closure, which receives the sender.
  init(_ action: @escaping @MainActor (NSObject) -> Void) {
    self.action = action
    super.init()
  }

  /// Performs the closure. Continuous gestures do so when they begin.
  func fire(_ sender: NSObject) {
    if let recognizer = sender as? UIGestureRecognizer {
      let isTap = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      guard recognizer.state == (isTap ? .ended : .began) else { return }
    }
    action(sender)
  }

  /// Returns whether a control has a value, whose change triggers its actions.
  static func hasValue(_ control: UIControl) -> Bool {
    control is UISwitch || control is UISlider || control is UIStepper
      || control is UISegmentedControl || control is UIPageControl || control is UIDatePicker
  }
}
