import UIKit

/// A picture of a screen, cut into strips that fold like a leporello.
@MainActor
struct FoldedStrips {
  private let strips: [Strip]
  private let axis: CGVector
  private let isVertical: Bool
  /// 1 if the folds rise toward the viewer, -1 if they sink.
  private let rise: CGFloat

  private struct Strip {
    let sheet: ScreenSheet
    let shadow: UIView
    let middle, length, sign: CGFloat
  }

  /// Cuts `screen` into two strips for each of `folds`, side by side or, if `isVertical`, one below
  /// the other.
  init(_ space: ScreenSpace, _ screen: UIView?, folds: Int, isVertical: Bool, rises: Bool) {
    (self.isVertical, rise) = (isVertical, rises ? 1 : -1)
    axis = isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
    let whole = isVertical ? space.height : space.width
    let count = 2 * folds
    let edges = (0...count).map { (whole * CGFloat($0) / CGFloat(count)).rounded() }
    var strips: [Strip] = []
    for (index, (start, end)) in zip(edges, edges.dropFirst()).enumerated() {
      let part =
        isVertical
        ? CGRect(x: 0, y: start, width: space.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: space.height)
      let sheet = space.addSheet(screen, part: part)
      let sign: CGFloat = index.isMultiple(of: 2) ? 1 : -1
      let toValley = sign * (rises ? -1 : 1)
      let shadow = sheet.addGradient(
        toward: CGVector(dx: axis.dx * toValley, dy: axis.dy * toValley), strength: 0.8)
      strips.append(
        Strip(
          sheet: sheet, shadow: shadow, middle: (start + end) / 2, length: end - start, sign: sign))
    }
    self.strips = strips
  }

  /// Folds the strips so that they take the fraction `extent` of their length, beginning at the
  /// coordinate `start`.
  func pose(start: CGFloat, extent: CGFloat) {
    let slope = (max(0, 1 - extent * extent)).squareRoot()
    for strip in strips {
      let along = start + strip.middle * extent - strip.middle
      let turn = CATransform3D.turn(
        cosine: extent, sine: -rise * strip.sign * slope, along: axis)
      strip.sheet.transform3D = turn.then(
        .moved(
          x: isVertical ? 0 : along, y: isVertical ? along : 0, z: rise * slope * strip.length / 2))
      strip.shadow.alpha = slope * slope
      strip.sheet.shade.alpha = (strip.sign > 0 ? 0.12 : 0.35) * slope * slope
    }
  }
}
