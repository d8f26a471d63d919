import UIKit

/// A picture of a screen, cut into strips whose folds rise toward the viewer.
@MainActor
struct FoldedStrips {
  private let strips: [Strip]
  private let axis: CGVector
  private let isVertical: Bool

  private struct Strip {
    let sheet: ScreenSheet
    let shadow: UIView
    let middle, length, sign: CGFloat
    /// How dark the strip is where it is steepest.
    let darkness: CGFloat
  }

  /// Cuts `screen` into two strips for each of `folds`, side by side or, if `isVertical`, one below
  /// the other.
  /// - Parameters:
  ///   - endsAtZero: Whether they fold up toward the coordinate 0, rather than the other end.
  ///   - movement: The direction of the transition, toward which the light falls.
  init(
    _ space: ScreenSpace, _ screen: UIView?, folds: Int, isVertical: Bool, endsAtZero: Bool,
    movement: CGVector
  ) {
    self.isVertical = isVertical
    axis = isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
    let whole = isVertical ? space.height : space.width
    let count = 2 * folds
    let edges = (0...count).map { index in
      let other = count - index
      // The second half mirrors the first, so that languages of both directions look the same.
      return index <= folds
        ? (whole * CGFloat(index) / CGFloat(count)).rounded()
        : whole - (whole * CGFloat(other) / CGFloat(count)).rounded()
    }
    var strips: [Strip] = []
    let parts = Array(zip(edges, edges.dropFirst()).enumerated())
    // Steep strips hide those that are farther from the middle of the screen, so the order is known
    // without sorting: the strips at the end of the way are behind.
    for (index, (start, end)) in endsAtZero ? parts : parts.reversed() {
      space.addLayer()
      let part =
        isVertical
        ? CGRect(x: 0, y: start, width: space.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: space.height)
      let sheet = space.addSheet(screen, part: part)
      let sign: CGFloat = index.isMultiple(of: 2) ? 1 : -1
      let toValley = -sign
      let shadow = sheet.addGradient(
        toward: CGVector(dx: axis.dx * toValley, dy: axis.dy * toValley), strength: 0.62)
      strips.append(
        Strip(
          sheet: sheet, shadow: shadow, middle: (start + end) / 2, length: end - start, sign: sign,
          darkness: sign * (movement.dx + movement.dy) < 0 ? 0.12 : 0.35))
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
        cosine: extent, sine: -strip.sign * slope, along: axis)
      strip.sheet.transform3D = turn.then(
        .moved(
          x: isVertical ? 0 : along, y: isVertical ? along : 0, z: slope * strip.length / 2))
      strip.shadow.alpha = slope * slope
      strip.sheet.shade.alpha = strip.darkness * slope * slope
    }
  }
}
