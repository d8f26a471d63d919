// Pictures in a display list: what is drawn where, how it is sampled, stretched and coloured.

import CoreGraphics
import SeguePixels

/// How a picture is sampled.
public enum SampleFilter: String, Sendable, Hashable, CaseIterable {
  /// The nearest sample.
  case nearest
  /// Bilinear when enlarged; a proper average when reduced, as sharp as it can be without shimmer.
  case linear
  /// Bilinear, and evenly between halved pictures when reduced: softer than `linear`.
  case trilinear
}

/// A picture stretched over a rectangle, its edges antialiased by exact area.
public struct ImageQuad: Sendable, Hashable {
  /// The picture.
  public var bitmap: Bitmap
  /// Which part of it, in its own pixels. Samples outside the part repeat its edge.
  public var source: CGRect
  /// Where, in local points.
  public var destination: CGRect
  /// Local points to pixels.
  public var transform: CGAffineTransform
  /// 0…1, multiplied into every sample.
  public var opacity: Double
  /// How it is sampled.
  public var filter: SampleFilter
  /// A second picture that this one turns into, and how far it has come.
  public var crossFade: CrossFade?
  /// A colour that is drawn instead of the picture's own, wherever and as much as that is opaque.
  public var tint: DisplayColor?
  /// A colour that every sample is multiplied with, part by part, after `tint`; white changes nothing.
  public var multiplied: DisplayColor?
  /// How the picture is stretched when not evenly.
  public var ninePart: NinePart?

  /// A picture drawn over `destination`.
  public init(
    bitmap: Bitmap, source: CGRect, destination: CGRect, transform: CGAffineTransform,
    opacity: Double = 1, filter: SampleFilter = .linear, crossFade: CrossFade? = nil,
    tint: DisplayColor? = nil, ninePart: NinePart? = nil
  ) {
    (self.bitmap, self.source, self.destination) = (bitmap, source, destination)
    (self.transform, self.opacity, self.filter) = (transform, opacity, filter)
    (self.crossFade, self.tint, self.ninePart) = (crossFade, tint, ninePart)
  }
}

/// The other picture of an animated change of contents: `(1 − fraction) · A + fraction · B`, in
/// premultiplied values, both stretched over the same destination.
public struct CrossFade: Sendable, Hashable {
  /// The picture that comes.
  public var bitmap: Bitmap
  /// Which part of it, in its own pixels.
  public var source: CGRect
  /// 0…1.
  public var fraction: Double

  /// A change to `bitmap` that has come `fraction` of its way.
  public init(bitmap: Bitmap, source: CGRect, fraction: Double) {
    (self.bitmap, self.source, self.fraction) = (bitmap, source, fraction)
  }
}

/// A picture cut into 3 x 3 parts by two lines across and two down: corners are drawn as large as
/// given here, sides are stretched along one direction, and what is left is the middle's.
public struct NinePart: Sendable, Hashable {
  /// The middle, in the picture's own pixels; lies inside `ImageQuad.source`.
  public var center: CGRect
  /// Where the lines are in the destination: their distances from its sides, in local points.
  public var left, top, right, bottom: Double
  /// Pixels of the picture to the right of and below the middle that no part shows.
  public var skipped: CGSize

  /// Parts around `center`, with sides this wide.
  public init(
    center: CGRect, left: Double, top: Double, right: Double, bottom: Double,
    skipped: CGSize = .zero
  ) {
    (self.center, self.skipped) = (center, skipped)
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}
