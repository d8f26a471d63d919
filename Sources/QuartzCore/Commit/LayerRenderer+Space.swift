// Sublayers in space: SEMANTICS 9b. As soon as one of the sublayers of a layer lies outside of its
// plane, all of them are sorted by depth, and cut where their planes cross. Transform layers pass
// their sublayers on to the space of their superlayer.

import Foundation
import SegueDisplay

/// A sublayer to be drawn, in back-to-front order.
@MainActor
struct ShownLayer {
  let index: Int
  let layer: CALayer
  let shown: LayerProperties
  let time: TimeMapping
}

extension [ShownLayer] {
  /// Returns the layers by `zPosition`, then in the order of the tree.
  @MainActor
  fileprivate func sorted() -> [ShownLayer] {
    guard contains(where: { $0.shown.zPosition != 0 }) else { return self }
    return sorted { ($0.shown.depth, $0.index) < ($1.shown.depth, $1.index) }
  }

  /// Returns whether depth, and not only `zPosition`, determines the order of the layers.
  @MainActor
  func haveDepth(in context: RenderContext) -> Bool {
    guard count > 1 || first?.layer is CATransformLayer else { return false }
    if contains(where: { !$0.shown.keepsPlane || $0.layer is CATransformLayer }) { return true }
    return context.space?.turnsPlanes == true && contains { $0.shown.zPosition != 0 }
  }
}

extension LayerProperties {
  /// A Boolean value that indicates whether the transform keeps the layer in a plane parallel to
  /// that of its superlayer, at the depth `zPosition`.
  var keepsPlane: Bool {
    anchorPointZ == 0 && transform.m13 == 0 && transform.m23 == 0 && transform.m43 == 0
      && transform.m14 == 0 && transform.m24 == 0
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the order of parallel planes can differ from that of
  /// their `zPosition`.
  fileprivate var turnsPlanes: Bool { m13 != 0 || m23 != 0 || m33 != 1 }
}

extension LayerRenderer {
  /// Returns the sublayers as displayed, back to front by `zPosition`.
  func shownChildren(of layer: CALayer, in context: RenderContext) -> [ShownLayer] {
    layer.children.enumerated().map { index, child in
      let time = child.hasOwnTime ? context.time.then(child.timing) : context.time
      return ShownLayer(index: index, layer: child, shown: shown(child, time: time), time: time)
    }.sorted()
  }

  /// Adds sublayers of one layer, back to front by depth.
  mutating func drawByDepth(
    _ children: [ShownLayer], in context: RenderContext, into items: inout [DisplayItem]
  ) {
    var leaves: [SpatialLeaf] = []
    let areDivided = children.areDivided
    collectLeaves(
      of: children, in: context, opensHolders: areDivided, into: &leaves)
    items += leaves.itemsByDepth(
      in: context.transform, isPixels: context.leadsToPixels, areDivided: areDivided
    ) { budget.use(.planes, by: $0.layer) }
  }

  /// Adds the layers in the space of a layer that preserves depth, and in nested spaces, back to
  /// front.
  mutating func drawSpace(
    of layer: CALayer, shown: LayerProperties, time: TimeMapping, in context: RenderContext,
    into items: inout [DisplayItem]
  ) {
    let space = ShownLayer(index: 0, layer: layer, shown: shown, time: time)
    let inner = self.context(inside: space, in: context)
    drawByDepth(shownChildren(of: layer, in: inner), in: inner, into: &items)
  }

  /// Adds the planes of `layers` and of everything in nested spaces.
  /// - Parameter opensHolders: Whether the sublayers of flat layers that draw nothing themselves are
  ///   leaves of their own.
  private mutating func collectLeaves(
    of layers: [ShownLayer], in context: RenderContext, opensHolders: Bool = false,
    into leaves: inout [SpatialLeaf]
  ) {
    for child in layers where !child.shown.isHidden || child.layer.hasTransition {
      guard budget.use(.layers, by: child.layer) else { return }
      if child.layer is CATransformLayer {
        if child.shown.isHidden { continue }
        let inner = self.context(inside: child, in: context)
        collectLeaves(of: shownChildren(of: child.layer, in: inner), in: inner, into: &leaves)
        continue
      }
      if opensHolders, child.onlyHoldsFlatLayers, !child.shown.place(in: context).hasPerspective {
        let inner = self.context(inside: child, in: context)
        collectLeaves(
          of: shownChildren(of: child.layer, in: inner), in: inner, opensHolders: true,
          into: &leaves)
        continue
      }
      var items: [DisplayItem] = []
      draw(child.layer, shown: child.shown, time: child.time, in: context, into: &items)
      if items.isEmpty { continue }
      guard budget.use(.planes, by: child.layer) else { return }
      let position = child.shown.position(in: context)
      leaves.append(
        SpatialLeaf(
          items, of: child.layer, shown: child.shown,
          extent: position.extent(of: items, bounds: child.shown.bounds), in: context.space))
    }
  }

  /// Returns the context of the sublayers of a layer that preserves depth.
  private mutating func context(inside parent: ShownLayer, in context: RenderContext)
    -> RenderContext
  {
    var inner = context
    inner.space = parent.layer.space(showing: parent.shown, for: context)
    inner.time = parent.time
    inner.fade = context.fade * min(parent.shown.opacity, 1)
    for feature in parent.layer.unsupportedFeatures(parent.shown) { unsupported.insert(feature) }
    return inner
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the layer has a transition, which shows its old state
  /// even while it is hidden.
  fileprivate var hasTransition: Bool { attached.contains(where: \.isTransition) }
}
