// Contents of cells as values: a configuration makes a view, and a view takes another configuration of its kind.

import Foundation

/// Says what a content view shows.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show `configuration`.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Only what it shows already: a view of another kind is made for anything else.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How a cell is.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Under what it is shown.
  var traitCollection: UITraitCollection { get set }
}

/// How a cell is.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Under what it is shown.
  public var traitCollection: UITraitCollection
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// The state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows configurations in a view.
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
