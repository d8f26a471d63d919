// Operations on finished items that commits need: their extent, and drawing them transformed or
// faded.

import CoreGraphics
import Foundation

extension DisplayItem {
  /// The bounding box of what is drawn, in the coordinates that the transforms lead to.
  package var extent: CGRect {
    switch self {
    case .solid(let quad): quad.shape.rect.applying(quad.transform)
    case .image(let quad): quad.destination.applying(quad.transform)
    case .path(let fill): fill.path.controlPointBox.applying(fill.transform)
    case .gradient(let fill): fill.shape.box.applying(fill.transform)
    case .glyphs(let run): run.box.applying(run.transform)
    case .group(let group):
      if let clip = group.clip {
        clip.shape.box.applying(clip.transform)
      } else {
        group.blendMode.changesWhereEmpty ? .infinite : group.items.extent
      }
    case .shadow(let shadow): shadow.extent
    case .backdrop(let backdrop): backdrop.shape.rect.applying(backdrop.transform)
    case .masked(let masked): masked.items.extent.common(with: masked.mask.extent)
    case .projected(let projection): projection.extent
    }
  }

  /// Returns the item with `transform` applied after its own.
  package func transformed(by transform: CGAffineTransform) -> DisplayItem {
    switch self {
    case .solid(var quad):
      quad.transform = quad.transform.concatenating(transform)
      return .solid(quad)
    case .image(var quad):
      quad.transform = quad.transform.concatenating(transform)
      return .image(quad)
    case .path(var fill):
      fill.transform = fill.transform.concatenating(transform)
      return .path(fill)
    case .gradient(var fill):
      fill.transform = fill.transform.concatenating(transform)
      return .gradient(fill)
    case .glyphs(var run):
      run.transform = run.transform.concatenating(transform)
      return .glyphs(run)
    case .group(var group):
      if var clip = group.clip {
        clip.transform = clip.transform.concatenating(transform)
        group.clip = clip
      }
      group.items = group.items.map { $0.transformed(by: transform) }
      return .group(group)
    case .shadow(var shadow):
      shadow.items = shadow.items.map { $0.transformed(by: transform) }
      shadow.transform = shadow.transform.concatenating(transform)
      return .shadow(shadow)
    case .masked(var masked):
      masked.items = masked.items.map { $0.transformed(by: transform) }
      masked.mask = masked.mask.map { $0.transformed(by: transform) }
      return .masked(masked)
    case .backdrop(var backdrop):
      backdrop.transform = backdrop.transform.concatenating(transform)
      return .backdrop(backdrop)
    case .projected(var projection):
      projection.homography = projection.homography.concatenating(Homography(transform))
      return .projected(projection)
    }
  }

  /// Returns the item with its opacity multiplied by `opacity`.
  package func faded(by opacity: Double) -> DisplayItem {
    switch self {
    case .solid(var quad):
      quad.color.alpha *= opacity
      return .solid(quad)
    case .image(var quad):
      quad.opacity *= opacity
      return .image(quad)
    case .path(var fill):
      fill.color.alpha *= opacity
      return .path(fill)
    case .gradient(var fill):
      fill.opacity *= opacity
      return .gradient(fill)
    case .glyphs(var run):
      run.color.alpha *= opacity
      return .glyphs(run)
    case .group(var group):
      // A blended group that is faded from outside is not blended with anything.
      guard group.blendMode == .normal else {
        return .group(DisplayGroup(opacity: opacity, items: [self]))
      }
      group.opacity *= opacity
      return .group(group)
    case .shadow(var shadow):
      guard shadow.hidesItems else {
        return .group(DisplayGroup(opacity: opacity, items: [self]))
      }
      shadow.color.alpha *= opacity
      return .shadow(shadow)
    case .masked(var masked):
      masked.opacity *= opacity
      return .masked(masked)
    case .backdrop(var backdrop):
      backdrop.opacity *= opacity
      return .backdrop(backdrop)
    case .projected(var projection):
      projection.items = projection.items.faded(by: opacity)
      return .projected(projection)
    }
  }
}

extension DisplayShadow {
  /// The extent of the shadow and its items. Beyond 3.5 deviations, the blur is not visible.
  fileprivate var extent: CGRect {
    let (own, (across, down)) = (items.extent, deviations)
    if own.isNull { return .null }
    let shadow = own.applying(pixelOffset).insetBy(dx: -3.5 * across - 1, dy: -3.5 * down - 1)
    return hidesItems ? shadow : shadow.around(own)
  }
}

extension [DisplayItem] {
  /// The bounding box of all items.
  package var extent: CGRect { reduce(CGRect.null) { $0.around($1.extent) } }

  /// Returns the items composited and then faded as a group.
  package func faded(by opacity: Double) -> [DisplayItem] {
    if opacity >= 1 || isEmpty { return self }
    if count == 1 { return [self[0].faded(by: opacity)] }
    return [.group(DisplayGroup(opacity: opacity, items: self))]
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains both. A rectangle with a side that is infinite or
  /// not a number draws nothing and is ignored (Foundation's `union` traps on them).
  func around(_ other: CGRect) -> CGRect {
    guard other.isBounded else { return self }
    guard isBounded else { return other }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the intersection of both rectangles; null if there is none.
  package func common(with other: CGRect) -> CGRect {
    guard isBounded, other.isBounded else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return x <= right && y <= bottom
      ? CGRect(x: x, y: y, width: right - x, height: bottom - y) : .null
  }

  private var isBounded: Bool { !isNull && [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  /// Returns whether `other` lies inside, within rounding errors.
  package func contains(approximately other: CGRect) -> Bool {
    other.isNull || other.isEmpty || insetBy(dx: -1e-6, dy: -1e-6).contains(other)
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether axis-aligned rectangles stay axis-aligned, as under
  /// scales, translations and quarter turns.
  package var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
