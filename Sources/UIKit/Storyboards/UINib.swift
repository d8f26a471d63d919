// A nib: a file of the app's bundle, which the module SegueNibs reads, or contents that an app
// registers in code (`register`), once. Instantiating it works as on iOS.

import Foundation
import SegueWorld

/// A nib, from which objects are created.
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
  private let bundle: Bundle?

  /// Creates a nib with the given name. Contents that are registered under the name take precedence
  /// over a file in the bundle; `nil` is the bundle of the app.
  @preconcurrency @MainActor
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle) = (name, bundleOrNil)
    super.init()
  }

  private lazy var archive = ArchiveReaders.installed?.nib(named: name, in: bundle)

  /// Returns whether a nib with the given name is registered or a file.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    known[name] != nil || ArchiveReaders.installed?.nib(named: name, in: bundle) != nil
  }

  /// Creates the objects of the nib and connects them with the owner.
  ///
  /// - Returns: The top-level objects; an empty array, with a report, if there is no such nib.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Self.known[name] else {
      if let archive {
        let owner = ownerOrNil.map { $0 as AnyObject }
        return archive.instantiate(withOwner: owner, options: optionsOrNil ?? [:])
      }
      let names = Self.known.keys.sorted()
      World.current.reportUnsupported(
        "the nib \"\(name)\", of which there is no file in the bundle and which is not registered; "
          + UIStoryboard.list(names, "nibs"))
      return []
    }
    let objects = make(ownerOrNil)
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return objects
  }

  /// Creates the objects and returns the first of the given type.
  func first<Kind>(_ kind: Kind.Type) -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }

  /// The keys of options for the instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that stand for the placeholders of the nib, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the objects of a nib.
  ///
  /// - Returns: The objects; `nil`, with a report, if there is no such nib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
