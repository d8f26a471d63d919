// An action of a control or a menu, as an object with a closure.

import Foundation

/// A closure that performs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title, an image and a closure that performs it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action. A control has at most one action with a given identifier.
  open private(set) var identifier: Identifier
  /// The title in the display of keyboard shortcuts. Stored but not used.
  open var discoverabilityTitle: String?
  /// The attributes with which a menu shows the action.
  open var attributes: Attributes
  /// The state that a menu shows.
  open var state: State
  /// The image while the action is selected. Stored but not used by menus.
  open var selectedImage: UIImage?
  /// The object that is performing the action.
  open internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  private static var made = 0

  /// Creates an action that calls `handler`.
  /// - Parameters:
  ///   - title: The title that a control or a menu shows.
  ///   - subtitle: The line below the title in a menu.
  ///   - image: The image that a control or a menu shows.
  ///   - selectedImage: The image while the action is selected.
  ///   - identifier: The identifier. By default, a unique one is generated.
  ///   - discoverabilityTitle: The title in the display of keyboard shortcuts.
  ///   - attributes: The attributes with which a menu shows the action.
  ///   - state: The state that a menu shows.
  ///   - handler: The closure that performs the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    Self.made += 1
    self.identifier = identifier ?? Identifier("action \(Self.made)")
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender.map { $0 as AnyObject })
  }

  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State { state }
}
