// The lines of text in a field by which Auto Layout aligns it.

import Foundation

extension UITextField: BaselineSource {
  func baselines(width: CGFloat?) -> TextBaselines {
    let own = label.naturalBaselines(width: nil)
    let around = max(0, intrinsicContentSize.height - label.intrinsicContentSize.height) / 2
    return own.padded(above: around, below: around)
  }
}
