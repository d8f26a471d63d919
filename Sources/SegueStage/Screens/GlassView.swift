// Frosted glass with views on it, which are arranged as in any other view.

import SegueScenes
import UIKit

/// A view that blurs what is behind it.
final class GlassView: UIVisualEffectView {
  /// What the views are in.
  let host: ArrangedView

  init(_ style: BlurStyle, _ layout: SceneLayout) {
    host = ArrangedView(layout)
    super.init(effect: UIBlurEffect(style))
    host.frame = contentView.bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

extension UIBlurEffect {
  /// The effect of this name.
  convenience init(_ style: BlurStyle) {
    self.init(style: Style.allCases.first { "\($0)" == style.rawValue } ?? .regular)
  }
}
