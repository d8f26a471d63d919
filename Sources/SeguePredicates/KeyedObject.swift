// Objects that predicates know by more than their stored properties.

/// An object whose values are read by key, such as an object of CoreData.
package protocol KeyedObject: AnyObject {
  /// What stands for the object where it is compared.
  var comparedIdentity: AnyObject { get }
  /// The place of the object among the elements of a collection without an order.
  var orderNumber: Int { get }

  /// Returns the value of a property; `nil` if there is none.
  func value(forKey key: String) -> Any?
}
