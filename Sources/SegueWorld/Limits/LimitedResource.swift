// What a scene can use, and how the use is counted. Every resource whose cost a few lines of a scene
// or of code can multiply is listed here once.

/// A resource of which scenes and code may use a limited amount.
///
/// The raw value is the name of the limit on the command line and in messages.
public enum LimitedResource: String, CaseIterable, Sendable, Hashable {
  /// The views that a scene describes.
  case views
  /// The layouts of views at one instant.
  case layouts
  /// The measurements of views at one instant.
  case measurements
  /// The layers drawn in one frame, each as often as replicators draw it.
  case layers
  /// The instances that replicators draw in one frame.
  case instances
  /// The particles in one frame, each as often as replicators draw it.
  case particles
  /// The layers of one frame that are sorted by depth, and the cuts where they cross.
  case planes
  /// The pixels of the intermediate surfaces of one frame: of blurs, groups, masks, shadows and
  /// planes in perspective.
  case surfacePixels = "surface-pixels"
  /// The elements of the paths of one frame: lines and curves, after strokes and dashes have been
  /// converted to outlines.
  case pathElements = "path-elements"
  /// The dashes of the shape layers of one frame.
  case dashes
  /// The glyphs of one frame.
  case glyphs
  /// The steps of a script.
  case steps
  /// The samples of the touches of a script.
  case touchSamples = "touch-samples"
  /// The pixels of all images of a scene together.
  case imagePixels = "image-pixels"

  /// The extent over which the resource is counted, as part of a message.
  package var extent: String {
    switch self {
    case .views: "in the scene"
    case .layouts, .measurements: "at one instant"
    case .layers, .instances, .particles, .planes, .surfacePixels, .pathElements, .dashes, .glyphs:
      "in one frame"
    case .steps, .touchSamples: "in the script"
    case .imagePixels: "in all images together"
    }
  }
}
