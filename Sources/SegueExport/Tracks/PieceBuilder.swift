// Elements over time as pieces: everything that moves together becomes one.

import CoreGraphics
import SegueDisplay

/// Divides frames into pieces.
struct PieceBuilder {
  /// The area of the frame.
  let canvas: CGRect

  /// Returns the pieces of lists of elements over time, back to front.
  func pieces(of lists: [[TreeNode]?]) -> [Piece] {
    merged(Strand.aligned(lists).flatMap(pieces(of:)))
  }

  private func pieces(of strand: Strand) -> [Piece] {
    guard let first = strand.nodes.lazy.compactMap({ $0 }).first else { return [] }
    switch first.kind {
    case .leaf: return [leaf(strand)]
    case .group: return group(strand)
    case .shadow(let style, _): return [shadow(strand, style)]
    case .masked: return masked(strand)
    case .backdrop(let reason): return [piece(.overBackdrop(reason), strand)]
    }
  }

  /// Returns a piece that shows the elements of a strand.
  func piece(_ kind: Piece.Kind, _ strand: Strand) -> Piece {
    Piece(
      kind: kind, source: strand.key.source, opacities: strand.nodes.map { $0?.opacity },
      items: strand.nodes.map { node in node.map { [$0.item] } ?? [] })
  }

  private func leaf(_ strand: Strand) -> Piece {
    let leaves = strand.nodes.map { node -> (content: DisplayItem, map: Homography)? in
      guard case .leaf(let content, let map) = node?.kind else { return nil }
      return (content, map)
    }
    guard let content = leaves.lazy.compactMap({ $0?.content }).first else {
      return piece(.images("contents that change"), strand)
    }
    if leaves.allSatisfy({ $0 == nil || $0?.content == content }) {
      var piece = piece(.rigid(maps: leaves.map { $0?.map }), strand)
      if case .solid(let quad) = content, quad.shape.isSharp { piece.plainColor = quad.color }
      return piece
    }
    if let shape = ShapeOutlines(leaves) {
      return piece(.shape(shape), strand)
    }
    return piece(.images(strand.key.role.change), strand)
  }

  private func shadow(_ strand: Strand, _ style: DisplayShadow) -> Piece {
    let inner = pieces(of: strand.nodes.map { $0?.children })
    let maps = strand.nodes.map { node -> Homography? in
      if case .shadow(_, let map) = node?.kind { map } else { nil }
    }
    let hasSameStyle = strand.nodes.allSatisfy { node in
      guard case .shadow(let other, _) = node?.kind else { return true }
      return style.looks(like: other)
    }
    if hasSameStyle, inner.count == 1, let whole = inner.first, whole.constantOpacity != nil,
      moves(whole, with: maps)
    {
      return piece(.rigid(maps: maps), strand)
    }
    return piece(.images("shadow that changes"), strand)
  }

  /// Returns whether a piece with contents that do not change keeps its place relative to `maps`.
  func moves(_ piece: Piece, with maps: [Homography?]) -> Bool {
    guard let own = piece.maps, let anchor = Rigidity.anchor(maps), own[anchor] != nil else {
      return false
    }
    let box = piece.items[anchor].extent
    return Rigidity.relation(of: own, to: maps, anchor: anchor, box: box) != nil
      && zip(own, maps).allSatisfy { ($0 == nil) == ($1 == nil) }
  }
}

extension NodeKey.Role {
  /// What is reported if the contents of such an element change.
  fileprivate var change: String {
    switch self {
    case .glyphs: "text that changes"
    case .gradient: "gradient that changes"
    case .image: "image that changes"
    case .path, .solid: "shape whose outline changes in structure"
    default: "contents that change"
    }
  }
}

extension DisplayShadow {
  /// Returns whether both shadows of the same items look the same, in their own coordinates.
  fileprivate func looks(like other: DisplayShadow) -> Bool {
    radius == other.radius && offset == other.offset && color == other.color
      && endsEarly == other.endsEarly
  }
}
