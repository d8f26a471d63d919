import SegueDisplay

extension World {
  /// What the layers show at `seconds`, as a value. Back to front, in pixels.
  ///
  /// Does not move the clock and runs no event: advance first. What could not be drawn faithfully is
  /// in `unsupported` afterwards.
  /// - Complexity: O(n) in the number of layers that are not hidden.
  public func commit(root: CALayer, at seconds: Double, viewport: CommitViewport) -> DisplayList {
    var renderer = LayerRenderer(showsModel: false, seconds: seconds)
    let scale = CGAffineTransform(scaleX: viewport.scale, y: viewport.scale)
    // Text layers look for fonts in the world that they are in.
    let items = run { renderer.commit(root, transform: scale) }
    unsupported = renderer.unsupported.list
    noteCommit()
    return DisplayList(
      width: viewport.widthInPixels, height: viewport.heightInPixels,
      background: viewport.background, items: items)
  }
}
