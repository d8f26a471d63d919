// Scroll views in Auto Layout: one rectangle for what is scrolled, another for what stays.

import Foundation

extension UIScrollView {
  /// The content: constraints decide its size, which becomes `contentSize`. Edges of the scroll view mean its
  /// edges to constraints of what is in it.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The scroll view's own rectangle, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
