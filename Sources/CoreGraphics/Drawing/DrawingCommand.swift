// What a `CGContext` writes down. All places are in the coordinates of the recording: points, y down,
// the origin in the upper left corner, whatever the context's own axes were.

import Foundation

/// Something drawn by other modules, which is all that this one knows of it: text, layers, snapshots.
package protocol RecordedContent: AnyObject, Sendable {
  /// About how many items it is made of.
  var weight: Int { get }
  /// How deep its items lie in each other.
  var depth: Int { get }
}

/// A shadow of each thing drawn.
package struct DrawnShadow: Sendable, Hashable {
  /// How far it is moved.
  package var offset: CGSize
  /// The standard deviation of its blur.
  package var deviation: Double
  /// Its colour.
  package var color: CGColor
}

/// How something is laid over what is there.
package struct Compositing: Sendable, Hashable {
  /// 0…1.
  package var alpha = 1.0
  /// How it is mixed.
  package var blendMode = CGBlendMode.normal
  /// The shadow it casts.
  package var shadow: DrawnShadow?
}

/// A picture drawn once.
package struct DrawnImage: Sendable {
  /// The picture.
  package var image: CGImage
  /// Where, before `transform`; its upper edge is at the larger y.
  package var rect: CGRect
  /// From there to the recording.
  package var transform: CGAffineTransform
  /// Whether samples are not mixed.
  package var isNearest: Bool
}

/// A gradient over all that the clip leaves.
package struct DrawnGradient: Sendable {
  /// How the colours run.
  package enum Kind: Sendable {
    /// Along the line from one point to the other.
    case axial(CGPoint, CGPoint)
    /// From one circle to another.
    case radial(CGPoint, Double, CGPoint, Double)
    /// Around a point, from an angle on, clockwise where y points down.
    case conic(CGPoint, Double)
  }
  /// The colours.
  package var gradient: CGGradient
  /// How they run, before `transform`.
  package var kind: Kind
  /// Whether it goes on beyond its ends.
  package var options: CGGradientDrawingOptions
  /// From there to the recording.
  package var transform: CGAffineTransform
  /// What it has to cover, in the recording.
  package var room: CGRect
}

/// One thing drawn.
package indirect enum DrawingMark: Sendable {
  /// A rectangle under a transform.
  case rectangle(CGRect, CGAffineTransform, CGColor)
  /// The inside of a path.
  case path(PathOutline, CGPathFillRule, CGColor)
  /// A picture.
  case image(DrawnImage)
  /// A gradient.
  case gradient(DrawnGradient)
  /// What another module has drawn, under a transform.
  case content(any RecordedContent, CGAffineTransform)
  /// A transparency layer: commands composed by themselves, within the clip of its beginning.
  case layer([DrawingCommand])
}

/// One thing drawn, where and how.
package struct DrawingCommand: Sendable {
  /// What.
  package var mark: DrawingMark
  /// What is left of it; `nil` for all.
  package var clip: ClipNode?
  /// How it is laid over what is there.
  package var compositing: Compositing
}
