// A gradient of two colors from corner to corner.

import UIKit

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var colors: [UIColor] = [] {
    didSet {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = colors.map(\.cgColor)
      gradient.startPoint = .zero
      gradient.endPoint = CGPoint(x: 1, y: 1)
    }
  }
}

/// A label with an icon of the icon font.
final class IconLabel: UILabel {
  init(size: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
    font = UIFont(name: "Material Icons", size: size)
    textAlignment = .center
    lineBreakMode = .byClipping
    textColor = .white
  }

  required init?(coder: NSCoder) { nil }
}
