// What lies behind the nodes of a group while surfaces are made: for glass, everything that it
// blurs, and for merging, the pixels over which the nodes are drawn.

import SeguePixels

/// The content behind the nodes of a group: the content that each enclosing open group was drawn
/// over, and those groups.
struct SurfaceContext {
  /// The color behind everything.
  let background: PremultipliedRGBA8
  /// A Boolean value that indicates whether glass shows what is behind it. Where only alpha counts,
  /// it is opaque.
  let fillsGlass: Bool
  private var open: [(before: [PlanNode], group: PlanNode)] = []

  /// Creates the context of nodes that are drawn over one color.
  init(_ background: PremultipliedRGBA8, fillsGlass: Bool = true) {
    (self.background, self.fillsGlass) = (background, fillsGlass)
  }

  private static let nothing = PremultipliedRGBA8(0, 0, 0, 0)

  /// The context of nodes of which only the alpha counts.
  static let alpha = SurfaceContext(nothing, fillsGlass: false)

  /// Returns the context of the nodes in `group`, which is drawn after `nodes`.
  func opening(_ group: PlanNode, _ mixing: GroupMixing, after nodes: [PlanNode]) -> SurfaceContext
  {
    if mixing.hidesBackdrop { return SurfaceContext(Self.nothing, fillsGlass: fillsGlass) }
    var behind = self
    behind.open.append((nodes, group))
    return behind
  }

  /// Returns all of the content with `nodes` in the innermost group. Groups are clipped to their
  /// shapes, but not faded.
  func all(and nodes: [PlanNode]) -> [PlanNode] {
    open.reversed().reduce(nodes) { nodes, open in
      var group = open.group
      if case .group(_, var mixing) = group.kind {
        mixing.opacity = 255
        group.kind = .group(nodes, mixing)
      }
      return open.before + [group]
    }
  }

  /// Returns the nodes whose pixels the innermost group consists of after `nodes`, before it is
  /// mixed with its backdrop, and the color under them.
  func drawn(with nodes: [PlanNode]) -> (nodes: [PlanNode], over: PremultipliedRGBA8) {
    var all = nodes
    for (before, group) in open.reversed() {
      if case .group(_, let mixing) = group.kind, mixing.mode != nil { return (all, Self.nothing) }
      all = before + all
    }
    return (all, background)
  }
}
