// What each limit counts, in the words of Documentation/Guide/LIMITS.md, which a test compares with
// these.

extension LimitedResource {
  /// What the limit counts, as a phrase.
  package var explanation: String {
    switch self {
    case .views: "views that the scene describes"
    case .layouts: "layouts of views at one instant"
    case .measurements: "measurements of views at one instant"
    case .layers: "layers drawn in one frame, as often as replicators draw them"
    case .instances: "instances that replicators draw in one frame; nested ones are multiplied"
    case .particles: "particles in one frame, as often as replicators draw them"
    case .planes: "layers sorted by depth in one frame, and the cuts where they cross"
    case .surfacePixels: "pixels of the intermediate surfaces of one frame"
    case .pathElements: "lines and curves in one frame, after strokes became outlines"
    case .dashes: "dashes in one frame"
    case .glyphs: "glyphs in one frame"
    case .steps: "steps of the script"
    case .touchSamples: "samples of the touches and scrubs of the script"
    case .imagePixels: "pixels of all images together"
    }
  }
}
