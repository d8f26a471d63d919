// Creates and activates the constraints of the views that have been created.

import Foundation
import UIKit

extension NibLoader {
  /// Activates the constraints of all views that have been created since the last call.
  func activateConstraints() {
    let owners = constraintOwners
    constraintOwners = []
    for owner in owners {
      let found = owner.list("constraints")
      guard !found.isEmpty, file.usesAutoLayout else { continue }
      let left = NibVariations.excluded("constraints", of: owner)
      for element in found {
        add(element, of: owner, isInstalled: !left.contains(element.id ?? ""))
      }
    }
  }

  private func add(_ element: NibElement, of owner: NibElement, isInstalled: Bool) {
    guard element.name == "constraint" else {
      return warn(element, "the element is not known and left out")
    }
    guard element.flag("placeholder") != true, let constraint = constraint(element, owner) else {
      return
    }
    register(constraint, for: element)
    if isInstalled { constraint.isActive = true }
    if !constraint.isActive { retained.append(constraint) }
  }

  private func constraint(_ element: NibElement, _ owner: NibElement) -> NSLayoutConstraint? {
    guard let first = item("firstItem", element, owner),
      let attribute = attribute("firstAttribute", element)
    else { return nil }
    var second: NSObject?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    if element["secondAttribute"] != nil {
      guard let item = item("secondItem", element, owner),
        let attribute = self.attribute("secondAttribute", element)
      else { return nil }
      (second, other) = (item, attribute)
    }
    let constraint = made(element)
    constraint.relate(
      first, attribute, Self.relation(element), second, other, multiplier: multiplier(element),
      constant: constant(element, first, second))
    let priority = NibVariations.value("priority", of: element) ?? element["priority"]
    if let priority = priority.flatMap(Float.init), priority > 0, priority <= 1000 {
      constraint.priority = UILayoutPriority(priority)
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// Returns a constraint of the class that the element names.
  private func made(_ element: NibElement) -> NSLayoutConstraint {
    guard let name = element["customClass"] else { return NSLayoutConstraint() }
    let coder = ArchiveDecoder(ArchivedElement(element, NSLayoutConstraint.self, self))
    if let made = CustomClasses.make(name, coder) as? NSLayoutConstraint { return made }
    warn(
      element,
      "the class \(name), which is not among the constraints of the app; NSLayoutConstraint is used"
    )
    return NSLayoutConstraint()
  }

  /// Returns an item; without a name, it is the view that has the constraint.
  private func item(_ name: String, _ element: NibElement, _ owner: NibElement) -> NSObject? {
    let id = element[name] ?? owner.id ?? ""
    if let item = object(id) ?? layoutGuide(id) { return item }
    warn(element, "the item \(id) of a constraint, which does not exist; it is left out")
    return nil
  }

  /// Returns a layout guide of the view controller.
  private func layoutGuide(_ id: String) -> NSObject? {
    guard let element = file.element(id), element.name == "viewControllerLayoutGuide",
      let controller = owner as? UIViewController, controller.isViewLoaded
    else { return nil }
    let guide =
      element["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
    guard let found = guide as? NSObject else { return nil }
    retained.append(found)
    register(found, as: id)
    return found
  }

  private func attribute(_ name: String, _ element: NibElement) -> NSLayoutConstraint.Attribute? {
    if let found = element.option(name, NibConstraints.attributes) { return found }
    warn(element, "the attribute \(element[name] ?? ""), which does not exist")
    return nil
  }

  private static func relation(_ element: NibElement) -> NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private func multiplier(_ element: NibElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
    }
    if parts.count == 2, parts[1] != 0, (parts[0] / parts[1]).isFinite {
      return CGFloat(parts[0] / parts[1])
    }
    if parts.count == 1, parts[0].isFinite { return CGFloat(parts[0]) }
    warn(element, "the multiplier \"\(text)\"; expected a number or a ratio such as 16:9")
    return 1
  }

  /// Returns the constant. That of a standard distance is 8 points between siblings, and 20 to the
  /// view around.
  private func constant(_ element: NibElement, _ first: NSObject, _ second: NSObject?) -> CGFloat {
    let varied = NibVariations.value("constant", of: element).flatMap(Double.init)
    if let varied, varied.isFinite { return CGFloat(varied) }
    if let constant = element.number("constant") { return constant }
    guard element.flag("symbolic") == true else { return 0 }
    let views = (first as? UIView, second as? UIView)
    guard let one = views.0, let two = views.1 else { return 20 }
    return one.isDescendant(of: two) || two.isDescendant(of: one) ? 20 : 8
  }
}

/// The names of attributes of constraints.
@MainActor
enum NibConstraints {
  static let attributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top,
    "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
