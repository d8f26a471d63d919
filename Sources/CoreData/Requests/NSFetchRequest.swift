// Requests for the objects of an entity.

import Foundation

/// A request to a context.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked. All are.
  public var affectedStores: [NSPersistentStore]?
}

/// What a fetch request returns.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a type.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = Self([])
  /// The identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with the values of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}

/// What a request looks for, independent of the type of its results.
struct FetchDescription {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var isDistinct = false
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var properties: [String]?
}

/// A request for the objects of an entity, or for values of them.
///
/// The results are of the type `ResultType`, which is not restricted here: Swift without Objective-C
/// does not accept the protocol `NSFetchRequestResult` as a type that conforms to itself.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public var entityName: String? { entity?.name ?? name }
  /// The entity.
  public var entity: NSEntityDescription?
  /// The condition that objects have to meet; `nil` for all objects.
  public var predicate: NSPredicate?
  /// The order; without descriptors, objects have the order of their creation.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of results; 0 for all.
  public var fetchLimit = 0
  /// The number of results that are skipped.
  public var fetchOffset = 0
  /// The number of objects that a device reads at a time. It has no effect.
  public var fetchBatchSize = 0
  /// What the results are.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// A Boolean value that indicates whether the objects of derived entities count.
  public var includesSubentities = true
  /// A Boolean value that indicates whether objects that have not been saved count.
  public var includesPendingChanges = true
  /// A Boolean value that indicates whether values are read. They always are.
  public var includesPropertyValues = true
  /// A Boolean value that indicates whether values are read later. They never are.
  public var returnsObjectsAsFaults = true
  /// A Boolean value that indicates whether equal dictionaries are returned once.
  public var returnsDistinctResults = false
  /// A Boolean value that indicates whether values are read again. They are current.
  public var shouldRefreshRefetchedObjects = false
  /// The relationships whose objects are read as well. It has no effect.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The names or descriptions of the properties in dictionaries; `nil` for all attributes.
  public var propertiesToFetch: [Any]?
  private let name: String?

  /// Creates a request without an entity.
  public override init() {
    name = nil
    super.init()
  }

  /// Creates a request for the objects of an entity.
  public init(entityName: String) {
    name = entityName
    super.init()
  }

  /// Returns a request for the same objects whose results have another type. The implementation of
  /// `request as! NSFetchRequest<Other>`, which never fails on a device.
  public func converted<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
    if let same = self as? NSFetchRequest<Other> { return same }
    let made = name.map { NSFetchRequest<Other>(entityName: $0) } ?? NSFetchRequest<Other>()
    (made.entity, made.predicate, made.sortDescriptors) = (entity, predicate, sortDescriptors)
    (made.fetchLimit, made.fetchOffset) = (fetchLimit, fetchOffset)
    (made.fetchBatchSize, made.resultType) = (fetchBatchSize, resultType)
    made.includesSubentities = includesSubentities
    made.includesPendingChanges = includesPendingChanges
    made.returnsDistinctResults = returnsDistinctResults
    made.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    made.propertiesToFetch = propertiesToFetch
    return made
  }

  /// Performs the request in the context whose block is running: never.
  public func execute() throws -> [ResultType] {
    throw NSError(
      domain: NSCocoaErrorDomain, code: 132_000,
      userInfo: [
        NSLocalizedDescriptionKey: "NSFetchRequest.execute() has no context; use its fetch(_:)."
      ])
  }

  var plan: FetchDescription {
    FetchDescription(
      entityName: entityName, entity: entity, predicate: predicate,
      sortDescriptors: sortDescriptors ?? [], limit: fetchLimit, offset: fetchOffset,
      includesSubentities: includesSubentities, includesPendingChanges: includesPendingChanges,
      isDistinct: returnsDistinctResults, resultType: resultType,
      properties: propertiesToFetch?.compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      })
  }
}
