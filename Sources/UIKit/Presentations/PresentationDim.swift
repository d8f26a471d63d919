// The dimming view behind a sheet. Source of the numbers: SEMANTICS section 8.

import Foundation

/// A translucent black view, more opaque in dark mode, that responds to taps.
final class PresentationDim: UIView {
  /// The alpha in light and in dark mode.
  nonisolated static let (light, dark): (CGFloat, CGFloat) = (0.2, 0.48)

  /// A closure that is called for a tap.
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? Self.dark : Self.light)
    }
    alpha = 0
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] (_: UITapGestureRecognizer) in self?.onTap() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}
