// Contexts: the objects that code sees, and their changes since the last save.

import Foundation

/// The queues on which contexts work. All work happens on the thread of the world.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A queue of code that no longer exists on devices.
  case confinementConcurrencyType
  /// A queue of the context's own.
  case privateQueueConcurrencyType
  /// The main queue.
  case mainQueueConcurrencyType
}

/// A set of objects, whose changes are saved together.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked: like all objects of this module, it is used on the thread of its world.

  /// The type of the queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The coordinator that keeps the saved objects, or that of the context above.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.addReader(self)
    }
  }
  /// The context above, into which this one saves.
  public var parent: NSManagedObjectContext? {
    didSet { parent?.addReader(self) }
  }
  /// What happens to objects that conflict with saved ones.
  public var mergePolicy: Any = NSErrorMergePolicy
  /// A Boolean value that indicates whether saves of other contexts change the objects of this one.
  public var automaticallyMergesChangesFromParent = false
  /// The undo manager. It has no effect.
  public var undoManager: AnyObject?
  /// The name, for debugging.
  public var name: String?
  /// The author of changes, for histories, which do not exist.
  public var transactionAuthor: String?
  /// What code keeps with the context.
  public let userInfo = NSMutableDictionary()
  /// The age from which values are read again. It has no effect.
  public var stalenessInterval: TimeInterval = -1
  /// A Boolean value that indicates whether objects without changes are kept: always.
  public var retainsRegisteredObjects = false
  /// A Boolean value that indicates whether deletions take effect later. They do so at once.
  public var propagatesDeletesAtEndOfEvent = true
  /// A Boolean value that indicates whether objects that were deleted elsewhere are deleted here.
  public var shouldDeleteInaccessibleFaults = true

  private var coordinator: NSPersistentStoreCoordinator?
  private var lastLaunch = LastLaunch()
  private var readers: [WeakContext] = []
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  var updated: [NSManagedObjectID: NSManagedObject] = [:]
  var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  /// The changes of which nobody has been told.
  var pending = PendingChanges()
  /// The number of changes so far.
  var changeCount = 0
  private var isProcessingScheduled = false
  private var observers: [WeakObserver] = []

  /// Creates a context without a coordinator.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Creates a context on the main queue without a coordinator, as code for iOS 3 to 8 does.
  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  /// The queues on which contexts work.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// The main queue.
    public static let mainQueue = Self(type: .mainQueueConcurrencyType)
    /// A queue of the context's own.
    public static let privateQueue = Self(type: .privateQueueConcurrencyType)
  }

  /// Creates a context without a coordinator.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  /// The model of the coordinator.
  public var model: NSManagedObjectModel? {
    beginUse()
    return persistentStoreCoordinator?.managedObjectModel
  }

  /// The coordinator or the context above.
  var source: (any ObjectSource)? {
    beginUse()
    return parent ?? coordinator
  }

  /// Forgets the objects of another launch.
  private func beginUse() {
    guard lastLaunch.isOver() else { return }
    reset()
    persistentStoreCoordinator?.beginUse()
  }

  /// Returns the entity of the model with the name of an entity, which may be of an equal model.
  func own(_ entity: NSEntityDescription) -> NSEntityDescription {
    guard let model, entity.managedObjectModel !== model, let name = entity.name else {
      return entity
    }
    return model.entitiesByName[name] ?? entity
  }

  // MARK: Sets

  /// The objects that are in memory.
  public var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// The objects that will be saved for the first time.
  public var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
  /// The objects with changes to be saved.
  public var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
  /// The objects that the next save deletes.
  public var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  /// A Boolean value that indicates whether there is anything to be saved.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  // MARK: Blocks

  /// Calls `block` in a later turn of the run loop.
  open func perform(_ block: @escaping () -> Void) {
    Turn.later { [self] in
      block()
      processPendingChanges()
    }
  }

  /// Calls `block` at once.
  @discardableResult
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }

  /// When a block is called.
  public enum ScheduledTaskType: Sendable {
    /// At once, if that is possible.
    case immediate
    /// After what is already waiting.
    case enqueued
  }

  /// Calls `block` and returns its result.
  @discardableResult
  public nonisolated(nonsending) func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try performAndWait(block)
  }

  // MARK: Saving

  /// Saves the changes into the coordinator or into the context above.
  /// - Throws: What the validation of an object throws, with `NSDetailedErrorsKey` for several; an
  ///   error if there is no store, or if a constraint is violated.
  open func save() throws {
    guard hasChanges else { return }
    try ContextSave(self).perform()
  }

  /// Discards all changes since the last save.
  open func rollback() {
    for object in ordered(inserted) { forget(object) }
    for object in ordered(deleted) {
      object.isDeleted = false
      deleted[object.objectID] = nil
      registered[object.objectID] = object
      reload(object)
      pending.insert(object)
    }
    for object in ordered(updated) {
      reload(object)
      pending.refresh(object)
    }
    updated = [:]
    scheduleProcessing()
  }

  private func forget(_ object: NSManagedObject) {
    (object.isInserted, object.managedObjectContext) = (false, nil)
    inserted[object.objectID] = nil
    registered[object.objectID] = nil
    pending.delete(object)
  }

  /// Forgets all objects.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (registered, inserted, updated, deleted) = ([:], [:], [:], [:])
    pending = PendingChanges()
  }

  // MARK: Observers

  func addReader(_ context: NSManagedObjectContext) {
    readers.removeAll { $0.context == nil }
    readers.append(WeakContext(context: context))
  }

  /// The contexts whose parent this one is.
  var children: [NSManagedObjectContext] { readers.compactMap(\.context) }

  func addObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  /// Announces the changes at the end of this turn of the run loop.
  func scheduleProcessing() {
    changeCount += 1
    guard !isProcessingScheduled else { return }
    isProcessingScheduled = true
    Turn.laterInWorld { [weak self] in self?.processPendingChanges() }
  }

  /// Announces the changes so far.
  open func processPendingChanges() {
    isProcessingScheduled = false
    while !pending.isEmpty {
      let changes = pending
      pending = PendingChanges()
      for observer in observers { observer.observer?.context(self, didChange: changes) }
      NotificationCenter.ofApp.post(
        name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }
  }
}

/// An object that follows the changes of a context.
protocol ContextObserver: AnyObject {
  func context(_ context: NSManagedObjectContext, didChange changes: PendingChanges)
}

private struct WeakObserver {
  weak var observer: (any ContextObserver)?
}
