// What an object keeps for one of its properties, and what a store keeps.

/// The value of a property of an object in a context.
enum Slot {
  case value(Any?)
  case object(NSManagedObject?)
  case objects([NSManagedObject])
  /// Objects that have not been read from the store.
  case identifiers([NSManagedObjectID])
}

/// The saved value of a property.
enum SavedValue {
  case value(Any?)
  case identifiers([NSManagedObjectID])
}

/// The saved values of an object, by the names of its properties.
struct Record {
  var values: [String: SavedValue] = [:]
}
