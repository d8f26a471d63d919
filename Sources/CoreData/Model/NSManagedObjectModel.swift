// The model of an app's objects, read from the file that Xcode edits, or made in code.

import Foundation
import SegueWorld
import Synchronization

/// The entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // Unchecked: like all objects of this module, it is used on the thread of its world.

  /// The entities, in the order of the file.
  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The identifiers of the version.
  public var versionIdentifiers: Set<AnyHashable> = []
  /// The number of objects that have been created.
  private var count = 0

  /// Creates a model without entities.
  public override init() {
    super.init()
    Self.known.withLock { $0.append(Reference(self)) }
  }

  /// Reads a model: the folder `NAME.momd` or `NAME.mom` of the app's bundle, or one as Xcode
  /// edits it.
  /// - Returns: `nil` if there is no model.
  public convenience init?(contentsOf url: URL) {
    guard let document = ModelDocument(folder: url.path) else { return nil }
    self.init()
    entities = document.entities
  }

  /// Returns a model with the entities of all models in the app's bundle.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = AppModels.paths().compactMap {
      NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0))
    }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model with the entities of several.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// The entities by name.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// The names of the entities, for messages.
  var names: String { entities.compactMap(\.name).joined(separator: ", ") }

  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Returns the entity whose objects are of a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = SegueManagedClasses.name(of: type)
    return entities.first { SegueManagedClasses.bare($0.managedObjectClassName ?? "") == name }
      ?? entitiesByName[name]
  }

  // MARK: Known models

  private struct Reference: @unchecked Sendable {
    // Unchecked: see the class.
    weak var model: NSManagedObjectModel?
    init(_ model: NSManagedObjectModel) { self.model = model }
  }

  private static let known = Mutex<[Reference]>([])

  /// Returns the entity of a class in the model that was created last and has one.
  static func knownEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = known.withLock { known in
      known.removeAll { $0.model == nil }
      return known.compactMap(\.model)
    }
    return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
  }
}
