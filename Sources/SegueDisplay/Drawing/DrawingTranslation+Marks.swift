// Conversion of single marks to items, and the shapes that they fill.

import CoreGraphics
import Foundation
import SeguePixels

extension DrawingTranslation {
  /// Returns the items of a command's mark, opaque and without shadow.
  mutating func items(of command: DrawingCommand) -> [DisplayItem] {
    switch command.mark {
    case .rectangle(let rect, let transform, let color):
      if let pattern = color.pattern { return tiled(pattern, color, in: command.mark) }
      let display = DisplayColor(color)
      if display.alpha <= 0 { return [] }
      return [
        .solid(SolidQuad(shape: RoundedRectangle(rect), transform: transform, color: display))
      ]
    case .path(let path, let rule, let color):
      if let pattern = color.pattern { return tiled(pattern, color, in: command.mark) }
      let display = DisplayColor(color)
      if display.alpha <= 0 { return [] }
      return [
        .path(
          PathFill(
            path: path, color: display, rule: FillRule(rule), flatness: command.curveFlatness))
      ]
    case .image(let drawn): return items(of: drawn)
    case .gradient(let drawn): return [drawn.item]
    case .content(let content, let transform):
      guard let recording = content as? DisplayRecording else { return [] }
      add(recording.unsupported)
      return recording.items(part: recording.bounds, in: recording.bounds, transform: transform)
    case .layer(let commands):
      let items = self.items(commands, within: command.clip)
      return items.isEmpty ? [] : [.group(DisplayGroup(isIsolated: true, items: items))]
    }
  }

  /// Returns the tiles of a pattern in the shape of a mark. They begin in the corner of the drawing,
  /// whatever the transform was when the shape was drawn.
  private mutating func tiled(
    _ pattern: ColorPattern, _ color: CGColor, in mark: DrawingMark
  ) -> [DisplayItem] {
    let tiles = pattern.items(
      covering: mark.box, from: .zero, transform: .identity, opacity: Double(min(color.alpha, 1)))
    guard let tiles else {
      add([UnsupportedFeature(layer: "CGContext", property: "pattern of too many tiles")])
      return []
    }
    return tiles.isEmpty ? [] : [.group(DisplayGroup(clip: mark.shape, items: tiles))]
  }

  private mutating func items(of drawn: DrawnImage) -> [DisplayItem] {
    if let drawing = drawn.image.drawing {
      let recording = drawing.recording
      add(recording.unsupported)
      return recording.items(
        part: drawn.image.part, in: drawn.rect, transform: drawn.uprightTransform)
    }
    return drawn.image.bitmap.map { [drawn.quad($0)] } ?? []
  }

  /// Returns an image as mask items, whose alpha determines how much is visible.
  mutating func maskItems(_ drawn: DrawnImage) -> [DisplayItem] {
    guard drawn.image.isOpaque else { return items(of: drawn) }
    return drawn.image.maskBitmap.map { [drawn.quad($0)] } ?? []
  }
}

extension DrawnImage {
  /// The transform to the recording from the image's rectangle with the image upright.
  fileprivate var uprightTransform: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(transform)
  }

  fileprivate func quad(_ bitmap: Bitmap) -> DisplayItem {
    .image(
      ImageQuad(
        bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
        destination: rect, transform: uprightTransform, filter: isNearest ? .nearest : .lanczos))
  }
}

extension DrawingCommand {
  /// The flatness of the mark's curves.
  var curveFlatness: CurveFlatness { flatness > 0 ? CurveFlatness(flatness) : .standard }
}

extension DrawnGradient {
  fileprivate var item: DisplayItem {
    let toLocal = transform.inverted()
    let shape: DisplayShape
    if transform.keepsRectanglesUpright {
      shape = .rounded(RoundedRectangle(coveredArea.applying(toLocal)))
    } else {
      let path = CGPath(rect: coveredArea, transform: nil).outline.applying(toLocal)
      shape = .path(path, rule: .nonZero)
    }
    let stops = gradient.stops.map { GradientStop(DisplayColor($0.color), at: $0.location) }
    return .gradient(
      GradientFill(
        shape: shape, transform: transform,
        gradient: DisplayGradient(
          displayKind, stops: stops,
          extendsBefore: isConic || options.contains(.drawsBeforeStartLocation),
          extendsAfter: isConic || options.contains(.drawsAfterEndLocation))))
  }

  private var isConic: Bool { if case .conic = kind { true } else { false } }

  private var displayKind: DisplayGradient.Kind {
    switch kind {
    case .axial(let start, let end): .axial(from: start, to: end)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      .radial(
        from: DisplayCircle(center: startCenter, radius: startRadius),
        to: DisplayCircle(center: endCenter, radius: endRadius))
    case .conic(let center, let angle): .conic(center: center, angle: angle)
    }
  }
}

extension DrawingMark {
  /// The shape that the mark fills, if that is all it draws; otherwise `nil`.
  var shape: DisplayClip? {
    switch self {
    case .rectangle(let rect, let transform, _):
      DisplayClip(shape: RoundedRectangle(rect), transform: transform)
    case .path(let path, let rule, _):
      DisplayClip(path: path, rule: FillRule(rule), flatness: .standard)
    case .image(let drawn):
      DisplayClip(shape: RoundedRectangle(drawn.rect), transform: drawn.transform)
    case .gradient(let drawn):
      DisplayClip(shape: RoundedRectangle(drawn.coveredArea), transform: .identity)
    case .content, .layer: nil
    }
  }

  /// A rectangle that contains the mark; null if it has no shape.
  var box: CGRect {
    switch self {
    case .rectangle(let rect, let transform, _): rect.applying(transform)
    case .path(let path, _, _): path.controlPointBox
    case .image(let drawn): drawn.rect.applying(drawn.transform)
    case .gradient(let drawn): drawn.coveredArea
    case .content, .layer: .null
    }
  }
}
