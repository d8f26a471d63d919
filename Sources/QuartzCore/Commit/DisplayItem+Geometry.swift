// What commits ask of finished items: how far they reach, and to draw them somewhere else or fainter.

import Foundation
import SegueDisplay

extension DisplayItem {
  /// The bounding box of what is drawn, in the coordinates that the transforms lead to.
  var extent: CGRect {
    switch self {
    case .solid(let quad): quad.shape.rect.applying(quad.transform)
    case .image(let quad): quad.destination.applying(quad.transform)
    case .path(let fill): fill.path.controlPointBox.applying(fill.transform)
    case .glyphs(let run): run.box.applying(run.transform)
    case .group(let group):
      if let clip = group.clip {
        clip.shape.rect.applying(clip.transform)
      } else {
        group.items.reduce(CGRect.null) { $0.union($1.extent) }
      }
    }
  }

  /// The item with `transform` applied after its own.
  func transformed(by transform: CGAffineTransform) -> DisplayItem {
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
    }
  }

  /// The item with its opacity multiplied.
  func faded(by opacity: Double) -> DisplayItem {
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
    case .glyphs(var run):
      run.color.alpha *= opacity
      return .glyphs(run)
    case .group(var group):
      group.opacity *= opacity
      return .group(group)
    }
  }
}

extension [DisplayItem] {
  /// The items composed and then faded as one.
  func faded(by opacity: Double) -> [DisplayItem] {
    if opacity >= 1 || isEmpty { return self }
    if count == 1 { return [self[0].faded(by: opacity)] }
    return [.group(DisplayGroup(opacity: opacity, items: self))]
  }
}

extension CGRect {
  /// Whether `other` lies inside, give or take rounding.
  func contains(approximately other: CGRect) -> Bool {
    other.isNull || other.isEmpty || insetBy(dx: -1e-6, dy: -1e-6).contains(other)
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright: scales, moves and quarter turns.
  var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
