// Scroll views in Auto Layout: one guide for the content that scrolls, another for the frame that
// does not.

import Foundation

extension UIScrollView {
  /// The guide of the content area. Constraints determine its size, which becomes `contentSize`.
  /// For constraints of views inside the scroll view, the edges of the scroll view are those of
  /// this guide.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The guide of the scroll view's own rectangle, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
