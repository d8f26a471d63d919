// How predicates read objects, and what they compare.

import Foundation
import SeguePredicates

extension NSManagedObject: KeyedObject {
  package var comparedIdentity: AnyObject { objectID }
  package var orderNumber: Int { objectID.number }
}

extension NSManagedObjectID: KeyedObject {
  package var comparedIdentity: AnyObject { self }
  package var orderNumber: Int { number }

  /// An identifier has no properties that formats name.
  package func value(forKey key: String) -> Any? { nil }
}
