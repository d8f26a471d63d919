// The provider of an object that is dragged, or of what a picker has picked. There is nothing to pick: a
// provider without an object has no representations, and loading one reports an error.

import Foundation

/// An object that can be loaded from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// An object that an item provider can have.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension UIImage: NSItemProviderWriting {}
extension UIColor: NSItemProviderWriting {}
extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderWriting {}

extension UIImage: NSItemProviderReading {}
extension UIColor: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension NSAttributedString: NSItemProviderReading {}

/// The provider of an item: of an object, or of nothing. Data and files cannot be loaded.
///
/// `@unchecked Sendable`: the object does not change, and is passed on as it is.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of the errors.
  public enum ErrorCode: Int, Sendable {
    /// The error is not known.
    case unknownError = -1
    /// The item cannot be loaded.
    case itemUnavailableError = -1000
    /// The item has another class than expected.
    case unexpectedValueClassError = -1100
    /// The item cannot be converted.
    case unavailableCoercionError = -1200
  }

  private let object: (any NSItemProviderWriting)?

  /// The types of the representations: those of the object.
  open var registeredTypeIdentifiers: [String] {
    switch object {
    case is NSString, is NSAttributedString: ["public.utf8-plain-text"]
    case is NSURL: ["public.url"]
    case is UIImage: ["public.image"]
    case is UIColor: ["com.apple.uikit.color"]
    default: []
    }
  }
  /// The name of the file. Always `nil`.
  open var suggestedName: String? { nil }

  /// Creates a provider without representations.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  /// Returns whether there is a representation of the type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { own in
      own == typeIdentifier || Self.parents[own]?.contains(typeIdentifier) ?? false
    }
  }
  /// The types to which others conform.
  private static let parents = [
    "public.utf8-plain-text": ["public.plain-text", "public.text", "public.data", "public.item"],
    "public.url": ["public.data", "public.item"],
    "public.image": ["public.data", "public.item", "public.content"],
  ]

  /// Returns the object if it is of a class.
  func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func cast<Kind: NSItemProviderReading>(_: Kind.Type) -> (any NSItemProviderReading)? {
      object as? Kind
    }
    return cast(aClass)
  }

  /// Returns whether the object is of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(ofClass: aClass) != nil
  }

  /// Passes the object on in the next turn of the main queue, or an error if it has another class.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let found = object(ofClass: aClass) else {
      return fail("\(aClass)") { completionHandler(nil, $0) }
    }
    nonisolated(unsafe) let object = found
    let work: @Sendable () -> Void = { completionHandler(object, nil) }
    if !VirtualQueue.schedule(after: .zero, work) { work() }
    return Progress(totalUnitCount: 1)
  }

  /// Reports in the next turn of the main queue that there is no data of the type.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    fail(typeIdentifier) { completionHandler(nil, $0) }
  }

  /// Reports in the next turn of the main queue that there is no file of the type.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    fail(typeIdentifier) { completionHandler(nil, $0) }
  }

  private func fail(
    _ representation: String, _ report: @escaping @Sendable (any Error) -> Void
  ) -> Progress {
    let error = NSError(
      domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "There is no representation as \(representation)."])
    if !VirtualQueue.schedule(after: .zero, { report(error) }) { report(error) }
    return Progress(totalUnitCount: 1)
  }
}
