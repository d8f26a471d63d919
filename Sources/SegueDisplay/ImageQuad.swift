// Images in a display list: the parameters of their placement, sampling, scaling and coloring.

import CoreGraphics
import SeguePixels

/// A filter with which an image is sampled.
public enum SampleFilter: String, Sendable, Hashable, CaseIterable {
  /// The nearest sample is used.
  case nearest
  /// Bilinear when enlarged. When reduced, an average that is as sharp as possible without
  /// aliasing.
  case linear
  /// Bilinear and, when reduced, between successively halved images. Softer than `linear`.
  case trilinear
  /// As graphics contexts draw images: when reduced and upright, a Lanczos filter with two lobes,
  /// for each axis by its own scale; otherwise like `linear`.
  case lanczos
}

/// An image drawn in a rectangle, its edges antialiased by exact area.
public struct ImageQuad: Sendable, Hashable {
  /// The image to draw.
  public var bitmap: Bitmap
  /// The part of the image, in its own pixels. Samples outside the part repeat its edge.
  public var source: CGRect
  /// The rectangle in which the part is drawn, in local points.
  public var destination: CGRect
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform
  /// The factor for every sample, in 0…1.
  public var opacity: Double
  /// The filter with which the image is sampled.
  public var filter: SampleFilter
  /// A second image that this one changes to, and the fraction complete of the change.
  public var crossFade: CrossFade?
  /// The color that replaces the image's own colors, to the extent that they are opaque.
  public var tint: DisplayColor?
  /// The color that multiplies every sample, component by component, after `tint`. White has no
  /// effect.
  public var multiplied: DisplayColor?
  /// The division of the image if it is not scaled evenly.
  public var ninePart: NinePart?
  /// The edges that are not antialiased: a pixel whose center lies beyond one is not covered.
  public var hardEdges: RectangleEdges = []

  /// Creates an image drawn in `destination`.
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

extension ImageQuad {
  /// The destination with its hard edges.
  package var outline: RoundedRectangle {
    var outline = RoundedRectangle(destination)
    outline.hardEdges = hardEdges
    return outline
  }
}

/// The other image of an animated change of contents: `(1 − fraction) · A + fraction · B`, in
/// premultiplied values, with both images in the same destination.
public struct CrossFade: Sendable, Hashable {
  /// The new image.
  public var bitmap: Bitmap
  /// The part of the new image, in its own pixels.
  public var source: CGRect
  /// The fraction complete, in 0…1.
  public var fraction: Double

  /// Creates a change to `bitmap` with the given fraction complete.
  public init(bitmap: Bitmap, source: CGRect, fraction: Double) {
    (self.bitmap, self.source, self.fraction) = (bitmap, source, fraction)
  }
}

/// The division of an image into 3 × 3 parts by two vertical and two horizontal lines. Corners are
/// drawn with the size given here, sides are stretched in one direction, and the center fills the
/// rest.
public struct NinePart: Sendable, Hashable {
  /// The center, in the image's own pixels. It lies inside `ImageQuad.source`.
  public var center: CGRect
  /// The positions of the lines in the destination: their distances from its sides, in local
  /// points.
  public var left, top, right, bottom: Double
  /// The size of the area to the right of and below the center that no part displays, in pixels of
  /// the image.
  public var skipped: CGSize

  /// Creates a division around `center` with the given border widths.
  public init(
    center: CGRect, left: Double, top: Double, right: Double, bottom: Double,
    skipped: CGSize = .zero
  ) {
    (self.center, self.skipped) = (center, skipped)
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}
