// Loads the objects of one scene or nib: creates them from their elements, remembers them by
// identifier, and connects them when all exist.

import Foundation
import SegueWorld
import UIKit

/// The objects that are being created from one scene or nib.
@MainActor
final class NibLoader {
  private struct Known {
    weak var object: NSObject?
  }

  /// A connection or attribute that is applied when all objects exist.
  struct Pending {
    /// The element of the object.
    let owner: NibElement
    /// The element of the connection.
    let element: NibElement
  }

  let file: NibFile
  /// The scene of a storyboard; `nil` for nibs.
  let scene: NibElement?
  /// The storyboard that scenes are created for.
  let storyboard: UIStoryboard?
  /// The view controller of the scene, or the owner of the nib.
  weak var owner: NSObject?
  /// The loader of the scene or nib of which a prototype is created.
  var around: NibLoader?
  /// The connections whose objects do not all exist yet.
  var pending: [Pending] = []
  /// What lives as long as the view controller: objects beside it, and triggers of segues.
  var retained: [NSObject] = []

  private var known: [String: Known] = [:]
  /// The objects that have been created and not yet been woken, in order.
  private(set) var fresh: [(object: NSObject, element: NibElement)] = []
  /// The elements whose constraints are to be activated.
  var constraintOwners: [NibElement] = []

  init(_ file: NibFile, scene: NibElement? = nil, storyboard: UIStoryboard? = nil) {
    (self.file, self.scene, self.storyboard) = (file, scene, storyboard)
  }

  // MARK: Messages

  /// Reports something in the file that has no or a limited effect, once in each world.
  func warn(_ element: NibElement, _ message: String) {
    guard NibWarnings.isNew("\(file.name) \(message)") else { return }
    World.current.warn("\(file.name):\(element.line): <\(element.name)>: \(message)")
  }

  // MARK: Objects

  /// Remembers the object of an element.
  func register(_ object: NSObject, for element: NibElement) {
    if let id = element.id { known[id] = Known(object: object) }
    fresh.append((object, element))
  }

  /// Remembers an object that the file refers to by a fixed identifier.
  func register(_ object: NSObject, as id: String) { known[id] = Known(object: object) }

  /// Returns the object with the given identifier, if it exists.
  func object(_ id: String) -> NSObject? { known[id]?.object ?? around?.object(id) }

  /// Returns the object of an element, which is created if it does not exist.
  func make(_ element: NibElement, creator: ((NSCoder) -> NSObject?)? = nil) -> NSObject? {
    if let id = element.id, let object = known[id]?.object { return object }
    guard let kind = ObjectKinds.kind(element) else { return refuse(element) }
    let archived = ArchivedElement(element, kind.level, self)
    let coder = ArchiveDecoder(archived)
    let custom = element["customClass"]
    let made = creator?(coder) ?? create(custom, element, kind, coder)
    guard let made else { return nil }
    archived.finish(made)
    return replacement(of: made, element, coder)
  }

  /// Returns the object that takes the place of a responder that has been read, by
  /// `awakeAfter(using:)`; usually the responder itself.
  private func replacement(
    of made: NSObject, _ element: NibElement, _ coder: ArchiveDecoder
  ) -> NSObject? {
    guard let responder = made as? UIResponder else { return made }
    let other = responder.awakeAfter(using: coder) as? NSObject
    guard other !== made else { return made }
    if let id = element.id { known[id] = Known(object: other) }
    let place = fresh.lastIndex { $0.object === made }
    if let place, let other { fresh[place].object = other }
    if let place, other == nil { fresh.remove(at: place) }
    return other
  }

  private func create(
    _ custom: String?, _ element: NibElement, _ kind: ObjectKind, _ coder: ArchiveDecoder
  ) -> NSObject? {
    if let custom, let made = CustomClasses.make(custom, coder) { return made }
    if let custom, kind.isCustomizable {
      warn(
        element,
        "the class \(custom), which is not among the classes of the app; \(kind.level) is used")
    }
    return kind.make(coder)
  }

  /// Reports an element that describes no known object. Views are replaced by gray ones.
  private func refuse(_ element: NibElement) -> NSObject? {
    guard element.child(key: "frame", "rect") != nil else {
      warn(element, "the element is not known and left out")
      return nil
    }
    warn(element, "views of this kind are not supported; a gray view is shown in its place")
    let archived = ArchivedElement(element, UIView.self, self)
    let coder = ArchiveDecoder(archived)
    let custom = element["customClass"].flatMap { CustomClasses.make($0, coder) }
    guard let view = (custom ?? UIView(coder: coder)) as? UIView else { return nil }
    archived.finish(view)
    if custom == nil, view.backgroundColor == nil { view.backgroundColor = .systemGray4 }
    return view
  }

  /// Wakes the objects that were created since the last call.
  func wake() {
    let woken = fresh
    fresh = []
    for (object, _) in woken { CustomClasses.wake(object) }
  }

}

/// The messages that a world has received.
@MainActor
final class NibWarnings {
  private var given: Set<String> = []

  /// Returns whether the current world has not received a message, and remembers it.
  static func isNew(_ message: String) -> Bool {
    World.current.associatedObject { NibWarnings() }.given.insert(message).inserted
  }
}

/// Objects that live as long as another object.
@MainActor
enum NibRetention {
  private final class Box {
    let objects: [NSObject]
    init(_ objects: [NSObject]) { self.objects = objects }
  }

  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Retains `objects` as long as `owner` lives.
  static func keep(_ objects: [NSObject], with owner: NSObject) {
    guard !objects.isEmpty else { return }
    objc_setAssociatedObject(owner, key, Box(objects), .OBJC_ASSOCIATION_RETAIN)
  }
}
