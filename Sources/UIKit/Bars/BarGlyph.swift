// The images of bars: glyphs of the icon font as templates, and the chevron of back buttons as a
// path.

import Foundation
import SegueText

/// Template images for bars, made from glyphs of the icon font.
@MainActor
package enum BarGlyph {
  /// The family name of the icon font.
  package static let family = IconFont.family
  /// The side of the images of bar buttons, in points.
  package static let buttonSide: CGFloat = 25
  /// The side of the images of tabs, in points.
  package static let tabSide: CGFloat = 28

  /// Returns the glyph with the given name as a template image.
  ///
  /// - Parameter side: The width and height of the image in points.
  package static func image(_ name: String, side: CGFloat) -> UIImage {
    let font = UIFont.make(
      family: family, size: side, weight: .regular, isItalic: false, hasTabularDigits: false)
    let text = NSAttributedString(
      string: name, attributes: [.font: font, .foregroundColor: UIColor.black])
    let (size, textSize) = (CGSize(width: side, height: side), text.size())
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      text.draw(at: CGPoint(x: (side - textSize.width) / 2, y: (side - textSize.height) / 2))
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}

extension BarGlyph {
  /// The size of a symbol's box relative to the size of the adjacent text.
  private static let boxPerPoint: CGFloat = 1.25

  /// Returns a symbol that matches text of the given size. Returns `nil` without the icon font,
  /// which would render the name as text.
  static func symbol(
    _ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular
  ) -> UIImage? {
    let side = side(pointSize)
    guard let text = text(name, side: side) else { return nil }
    guard weight.change != 0 else { return image(name, side: side) }
    return WeightedGlyph(text, side: side, change: weight.change).image
  }

  /// The side of the box of symbols that match text of the given size, in points.
  static func side(_ pointSize: CGFloat) -> CGFloat {
    min((pointSize * boxPerPoint).rounded(), 512)
  }

  /// Returns the name of an icon in the icon font, which shows the icon. Returns `nil` without the
  /// icon font.
  static func text(_ name: String, side: CGFloat) -> NSAttributedString? {
    let font = UIFont.make(
      family: family, size: side, weight: .regular, isItalic: false, hasTabularDigits: false)
    let text = NSAttributedString(string: name, attributes: [.font: font])
    let textSize = text.size()
    return textSize.width > 0 && textSize.width <= side * 1.5 ? text : nil
  }
}

/// The chevron of a back button, or the image in its place.
final class ChevronView: UIView {
  static let size = CGSize(width: 12, height: 21)
  private static let lineWidth: CGFloat = 3

  /// The image in place of the chevron. It has the tint color, unless it asks for its own colors.
  var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      let isTemplate = image?.renderingMode != .alwaysOriginal
      imageView.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
      draw()
      superview?.setNeedsLayout()
    }
  }
  private let imageView = UIImageView(frame: .zero)
  /// The size of the chevron, or of the image.
  var shownSize: CGSize { image?.size ?? Self.size }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.fillColor = nil
    shape.lineWidth = Self.lineWidth
    (shape.lineCap, shape.lineJoin) = (.round, .miter)
    addSubview(imageView)
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    draw()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    draw()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    draw()
  }

  private func draw() {
    guard let shape = layer as? CAShapeLayer else { return }
    let (size, inset) = (Self.size, Self.lineWidth / 2 + 0.25)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (tip, ends) = (inset, size.width - inset)
    let (near, far) = isMirrored ? (size.width - tip, size.width - ends) : (tip, ends)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: far, y: inset))
    path.addLine(to: CGPoint(x: near, y: size.height / 2))
    path.addLine(to: CGPoint(x: far, y: size.height - inset))
    UIView.performWithoutAnimation {
      shape.path = image == nil ? path.cgPath : nil
      shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
  }
}
