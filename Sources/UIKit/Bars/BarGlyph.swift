// The pictures of bars: glyphs of the icon font as templates, and the chevron of back buttons, drawn.

import Foundation

/// Pictures for bars by their names in the icon font.
@MainActor
package enum BarGlyph {
  /// The family of the icon font.
  package static let family = "Material Icons"
  /// How large pictures of buttons are.
  package static let buttonSide: CGFloat = 25
  /// How large pictures of tabs are.
  package static let tabSide: CGFloat = 28

  /// A picture in the tint of where it shows.
  package static func image(_ name: String, side: CGFloat) -> UIImage {
    let font = UIFont.make(
      family: family, size: side, weight: .regular, isItalic: false, hasTabularDigits: false)
    let text = NSAttributedString(
      string: name, attributes: [.font: font, .foregroundColor: UIColor.black])
    let (size, ink) = (CGSize(width: side, height: side), text.size())
    let picture = UIGraphicsImageRenderer(size: size).image { _ in
      text.draw(at: CGPoint(x: (side - ink.width) / 2, y: (side - ink.height) / 2))
    }
    return picture.withRenderingMode(.alwaysTemplate)
  }
}

extension BarGlyph {
  /// How much larger a symbol's box is than the text that it goes with.
  private static let boxPerPoint: CGFloat = 1.25

  /// A symbol that goes with text of this size; `nil` without the icon font, where its name would be written out.
  static func symbol(_ name: String, pointSize: CGFloat) -> UIImage? {
    let side = min((pointSize * boxPerPoint).rounded(), 512)
    let font = UIFont.make(
      family: family, size: side, weight: .regular, isItalic: false, hasTabularDigits: false)
    let ink = NSAttributedString(string: name, attributes: [.font: font]).size()
    return ink.width > 0 && ink.width <= side * 1.5 ? image(name, side: side) : nil
  }
}

/// What points back.
final class ChevronView: UIView {
  static let size = CGSize(width: 12, height: 21)
  private static let lineWidth: CGFloat = 3

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.fillColor = nil
    shape.lineWidth = Self.lineWidth
    (shape.lineCap, shape.lineJoin) = (.round, .miter)
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
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
      shape.path = path.cgPath
      shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
  }
}
