// An action of a control, as an object with a closure.

import Foundation

/// An action with a title, an image and a closure that performs it.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that a control shows for the action.
  open var title: String
  /// The image that a control shows for the action.
  open var image: UIImage?
  /// The identifier of the action. A control has at most one action with a given identifier.
  open private(set) var identifier: Identifier
  /// The control that is performing the action.
  open internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

  /// Creates an action that calls `handler`.
  /// - Parameters:
  ///   - title: The title that a control shows.
  ///   - image: The image that a control shows.
  ///   - identifier: The identifier. By default, a unique one is generated.
  ///   - handler: The closure that performs the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    Self.made += 1
    self.identifier = identifier ?? Identifier("action \(Self.made)")
    super.init()
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
