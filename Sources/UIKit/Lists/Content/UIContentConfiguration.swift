// Content configurations: the contents of cells as values. A configuration creates a content view,
// and a content view accepts other configurations of its type.

import Foundation

/// The contents of a content view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a content view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration updated for the given state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns a Boolean value that indicates whether the view can show `configuration`.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` if the configuration is of the same type as the current one. Other
  /// configurations require a new view.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state for which a configuration is updated.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value that an app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that an app adds to the state of a view.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Shows content configurations in a view.
@MainActor
final class ContentHost {
  private(set) var view: (any UIView & UIContentView)?

  func show(_ configuration: (any UIContentConfiguration)?, in parent: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = parent.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(made)
    view = made
  }
}
