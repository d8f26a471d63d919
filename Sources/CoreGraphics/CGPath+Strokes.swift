// Apple's names for converting lines to areas and for dashing them.

import Foundation

extension CGPath {
  /// Returns the outline of the stroke of this path, which is first transformed by `transform`. The
  /// result is to be filled with the winding rule. Curved sides are approximated by lines to within
  /// 1/256 point.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    return CGPath(outline.applying(transform).stroked(style))
  }

  /// Returns the path, transformed by `transform`, divided into dashes and gaps of alternating
  /// `lengths`. Every subpath starts at offset `phase` of the pattern. The path is returned
  /// undivided if there is no valid pattern (no lengths, negative lengths or only zeros) or if it
  /// would have more than 65,536 dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = outline.applying(transform)
    let pattern = DashPattern(phase: Double(phase), lengths: lengths.map { Double($0) })
    return CGPath(pattern.map { mapped.dashed($0) } ?? mapped)
  }

  /// Returns the path with its curves replaced by lines that deviate from them by at most
  /// `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(outline.straightened(tolerance: max(Double(threshold), 1e-6)))
  }
}

extension PathOutline {
  /// Returns the outline with its curves replaced by lines within `tolerance`.
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
