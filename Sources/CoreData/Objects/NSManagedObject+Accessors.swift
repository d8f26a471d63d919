// The methods that Objective-C makes for relationships: `addToItems(_:)` and the like. The adapter of
// iOS source gives functions that are declared `@NSManaged` a body that calls these.

import Foundation
import SeguePredicates

// swift-format-ignore: NoLeadingUnderscores
extension NSManagedObject {
  /// Performs a method that is declared `@NSManaged`.
  /// - Parameters:
  ///   - name: The name of the method, such as `addToItems`.
  ///   - arguments: The arguments, in order.
  public func _managedCall(_ name: String, _ arguments: Any?...) {
    let call = RelationshipCall(name, entity)
    guard let call else {
      Misuse.report(
        "\(type(of: self)).\(name): \(entity.name ?? "?") has no relationship of that name; expected "
          + "one of \(entity.relationships.map(\.name).joined(separator: ", "))")
    }
    call.perform(on: self, arguments.map { FlatValue.flat($0) })
  }
}

/// A change of a relationship by a method whose name says what it does.
private struct RelationshipCall {
  enum Verb: String, CaseIterable {
    case insertInto, removeFrom, addTo, replace, add, remove
  }

  let verb: Verb
  let relationship: NSRelationshipDescription

  init?(_ name: String, _ entity: NSEntityDescription) {
    for verb in Verb.allCases where name.hasPrefix(verb.rawValue) {
      var rest = name.dropFirst(verb.rawValue.count)
      if let found = Self.relationship(rest, entity) {
        (self.verb, relationship) = (verb, found)
        return
      }
      guard rest.hasSuffix("Object") else { continue }
      rest = rest.dropLast("Object".count)
      guard let found = Self.relationship(rest, entity) else { continue }
      (self.verb, relationship) = (verb, found)
      return
    }
    return nil
  }

  private static func relationship(_ name: Substring, _ entity: NSEntityDescription)
    -> NSRelationshipDescription?
  {
    entity.relationships.first { $0.name.prefix(1).uppercased() + $0.name.dropFirst() == name }
  }

  func perform(on object: NSManagedObject, _ arguments: [Any?]) {
    let values = ManagedConversion.objects(arguments.first ?? nil)
    let places = (arguments.last ?? nil).map(Self.places) ?? []
    switch verb {
    case .addTo, .add: for value in values { object.connect(relationship, value) }
    case .removeFrom, .remove:
      let known = object.relatedObjects(relationship)
      let removed =
        values.isEmpty ? places.filter(known.indices.contains).map { known[$0] } : values
      for value in removed { object.disconnect(relationship, value) }
    case .insertInto:
      for (value, place) in zip(values, places) { object.connect(relationship, value, at: place) }
    case .replace: replace(object, Self.places(arguments.first ?? nil), arguments)
    }
  }

  private func replace(_ object: NSManagedObject, _ places: [Int], _ arguments: [Any?]) {
    let values = ManagedConversion.objects(arguments.last ?? nil)
    for (value, place) in zip(values, places) {
      let known = object.relatedObjects(relationship)
      if known.indices.contains(place) { object.disconnect(relationship, known[place]) }
      object.connect(relationship, value, at: place)
    }
  }

  private static func places(_ value: Any?) -> [Int] {
    switch value {
    case let place as Int: [place]
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: Array(set as IndexSet)
    default: []
    }
  }
}
