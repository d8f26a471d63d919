// The places of the parts of a search bar. Apple publishes none of these numbers: they are those of
// iOS 13 to 18 as seen on screen.

import Foundation

/// The layout of a search bar.
struct SearchBarLayout {
  /// The place of a search bar.
  enum Place {
    /// In a view of the app.
    case alone
    /// At the lower edge of a navigation bar.
    case stacked
    /// In a navigation bar whose title is hidden during a search.
    case inBar
  }

  /// The height of the field, of the scope bar and of the prompt, in points.
  static let (field, scope, prompt): (CGFloat, CGFloat, CGFloat) = (36, 44, 24)

  var place = Place.alone
  var hasScope = false
  var hasPrompt = false

  /// The height of the row with the field.
  var rowHeight: CGFloat { place == .stacked ? 52 : 56 }
  /// The height of the bar.
  var height: CGFloat {
    rowHeight + (hasScope ? Self.scope : 0) + (hasPrompt ? Self.prompt : 0)
  }
  /// The distance of the field from the top of its row.
  var fieldTop: CGFloat { place == .stacked ? 1 : 10 }

  /// Returns the distance of the field from the sides.
  func margin(_ width: CGFloat) -> CGFloat {
    if place == .alone { return 8 }
    return width >= 414 ? 20 : 16
  }

  /// Returns the frame of the field and that of the Cancel button, which is beyond the edge if it is
  /// not shown.
  ///
  /// - Parameter cancel: The width of the button's title.
  func row(_ bounds: CGRect, cancel: CGFloat, showsCancel: Bool) -> (field: CGRect, cancel: CGRect)
  {
    let margin = margin(bounds.width)
    // A bar of another height than its own, as one that an app has made, centers the field.
    let own = place == .alone ? bounds.height - (height - rowHeight) : rowHeight
    let top =
      (hasPrompt ? Self.prompt : 0) + (place == .alone ? (own - Self.field) / 2 : fieldTop)
    let taken = showsCancel ? cancel + 12 : 0
    let field = CGRect(
      x: margin, y: top, width: max(0, bounds.width - 2 * margin - taken), height: Self.field)
    let button = CGRect(
      x: showsCancel ? bounds.width - margin - cancel : bounds.width + margin, y: top,
      width: cancel, height: Self.field)
    return (field, button)
  }

  /// Returns the frame of the scope bar. While the bar has none, it is where the bar will grow: so it
  /// never covers the field, and does not move when it appears and disappears.
  func scopeFrame(_ bounds: CGRect) -> CGRect {
    let margin = margin(bounds.width)
    let top = bounds.height - (hasScope ? Self.scope : 0)
    return CGRect(
      x: margin, y: top + (place == .stacked ? -3 : 0),
      width: max(0, bounds.width - 2 * margin), height: 32)
  }
}
