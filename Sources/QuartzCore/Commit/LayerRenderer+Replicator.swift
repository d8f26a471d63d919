// Replicated sublayers: the same layers drawn once for each instance, each time with another map, another
// time and in another light.

import Foundation
import SegueDisplay

extension ReplicatorProperties {
  /// More instances than this in one frame, those of nested replicators multiplied, are not drawn.
  static let mostInstances = 10_000

  /// What of this commits do not draw.
  var refusals: [String] {
    var found: [String] = []
    if !(count <= Double(Self.mostInstances)) {
      found.append("instanceCount \(count) (at most \(Self.mostInstances))")
    }
    if preservesDepth, transform.leavesThePlane { found.append("preservesDepth in space") }
    return found
  }

  /// How many instances are drawn.
  var drawnCount: Int {
    count >= 1 && count <= Double(Self.mostInstances) ? Int(count.rounded(.down)) : 0
  }

  /// What the colours of instance `index` are multiplied by.
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
  /// Whether it moves points of the plane out of it.
  fileprivate var leavesThePlane: Bool { m13 != 0 || m23 != 0 || m43 != 0 }
}

extension LayerProperties {
  /// The space of sublayers that are put through `transform`, about the middle of the bounds, and then
  /// through `placement`; `nil` when that changes nothing.
  func space(ofInstance transform: CATransform3D, in placement: CATransform3D?) -> CATransform3D? {
    if transform == CATransform3DIdentity { return placement }
    let (x, y) = (bounds.midX, bounds.midY)
    let moved = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform),
      CATransform3DMakeTranslation(x, y, 0))
    return placement.map { CATransform3DConcat(moved, $0) } ?? moved
  }
}
