// The two renderers of layers, and everything in which they differ. Reference pictures that iOS drew
// by `render(in:)` differ from those of its render server in the same places.

import Foundation
import SegueDisplay

/// A renderer of layers whose results a conversion to display items reproduces.
enum LayerRenderingMode: Sendable {
  /// What the screen shows: commits, snapshots, `drawHierarchy`.
  case renderServer
  /// What `CALayer.render(in:)` draws into a graphics context.
  case graphicsContext
}

extension LayerRenderingMode {
  /// The flatness of curves; `nil` if they are antialiased by exact area.
  var flatness: CurveFlatness? {
    switch self {
    case .renderServer: nil
    case .graphicsContext: .standard
    }
  }

  /// A Boolean value that indicates whether the edges of layers are antialiased whatever the layers
  /// say.
  var smoothsAllEdges: Bool { self == .graphicsContext }

  /// A Boolean value that indicates whether shadows end at twice their radius.
  var endsShadowsEarly: Bool { self == .graphicsContext }

  /// A Boolean value that indicates whether the colors of gradients are mixed in Generic RGB.
  var mixesInGenericRGB: Bool { self == .graphicsContext }

  /// The filter that stands for `linear` where an image is reduced.
  var reducingFilter: SampleFilter {
    switch self {
    case .renderServer: .linear
    case .graphicsContext: .lanczos
    }
  }

  /// Returns the properties with which a layer is drawn. A graphics context has no third dimension:
  /// a transform that turns about x or y is not applied at all, so that the layer is neither turned
  /// nor moved by it.
  func drawn(_ shown: LayerProperties) -> LayerProperties {
    guard self == .graphicsContext else { return shown }
    var shown = shown
    shown.transform = shown.transform.inPlane
    shown.sublayerTransform = shown.sublayerTransform.inPlane
    return shown
  }
}

extension CATransform3D {
  /// The largest entry out of the plane that is a rounding error.
  private static let play: CGFloat = 1e-9

  /// The transform without its third dimension, or the identity if it turns the plane out of itself.
  fileprivate var inPlane: CATransform3D {
    if CATransform3DIsAffine(self) { return self }
    let isTurned = [m13, m23, m31, m32].contains { abs($0) > Self.play } || m33 < 0
    if isTurned { return CATransform3DIdentity }
    return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self))
  }
}

extension LayerDrawing {
  /// Returns the clip to a shape.
  func clip(to shape: RoundedRectangle) -> DisplayClip {
    guard let flatness = context.mode.flatness, !shape.isSharp else {
      return DisplayClip(shape: shape, transform: context.transform)
    }
    return DisplayClip(
      path: shape.quarteredPath, transform: context.transform, flatness: flatness)
  }

  /// Returns an item that fills a shape with a color.
  func filled(_ shape: RoundedRectangle, _ color: DisplayColor) -> DisplayItem {
    guard let flatness = context.mode.flatness, !shape.isSharp else {
      return .solid(SolidQuad(shape: shape, transform: context.transform, color: color))
    }
    return .path(
      PathFill(
        path: shape.quarteredPath, transform: context.transform, color: color, flatness: flatness))
  }
}
