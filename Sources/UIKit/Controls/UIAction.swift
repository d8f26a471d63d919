// What happens when a control is used, as a value with a closure.

import Foundation

/// A closure with a title and a picture, for controls to perform.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// An identifier of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a control shows for it.
  open var title: String
  /// What a control shows for it.
  open var image: UIImage?
  /// Tells it from others; a control has one action of each.
  public let identifier: Identifier
  /// The control that performs it.
  open internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

  /// An action that calls `handler`.
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
