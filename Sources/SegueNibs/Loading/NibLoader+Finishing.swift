// What follows the creation of objects: constraints, user-defined attributes, connections, and
// `awakeFromNib()`.

import Foundation
import UIKit

extension NibLoader {
  /// Connects and wakes the objects that have been created.
  ///
  /// - Parameter isFinal: Whether all objects exist now. If not, connections of others are kept for
  ///   the next call.
  func finish(isFinal: Bool) {
    activateConstraints()
    var position = 0
    var collections = OutletCollections()
    repeat {
      while position < fresh.count {
        let (object, element) = fresh[position]
        setAttributes(of: object, element)
        pending += element.list("connections").map { Pending(owner: element, element: $0) }
        position += 1
      }
      let due = pending
      pending = []
      for connection in due where !connect(connection, &collections, isFinal: isFinal) {
        if !isFinal { pending.append(connection) }
      }
    } while position < fresh.count
    collections.apply(self)
    wake()
  }

  /// Returns the object with the given identifier. Objects beside the view controller are created, with
  /// their constraints, when a connection needs them or something in them.
  func resolve(_ id: String, isFinal: Bool) -> NSObject? {
    if let found = object(id) { return found }
    guard let element = file.element(id)?.topLevel else { return nil }
    let isElsewhere = ["viewControllerPlaceholder", "placeholder"].contains(element.name)
    guard !isElsewhere, !ControllerKinds.names.contains(element.name) else { return nil }
    guard isFinal || element.name == "customObject" else { return nil }
    guard element.id.flatMap(object) == nil, let made = make(element) else { return nil }
    retained.append(made)
    activateConstraints()
    return object(id)
  }
}

extension NibElement {
  /// The element of the object at the top level of the scene or nib that contains this one; `nil` if none does.
  fileprivate var topLevel: NibElement? {
    parent?.name == "objects" ? self : parent?.topLevel
  }
}

/// The outlet collections of the objects that are being connected.
@MainActor
struct OutletCollections {
  private struct Collection {
    let object: NSObject
    let element: NibElement
    let property: String
    var members: [NSObject]
  }

  private var collections: [Collection] = []

  mutating func add(
    _ member: NSObject, to property: String, of object: NSObject, _ place: NibElement
  ) {
    let known = collections.firstIndex { $0.object === object && $0.property == property }
    if let known {
      collections[known].members.append(member)
    } else {
      collections.append(
        Collection(object: object, element: place, property: property, members: [member]))
    }
  }

  func apply(_ loader: NibLoader) {
    for entry in collections {
      loader.setOutlet(entry.property, of: entry.object, to: entry.members, entry.element)
    }
  }
}
