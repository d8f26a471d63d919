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
    commit(root: root, at: seconds, viewport: viewport, sources: nil)
  }

  /// Returns what the layers display at `seconds`, as `commit(root:at:viewport:)` does. With `sources`,
  /// the items of each layer are a group that is marked with the number of the layer.
  package func commit(
    root: CALayer, at seconds: Double, viewport: SegueViewport, sources: LayerSources?
  ) -> DisplayList {
    let (list, renderer) = displayList(
      of: root, at: seconds, viewport: viewport, limits: limits, sources: sources)
    unsupported = renderer.unsupported.list
    for feature in unsupported { reportUnsupported("\(feature.property) of \(feature.layer)") }
    note(renderer.budget)
    recordCommit()
    return list
  }

  /// Returns what the first `count` layers display, and the layer after them. Used to find the layer
  /// with which a frame exceeds a limit.
  package func commit(
    first count: Int, below root: CALayer, at seconds: Double, viewport: SegueViewport
  ) -> (list: DisplayList, next: CALayer?) {
    var limits = limits
    limits[.layers] = count
    let (list, renderer) = displayList(of: root, at: seconds, viewport: viewport, limits: limits)
    return (list, renderer.budget.excess?.user)
  }

  private func displayList(
    of root: CALayer, at seconds: Double, viewport: SegueViewport, limits: ResourceLimits,
    sources: LayerSources? = nil
  ) -> (DisplayList, LayerRenderer) {
    var renderer = LayerRenderer(
      showsModel: false, seconds: seconds, budget: FrameBudget(limits))
    let scale = CGAffineTransform(scaleX: viewport.scale, y: viewport.scale)
    // Text layers look up fonts in the world that they belong to.
    let items = run { renderer.commit(root, transform: scale, sources: sources) }
    let list = DisplayList(
      width: viewport.widthInPixels, height: viewport.heightInPixels,
      background: viewport.background, items: items)
    return (list, renderer)
  }

  /// Records the excess of a commit, if there was one.
  func note(_ budget: FrameBudget) {
    if let excess = budget.excess { exceed(excess.resource, by: excess.user) }
  }
}
