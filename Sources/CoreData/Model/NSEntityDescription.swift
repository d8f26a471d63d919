// Entities: the kinds of objects in a model.

import Foundation
import SeguePredicates

/// A kind of objects, with its properties.
open class NSEntityDescription: NSObject {
  /// The name.
  public var name: String?
  /// The name of the class of its objects.
  public var managedObjectClassName: String! = "NSManagedObject"
  /// A Boolean value that indicates whether only entities that derive from it have objects.
  public var isAbstract = false
  /// The entities that derive from this one.
  public var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity from which this one derives.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The model that contains the entity.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The names of attributes that no two objects may have in common, each as an array.
  public var uniquenessConstraints: [[Any]] = []
  /// What code keeps with the entity.
  public var userInfo: [AnyHashable: Any]?
  /// The name of the entity in an earlier version of the model. It has no effect.
  public var renamingIdentifier: String?
  /// How Xcode generates the class: `class`, `category` for its properties alone, or `nil`.
  package internal(set) var codeGeneration: String?
  private var own: [NSPropertyDescription] = []
  /// The number of objects of an entity that is in no model.
  private var count = 0

  /// Creates an entity without properties.
  public override init() { super.init() }

  // MARK: Properties

  /// The properties that the entity itself declares.
  package var ownProperties: [NSPropertyDescription] { own }

  /// The properties: those of the entity from which this one derives, then its own. Set its own.
  public var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = superentity?.properties ?? []
      own = newValue.filter { property in !inherited.contains { $0 === property } }
      for property in own { property.entity = self }
    }
  }

  /// The properties by name.
  public var propertiesByName: [String: NSPropertyDescription] { byName(properties) }

  /// The attributes by name.
  public var attributesByName: [String: NSAttributeDescription] { byName(attributes) }

  /// The relationships by name.
  public var relationshipsByName: [String: NSRelationshipDescription] { byName(relationships) }

  /// The relationships to objects of an entity, in order.
  public func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    relationships.filter { $0.destinationEntity === entity }
  }

  private func byName<Property: NSPropertyDescription>(_ all: [Property]) -> [String: Property] {
    Dictionary(all.map { ($0.name, $0) }) { $1 }
  }

  /// The attributes, in order.
  var attributes: [NSAttributeDescription] {
    properties.compactMap { $0 as? NSAttributeDescription }
  }

  /// The relationships, in order.
  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  /// Returns the property with a name, which can be that of the entity above.
  func property(named name: String) -> NSPropertyDescription? {
    own.first { $0.name == name } ?? superentity?.property(named: name)
  }

  // MARK: Inheritance

  /// Returns whether this is `entity` or derives from it.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The entity and those that derive from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The entities by name.
  public var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  // MARK: Objects

  /// The class of the objects: `NSManagedObject` where the program has no other one.
  var objectClass: NSManagedObject.Type {
    SegueManagedClasses.type(named: managedObjectClassName ?? "") ?? NSManagedObject.self
  }

  /// Returns the number of the next object. Numbers decide the order of objects without another one.
  func nextNumber() -> Int {
    if let model = managedObjectModel { return model.nextNumber() }
    count += 1
    return count
  }

  /// Returns the entity with a name in the model of a context.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Creates an object in a context.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      Misuse.report(
        "NSEntityDescription.insertNewObject(forEntityName:into:): the model has no entity "
          + "\"\(entityName)\"; expected one of \(context.model?.names ?? "a model")")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}

extension NSManagedObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an object of the entity's class. Source rewriting generates it for
  /// `NSManagedObject(entity:insertInto:)`, which in Objective-C creates such an object.
  public class func _ofEntity(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { entity.objectClass.init(entity: entity, insertInto: context) }
}
