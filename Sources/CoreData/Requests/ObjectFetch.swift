// The execution of a fetch request.

import Foundation
import SeguePredicates

/// A request that is being performed in a context.
struct ObjectFetch {
  private let context: NSManagedObjectContext
  private let plan: FetchDescription

  init(_ context: NSManagedObjectContext, _ plan: FetchDescription) {
    (self.context, self.plan) = (context, plan)
  }

  /// The entity of the request.
  var entity: NSEntityDescription {
    if let entity = plan.entity { return context.own(entity) }
    let name = plan.entityName ?? ""
    let model = context.model
    let found =
      model?.entitiesByName[name]
      ?? model?.entities.first {
        SegueManagedClasses.bare($0.managedObjectClassName ?? "") == name
      }
    guard let found else {
      Misuse.report(
        "NSFetchRequest: the model has no entity \"\(name)\"; expected one of "
          + "\(model?.names ?? "a model with entities")")
    }
    return found
  }

  /// Returns whether an object is one that the request looks for.
  func matches(_ object: NSManagedObject) -> Bool {
    guard isOfEntity(object.entity, entity) else { return false }
    return plan.predicate?.evaluate(with: object) ?? true
  }

  private func isOfEntity(_ own: NSEntityDescription, _ wanted: NSEntityDescription) -> Bool {
    plan.includesSubentities ? own.isKindOf(entity: wanted) : own === wanted
  }

  /// The number of objects.
  var count: Int { Self.part(of: matching, plan).count }

  /// The objects, in order.
  var objects: [NSManagedObject] { Self.part(of: sorted(matching), plan) }

  private var matching: [NSManagedObject] {
    let entity = entity
    return context.savedIDs(of: entity).compactMap { id in
      guard isOfEntity(id.entity, entity), plan.includesPendingChanges || !id.isTemporaryID,
        let object = context.living(id), plan.predicate?.evaluate(with: object) ?? true
      else { return nil }
      return object
    }
  }

  /// Returns objects in the order of the request. Equal ones keep theirs.
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !plan.sortDescriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { left, right in
      for descriptor in plan.sortDescriptors {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  private static func part(of objects: [NSManagedObject], _ plan: FetchDescription)
    -> [NSManagedObject]
  {
    let rest = objects.dropFirst(max(0, plan.offset))
    return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
  }

  /// The results, of the request's type.
  var results: [Any] {
    switch plan.resultType {
    case .managedObjectIDResultType: objects.map(\.objectID)
    case .dictionaryResultType: dictionaries
    case .countResultType: [NSNumber(value: count)]
    default: objects
    }
  }

  private var dictionaries: [NSDictionary] {
    let names = plan.properties ?? entity.attributes.map(\.name)
    let all = objects.map { object in
      let pairs = names.compactMap { name in object.value(forKeyPath: name).map { (name, $0) } }
      return NSDictionary(dictionary: Dictionary(pairs) { $1 })
    }
    guard plan.isDistinct else { return all }
    var result: [NSDictionary] = []
    for dictionary in all where !result.contains(where: { $0.isEqual(dictionary) }) {
      result.append(dictionary)
    }
    return result
  }
}

extension NSManagedObjectContext {
  /// Returns the results of a request.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    processPendingChanges()
    let results = ObjectFetch(self, request.plan).results
    let typed = results.compactMap { $0 as? T }
    guard typed.count == results.count else {
      let found = results.first { !($0 is T) }.map { "\(type(of: $0))" } ?? "?"
      Misuse.report(
        "NSManagedObjectContext.fetch(_:): the results of \(request.entityName ?? "?") are of the class "
          + "\(found); expected \(T.self)")
    }
    return typed
  }

  /// Returns the number of results of a request.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    processPendingChanges()
    return ObjectFetch(self, request.plan).count
  }

  /// Performs a request.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? any BatchRequest else {
      Misuse.report(
        "NSManagedObjectContext.execute(_:): the request is a \(type(of: request)); expected one that "
          + "deletes, updates or inserts a batch. Use fetch(_:) for others")
    }
    return try batch.perform(in: self)
  }
}
