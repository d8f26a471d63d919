// The objects of a results controller, in sections.

import Foundation

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
  /// The name, which is the value of the section's key path.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The objects of one section.
final class FetchedSection: NSObject, NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let items: [NSManagedObject]

  init(name: String, indexTitle: String?, items: [NSManagedObject]) {
    (self.name, self.indexTitle, self.items) = (name, indexTitle, items)
    super.init()
  }

  var numberOfObjects: Int { items.count }
  var objects: [Any]? { items }
}

/// Objects in sections.
struct FetchedSections {
  private(set) var sections: [FetchedSection] = []
  private(set) var paths: [NSManagedObjectID: IndexPath] = [:]

  init() {}

  /// Divides objects into sections.
  /// - Parameters:
  ///   - objects: The objects, in order.
  ///   - keyPath: The key path whose values name the sections; `nil` for one section.
  init(_ objects: [NSManagedObject], by keyPath: String?) {
    guard let keyPath else {
      add([(name: "", items: objects)], title: { _ in nil })
      return
    }
    var groups: [(name: String, items: [NSManagedObject])] = []
    var places: [String: Int] = [:]
    for object in objects {
      let name = Self.name(object.value(forKeyPath: keyPath))
      if let place = places[name] {
        groups[place].items.append(object)
      } else {
        places[name] = groups.count
        groups.append((name, [object]))
      }
    }
    add(groups) { $0.first.map { String($0).uppercased() } }
  }

  private mutating func add(
    _ groups: [(name: String, items: [NSManagedObject])], title: (String) -> String?
  ) {
    for (section, group) in groups.enumerated() {
      sections.append(
        FetchedSection(name: group.name, indexTitle: title(group.name), items: group.items))
      for (item, object) in group.items.enumerated() {
        paths[object.objectID] = IndexPath(indexes: [section, item])
      }
    }
  }

  private static func name(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let value?: "\(value)"
    }
  }

  var objects: [NSManagedObject] { sections.flatMap(\.items) }
}
