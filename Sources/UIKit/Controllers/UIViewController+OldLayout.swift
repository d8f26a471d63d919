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
}

/// An edge of a view's safe area.
private final class SafeAreaEdge: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(_ view: UIView, isTop: Bool) {
    (self.view, self.isTop) = (view, isTop)
    super.init()
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  /// The guide above the area that bars leave free. Deprecated in favor of the safe area.
  public var topLayoutGuide: any UILayoutSupport { SafeAreaEdge(view, isTop: true) }
  /// The guide below the area that bars leave free. Deprecated in favor of the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { SafeAreaEdge(view, isTop: false) }
}
