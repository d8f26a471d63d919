// How screens kept clear of bars before there were safe areas. The guides are the safe area's.

import Foundation

/// An edge that bars leave free.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

/// The edge of a view's safe area.
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
  /// The upper edge of what bars leave free.
  public var topLayoutGuide: any UILayoutSupport { SafeAreaEdge(view, isTop: true) }
  /// The lower edge of what bars leave free.
  public var bottomLayoutGuide: any UILayoutSupport { SafeAreaEdge(view, isTop: false) }
}
