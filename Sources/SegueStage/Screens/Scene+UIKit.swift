// Values of a scene as UIKit has them.

import SegueScenes
import UIKit

extension SceneTransform {
  /// Scaled first, then turned, then moved.
  var matrix: CATransform3D {
    guard depth.saysSomething else {
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(
          scale: scale, degrees: degrees, translationX: translation.x, y: translation.y))
    }
    return CATransform3D(scale: scale, degrees: degrees, translation: translation, depth: depth)
  }
}

extension CGAffineTransform {
  /// Scaled first, then turned clockwise, then moved.
  init(scale: CGPoint, degrees: Double, translationX: CGFloat, y: CGFloat) {
    self.init(scaleX: scale.x, y: scale.y)
    // Quarter turns of whole degrees come out as the very fractions of pi that code writes.
    if degrees != 0 { self = concatenating(CGAffineTransform(rotationAngle: degrees / 180 * .pi)) }
    (tx, ty) = (translationX, y)
  }
}

extension CALayerContentsFilter {
  /// The same filter.
  init(_ sampling: SceneImage.Sampling) {
    self =
      switch sampling {
      case .nearest: .nearest
      case .linear: .linear
      case .trilinear: .trilinear
      }
  }
}

extension UIView.ContentMode {
  /// The same mode.
  init(_ mode: ContentMode) {
    self =
      switch mode {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .scaleAspectFill: .scaleAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}
