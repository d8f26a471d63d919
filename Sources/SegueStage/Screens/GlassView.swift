// A blur view with subviews, which are arranged like in any other view.

import SegueScenes
import UIKit

/// A view that blurs what is behind it.
final class GlassView: UIVisualEffectView, MeasuredByLength {
  /// The view that contains the subviews.
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

  func lengthThatFits(_ size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    MeasurementCache.current.length(of: host, along: axis, within: size)
  }
}

extension UIBlurEffect {
  /// Creates the blur effect for a scene's blur style.
  convenience init(_ style: BlurStyle) {
    self.init(style: Style.allCases.first { "\($0)" == style.rawValue } ?? .regular)
  }
}
