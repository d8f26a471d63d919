// The commands that a `CGContext` records. All positions are in the coordinates of the recording:
// points, y down, the origin in the upper left corner, whatever the context's own axes were.

import Foundation

/// Content recorded by other modules: text, layers, snapshots. This protocol is all that this
/// module knows of it.
package protocol RecordedContent: AnyObject, Sendable {
  /// The approximate number of items in the content.
  var weight: Int { get }
  /// The nesting depth of its items.
  var depth: Int { get }
}

/// A shadow that each drawn object casts.
package struct DrawnShadow: Sendable, Hashable {
  /// The displacement of the shadow.
  package var offset: CGSize
  /// The standard deviation of the shadow's blur.
  package var deviation: Double
  /// The color of the shadow.
  package var color: CGColor
}

/// The parameters with which new content is composited with existing content.
package struct Compositing: Sendable, Hashable {
  /// The opacity, in 0…1.
  package var alpha = 1.0
  /// The blend mode.
  package var blendMode = CGBlendMode.normal
  /// The shadow, if any.
  package var shadow: DrawnShadow?
}

/// An image drawn once.
package struct DrawnImage: Sendable {
  /// The image to draw.
  package var image: CGImage
  /// The rectangle of the image before `transform`, with its upper edge at the larger y.
  package var rect: CGRect
  /// The transform to the coordinates of the recording.
  package var transform: CGAffineTransform
  /// A Boolean value that indicates whether the image is sampled without interpolation.
  package var isNearest: Bool
}

/// A gradient drawn over the whole clipping area.
package struct DrawnGradient: Sendable {
  /// The geometry of a gradient.
  package enum Kind: Sendable {
    /// Colors vary along the line from the first point to the second.
    case axial(CGPoint, CGPoint)
    /// Colors vary from the first circle to the second, each given as center and radius.
    case radial(CGPoint, Double, CGPoint, Double)
    /// Colors vary around a point, starting at an angle, clockwise where y points down.
    case conic(CGPoint, Double)
  }
  /// The colors and their locations.
  package var gradient: CGGradient
  /// The geometry before `transform`.
  package var kind: Kind
  /// The options that extend the gradient beyond its ends.
  package var options: CGGradientDrawingOptions
  /// The transform to the coordinates of the recording.
  package var transform: CGAffineTransform
  /// The area that the gradient must cover, in the coordinates of the recording.
  package var coveredArea: CGRect
}

/// A drawn object.
package indirect enum DrawingMark: Sendable {
  /// A rectangle under a transform, filled with a color.
  case rectangle(CGRect, CGAffineTransform, CGColor)
  /// The inside of a path, filled with a color.
  case path(PathOutline, CGPathFillRule, CGColor)
  /// An image.
  case image(DrawnImage)
  /// A gradient.
  case gradient(DrawnGradient)
  /// Content recorded by another module, under a transform.
  case content(any RecordedContent, CGAffineTransform)
  /// A transparency layer: commands composited separately, within the clip at its beginning.
  case layer([DrawingCommand])
}

/// A drawn object with its clip and compositing parameters.
package struct DrawingCommand: Sendable {
  /// The drawn object.
  package var mark: DrawingMark
  /// The clip; `nil` if the object is not clipped.
  package var clip: ClipNode?
  /// The parameters with which it is composited with existing content.
  package var compositing: Compositing
  /// The flatness of curves that the mark fills; 0 is that of a context in which none is set.
  package var flatness = 0.0
}
