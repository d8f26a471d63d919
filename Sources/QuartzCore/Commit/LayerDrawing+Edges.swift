// The edges of a layer that are not antialiased, as on a device.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The hard edges of the bounds.
  var hardEdges: RectangleEdges {
    if context.mode.smoothsAllEdges { return [] }
    if !layer.allowsEdgeAntialiasing { return .all }
    let smooth = layer.edgeAntialiasingMask
    if smooth == .all { return [] }
    var hard = RectangleEdges.all
    if smooth.contains(.layerLeftEdge) { hard.remove(.left) }
    if smooth.contains(.layerRightEdge) { hard.remove(.right) }
    if smooth.contains(.layerBottomEdge) { hard.remove(.top) }
    if smooth.contains(.layerTopEdge) { hard.remove(.bottom) }
    return hard
  }

  /// The hard edges of contents, which `isGeometryFlipped` does not flip.
  var hardEdgesOfContents: RectangleEdges {
    let edges = hardEdges
    guard context.isUpsideDown, edges.contains(.top) != edges.contains(.bottom) else {
      return edges
    }
    return edges.symmetricDifference([.top, .bottom])
  }
}
