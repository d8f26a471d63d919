// Labels in Auto Layout: their height at a given width, and the positions of their baselines.

import Foundation
import SegueText

extension UILabel: WrappingContent, BaselineSource {
  /// A Boolean value that indicates whether the label has several lines that break at its width.
  var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// Returns the natural size, with the height of the text broken at `width`. The width of the
  /// result remains that without line breaks, since the label prefers to be wider.
  func naturalSize(width: CGFloat?) -> CGSize {
    guard let width, width > 0 else { return intrinsicContentSize }
    let whole = intrinsicContentSize
    guard whole.width > width else { return whole }
    breakingWidth = width
    defer { breakingWidth = nil }
    return CGSize(width: whole.width, height: intrinsicContentSize.height)
  }

  func baselines(width: CGFloat?) -> TextBaselines {
    naturalBaselines(width: wraps ? width : nil)
  }
}
