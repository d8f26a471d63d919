// What a marker is drawn with. The proportions are our choice, close to iOS 11 to 18.

import UIKit

/// The balloon with its glyph.
final class MarkerBalloon: UIView {
  /// The size of the balloon with its tip, in points.
  static let size = CGSize(width: 30, height: 37)
  /// The largest side of a glyph.
  static let glyphSide: CGFloat = 16

  override class var layerClass: AnyClass { CAShapeLayer.self }
  private let glyph = UIImageView(image: nil)
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let center = CGPoint(x: Self.size.width / 2, y: Self.size.width / 2)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowPath = Self.outline
    (layer as? CAShapeLayer)?.path = Self.outline
    glyph.contentMode = .scaleAspectFit
    glyph.bounds.size = CGSize(width: Self.glyphSide, height: Self.glyphSide)
    text.textAlignment = .center
    text.font = .systemFont(ofSize: 14, weight: .semibold)
    text.adjustsFontSizeToFitWidth = true
    text.bounds.size = CGSize(width: 24, height: 20)
    for view in [glyph, text] {
      view.center = center
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows colors, and a text, an image, or the glyph of a pin.
  func show(color: UIColor, glyphColor: UIColor, text shown: String?, image: UIImage?) {
    self.color = color
    let image = image ?? UIImage(systemName: "mappin")
    glyph.image = image?.withRenderingMode(.alwaysTemplate)
    (glyph.tintColor, text.textColor) = (glyphColor, glyphColor)
    text.text = shown
    (glyph.isHidden, text.isHidden) = (shown != nil, shown == nil)
  }

  private var color = UIColor.systemRed { didSet { fill() } }

  private func fill() {
    (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fill()
  }

  /// A circle whose lower part narrows to the tip.
  private static let outline: CGPath = {
    let (radius, tip) = (size.width / 2, CGPoint(x: size.width / 2, y: size.height))
    let path = CGMutablePath()
    // From 58 degrees at the right of the lowest point around to the left.
    path.addArc(
      center: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi * 0.32,
      endAngle: .pi * 0.68, clockwise: true)
    path.addQuadCurve(to: tip, control: CGPoint(x: tip.x - 4, y: size.width - 0.5))
    let edge = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: .pi * 0.32))
    path.addQuadCurve(
      to: CGPoint(x: radius + edge.x, y: radius + edge.y),
      control: CGPoint(x: tip.x + 4, y: size.width - 0.5))
    path.closeSubpath()
    return path
  }()
}

/// The texts below a balloon, with a light or dark edge that separates them from the map.
final class MarkerLabel: UIView {
  /// The width at which titles break into lines.
  static let limit: CGFloat = 120

  private let edge = UILabel()
  private let text = UILabel()
  private var content: (title: String, subtitle: String?, isLarge: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [edge, text] {
      (label.numberOfLines, label.textAlignment) = (3, .center)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows texts, or nothing without a title, and takes their size.
  func show(_ title: String?, _ subtitle: String?, isLarge: Bool) {
    isHidden = title == nil
    content = title.map { ($0, subtitle, isLarge) }
    refresh()
  }

  /// Returns the size of a title.
  func size(of title: String) -> CGSize {
    let label = UILabel()
    (label.numberOfLines, label.font) = (3, Self.font(false))
    label.text = title
    return label.sizeThatFits(CGSize(width: Self.limit, height: 100))
  }

  private func refresh() {
    guard let content else { return }
    edge.attributedText = string(content, isEdge: true)
    text.attributedText = string(content, isEdge: false)
    let size = text.sizeThatFits(CGSize(width: Self.limit, height: 100))
    bounds.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    (edge.frame, text.frame) = (bounds, bounds)
  }

  private func string(
    _ content: (title: String, subtitle: String?, isLarge: Bool), isEdge: Bool
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font(content.isLarge),
      .foregroundColor: isEdge ? UIColor.systemBackground : UIColor.label,
    ]
    if isEdge {
      attributes[.strokeColor] = UIColor.systemBackground
      attributes[.strokeWidth] = -25
    }
    let string = NSMutableAttributedString(string: content.title, attributes: attributes)
    if let subtitle = content.subtitle {
      attributes[.font] = UIFont.systemFont(ofSize: 11, weight: .medium)
      if !isEdge { attributes[.foregroundColor] = UIColor.secondaryLabel }
      string.append(NSAttributedString(string: "\n" + subtitle, attributes: attributes))
    }
    return string
  }

  private static func font(_ isLarge: Bool) -> UIFont {
    .systemFont(ofSize: isLarge ? 13 : 11, weight: .semibold)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }
}
