// The size of a view that an app hands over without one, to a bar or a text field: as on a device, it
// is that of its constraints and contents.

import Foundation

extension UIView {
  /// The view's size, or, if it has none, the one that fits its contents.
  func ownSize(within available: CGSize) -> CGSize {
    bounds.size == .zero ? fittedSize(within: available) : bounds.size
  }

  /// The size that the constraints in the view determine, or, without constraints, the one that it
  /// asks for.
  func fittedSize(within available: CGSize) -> CGSize {
    guard self is UIStackView || !constraints.isEmpty else { return sizeThatFits(available) }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
