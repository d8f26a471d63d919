// A part of the image that is exported as one layer: its contents, and how they are placed in each
// frame.

import CoreGraphics
import SegueDisplay

/// A part of the image over time.
struct Piece {
  /// What a piece consists of.
  indirect enum Kind {
    /// Contents that do not change, placed by the map of each frame.
    case rigid(maps: [Homography?])
    /// A filled outline that changes, in the coordinates of the frame, and its color.
    case shape(ShapeOutlines)
    /// Other pieces, composited and clipped.
    case group([Piece], clip: [NodeClip?]?)
    /// Contents that change in a way that only images express, for the reason given.
    case images(String)
    /// The same, for contents that depend on what is below them.
    case overBackdrop(String)
  }

  /// The contents.
  var kind: Kind
  /// The number of the layer that the piece is named after.
  var source: Int?
  /// The opacity in each frame, in 0…1; `nil` where the piece is absent.
  var opacities: [Double?]
  /// The contents in each frame as items, without the opacity of the piece.
  var items: [[DisplayItem]]
  /// The color of contents that are one rectangle, of which the maps are those of the unit square.
  var plainColor: DisplayColor?

  /// The numbers of the frames that contain the piece.
  var frames: [Int] { opacities.indices.filter { opacities[$0] != nil } }

  /// The opacity that the piece has in all of its frames; `nil` if it changes.
  var constantOpacity: Double? {
    let values = opacities.compactMap { $0 }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The maps of contents that do not change.
  var maps: [Homography?]? { if case .rigid(let maps) = kind { maps } else { nil } }

  /// A Boolean value that indicates whether the piece depends on what is below it.
  var needsBackdrop: Bool { if case .overBackdrop = kind { true } else { false } }

  /// Returns the items of a frame as they appear.
  func drawn(_ frame: Int) -> [DisplayItem] {
    guard let opacity = opacities[frame] else { return [] }
    return items[frame].faded(by: opacity)
  }

  /// Returns whether the piece is present in the same frames as another.
  func isPresent(with other: Piece) -> Bool {
    zip(opacities, other.opacities).allSatisfy { ($0 == nil) == ($1 == nil) }
  }
}
