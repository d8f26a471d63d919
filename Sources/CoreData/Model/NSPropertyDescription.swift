// The properties of entities: what attributes and relationships have in common.

import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name, by which key-value coding finds the value.
  public var name = ""
  /// A Boolean value that indicates whether an object can be saved without a value.
  public var isOptional = true
  /// A Boolean value that indicates whether the value is not saved.
  public var isTransient = false
  /// A Boolean value that indicates whether the property is searched. It has no effect.
  public var isIndexed = false
  /// What code keeps with the property.
  public var userInfo: [AnyHashable: Any]?
  /// The name of the property in an earlier version of the model. It has no effect.
  public var renamingIdentifier: String?
  /// The entity that declares the property.
  public internal(set) weak var entity: NSEntityDescription?

  /// Creates a property without a name.
  public override init() { super.init() }

  /// The entity and the name, for messages: `Task.title`.
  var path: String { "\(entity?.name ?? "?").\(name)" }
}
