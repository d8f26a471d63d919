// Finds the outlines of a list of nodes whose edges pass through the same pixels as those of opaque
// content in front. This is done once per frame, when the nodes are known; what is found belongs to
// the nodes, so a node has the same coverage in the frame, in the content behind glass, and where
// nodes are merged to release surfaces.
//
// In front of an outline is what is drawn later, up to the next glass, whose blurred content must
// not depend on what is in front of it. The content of a group counts where it is clipped along an
// outline at most. Outlines on whole pixels share no pixels, so ordinary frames at rest have little
// to search.

import SeguePixels

/// Collects the outlines of nodes and opaque areas in drawing order, and relates them.
struct EdgeFinder {
  /// An outline whose coverage may depend on areas in front.
  fileprivate struct Receiver {
    /// The position of its node among all nodes.
    let number: Int
    let outline: Outline
    let bounds: PixelRect
    let clips: [Outline]
    /// The number of opaque areas behind.
    let behind: Int
    /// The number of glass nodes behind.
    let glass: Int
    /// The enclosing group in which areas count, as an index into `scopes`.
    let scope: Int
  }

  private struct Area {
    let front: OpaqueFront
    let glass: Int
    let scope: Int
  }

  /// The outlines that clip the current group, from the outermost to the innermost, and the number of
  /// those outside the current scope.
  private var clips: [Outline] = []
  private var clipsOutside = 0
  private var glass = 0
  /// The number of nodes so far.
  private var count = 0
  /// The enclosing scope of each scope.
  private var scopes = [0]
  private var scope = 0
  private var receivers: [Receiver] = []
  private var areas: [Area] = []

  /// The maximum number of comparisons of boxes in one list. Beyond it edges are not related.
  private static let mostComparisons = 1 << 22

  /// Returns `nodes`, related to the opaque content in front of each.
  static func related(_ nodes: [PlanNode]) -> [PlanNode] {
    var left = 2
    guard nodes.haveCrossedPixels(atLeast: &left) else { return nodes }
    var finder = EdgeFinder()
    finder.collect(nodes)
    guard !finder.areas.isEmpty else { return nodes }
    var found = finder.search()[...]
    if found.isEmpty { return nodes }
    var next = 0
    return Self.assigned(&found, to: nodes, &next)
  }

  /// Returns `nodes` with what was found for some of them. The order is that of `collect`.
  private static func assigned(
    _ found: inout ArraySlice<(number: Int, edges: SharedEdges)>, to nodes: [PlanNode],
    _ next: inout Int
  ) -> [PlanNode] {
    nodes.map { node in
      var node = node
      if case .group(let inner, let mixing) = node.kind {
        node.kind = .group(assigned(&found, to: inner, &next), mixing)
      }
      if let first = found.first, first.number == next {
        node.sharedEdges = first.edges
        found.removeFirst()
      }
      next += 1
      return node
    }
  }

  private mutating func collect(_ nodes: [PlanNode]) {
    for node in nodes {
      switch node.kind {
      case .leaf(let paint):
        if case .backdrop = paint {
          glass += 1
        } else if paint.isOpaque {
          addArea(node)
        }
        receive(node)
      case .group(let inner, let mixing):
        collect(inner, of: node, mixing)
        receive(node)
      }
    }
  }

  private mutating func collect(_ inner: [PlanNode], of group: PlanNode, _ mixing: GroupMixing) {
    let (outer, outerClips) = (scope, clipsOutside)
    var isClipped = false
    var isOutlined = true
    switch group.shape {
    case nil: break
    case .convex(let outline):
      // The bounds of what is inside express a clip on whole pixels.
      isClipped = !outline.isWhole
      if isClipped { clips.append(outline) }
    default: isOutlined = false
    }
    if !isOutlined || !mixing.leavesAsDrawn {
      scopes.append(outer)
      scope = scopes.count - 1
      clipsOutside = clips.count
    }
    collect(inner)
    if isClipped { clips.removeLast() }
    (scope, clipsOutside) = (outer, outerClips)
  }

  private mutating func receive(_ node: PlanNode) {
    let number = count
    count += 1
    guard case .convex(let outline) = node.shape, !outline.isWhole else { return }
    receivers.append(
      Receiver(
        number: number, outline: outline, bounds: node.bounds, clips: clips, behind: areas.count,
        glass: glass, scope: scope))
  }

  private mutating func addArea(_ node: PlanNode) {
    var outlines = Array(clips[clipsOutside...])
    switch node.shape {
    case .convex(let outline): outlines.append(outline)
    case nil: break
    default: return
    }
    if outlines.allSatisfy(\.isWhole) { return }
    let front = OpaqueFront(outlines: outlines, bounds: node.bounds)
    areas.append(Area(front: front, glass: glass, scope: scope))
  }

  /// Returns what is in front of the receivers that share edges with anything, in order. Layers of the same
  /// outline that follow each other, such as an image and its shade, have what is in front in common.
  private func search() -> [(number: Int, edges: SharedEdges)] {
    var left = Self.mostComparisons
    let search = AreaSearch(areas.map(\.front.bounds))
    // The closure keeps what it uses, once for each receiver: not the whole finder.
    let (areas, scopes) = (areas, scopes)
    var found: [(number: Int, edges: SharedEdges)] = []
    var last: (receiver: Receiver, edges: SharedEdges?, compared: Int)?
    for receiver in receivers where left > 0 {
      if let last, receiver.hasSameFronts(as: last.receiver) {
        left -= last.compared
        if let edges = last.edges { found.append((receiver.number, edges)) }
        continue
      }
      var fronts: [OpaqueFront] = []
      let compared = search.forEach(from: receiver.behind, touching: receiver.bounds) { index in
        let area = areas[index]
        guard fronts.count < SharedEdges.maximumFronts, area.glass == receiver.glass,
          scopes.isOpen(area.scope, in: receiver.scope), let front = receiver.shared(area.front)
        else { return }
        fronts.append(front)
      }
      left -= compared
      let edges = fronts.isEmpty ? nil : SharedEdges(fronts: fronts, clips: receiver.clips)
      last = (receiver, edges, compared)
      if let edges { found.append((receiver.number, edges)) }
    }
    return found
  }
}

extension [Int] {
  /// Returns whether `scope` is `inner` or encloses it. Each element is the scope that encloses the one with
  /// its number.
  fileprivate func isOpen(_ scope: Int, in inner: Int) -> Bool {
    var inner = inner
    while inner > scope { inner = self[inner] }
    return inner == scope
  }
}

extension EdgeFinder.Receiver {
  /// Returns whether the same areas are in front of both, and related to the same outline.
  fileprivate func hasSameFronts(as other: EdgeFinder.Receiver) -> Bool {
    behind == other.behind && glass == other.glass && scope == other.scope && bounds == other.bounds
      && clips.count == other.clips.count && outline.isSame(as: other.outline)
      && zip(clips, other.clips).allSatisfy { $0.isSame(as: $1) }
  }

  /// Returns `front` within the pixels in which it may share edges; `nil` if there are none.
  fileprivate func shared(_ front: OpaqueFront) -> OpaqueFront? {
    // An area that ends with its bounds, as the parts of an image do, shares the edges of the whole.
    let cores = outline.form.cores
    if cores.contains(front.bounds.moved(-outline.x, -outline.y)) { return nil }
    // Comparing the vertices of upright rounded rectangles costs more than it saves.
    if !cores.isEmpty { return front }
    let common = bounds.intersection(front.bounds)
    var pixels = PixelRect.empty
    for other in front.outlines where !other.isWhole && outline.mayShareEdges(with: other) {
      pixels = pixels.union(outline.sharedPixels(with: other, within: common))
    }
    return pixels.isEmpty ? nil : OpaqueFront(outlines: front.outlines, bounds: pixels)
  }
}

extension [PlanNode] {
  /// Returns whether at least `left` outlines cover pixels partly. `left` is reduced by those found.
  fileprivate func haveCrossedPixels(atLeast left: inout Int) -> Bool {
    for node in self {
      if case .convex(let outline) = node.shape, !outline.isWhole { left -= 1 }
      if left <= 0 { return true }
      if case .group(let inner, _) = node.kind, inner.haveCrossedPixels(atLeast: &left) {
        return true
      }
    }
    return false
  }
}
