// Arrays of references, with empty places.

import Foundation

/// An array of references to objects, which are kept or not, and of empty places. The place of an
/// object that no longer exists is empty.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var places: [ObjectReference?] = []

  /// Creates an array that keeps its objects.
  public convenience override init() { self.init(options: []) }

  /// Creates an array.
  public required init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Returns an array that keeps its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// Returns an array that does not keep its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of places. A larger one adds empty places, a smaller one removes the last ones.
  open var count: Int {
    get { places.count }
    set {
      let count = max(newValue, 0)
      places = Array(places.prefix(count))
      places += Array(repeating: nil, count: count - places.count)
    }
  }

  /// The objects that exist.
  open var allObjects: [Any] { places.compactMap { $0?.object } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference? {
    pointer.map {
      ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }

  /// Returns the address of the object at a place; `nil` if the place is empty.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds the object at an address, or an empty place.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(reference(pointer)) }

  /// Inserts the object at an address, or an empty place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(reference(item), at: index)
  }

  /// Replaces the object at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = reference(item)
  }

  /// Removes a place.
  open func removePointer(at index: Int) { places.remove(at: index) }

  /// Removes the empty places.
  open func compact() { places.removeAll { $0?.object == nil } }
}
