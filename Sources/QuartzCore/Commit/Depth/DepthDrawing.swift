// From ordered pieces to display items.

import CoreGraphics
import SegueDisplay

extension [SpatialLeaf] {
  /// Returns the items of all leaves from back to front, cut where their planes cross.
  /// - Parameters:
  ///   - transform: The transform from the points of the outlines to the coordinates of the items.
  ///   - isPixels: Whether these coordinates are pixels of the frame.
  ///   - areDivided: Whether a division of space orders what lies in one plane.
  ///   - mayCut: Called before a leaf is cut. If it returns `false`, the remaining leaves are not cut.
  func itemsByDepth(
    in transform: CGAffineTransform, isPixels: Bool, areDivided: Bool,
    mayCut: (SpatialLeaf) -> Bool
  ) -> [DisplayItem] {
    if isParallel {
      let order = indices.sorted { (self[$0].depth.constant, $0) < (self[$1].depth.constant, $1) }
      return order.flatMap { self[$0].items }
    }
    let scale = abs(Double(transform.a * transform.d - transform.b * transform.c)).squareRoot()
    let pixel = scale > 0 && scale.isFinite ? 1 / scale : 0
    let ordered: [DepthPiece]
    if areDivided && needDivision {
      ordered = SpaceDivision(self, pixel: pixel).backToFront(in: transform, mayCut: mayCut)
    } else {
      var sorter = DepthSorter(self, pixel: pixel)
      ordered = sorter.backToFront(mayCut: mayCut)
    }
    var joiner = PieceJoiner(ordered)
    return joiner.joined().flatMap { items(of: $0, in: transform, isPixels: isPixels) }
  }

  /// A Boolean value that indicates whether all planes are parallel to the projection, so that each
  /// has one depth.
  private var isParallel: Bool { allSatisfy { $0.depth.slope == .zero } }

  private func items(
    of drawn: DrawnPieces, in transform: CGAffineTransform, isPixels: Bool
  ) -> [DisplayItem] {
    let leaf = self[drawn.leaf]
    let area = drawn.pieces.reduce(0) { $0 + $1.outline.area }
    // All of the leaf, if the pieces are complete again.
    if area >= leaf.outline.area - ConvexPolygon.negligible { return leaf.items }
    let areas = drawn.pieces.map { $0.clip.placed(by: transform).clockwise }
    // Smooth edges of two translucent parts would not add up to the whole, so each pixel belongs to
    // one of them.
    let exact = isPixels && !leaf.items.areOpaque ? areas.compactMap(\.alongPixels) : []
    let outlines = exact.count == areas.count ? exact : areas.map(\.corners)
    var path = PathOutline()
    for outline in outlines {
      for (index, corner) in outline.enumerated() {
        let point = CGPoint(x: corner.x, y: corner.y)
        path.append(index == 0 ? .move(point) : .line(point))
      }
      path.append(.close)
    }
    return [.group(DisplayGroup(clip: DisplayClip(path: path), items: leaf.items))]
  }
}
