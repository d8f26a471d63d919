// What was found in the photo library: nothing.

import Foundation

/// The options of a search.
open class PHFetchOptions: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden photos are found.
  open var includeHiddenAssets = false
  /// Whether all photos of a burst are found.
  open var includeAllBurstAssets = false
  /// The sources of the photos.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The greatest number of results; 0 for any number.
  open var fetchLimit = 0
  /// Whether changes are described in detail.
  open var wantsIncrementalChangeDetails = true
}

/// The sources of photos.
public struct PHAssetSourceType: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's own photos.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// Photos of others in the cloud.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// Photos of another computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The results of a search, of which there are none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of results: 0.
  open var count: Int { 0 }
  /// The first result. Always `nil`.
  open var firstObject: ObjectType? { nil }
  /// The last result. Always `nil`.
  open var lastObject: ObjectType? { nil }

  /// Returns a result. There is none, so no index is valid.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) of a PHFetchResult; the photo library is empty")
  }
  /// Returns a result. There is none, so no index is valid.
  open subscript(idx: Int) -> ObjectType { object(at: idx) }
  /// Returns the results at some places: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Returns whether an object is among the results: it is not.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Returns the place of an object: `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Returns the number of results of a kind: 0.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  /// Calls a closure with each result, of which there is none.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Calls a closure with each result, of which there is none.
  open func enumerateObjects(
    options opts: NSEnumerationOptions,
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
