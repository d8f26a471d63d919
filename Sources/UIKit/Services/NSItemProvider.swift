// The provider of what a picker has picked. There is nothing to pick, so that a provider has no
// representations, and loading one reports an error.

import Foundation

/// An object that can be loaded from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension UIImage: NSItemProviderReading {}
extension UIColor: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension NSAttributedString: NSItemProviderReading {}

/// The provider of an item. It has no representations: loading one reports an error.
///
/// `@unchecked Sendable`: there are no stored properties.
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

  /// The types of the representations. There are none.
  open var registeredTypeIdentifiers: [String] { [] }
  /// The name of the file. Always `nil`.
  open var suggestedName: String? { nil }

  /// Creates a provider without representations.
  public override init() { super.init() }

  /// Returns whether there is a representation of the type. There is none.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Returns whether an object of the class can be loaded. There is none.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  /// Reports in the next turn of the main queue that there is no object of the class.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    fail("\(aClass)") { completionHandler(nil, $0) }
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
