// The frame whose pixels become the image of a layer.

import CoreGraphics
import SegueDisplay

/// A frame that shows the contents of a layer, and the part of them that is ever visible.
struct ReferenceFrame {
  /// The number of the frame.
  let frame: Int
  /// The rectangle of everything that is drawn, in pixels of the frame; it may reach beyond the frame.
  let extent: CGRect
  /// The whole pixels that are visible in any frame.
  let box: CGRect

  /// The factor by which contents may be enlarged, compared with the frame that is chosen.
  private static let enlargement = 1.5
  /// The size of an image, in frames.
  private static let largestArea = 6.0

  /// Chooses a frame: the one in which the contents rest longest, unless another shows them much
  /// larger. `nil` if they are never visible.
  init?(_ piece: Piece, _ maps: [Homography?], canvas: CGRect) {
    let frames = piece.spans.flatMap { Array($0) }
    let usable = frames.filter { maps[$0]?.inverted != nil }
    let planar = usable.filter { maps[$0]?.affine != nil }
    let upright = planar.filter { maps[$0]?.affine?.keepsRectanglesUpright == true }
    let candidates = !upright.isEmpty ? upright : !planar.isEmpty ? planar : usable
    let sizes = candidates.map { Self.size(piece, maps, $0) }
    guard let largest = sizes.max() else { return nil }
    let limit = largest / Self.enlargement
    var counts: [Homography: Int] = [:]
    for frame in candidates { if let map = maps[frame] { counts[map, default: 0] += 1 } }
    let ranked = zip(candidates, sizes).map { frame, size in
      (
        frame: frame, isLarge: size >= limit, count: maps[frame].flatMap { counts[$0] } ?? 0,
        size: size
      )
    }.sorted {
      if $0.isLarge != $1.isLarge { return $0.isLarge }
      if $0.count != $1.count { return $0.count > $1.count }
      return $0.size != $1.size ? $0.size > $1.size : $0.frame < $1.frame
    }
    var smallest: ReferenceFrame?
    for each in ranked {
      guard let found = ReferenceFrame(piece, maps, each.frame, frames, canvas) else { continue }
      let area = found.box.width * found.box.height
      if area <= Self.largestArea * canvas.width * canvas.height {
        self = found
        return
      }
      if smallest.map({ area < $0.box.width * $0.box.height }) ?? true { smallest = found }
    }
    guard let smallest else { return nil }
    self = smallest
  }

  private init?(
    _ piece: Piece, _ maps: [Homography?], _ frame: Int, _ frames: [Int], _ canvas: CGRect
  ) {
    let extent = piece.items[frame].extent
    guard let here = maps[frame], !extent.isNull, !extent.isInfinite else { return nil }
    var visible = CGRect.null
    var seen = Set<Homography>()
    for other in frames {
      guard let there = maps[other], seen.insert(there).inserted, let back = there.inverted else {
        continue
      }
      let part = piece.items[other].extent.common(with: canvas)
      if part.isNull || part.isEmpty { continue }
      let moved = back.concatenating(here).box(of: part.insetBy(dx: -1, dy: -1))
      if !moved.isNull { visible = visible.isNull ? moved : visible.union(moved) }
    }
    let box = extent.common(with: visible)
    if box.isNull || box.isEmpty { return nil }
    (self.frame, self.extent, self.box) = (frame, extent, box.integral)
  }

  /// Returns the size at which contents are shown, as the factor for lengths.
  private static func size(_ piece: Piece, _ maps: [Homography?], _ frame: Int) -> Double {
    guard let map = maps[frame], let back = map.inverted else { return 0 }
    let extent = piece.items[frame].extent
    if extent.isNull || extent.isInfinite { return 0 }
    return map.magnification(over: back.box(of: extent))
  }
}
