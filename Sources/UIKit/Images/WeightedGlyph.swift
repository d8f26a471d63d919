// Symbols whose strokes are wider or narrower than those of the icon font, which has one weight. The
// outline of the glyph is moved outward or inward by half of the difference, as programs do that make
// a bold font of a regular one.

import CoreGraphics
import Foundation
import SegueText

extension UIImage.SymbolWeight {
  /// The change of the width of strokes relative to that of the icon font. The steps are our choice,
  /// by eye, after the widths of the system font's stems.
  var change: CGFloat {
    switch self {
    case .ultraLight: -0.6
    case .thin: -0.45
    case .light: -0.25
    case .unspecified, .regular: 0
    case .medium: 0.15
    case .semibold: 0.3
    case .bold: 0.5
    case .heavy: 0.75
    case .black: 1
    }
  }

  /// Creates the weight for a number on the scale of font files; 400 is regular.
  init(number: Int) {
    let step = (number + 50) / 100
    self = UIImage.SymbolWeight(rawValue: min(max(step, 1), 9)) ?? .regular
  }

  /// Returns the weight of fonts of the same name.
  public func fontWeight() -> UIFont.Weight {
    self == .unspecified ? .regular : UIFont.Weight(number: rawValue * 100)
  }
}

/// A glyph of the icon font with strokes of another width.
@MainActor
struct WeightedGlyph {
  /// The width of the icon font's strokes, as a part of its em: 2 of 24 units.
  private static let stroke: CGFloat = 2.0 / 24

  private let text: NSAttributedString
  private let side: CGFloat
  private let change: CGFloat

  /// - Parameters:
  ///   - text: The name of the icon, in the icon font at the size of the image.
  ///   - side: The width and height of the image, in points.
  ///   - change: The change of the width of strokes relative to that of the font.
  init(_ text: NSAttributedString, side: CGFloat, change: CGFloat) {
    (self.text, self.side, self.change) = (text, side, change)
  }

  /// The image, a template.
  var image: UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in draw(.solid) }
      .withRenderingMode(.alwaysTemplate)
  }

  /// The ways to draw a glyph.
  enum Mode {
    /// The shape of the glyph.
    case solid
    /// The outline of the shape, inside it.
    case hollow
    /// The shape is taken away from what has been drawn.
    case cutOut
  }

  /// Draws the glyph in black, with the corner of its box at a point.
  func draw(_ mode: Mode, at corner: CGPoint = .zero) {
    let path = path
    if corner != .zero { path.apply(CGAffineTransform(translationX: corner.x, y: corner.y)) }
    UIColor.black.set()
    switch mode {
    case .solid: path.fill()
    case .hollow: strokeInside(path)
    case .cutOut: path.fill(with: .clear, alpha: 1)
    }
    guard change != 0 else { return }
    // Half of the line lies on either side of the outline, so that strokes change by its width.
    path.lineWidth = abs(change) * Self.stroke * side
    path.stroke(with: (change > 0) == (mode != .cutOut) ? .normal : .clear, alpha: 1)
  }

  private func strokeInside(_ path: UIBezierPath) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    path.addClip()
    path.lineWidth = 2 * (1 + change / 2) * Self.stroke * side
    path.stroke()
    context?.restoreGState()
  }

  /// The outline in the middle of the image.
  private var path: UIBezierPath {
    let source = TextSource(
      text, defaults: TextDefaults(font: .systemFont(ofSize: side), color: .black), traits: .current
    )
    let layout = TextLayout.make(source.request(width: .infinity, maximumLines: 1))
    let corner = CGPoint(
      x: (side - CGFloat(layout.width)) / 2, y: (side - CGFloat(layout.height)) / 2)
    let path = UIBezierPath()
    for line in layout.lines {
      for run in line.runs {
        let scale = CGFloat(run.style.pointSize / run.face.outlines.unitsPerEm)
        for glyph in run.glyphs {
          guard let outline = run.face.outlines.outline(of: glyph.glyph) else { continue }
          let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: corner.x + CGFloat(line.x + glyph.x),
            ty: corner.y + CGFloat(line.baseline + glyph.y))
          path.append(UIBezierPath(cgPath: CGPath(outline.path.applying(place))))
        }
      }
    }
    path.lineJoinStyle = .miter
    path.miterLimit = 4
    return path
  }
}
