// The layout guides that predate safe areas. They correspond to the edges of the safe area.

import Foundation

/// The interface of the layout guides of view controllers.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance by which bars cover the view, in points.
  var length: CGFloat { get }
  /// The upper edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a view above or below its safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// Returns the strip above or below the safe area of the view.
  func support(_ role: UILayoutGuide.Role) -> any UILayoutSupport {
    view.systemGuide(role) as? LayoutSupportGuide ?? LayoutSupportGuide(role, of: view)
  }

  /// Updates the guides of the controller and its children after the window was shown or hidden.
  func oldGuidesDidChange() {
    viewIfLoaded?.stripHeightsDidChange()
    for child in children { child.oldGuidesDidChange() }
  }
}
