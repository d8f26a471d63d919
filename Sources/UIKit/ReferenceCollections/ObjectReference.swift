// References to objects that keep them or do not.

import Foundation

/// A reference to an object.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  /// Creates a reference.
  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isWeak = options.isSuperset(of: .weakMemory)
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  /// The object; `nil` if it no longer exists.
  var object: AnyObject? { strongObject ?? weakObject }
}

/// How objects are compared.
struct ObjectComparison {
  private let isByIdentity: Bool

  init(_ options: NSPointerFunctions.Options) {
    isByIdentity = options.contains(.objectPointerPersonality)
  }

  /// Returns a number that is the same for equal objects. It orders nothing.
  func hash(_ object: AnyObject) -> Int {
    if !isByIdentity, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  /// Returns whether objects are equal: the same, or equal objects of Foundation.
  func areEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
    if a === b { return true }
    guard !isByIdentity, let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
  }
}
