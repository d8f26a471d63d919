import SegueDisplay
import SegueWorld

extension World {
  /// Returns what the layers display at `seconds`, as a value: back to front, in pixels.
  ///
  /// The method does not move the clock and runs no events; call `advance(to:)` first. Afterward,
  /// `unsupported` contains what could not be drawn faithfully. If the layers exceed a limit, the
  /// list is incomplete, and `exceededLimit` is set.
  /// - Complexity: O(n) in the number of layers that are not hidden.
  public func commit(root: CALayer, at seconds: Double, viewport: SegueViewport) -> DisplayList {
    var renderer = LayerRenderer(
      showsModel: false, seconds: seconds, budget: FrameBudget(limits))
    let scale = CGAffineTransform(scaleX: viewport.scale, y: viewport.scale)
    // Text layers look up fonts in the world that they belong to.
    let items = run { renderer.commit(root, transform: scale) }
    unsupported = renderer.unsupported.list
    for feature in unsupported { reportUnsupported("\(feature.property) of \(feature.layer)") }
    note(renderer.budget)
    recordCommit()
    return DisplayList(
      width: viewport.widthInPixels, height: viewport.heightInPixels,
      background: viewport.background, items: items)
  }

  /// Returns the last layer that is drawn if no more than `count` layers are, and what is drawn
  /// then. Used to find the layer with which a frame exceeds a limit.
  package func commit(
    first count: Int, below root: CALayer, at seconds: Double, viewport: SegueViewport
  ) -> (items: [DisplayItem], last: CALayer?) {
    var limits = limits
    limits[.layers] = count
    var renderer = LayerRenderer(
      showsModel: false, seconds: seconds, budget: FrameBudget(limits))
    let scale = CGAffineTransform(scaleX: viewport.scale, y: viewport.scale)
    let items = run { renderer.commit(root, transform: scale) }
    return (items, renderer.budget.excess?.user)
  }

  /// Records the excess of a commit, if there was one.
  func note(_ budget: FrameBudget) {
    if let excess = budget.excess { exceed(excess.resource, by: excess.user) }
  }
}
