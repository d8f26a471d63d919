// Stores, each of which is memory here, whatever its type.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The type of stores in a SQLite file. Here it is memory too.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in a binary file. Here it is memory too.
public let NSBinaryStoreType = "Binary"
/// The type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that migrates a store. There are no older stores.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that infers how to migrate. There are no older stores.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for a store that cannot be changed. It has no effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of SQLite. It has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that records a history. There is none.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that posts notifications of other processes. There are none.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A store of objects.
open class NSPersistentStore: NSObject {
  /// The type.
  public let type: String
  /// The place, which is not read or written.
  public var url: URL?
  /// The name of the configuration.
  public let configurationName: String
  /// The options.
  public let options: [AnyHashable: Any]?
  /// The identifier, the same in each launch.
  public var identifier: String! = "segue"
  /// A Boolean value that indicates whether the store cannot be changed.
  public var isReadOnly = false
  /// The coordinator of the store.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// What code keeps with the store.
  public var metadata: [String: Any]! = [:]

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    super.init()
  }
}

/// How a container opens a store.
open class NSPersistentStoreDescription: NSObject {
  /// The type.
  public var type = NSSQLiteStoreType
  /// The name of the configuration.
  public var configuration: String?
  /// The place, which is not read or written.
  public var url: URL?
  /// The options.
  public private(set) var options: [String: NSObject] = [:]
  /// A Boolean value that indicates whether the store cannot be changed. It has no effect.
  public var isReadOnly = false
  /// The time limit. It has no effect.
  public var timeout: TimeInterval = 240
  /// A Boolean value that indicates whether the store opens later than the call returns.
  public var shouldAddStoreAsynchronously = false
  /// A Boolean value that indicates whether older stores are migrated. There are none.
  public var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether the migration is inferred. There is none.
  public var shouldInferMappingModelAutomatically = true
  /// The options of CloudKit, which is not reached.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Creates a description of a store without a place.
  public override init() { super.init() }

  /// Creates a description of a store at a place.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Sets an option.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets an option of SQLite. It has no effect.
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The options of a store in CloudKit, which is not reached.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier of the container.
  public let containerIdentifier: String

  /// Creates the options of a container.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
