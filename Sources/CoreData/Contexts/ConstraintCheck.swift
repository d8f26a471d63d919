// Attributes that no two objects may have in common, checked before a save.

import Foundation
import SeguePredicates

/// The check of the constraints of a model.
struct ConstraintCheck {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  /// Resolves conflicts as the context's policy says.
  /// - Throws: An error of `NSCocoaErrorDomain` if the policy does not allow conflicts.
  func perform() throws {
    // The context above checks what is saved through it.
    guard context.parent == nil else { return }
    for object in context.ordered(context.inserted) {
      for constraint in constraints(of: object.entity) {
        guard context.inserted[object.objectID] != nil,
          let other = rival(of: object, constraint.names, constraint.entity)
        else { continue }
        try resolve(object, other, constraint.names)
      }
    }
  }

  private func constraints(of entity: NSEntityDescription)
    -> [(entity: NSEntityDescription, names: [String])]
  {
    let own = entity.uniquenessConstraints.map { constraint in
      (entity, constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name })
    }
    return own + (entity.superentity.map(constraints) ?? [])
  }

  /// Returns an older object with equal values.
  private func rival(of object: NSManagedObject, _ names: [String], _ entity: NSEntityDescription)
    -> NSManagedObject?
  {
    let values = names.map { object.primitiveValue(forKey: $0) }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    for id in context.savedIDs(of: entity) where id.number < object.objectID.number {
      guard let other = context.living(id) else { continue }
      let same = zip(names, values).allSatisfy { name, value in
        PredicateValue(other.primitiveValue(forKey: name)) == PredicateValue(value)
      }
      if same { return other }
    }
    return nil
  }

  private func resolve(_ object: NSManagedObject, _ other: NSManagedObject, _ names: [String])
    throws
  {
    switch (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
    case .errorMergePolicyType:
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
        userInfo: [
          NSLocalizedDescriptionKey:
            "\(object.entity.name ?? "?"): two objects have the same \(names.joined(separator: ", "))."
        ])
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      for attribute in object.entity.attributes {
        other.setPrimitiveValue(
          object.primitiveValue(forKey: attribute.name), forKey: attribute.name)
      }
    }
    context.delete(object)
  }
}
