// Labels in Auto Layout: how high they are at a width, and where their baselines are.

import Foundation
import SegueText

extension UILabel: WrappingContent, BaselineSource {
  /// More lines than one, as wide as the label becomes.
  var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// The natural size, at the height of the text broken at `width`. The width stays the one without breaks:
  /// the label would rather be wider.
  func naturalSize(width: CGFloat?) -> CGSize {
    guard let width, width > 0 else { return intrinsicContentSize }
    let whole = intrinsicContentSize
    guard whole.width > width else { return whole }
    breakingWidth = width
    defer { breakingWidth = nil }
    return CGSize(width: whole.width, height: intrinsicContentSize.height)
  }

  func baselineOffsets(width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    naturalBaselines(width: wraps ? width : nil)
  }
}
