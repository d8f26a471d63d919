// A clip as layers with keyframes, which the formats write.

import CoreGraphics
import SegueDisplay
import SeguePixels

/// An image that layers show.
package struct ExportedImage: Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// The file.
  package let png: [UInt8]

  /// The size in pixels.
  package var size: CGSize { CGSize(width: bitmap.width, height: bitmap.height) }
}

/// An outline that changes over time: the coordinates of its points.
package struct OutlineTrack: Sendable {
  /// The commands, as SVG names them.
  package let commands: [Character]
  /// The coordinates of all points.
  package let coordinates: ValueTrack
  /// The rule that determines the interior.
  package let rule: FillRule

  /// Returns the outline at a frame.
  package func path(at frame: Int) -> PathOutline {
    PathOutline(commands: commands, coordinates: coordinates.values(at: frame))
  }
}

/// A layer of a clip.
package struct ExportedLayer: Sendable {
  /// What a layer shows.
  package indirect enum Content: Sendable {
    /// An image, by its index, placed by a track.
    case image(Int, PoseTrack)
    /// A rectangle of a color and a size, placed by a track.
    case color(DisplayColor, CGSize, PoseTrack)
    /// A filled outline in the coordinates of the frame. The track of the color has its red, green and
    /// blue, in 0…1.
    case shape(OutlineTrack, color: ValueTrack)
    /// Other layers, back to front, clipped by an outline in the coordinates of the frame.
    case group([ExportedLayer], clip: OutlineTrack?)
  }

  /// The name of the view.
  package let name: String
  /// The frames in which the layer is visible.
  package let frames: Range<Int>
  /// What the layer shows.
  package let content: Content
  /// The opacity, in 0…1.
  package let opacity: ValueTrack
}

/// A clip as layers.
package struct ExportedMotion: Sendable {
  /// The size of the frame, in pixels.
  package let width, height: Int
  /// The number of pixels per point.
  package let scale: Double
  /// The number of frames per second, as a fraction.
  package let rate: (numerator: Int, denominator: Int)
  /// The number of frames.
  package let frameCount: Int
  /// The color behind the layers.
  package let background: DisplayColor
  /// The images.
  package internal(set) var images: [ExportedImage] = []
  /// The layers, back to front.
  package internal(set) var layers: [ExportedLayer] = []
  /// What could only be expressed by images, one line each.
  package internal(set) var warnings: [String] = []

  /// The duration in seconds.
  package var duration: Double {
    Double(frameCount) * Double(rate.denominator) / Double(rate.numerator)
  }
}

/// What a format can express.
package struct ExportAbilities: Sendable {
  /// Whether layers can be in perspective.
  package var hasPerspective: Bool
  /// Whether layers can be skewed.
  package var hasSkew: Bool
  /// Whether clips can consist of several outlines, and have either rule.
  package var hasCompoundClips: Bool

  /// Creates a value.
  package init(hasPerspective: Bool, hasSkew: Bool, hasCompoundClips: Bool) {
    (self.hasPerspective, self.hasSkew) = (hasPerspective, hasSkew)
    self.hasCompoundClips = hasCompoundClips
  }
}
