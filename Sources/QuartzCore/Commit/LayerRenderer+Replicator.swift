// Replicated sublayers: the same layers drawn once for each instance, each time with a different
// transform, time and color.

import Foundation
import SegueDisplay

extension ReplicatorProperties {
  /// The properties that commits cannot draw, as phrases.
  var unsupportedValues: [String] {
    var found: [String] = []
    if count.isNaN { found.append("instanceCount \(count)") }
    if preservesDepth, transform.leavesPlane {
      found.append("preservesDepth in three dimensions")
    }
    return found
  }

  /// The number of instances to draw.
  var drawnCount: Int { count >= 1 ? Int(min(count, 1e9).rounded(.down)) : 0 }

  /// Returns the color that multiplies the colors of instance `index`.
  func color(ofInstance index: Int) -> DisplayColor {
    let steps = Double(index)
    let first = color.map { DisplayColor($0) } ?? DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    func part(_ value: Double, _ offset: Double) -> Double {
      let sum = value + steps * offset
      return sum >= 0 ? min(sum, 1) : 0
    }
    return DisplayColor(
      red: part(first.red, redOffset), green: part(first.green, greenOffset),
      blue: part(first.blue, blueOffset), alpha: part(first.alpha, alphaOffset))
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the transform moves points of the plane out of it.
  fileprivate var leavesPlane: Bool { m13 != 0 || m23 != 0 || m43 != 0 }
}

extension LayerProperties {
  /// Returns the space of sublayers that are transformed by `transform`, about the center of the
  /// bounds, and then by `placement`; `nil` if that is the identity.
  func space(ofInstance transform: CATransform3D, in placement: CATransform3D?) -> CATransform3D? {
    if transform == CATransform3DIdentity { return placement }
    let (x, y) = (bounds.midX, bounds.midY)
    let moved = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform),
      CATransform3DMakeTranslation(x, y, 0))
    return placement.map { CATransform3DConcat(moved, $0) } ?? moved
  }
}
