// The identity of an object, in all contexts.

import Foundation

/// The identifier of an object. Contexts of one coordinator share it.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  // Unchecked: like all objects of this module, it is used on the thread of its world.

  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The place of the object in the order of creation.
  let number: Int
  /// A Boolean value that indicates whether the object has not been saved.
  public internal(set) var isTemporaryID = true
  /// The store of the object; `nil` before it has been saved.
  public internal(set) weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription) {
    (self.entity, number) = (entity, entity.nextNumber())
    super.init()
  }

  /// The order of creation, which does not depend on addresses, so that sets have a fixed order.
  open override var hash: Int { number }

  /// Returns a URL with the name of the entity and the number of the object.
  public func uriRepresentation() -> URL {
    let name = entity.name ?? "Entity"
    let text =
      isTemporaryID ? "x-coredata:///\(name)/t\(number)" : "x-coredata://segue/\(name)/p\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: "/\(number)")
  }

  /// The name of the entity and the number of the object.
  open override var description: String { uriRepresentation().absoluteString }
}
