// A nib is a file that only Apple's tools read. As with storyboards, an app says in code what is in its nibs
// (`register`), once; asking for their objects is as on iOS.

import Foundation

/// The objects of a nib.
@preconcurrency @MainActor
open class UINib: NSObject {
  private static var known: [String: (Any?) -> [Any]] = [:]

  /// Says what the nib called `name` holds; `make` gets the owner.
  public static func register(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
    known[name] = make
  }

  private let name: String

  /// The nib called `name`; the bundle does not matter.
  @preconcurrency @MainActor
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// New objects as they are registered; none, and a report, if nothing is.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Self.known[name] else {
      let names = Self.known.keys.sorted()
      UIKitState.current.refuse(
        "the nib \"\(name)\", which is not registered; \(UIStoryboard.list(names, "nibs"))")
      return []
    }
    let objects = make(ownerOrNil)
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return objects
  }

  /// The first object of this type.
  func first<Kind>(_ kind: Kind.Type) -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }

  /// What may be said beside the owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// This key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// New objects of a registered nib; none, and a report, if it is not.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
