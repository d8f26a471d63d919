import SegueDisplay
import SegueWorld

extension World {
  /// Returns what the layers display at `seconds`, as a value: back to front, in pixels.
  ///
  /// The method does not move the clock and runs no events; call `advance(to:)` first. Afterward,
  /// `unsupported` contains what could not be drawn faithfully.
  /// - Complexity: O(n) in the number of layers that are not hidden.
  public func commit(root: CALayer, at seconds: Double, viewport: SegueViewport) -> DisplayList {
    var renderer = LayerRenderer(showsModel: false, seconds: seconds)
    let scale = CGAffineTransform(scaleX: viewport.scale, y: viewport.scale)
    // Text layers look up fonts in the world that they belong to.
    let items = run { renderer.commit(root, transform: scale) }
    unsupported = renderer.unsupported.list
    for feature in unsupported { reportUnsupported("\(feature.property) of \(feature.layer)") }
    recordCommit()
    return DisplayList(
      width: viewport.widthInPixels, height: viewport.heightInPixels,
      background: viewport.background, items: items)
  }
}
