// The coder with which objects of storyboards and nibs are created. A module above UIKit reads the
// files; the initializers of UIKit's classes ask this coder for what they must know at once, and
// have it restore the rest, so that a subclass finds a complete object after `super.init(coder:)`.

import Foundation

/// An object of a storyboard or nib that is being created.
@MainActor
package protocol ArchivedObject: AnyObject {
  /// Returns the value of an attribute, or `nil` if it is not present.
  func attribute(_ name: String) -> String?
  /// Returns the object that is described in the place of a property, or `nil` if there is none.
  func object(for key: String) -> NSObject?
  /// Returns the class of that object without creating it, or `nil` if there is none.
  func type(for key: String) -> AnyClass?
  /// Restores the object, if `level` is the class of UIKit that the file describes. Initializers
  /// call this at every level of the class hierarchy.
  func restore(_ object: NSObject, as level: AnyClass)
}

/// A coder that contains one object of a storyboard or nib.
///
/// `@unchecked Sendable` like `NSCoder` itself: the contents are used on the main actor only.
package final class ArchiveDecoder: NSCoder {
  /// The object to decode.
  package let contents: any ArchivedObject

  /// Creates a coder of an object.
  package init(_ contents: any ArchivedObject) {
    self.contents = contents
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Restores an object at one level of its class hierarchy, if the coder is that of a storyboard
  /// or nib.
  @MainActor
  func restore(_ object: NSObject, as level: AnyClass) {
    (self as? ArchiveDecoder)?.contents.restore(object, as: level)
  }

  /// Returns the value of an attribute of the object, or `nil`.
  @MainActor
  func archived(_ name: String) -> String? { (self as? ArchiveDecoder)?.contents.attribute(name) }

  /// Returns the object that is described in the place of a property, or `nil`.
  @MainActor
  func archivedObject(_ key: String) -> NSObject? {
    (self as? ArchiveDecoder)?.contents.object(for: key)
  }

  /// Returns the class of the object that is described in the place of a property, or `nil`.
  @MainActor
  func archivedClass(_ key: String) -> AnyClass? {
    (self as? ArchiveDecoder)?.contents.type(for: key)
  }
}
