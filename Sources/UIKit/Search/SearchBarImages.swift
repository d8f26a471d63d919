// The images of a search bar's parts, by state, and where they are.

import Foundation

/// The images that code has set for a search bar.
struct SearchBarImages {
  /// The states other than the normal one that the buttons of a search bar can have.
  static let otherStates: [UIControl.State] = [.highlighted, .disabled, .selected]

  var icons: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
  var moves: [UISearchBar.Icon: UIOffset] = [:]
  var fields: [UIControl.State: UIImage] = [:]

  /// Returns the image for a state, or for the normal one.
  func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    icons[icon]?[state] ?? icons[icon]?[.normal]
  }
}

extension UISearchBar {
  /// Sets an image of the bar for a state; `nil` for the system's. A state without an image has that of
  /// the normal one. The magnifying glass is shown in the states normal and disabled.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images.icons[icon, default: [:]][state] = iconImage
  }
  /// Returns the image that has been set for exactly this state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images.icons[icon]?[state]
  }

  /// Moves an image of the bar.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    images.moves[icon] = adjustment
  }
  /// Returns the displacement of an image.
  public func positionAdjustment(for icon: Icon) -> UIOffset { images.moves[icon] ?? .zero }

  /// Sets the image behind the text, in the states normal and disabled; `nil` for the rounded rectangle.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    images.fields[state] = backgroundImage
  }
  /// Returns the image behind the text that has been set for exactly this state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images.fields[state]
  }
}
