// The container, which makes the coordinator and the context of an app.

import Foundation
import SeguePredicates

/// The model, the coordinator and the contexts of an app.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Unchecked: like all objects of this module, it is used on the thread of its world.

  /// The name, which is that of the model.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the screens.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of the app that has the name.
  public convenience init(name: String) {
    let model = AppModels.path(named: name).flatMap {
      NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0))
    }
    guard let model = model ?? NSManagedObjectModel.mergedModel(from: nil) else {
      Misuse.report(
        "NSPersistentContainer(name:): the app has no model \"\(name)\"; expected "
          + "\(name).xcdatamodeld in its project")
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder in which a device has the stores. Nothing is written there.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
  }

  /// Opens the stores, which are empty, and calls `block` for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context that saves into the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls `block` with a new context in a later turn of the run loop.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls `block` with a new context, and returns its result.
  @discardableResult
  public nonisolated(nonsending) func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try context.performAndWait { try block(context) }
  }
}

/// A container whose objects a device shares by CloudKit. Here it is like any other.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Does nothing.
  public func initializeCloudKitSchema(options: Int = 0) throws {}
}
