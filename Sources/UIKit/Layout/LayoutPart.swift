// One side of a constraint: a part of an item, or the distance between two parts.

import Foundation

/// A part of a view or guide to which a constraint refers.
@MainActor
struct LayoutPart {
  /// The view or guide.
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance, the item and attribute at which it ends. It begins at `item` and `attribute`.
  private(set) weak var endItem: AnyObject?
  let endAttribute: NSLayoutConstraint.Attribute?

  /// Creates a part of `item`. If that is neither a view nor a guide, the part has no item.
  init(item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item is UIView || item is UILayoutGuide ? item : nil
    self.attribute = attribute
    endAttribute = nil
  }

  /// Creates the distance from one part to another.
  init(from start: LayoutPart, to end: LayoutPart) {
    (item, attribute) = (start.item, start.attribute)
    (endItem, endAttribute) = (end.item, end.attribute)
  }

  var isDistance: Bool { endAttribute != nil }
  /// A Boolean value that indicates whether the part is a length, which can be compared with a
  /// constant.
  var isLength: Bool { isDistance || attribute.family == .size }

  var start: LayoutPart { LayoutPart(item: item, attribute) }
  var end: LayoutPart? { endAttribute.map { LayoutPart(item: endItem, $0) } }

  /// The view itself, or the owning view of the guide.
  var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The smallest view that contains everything to which the part refers.
  var space: UIView? {
    guard let end else { return view }
    guard let other = end.view else { return nil }
    var candidate = view
    while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  /// The views and guides to which the part refers.
  var items: [AnyObject] { [item, endItem].compactMap { $0 } }

  /// Returns whether another part is of the same items and attributes.
  func isSame(as other: LayoutPart) -> Bool {
    item === other.item && attribute == other.attribute && endItem === other.endItem
      && endAttribute == other.endAttribute
  }

  /// A description for messages.
  var text: String {
    let own = "\(LayoutPart.name(of: item)).\(attribute.name)"
    guard let end else { return own }
    return "(\(end.text) - \(own))"
  }

  static func name(of item: AnyObject?) -> String {
    if let guide = item as? UILayoutGuide {
      return guide.identifier.isEmpty ? "\(type(of: guide))" : "'\(guide.identifier)'"
    }
    guard let view = item as? UIView else { return "nil" }
    if let name = view.layer.name, !name.isEmpty { return "\(type(of: view)):'\(name)'" }
    let place = view.superview?.subviews.firstIndex { $0 === view }
    return place.map { "\(type(of: view))#\($0)" } ?? "\(type(of: view))"
  }
}
