// A nib is a file that only Apple's tools read. As with storyboards, an app registers the contents
// of its nibs in code (`register`), once; instantiating them works as on iOS.

import Foundation
import SegueWorld

/// A registered nib, from which objects are created.
@preconcurrency @MainActor
open class UINib: NSObject {
  private static var known: [String: (Any?) -> [Any]] = [:]

  /// Registers the contents of a nib.
  ///
  /// - Parameter name: The name of the nib.
  /// - Parameter make: A closure that creates the objects for an owner.
  public static func register(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
    known[name] = make
  }

  private let name: String

  /// Creates a nib with the given name. The bundle is ignored.
  @preconcurrency @MainActor
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates the registered objects.
  ///
  /// - Returns: The objects; an empty array, with a report, if the nib is not registered.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Self.known[name] else {
      let names = Self.known.keys.sorted()
      World.current.reportUnsupported(
        "the nib \"\(name)\", which is not registered; \(UIStoryboard.list(names, "nibs"))")
      return []
    }
    let objects = make(ownerOrNil)
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return objects
  }

  /// Creates the registered objects and returns the first of the given type.
  func first<Kind>(_ kind: Kind.Type) -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }

  /// The keys of options for the instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Creates the objects of a registered nib.
  ///
  /// - Returns: The objects; `nil`, with a report, if the nib is not registered.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
