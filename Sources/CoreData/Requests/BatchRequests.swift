// Requests that change saved objects without contexts. As on a device, contexts do not notice.

import Foundation

/// The result of a request that changes a store.
open class NSPersistentStoreResult: NSObject {}

/// What a request that deletes objects returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// A Boolean value.
  case resultTypeStatusOnly
  /// The identifiers of the deleted objects.
  case resultTypeObjectIDs
  /// The number of deleted objects.
  case resultTypeCount
}

/// What a request that changes objects returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// A Boolean value.
  case statusOnlyResultType
  /// The identifiers of the changed objects.
  case updatedObjectIDsResultType
  /// The number of changed objects.
  case updatedObjectsCountResultType
}

/// What a request that inserts objects returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// A Boolean value.
  case statusOnly
  /// The identifiers of the inserted objects.
  case objectIDs
  /// The number of inserted objects.
  case count
}

/// The result of a request that deletes objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result, of the type `resultType`.
  public let result: Any?
  /// What the result is.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}

/// The result of a request that changes objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result, of the type `resultType`.
  public let result: Any?
  /// What the result is.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}

/// The result of a request that inserts objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result, of the type `resultType`.
  public let result: Any?
  /// What the result is.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}

protocol BatchRequest: NSPersistentStoreRequest {
  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension BatchRequest {
  /// Returns the coordinator, and the identifiers of the saved objects that a request finds.
  fileprivate func saved(_ plan: FetchDescription, _ context: NSManagedObjectContext)
    -> (NSPersistentStoreCoordinator?, [NSManagedObjectID])
  {
    let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    reader.persistentStoreCoordinator = context.persistentStoreCoordinator
    return (reader.persistentStoreCoordinator, ObjectFetch(reader, plan).objects.map(\.objectID))
  }
}

/// A request that deletes saved objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
  /// What the result is.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let plan: FetchDescription?
  private let ids: [NSManagedObjectID]

  /// Creates a request that deletes the objects that another request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    (plan, ids) = (fetch.plan, [])
    super.init()
  }

  /// Creates a request that deletes the objects with identifiers.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (plan, ids) = (nil, objects)
    super.init()
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    var (coordinator, found) = (context.persistentStoreCoordinator, ids)
    if let plan { (coordinator, found) = saved(plan, context) }
    coordinator?.remove(found)
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found
      case .resultTypeCount: found.count
      }
    return NSBatchDeleteResult(result, resultType)
  }
}

/// A request that changes saved objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
  /// The condition that objects have to meet.
  public var predicate: NSPredicate?
  /// The new values, by the names of attributes.
  public var propertiesToUpdate: [AnyHashable: Any]?
  /// What the result is.
  public var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// A Boolean value that indicates whether the objects of derived entities are changed.
  public var includesSubentities = true
  /// The name of the entity.
  public let entityName: String

  /// Creates a request that changes objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Creates a request that changes objects of an entity.
  public init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    super.init()
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    var plan = FetchDescription(entityName: entityName, predicate: predicate)
    plan.includesSubentities = includesSubentities
    let (coordinator, found) = saved(plan, context)
    let entity = ObjectFetch(context, plan).entity
    var values: [String: Any?] = [:]
    for (key, value) in propertiesToUpdate ?? [:] {
      let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
      guard let attribute = entity.property(named: name) as? NSAttributeDescription else {
        continue
      }
      values[name] = .some(ManagedConversion.stored(value, attribute))
    }
    coordinator?.change(found, values)
    let result: Any =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found
      case .updatedObjectsCountResultType: found.count
      }
    return NSBatchUpdateResult(result, resultType)
  }
}

/// A request that inserts objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
  /// What the result is.
  public var resultType = NSBatchInsertRequestResultType.statusOnly
  /// The name of the entity.
  public let entityName: String
  private let dictionaries: [[String: Any]]

  /// Creates a request that inserts objects with values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, self.dictionaries) = (entityName, dictionaries)
    super.init()
  }

  /// Creates a request that inserts objects with values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    writer.persistentStoreCoordinator = context.persistentStoreCoordinator
    writer.mergePolicy = context.mergePolicy
    let objects = dictionaries.map { values in
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: writer)
      object.setValuesForKeys(values)
      return object
    }
    try writer.save()
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return NSBatchInsertResult(result, resultType)
  }
}

/// A request whose results arrive later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, BatchRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Creates a request that calls a block with the result.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, blk)
    super.init()
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    let (request, block) = (fetchRequest, completionBlock)
    Turn.later {
      result.finalResult = try? context.fetch(request)
      block?(result)
    }
    return result
  }
}

/// The result of a request whose results arrive later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The results, once they have arrived.
  public internal(set) var finalResult: [ResultType]?
}
