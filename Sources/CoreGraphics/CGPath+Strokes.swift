// Apple's names for turning lines into areas and for cutting them into dashes.

import Foundation

extension CGPath {
  /// The outline of this path drawn as a line, mapped by `transform` first. Fill it by the winding
  /// rule. Curved sides are rows of lines, within 1/256 point.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    return CGPath(outline.applying(transform).stroked(style))
  }

  /// The path, mapped by `transform`, cut into dashes of `lengths` in turn with gaps, `phase` into the
  /// pattern at the start of every subpath. Without a pattern (no lengths, negative ones, only zeros),
  /// or with more than 65,536 dashes, it stays whole.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = outline.applying(transform)
    let pattern = DashPattern(phase: Double(phase), lengths: lengths.map { Double($0) })
    return CGPath(pattern.map { mapped.dashed($0) } ?? mapped)
  }

  /// The path with its curves as rows of lines, none further off than `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(outline.straightened(tolerance: max(Double(threshold), 1e-6)))
  }
}

extension PathOutline {
  /// The same with lines for curves.
  package func straightened(tolerance: Double) -> PathOutline {
    var result = PathOutline()
    for subpath in subpaths {
      var straight = Subpath(start: subpath.start, isClosed: subpath.isClosed)
      for segment in subpath.segments {
        let pieces = segment.chords(within: tolerance)
        for piece in 1...pieces {
          let (from, to) = (Double(piece - 1) / Double(pieces), Double(piece) / Double(pieces))
          straight.segments.append(CubicSegment(segment.point(from), to: segment.point(to)))
        }
      }
      result.append(straight)
    }
    return result
  }
}
