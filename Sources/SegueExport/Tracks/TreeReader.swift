// Display items as elements that can be compared between frames.

import CoreGraphics
import SegueDisplay

/// Converts the items of one frame to elements.
struct TreeReader {
  /// The number of siblings with the same source and role.
  private var counts: [NodeKey: Int] = [:]
  private let plane: Homography?
  private let source: Int?

  private init(plane: Homography?, source: Int?) { (self.plane, self.source) = (plane, source) }

  /// Returns the elements of `items`, back to front.
  /// - Parameters:
  ///   - plane: The map from the coordinates of the items to the frame; `nil` for the identity.
  ///   - source: The number of the layer that draws the items; `nil` if it is not known.
  static func nodes(_ items: [DisplayItem], plane: Homography? = nil, source: Int? = nil)
    -> [TreeNode]
  {
    var reader = TreeReader(plane: plane, source: source)
    var nodes: [TreeNode] = []
    for item in items { reader.add(item, plane: plane, to: &nodes) }
    return nodes
  }

  private mutating func key(_ role: NodeKey.Role, source: Int? = nil) -> NodeKey {
    var key = NodeKey(source: source ?? self.source, role: role)
    counts[key, default: -1] += 1
    key.occurrence = counts[key] ?? 0
    return key
  }

  private func placed(_ item: DisplayItem, _ plane: Homography?) -> DisplayItem {
    plane.map { .projected(DisplayProjection([item], through: $0)) } ?? item
  }

  private mutating func add(
    _ item: DisplayItem, plane: Homography?, to nodes: inout [TreeNode]
  ) {
    switch item {
    case .projected(let projection):
      let whole = plane.map(projection.homography.concatenating) ?? projection.homography
      for inner in projection.items { add(inner, plane: whole, to: &nodes) }
    case .group(let group): add(group, plane: plane, to: &nodes)
    case .shadow(let shadow): add(shadow, plane: plane, to: &nodes)
    case .masked(let masked):
      var opaque = masked
      opaque.opacity = 1
      let mask = TreeReader.nodes(masked.mask, plane: plane, source: source)
      nodes.append(
        TreeNode(
          key: key(.masked), kind: .masked(mask), opacity: masked.opacity,
          item: placed(.masked(opaque), plane),
          children: TreeReader.nodes(masked.items, plane: plane, source: source)))
    case .backdrop:
      nodes.append(
        TreeNode(
          key: key(.backdrop), kind: .backdrop("blurred backdrop"), opacity: 1,
          item: placed(item, plane)))
    case .image(let quad) where quad.opacity == 1 && quad.crossFade?.isBetweenOpaque(quad) == true:
      addCrossFade(quad, plane: plane, to: &nodes)
    default:
      guard let leaf = Leaf(item) else { return }
      let map = Homography(leaf.transform)
      nodes.append(
        TreeNode(
          key: key(leaf.role), kind: .leaf(leaf.content, plane.map(map.concatenating) ?? map),
          opacity: leaf.opacity, item: placed(leaf.opaque, plane)))
    }
  }

  private mutating func add(
    _ group: DisplayGroup, plane: Homography?, to nodes: inout [TreeNode]
  ) {
    if group.blendMode != .normal || (group.isIsolated && group.items.haveBlends) {
      nodes.append(
        TreeNode(
          key: key(.backdrop), kind: .backdrop("blend mode"), opacity: 1,
          item: placed(.group(group), plane)))
      return
    }
    var opaque = group
    opaque.opacity = 1
    let clip = group.clip.map { clip in
      let map = Homography(clip.transform)
      return NodeClip(shape: clip.shape, map: plane.map(map.concatenating) ?? map)
    }
    let role: NodeKey.Role = group.source != nil ? .layer : clip != nil ? .clip : .group
    nodes.append(
      TreeNode(
        key: key(role, source: group.source), kind: .group(clip), opacity: group.opacity,
        item: placed(.group(opaque), plane),
        children: TreeReader.nodes(group.items, plane: plane, source: group.source ?? source)))
  }

  /// Adds the shadow, and then the items that cast it, unless they are hidden.
  private mutating func add(
    _ shadow: DisplayShadow, plane: Homography?, to nodes: inout [TreeNode]
  ) {
    var alone = shadow
    (alone.hidesItems, alone.color.alpha) = (true, 1)
    let map = Homography(shadow.transform)
    nodes.append(
      TreeNode(
        key: key(.shadow), kind: .shadow(alone, plane.map(map.concatenating) ?? map),
        opacity: shadow.color.alpha, item: placed(.shadow(alone), plane),
        children: TreeReader.nodes(shadow.items, plane: plane, source: source)))
    guard !shadow.hidesItems else { return }
    for item in shadow.items { add(item, plane: plane, to: &nodes) }
  }

  /// Adds both images of a change of contents. Where both are opaque, the new one, faded in over the
  /// old one, is the change.
  private mutating func addCrossFade(
    _ quad: ImageQuad, plane: Homography?, to nodes: inout [TreeNode]
  ) {
    guard let fade = quad.crossFade else { return }
    var (old, new) = (quad, quad)
    old.crossFade = nil
    (new.crossFade, new.bitmap, new.source, new.opacity) = (
      nil, fade.bitmap, fade.source, fade.fraction
    )
    add(.image(old), plane: plane, to: &nodes)
    add(.image(new), plane: plane, to: &nodes)
  }
}

extension CrossFade {
  /// Returns whether neither this image nor that of `quad` has transparent pixels.
  fileprivate func isBetweenOpaque(_ quad: ImageQuad) -> Bool {
    bitmap.isOpaque && quad.bitmap.isOpaque
  }
}

extension [DisplayItem] {
  /// A Boolean value that indicates whether a group among the items, at any depth, has a blend mode.
  fileprivate var haveBlends: Bool {
    contains { item in
      switch item {
      case .group(let group): group.blendMode != .normal || group.items.haveBlends
      case .shadow(let shadow): shadow.items.haveBlends
      case .masked(let masked): masked.items.haveBlends || masked.mask.haveBlends
      case .projected(let projection): projection.items.haveBlends
      case .solid, .image, .path, .gradient, .glyphs, .backdrop: false
      }
    }
  }
}
