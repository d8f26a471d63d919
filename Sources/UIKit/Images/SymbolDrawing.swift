// The drawing of a system symbol in one color or in those of its layers. Icons have one layer; a filled circle or square has a second one, which is visible through the
// hole in it.

import Foundation

/// A system symbol with its settings.
struct SymbolDrawing: Sendable {
  /// The name of the symbol.
  let name: String
  /// The icon that stands for it.
  let shape: SymbolShape
  var settings: SymbolSettings

  /// The opacity of what is behind the foremost layer, with one color (our choice, by eye).
  private static let behind: CGFloat = 0.35
  /// The inset of what is visible through a filled shape, as a part of its side.
  private static let inset: CGFloat = 0.12

  /// The image: a template, or in its own colors; `nil` without the icon font.
  @MainActor var image: UIImage? {
    let size = settings.effectivePointSize
    guard let glyph = shape.image(pointSize: size, weight: settings.weight) else {
      return nil
    }
    return colored(glyph).with { $0.symbol = self }
  }

  @MainActor private func colored(_ glyph: UIImage) -> UIImage {
    switch settings.coloring {
    case nil, .monochrome: return glyph
    case .hierarchical(let color):
      guard hasHole else { return glyph.withTintColor(color, renderingMode: .alwaysOriginal) }
      return layered(glyph, front: color, behind: color.withAlphaComponent(Self.behind))
    case .palette(let colors):
      guard let first = colors.first else { return glyph }
      guard hasHole, colors.count > 1 else {
        return glyph.withTintColor(first, renderingMode: .alwaysOriginal)
      }
      return layered(glyph, front: first, behind: colors[1])
    }
  }

  private var hasHole: Bool { name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill") }

  /// Draws the filled shape in one color, and what is visible through it in another.
  @MainActor private func layered(_ glyph: UIImage, front: UIColor, behind: UIColor) -> UIImage {
    let box = CGRect(origin: .zero, size: glyph.size)
    let shape = glyph.withTintColor(.black, renderingMode: .alwaysOriginal)
    // The hole alone: a plate, of which the shape is taken away.
    let hole = UIGraphicsImageRenderer(size: box.size).image { _ in
      front.setFill()
      let inset = box.width * Self.inset
      UIBezierPath(ovalIn: box.insetBy(dx: inset, dy: inset)).fill()
      shape.draw(in: box, blendMode: .destinationOut, alpha: 1)
    }
    return UIGraphicsImageRenderer(size: box.size).image { _ in
      glyph.withTintColor(behind, renderingMode: .alwaysOriginal).draw(in: box)
      hole.draw(in: box)
    }.withRenderingMode(.alwaysOriginal)
  }
}
