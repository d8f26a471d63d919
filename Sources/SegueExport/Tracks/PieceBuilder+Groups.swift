// Groups and masks over time, and neighbors that move as one.

import CoreGraphics
import SegueDisplay

extension PieceBuilder {
  /// Returns the pieces of a group: those inside, if the group changes nothing, and otherwise one.
  func group(_ strand: Strand) -> [Piece] {
    let clips = strand.nodes.map { node -> NodeClip? in
      if case .group(let clip) = node?.kind { clip } else { nil }
    }
    return group(strand, strand.nodes.map { $0?.children }, clips: clips)
  }

  /// Returns the pieces of a group with the given lists of elements and clips.
  private func group(_ strand: Strand, _ lists: [[TreeNode]?], clips: [NodeClip?]) -> [Piece] {
    var inner = pieces(of: lists)
    let isOpaque = strand.nodes.allSatisfy { $0 == nil || $0?.opacity == 1 }
    let clips = hidesNothing(clips, of: inner) ? nil : clips
    if clips == nil, isOpaque {
      if inner.count == 1, strand.key.role == .layer { inner[0].source = strand.key.source }
      return inner
    }
    if let reason = inner.lazy.compactMap(\.backdropReason).first {
      return [piece(.overBackdrop(reason), strand)]
    }
    guard inner.count == 1, let only = inner.first else {
      return inner.isEmpty ? [] : [piece(.group(inner, clip: clips), strand)]
    }
    guard let clips else { return [only.faded(with: strand)] }
    if let maps = only.maps, moves(clips, with: maps, of: only) {
      if only.constantOpacity != nil { return [rigid(maps, strand)] }
      if clips.allSatisfy({ $0 == nil || $0?.map.affine != nil }) {
        return [only.faded(with: strand, clipped: true)]
      }
    }
    return [piece(.group(inner, clip: clips), strand)]
  }

  /// Returns the elements of a strand as contents that move by `maps`.
  private func rigid(_ maps: [Homography?], _ strand: Strand) -> Piece {
    var piece = piece(.rigid(maps: maps), strand)
    piece.opacities = zip(piece.opacities, maps).map { $1 == nil ? nil : $0 }
    return piece
  }

  /// Returns whether nothing lies outside of the clips in any frame.
  private func hidesNothing(_ clips: [NodeClip?], of inner: [Piece]) -> Bool {
    if clips.allSatisfy({ $0 == nil }) { return true }
    return clips.enumerated().allSatisfy { frame, clip in
      guard let clip else { return true }
      guard case .rounded(let shape) = clip.shape, shape.isSharp, let map = clip.map.affine,
        map.keepsRectanglesUpright
      else { return false }
      let limits = shape.rect.applying(map)
      return inner.allSatisfy { piece in
        let extent = piece.items[frame].extent
        return limits.contains(approximately: extent) || limits.contains(approximately: canvas)
      }
    }
  }

  /// Returns whether the clips are one outline that moves with a piece.
  private func moves(_ clips: [NodeClip?], with maps: [Homography?], of piece: Piece) -> Bool {
    guard let anchor = Rigidity.anchor(maps), let first = clips[anchor] else { return false }
    for (frame, clip) in clips.enumerated() where piece.opacities[frame] != nil {
      guard clip?.shape == first.shape else { return false }
    }
    let own = zip(clips, maps).map { clip, map in map == nil ? nil : clip?.map }
    let box = first.map.box(of: first.shape.box)
    return Rigidity.relation(of: own, to: maps, anchor: anchor, box: box) != nil
  }

  /// Returns the pieces of masked contents.
  func masked(_ strand: Strand) -> [Piece] {
    let lists = strand.nodes.map { node -> [TreeNode]? in
      if case .masked(let mask) = node?.kind { mask } else { nil }
    }
    if let clips = MaskOutlines.clips(of: lists) {
      return group(strand, strand.nodes.map { $0?.children }, clips: clips)
    }
    let (inner, masks) = (pieces(of: strand.nodes.map { $0?.children }), pieces(of: lists))
    if inner.contains(where: \.needsBackdrop) || masks.contains(where: \.needsBackdrop) {
      return [piece(.overBackdrop("mask over a blurred backdrop"), strand)]
    }
    if inner.count == 1, masks.count == 1, let only = inner.first, let mask = masks.first,
      let maps = only.maps, only.constantOpacity != nil, mask.constantOpacity != nil,
      moves(mask, with: maps)
    {
      return [rigid(maps, strand)]
    }
    return [piece(.images("mask that changes"), strand)]
  }

  /// Returns the pieces with neighbors that move as one merged.
  func merged(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      if let last = result.last, let both = merged(last, piece) {
        result[result.count - 1] = both
      } else {
        result.append(piece)
      }
    }
    return result
  }

  private func merged(_ below: Piece, _ above: Piece) -> Piece? {
    guard let maps = below.maps, let others = above.maps, below.isPresent(with: above),
      let first = below.constantOpacity, let second = above.constantOpacity,
      let anchor = Rigidity.anchor(maps), others[anchor] != nil,
      Rigidity.relation(
        of: others, to: maps, anchor: anchor, box: above.items[anchor].extent) != nil
    else { return nil }
    var piece = below
    piece.plainColor = nil
    piece.opacities = below.opacities.map { $0.map { _ in 1 } }
    piece.items = zip(below.items, above.items).map {
      $0.faded(by: first) + $1.faded(by: second)
    }
    return piece
  }
}

extension Piece {
  fileprivate var backdropReason: String? {
    if case .overBackdrop(let reason) = kind { reason } else { nil }
  }

  /// Returns the piece with the opacity of the group around it, and with the items of the group if it
  /// clips.
  fileprivate func faded(with strand: Strand, clipped: Bool = false) -> Piece {
    var piece = self
    if strand.key.role == .layer { piece.source = strand.key.source }
    if clipped {
      piece.plainColor = nil
      // What is inside has an opacity of its own, which the clip does not change.
      piece.items = zip(items, strand.nodes).map { items, node in
        node.map { [$0.around(items)] } ?? []
      }
    }
    piece.opacities = zip(opacities, strand.nodes).map { own, node in
      own.flatMap { own in node.map { own * $0.opacity } }
    }
    return piece
  }
}

extension TreeNode {
  /// Returns `items`, clipped as this group clips.
  fileprivate func around(_ items: [DisplayItem]) -> DisplayItem {
    guard case .group(let clip?) = kind else { return .group(DisplayGroup(items: items)) }
    if let map = clip.map.affine {
      return .group(
        DisplayGroup(clip: DisplayClip(shape: clip.shape, transform: map), items: items))
    }
    return item
  }
}
