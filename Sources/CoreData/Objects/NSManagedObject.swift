// Objects with the properties that their entity describes.

import Foundation
import SeguePredicates

/// A result of a fetch request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of an entity in a context.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The identifier of the object.
  public let objectID: NSManagedObjectID
  /// The context of the object; `nil` for objects that are in none, or have been deleted.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// A Boolean value that indicates whether the object has not been saved yet.
  public internal(set) var isInserted = false
  /// A Boolean value that indicates whether the object has changes to be saved.
  public internal(set) var isUpdated = false
  /// A Boolean value that indicates whether the object will be deleted by the next save.
  public internal(set) var isDeleted = false
  /// A Boolean value that indicates whether the values have not been read: never.
  open var isFault: Bool { false }
  /// A Boolean value that indicates whether the object has changes of any kind.
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// A Boolean value that indicates whether saved values have changed.
  public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// 0, or the number of the reason why the values are being read.
  public var faultingState: Int { 0 }

  var slots: [String: Slot] = [:]
  /// The names of the properties that have changed since the last save.
  var changedNames: Set<String> = []

  /// The identifier of the object that is being read from a store.
  private static var reading: NSManagedObjectID? {
    get { ThreadState.current.reading }
    set { ThreadState.current.reading = newValue }
  }

  /// Creates an object, and inserts it into a context if there is one.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    let own = context?.own(entity) ?? entity
    if own.isAbstract, Self.reading == nil {
      Misuse.report(
        "NSManagedObject.init(entity:insertInto:): \(own.name ?? "?") is abstract; expected an "
          + "entity that derives from it")
    }
    self.entity = own
    objectID = Self.reading ?? NSManagedObjectID(own)
    super.init()
    guard Self.reading == nil else {
      Self.reading = nil
      return
    }
    reset()
    context?.insert(self)
  }

  /// Creates an object of the entity of this class in a context. It is required, so that generic code
  /// can call it with a class that it is given.
  public required convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) else {
      Misuse.report(
        "\(Self.self).init(context:): the model has no entity with the class \(Self.self); expected "
          + "one of \(moc.model?.names ?? "a model")")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Creates an object in no context, of the entity of this class in the model that was created last. Without
  /// such an entity the object has no properties, as on a device, where this initializer is an error.
  public override convenience init() {
    let entity = NSManagedObjectModel.knownEntity(of: Self.self) ?? NSEntityDescription()
    self.init(entity: entity, insertInto: nil)
  }

  /// Creates an object that has been saved, with an identifier.
  static func existing(_ id: NSManagedObjectID) -> NSManagedObject {
    let outer = reading
    reading = id
    defer { reading = outer }
    return id.entity.objectClass.init(entity: id.entity, insertInto: nil)
  }

  /// Gives all properties the values of new objects.
  func reset() {
    slots = [:]
    for attribute in entity.attributes {
      if let value = attribute.defaultValue { slots[attribute.name] = .value(value) }
    }
  }

  /// Returns the entity of this class in the model that was created last.
  open class func entity() -> NSEntityDescription {
    guard let entity = NSManagedObjectModel.knownEntity(of: self) else {
      Misuse.report(
        "\(self).entity(): no model that has been loaded has an entity with the class \(self); "
          + "expected a container whose model has one")
    }
    return entity
  }

  /// Returns a request for all objects of the entity of this class. Generated classes have a method
  /// whose results are of their type, which `let request = Book.fetchRequest()` means.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: SegueManagedClasses.entityName(of: self))
  }

  /// The order of creation, which does not depend on addresses, so that sets have a fixed order.
  open override var hash: Int { objectID.number }

  /// The class, the identifier and the values.
  open override var description: String {
    let values = entity.attributes.map { attribute in
      "\(attribute.name) = \(value(forKey: attribute.name).map { "\($0)" } ?? "nil")"
    }
    return "<\(type(of: self)) \(objectID.description): \(values.joined(separator: "; "))>"
  }

  // MARK: Values

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(FlatValue.flat(value), key)
  }

  /// Checks the values of an object that is saved for the first time.
  /// - Throws: An error of `NSCocoaErrorDomain`, such as 1570 for a missing value.
  open func validateForInsert() throws { try validate() }

  /// Checks the values of an object that has changed.
  /// - Throws: An error of `NSCocoaErrorDomain`, such as 1570 for a missing value.
  open func validateForUpdate() throws { try validate() }

  /// Checks whether the object can be deleted.
  /// - Throws: An error of `NSCocoaErrorDomain`, 1600 for a relationship that denies it.
  open func validateForDelete() throws {
    if let error = Self.combined(deletionProblems()) { throw error }
  }

  private func validate() throws {
    if let error = Self.combined(problems()) { throw error }
  }

  // MARK: Events

  /// Called once, when the object has been inserted into a context.
  open func awakeFromInsert() {}

  /// Called when the values have been read from a store.
  open func awakeFromFetch() {}

  /// Called before a save of the context, again if it changes an object.
  open func willSave() {}

  /// Called after a save of the context.
  open func didSave() {}

  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Called before the values are discarded: never, since they are kept.
  open func willTurnIntoFault() {}

  /// Called after the values have been discarded: never, since they are kept.
  open func didTurnIntoFault() {}
}
