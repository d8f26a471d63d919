// Conversion of a scene's values to UIKit's.

import SegueScenes
import UIKit

extension SceneTransform {
  /// The transform that scales first, then rotates, then translates.
  var matrix: CATransform3D {
    guard depth.hasValues else {
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(
          scale: scale, degrees: degrees, translationX: translation.x, y: translation.y))
    }
    return CATransform3D(scale: scale, degrees: degrees, translation: translation, depth: depth)
  }
}

extension CGAffineTransform {
  /// Creates a transform that scales first, then rotates clockwise, then translates.
  init(scale: CGPoint, degrees: Double, translationX: CGFloat, y: CGFloat) {
    self.init(scaleX: scale.x, y: scale.y)
    // Quarter turns in whole degrees convert to exactly the fractions of pi that code writes.
    if degrees != 0 { self = concatenating(CGAffineTransform(rotationAngle: degrees / 180 * .pi)) }
    (tx, ty) = (translationX, y)
  }
}

extension CALayerContentsFilter {
  /// Creates the filter for a scene's sampling.
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
  /// Creates the content mode for a scene's content mode.
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
