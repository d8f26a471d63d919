// Groups in the plan. A group without effect is replaced by its items, clips are merged into the
// items that they clip, and only groups that must be composited separately remain.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension RasterPlan {
  func resolve(
    _ group: DisplayGroup, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    let total = min(group.opacity, 1) * opacity
    let mode = Self.mode(group, opacity: total)
    if let mode {
      return try isolated(group, mode, opacity: total, within: bounds, depth: depth)
    }
    guard PixelArithmetic.byte(total) > 0 else { return [] }
    // With a single item, or without a fade, the opacity is merged into the items.
    let folds = total == 1 || group.items.count == 1
    let (handedDown, own) = folds ? (total, 1) : (1, total)
    guard let clip = group.clip else {
      let nodes = try resolve(group.items, opacity: handedDown, within: bounds, depth: depth)
      return own == 1 ? nodes : Self.grouped(nodes, opacity: own)
    }
    guard let shape = try shape(clip.shape, clip.transform, flatness: clip.flatness, bounds) else {
      return []
    }
    let area = shape.pixels(within: bounds)
    let nodes = try resolve(group.items, opacity: handedDown, within: area, depth: depth)
    return Self.clipped(nodes, by: shape, opacity: own)
  }

  /// Returns the mode with which a group that is composited over nothing is combined; `nil` if it
  /// can be drawn directly over the existing content.
  private static func mode(_ group: DisplayGroup, opacity: Double) -> BlendMode? {
    if group.blendMode != .normal { return group.blendMode }
    guard group.isIsolated || opacity < 1 else { return nil }
    let isSealed = group.isIsolated && group.items.haveBackdrops
    return isSealed || group.items.blendWithBackdrop ? .normal : nil
  }

  private func isolated(
    _ group: DisplayGroup, _ mode: BlendMode, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    let byte = PixelArithmetic.byte(opacity)
    guard byte > 0 || mode.changesWhereEmpty else { return [] }
    var (clip, area) = (Shape?.none, bounds)
    if let own = group.clip {
      guard let shape = try shape(own.shape, own.transform, flatness: own.flatness, bounds) else {
        return []
      }
      (clip, area) = (shape, shape.pixels(within: bounds))
    }
    if area.isEmpty { return [] }
    var nodes = try resolve(group.items, opacity: 1, within: area, depth: depth)
    if let clip {
      // An item that covers the clip takes its edge from the clip.
      for i in nodes.indices where nodes[i].shape?.contains(clip) == true { nodes[i].shape = nil }
    }
    let touched =
      mode.changesWhereEmpty ? area : nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    if touched.isEmpty { return [] }
    let mixing = GroupMixing(
      opacity: byte, mode: mode, hidesBackdrop: group.isIsolated || mode != .normal)
    let kind = PlanNode.Kind.group(nodes, mixing)
    return [PlanNode(kind: kind, shape: clip, bounds: touched)]
  }

  private static func clipped(_ nodes: [PlanNode], by clip: Shape, opacity: Double) -> [PlanNode] {
    let covers = nodes.map { $0.shape?.contains(clip) ?? false }
    let isInside = zip(nodes, covers).allSatisfy { node, covers in
      covers || (node.shape?.lies(within: clip) ?? false)
    }
    let needsNoClip = isInside && covers.count(where: { $0 }) <= 1
    var cut = nodes
    for i in nodes.indices where covers[i] { cut[i].shape = needsNoClip ? clip : nil }
    if needsNoClip { return opacity == 1 ? cut : grouped(cut, opacity: opacity) }
    return grouped(opened(cut, within: clip, depth: openedDepth), opacity: opacity, clip: clip)
  }

  /// The maximum depth of groups in a clip whose nodes are compared with it.
  private static let openedDepth = 2

  /// Returns nodes within `clip`, of which those that surround it have no outline of their own, in groups
  /// inside of it, too. Their pixels are the same.
  static func opened(_ nodes: [PlanNode], within clip: Shape, depth: Int) -> [PlanNode] {
    nodes.map { node in
      var node = node
      if node.shape?.surrounds(clip) == true { node.shape = nil }
      if depth > 0, case .group(let inner, let mixing) = node.kind {
        node.kind = .group(opened(inner, within: clip, depth: depth - 1), mixing)
      }
      return node
    }
  }

  static func grouped(
    _ nodes: [PlanNode], opacity: Double, clip: Shape? = nil, mode: BlendMode? = nil
  ) -> [PlanNode] {
    guard var bounds = nodes.first?.bounds else { return [] }
    for node in nodes.dropFirst() { bounds = bounds.union(node.bounds) }
    let mixing = GroupMixing(opacity: PixelArithmetic.byte(opacity), mode: mode)
    return [PlanNode(kind: .group(nodes, mixing), shape: clip, bounds: bounds)]
  }

  /// Returns `shape` in pixels; `nil` if it has no interior.
  func shape(
    _ shape: DisplayShape, _ transform: CGAffineTransform, flatness: CurveFlatness? = nil,
    _ bounds: PixelRect
  ) throws -> Shape? {
    switch shape {
    case .rounded(let shape): return outlined(shape, transform)
    case .path(let path, let rule):
      return try self.shape(path, transform, rule, flatness: flatness, within: bounds).map {
        .path($0)
      }
    }
  }
}
