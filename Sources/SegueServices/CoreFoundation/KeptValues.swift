// The objects whose addresses Core Foundation's functions return. Foundation's collections make values
// anew for each caller on Linux, so they are kept as long as their collection exists.

import Foundation

/// The values of collections that code has the addresses of.
enum KeptValues {
  private final class Values {
    var objects: [AnyHashable: AnyObject] = [:]
  }

  private static let lock = NSLock()
  /// `nonisolated(unsafe)`: accessed only under `lock`.
  nonisolated(unsafe) private static let values = NSMapTable<AnyObject, Values>(
    keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .strongMemory)

  /// Returns the address of the value of a key in a collection, which is the same for each call.
  static func address(
    of key: AnyHashable, in collection: AnyObject, _ value: () -> Any?
  ) -> UnsafeRawPointer? {
    lock.withLock {
      let kept = values.object(forKey: collection) ?? Values()
      guard let object = kept.objects[key] ?? value().map({ $0 as AnyObject }) else { return nil }
      kept.objects[key] = object
      values.setObject(kept, forKey: collection)
      return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
  }
}
