// A recording, or a part of one, drawn in a rectangle: scaled as a whole, or with borders that keep
// their size.

import CoreGraphics
import Foundation

extension CGRect {
  /// Returns whether both rectangles certainly do not overlap.
  fileprivate func isDisjoint(_ other: CGRect) -> Bool {
    isNull || maxX < other.minX || minX > other.maxX || maxY < other.minY || minY > other.maxY
  }
}

extension DisplayRecording {
  /// The same recording with bounds that contain all items.
  package var unbounded: DisplayRecording {
    let extent = items.extent
    guard reachesBeyondBounds, extent.isFinite, !extent.isInfinite else { return self }
    return DisplayRecording(
      bounds: bounds.union(extent), items: items, unsupported: unsupported)
  }

  /// Returns the items of `part` of the recording, drawn in `destination`, which `transform` maps
  /// to pixels.
  package func items(
    part: CGRect, in destination: CGRect, transform: CGAffineTransform
  ) -> [DisplayItem] {
    guard part.width > 0, part.height > 0, !destination.isEmpty, !items.isEmpty else { return [] }
    let (x, y) = (destination.width / part.width, destination.height / part.height)
    let map = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: destination.minX - part.minX * x,
      ty: destination.minY - part.minY * y
    ).concatenating(transform)
    let isPart = !part.contains(approximately: bounds)
    let seen = isPart ? items.filter { !$0.extent.isDisjoint(part) } : items
    let placed = seen.map { $0.transformed(by: map) }
    guard !placed.isEmpty else { return [] }
    if reachesBeyondBounds || isPart {
      let clip = DisplayClip(shape: RoundedRectangle(destination), transform: transform)
      return [.group(DisplayGroup(clip: clip, isIsolated: isIsolated, items: placed))]
    }
    return isIsolated ? [.group(DisplayGroup(isIsolated: true, items: placed))] : placed
  }

  /// Returns the items of `part` of the recording, divided into 3 × 3 parts as `NinePart`
  /// describes, with `center` in the recording's points.
  package func items(
    part: CGRect, nine: NinePart, in destination: CGRect, transform: CGAffineTransform
  ) -> [DisplayItem] {
    let columns = Self.stretches(
      (part.minX, part.maxX), (nine.center.minX, nine.center.maxX), (nine.left, nine.right),
      (destination.minX, destination.maxX))
    let rows = Self.stretches(
      (part.minY, part.maxY), (nine.center.minY, nine.center.maxY), (nine.top, nine.bottom),
      (destination.minY, destination.maxY))
    var pieces: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.from.0, y: row.from.0, width: column.from.1 - column.from.0,
          height: row.from.1 - row.from.0)
        let place = CGRect(
          x: column.to.0, y: row.to.0, width: column.to.1 - column.to.0,
          height: row.to.1 - row.to.0)
        let piece = items(part: source, in: place, transform: transform)
        // Two adjacent parts cover a pixel together, so their contributions to it are added.
        if !piece.isEmpty {
          pieces.append(.group(DisplayGroup(blendMode: .plusLighter, items: piece)))
        }
      }
    }
    return pieces.isEmpty ? [] : [.group(DisplayGroup(isIsolated: true, items: pieces))]
  }

  /// Returns the source and destination intervals, in one direction, of those of the three parts
  /// that are not empty.
  private static func stretches(
    _ source: (CGFloat, CGFloat), _ center: (CGFloat, CGFloat), _ borders: (Double, Double),
    _ place: (CGFloat, CGFloat)
  ) -> [(from: (CGFloat, CGFloat), to: (CGFloat, CGFloat))] {
    let length = place.1 - place.0
    let both = CGFloat(borders.0 + borders.1)
    // Borders that do not fit share the available length.
    let factor = both > length && both > 0 ? length / both : 1
    let lines = (place.0 + CGFloat(borders.0) * factor, place.1 - CGFloat(borders.1) * factor)
    return [
      (from: (source.0, center.0), to: (place.0, lines.0)),
      (from: center, to: lines),
      (from: (center.1, source.1), to: (lines.1, place.1)),
    ].filter { $0.from.1 > $0.from.0 && $0.to.1 > $0.to.0 }
  }
}
