// The accordion: the part of the images above a line folds from the height of the image to that of the
// target, while they cross-fade.

import CoreGraphics

enum Accordion {
  @Sendable static func fold(_ pair: TransitionPair) -> CIImage {
    let folds = Folds(pair)
    let bounds = CGRect(
      x: pair.bounds.minX, y: pair.bounds.minY, width: pair.bounds.width,
      height: CGFloat(folds.top) - pair.bounds.minY)
    return CIImage(bounds) { area, space in
      let old = pair.image.render(CIArea(pair.image.bounds), space)
      let new = pair.target.render(CIArea(pair.target.bounds), space)
      return CIPixels(area) { x, y in
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let color = mix(
          old.sample(column, folds.source(row, folds.oldTop)),
          new.sample(column, folds.source(row, folds.newTop)), pair.time)
        return (color * folds.shade(row)).with(alpha: color.w)
      }
    }
  }

  private struct Folds: Sendable {
    /// The line above which everything folds, the tops of both images, and the top now.
    let bottom, oldTop, newTop, top: Double
    let count, shadow: Double

    init(_ pair: TransitionPair) {
      bottom = Double(pair.bounds.minY) + max(0, pair.number("inputBottomHeight"))
      oldTop = Double(pair.image.bounds.maxY)
      newTop = Double(pair.target.bounds.maxY)
      top = oldTop + (newTop - oldTop) * pair.time
      count = max(1, pair.number("inputNumberOfFolds").rounded())
      shadow = pair.number("inputFoldShadowAmount")
    }

    /// The place in an image with the given top that is shown at a row.
    func source(_ row: Double, _ ownTop: Double) -> Double {
      guard row > bottom, top > bottom else { return row }
      return bottom + (row - bottom) * (ownTop - bottom) / (top - bottom)
    }

    /// The brightness at a row: every other side of a fold is turned away from the light.
    func shade(_ row: Double) -> Float {
      let full = max(oldTop, newTop) - bottom
      guard row > bottom, full > 0, top > bottom else { return 1 }
      let part = (row - bottom) / (top - bottom) * count * 2
      guard Int(part.rounded(.down)) % 2 == 1 else { return 1 }
      let flatness = min((top - bottom) / full, 1)
      // The sine of the angle by which the sheet is folded.
      return Float(max(0, 1 - shadow * max(0, 1 - flatness * flatness).squareRoot() * 5))
    }
  }
}
