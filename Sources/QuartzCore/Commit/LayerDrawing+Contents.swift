// Contents: a picture or a recording placed by gravity, or one turning into another.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The contents as items.
  var contents: [DisplayItem] {
    guard let incoming = shown.incoming else { return items(of: shown.contents, opacity: 1) }
    return crossFade(to: incoming)
  }

  /// Two pictures that fill the same place are mixed exactly. Of anything else what comes is laid
  /// over what goes, which is the same wherever what comes is opaque; contents that are neither
  /// picture nor recording switch halfway.
  private func crossFade(to incoming: IncomingContents) -> [DisplayItem] {
    let old = Contents(shown.contents)
    let new = Contents(incoming.contents)
    switch (old, new) {
    case (.image(let from), .image(let to)):
      guard var quad = quad(from), let other = self.quad(to) else { break }
      guard quad.destination == other.destination, quad.ninePart == nil, other.ninePart == nil,
        quad.tint == other.tint
      else { break }
      quad.crossFade = CrossFade(
        bitmap: other.bitmap, source: other.source, fraction: incoming.fraction)
      return [.image(quad)]
    case (.nothing, .nothing):
      return []
    case (_, .nothing):
      return items(of: shown.contents, opacity: 1 - incoming.fraction)
    default: break
    }
    return mixed(
      items(of: shown.contents, opacity: 1 - incoming.fraction),
      items(of: incoming.contents, opacity: incoming.fraction))
  }

  /// The sum of both, exactly `(1 − fraction) · A + fraction · B`.
  private func mixed(_ old: [DisplayItem], _ new: [DisplayItem]) -> [DisplayItem] {
    if old.isEmpty || new.isEmpty { return old + new }
    let added = DisplayItem.group(DisplayGroup(blendMode: .plusLighter, items: new))
    return [.group(DisplayGroup(isIsolated: true, items: old + [added]))]
  }

  private func items(of contents: Any?, opacity: Double) -> [DisplayItem] {
    switch Contents(contents) {
    case .nothing: []
    case .image(let image):
      [quad(image).map { DisplayItem.image($0) }].compactMap { $0 }
        .map { $0.faded(by: opacity) }
    case .recording(let recorded): items(of: recorded).faded(by: opacity * context.opacity)
    }
  }

  private func quad(_ image: CGImage) -> ImageQuad? {
    let part = shown.contentsRect
    let source = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    let scale = shown.contentsScale > 0 ? shown.contentsScale : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let destination = layer.contentsGravity.place(size, in: shown.bounds)
    guard !destination.isEmpty, !source.isEmpty, let bitmap = image.bitmap else { return nil }
    let quad = ImageQuad(
      bitmap: bitmap, source: source, destination: destination,
      transform: context.transform, opacity: context.opacity,
      filter: filter(from: source.size, to: destination.size),
      tint: shown.contentsTint.map { DisplayColor($0) },
      ninePart: ninePart(source, scale: Double(scale)))
    return tiled(quad, scale: scale) ?? quad
  }

  /// The same with its middle repeated, if it is.
  private func tiled(_ quad: ImageQuad, scale: CGFloat) -> ImageQuad? {
    let room = CGSize(
      width: quad.destination.width * scale, height: quad.destination.height * scale)
    guard let tiles = layer.contentsTiles, layer.contentsGravity.stretches,
      let sheet = tiles.sheet(of: quad.bitmap, filling: room)
    else { return nil }
    var quad = quad
    let (center, skipped) = (sheet.center, sheet.skipped)
    quad.bitmap = sheet.bitmap
    quad.source = CGRect(x: 0, y: 0, width: sheet.bitmap.width, height: sheet.bitmap.height)
    func points(_ pixels: CGFloat) -> Double { Double(pixels / scale) }
    quad.ninePart = NinePart(
      center: center, left: points(center.minX), top: points(center.minY),
      right: points(quad.source.maxX - center.maxX - skipped.width),
      bottom: points(quad.source.maxY - center.maxY - skipped.height), skipped: skipped)
    quad.filter = filter(from: room, to: quad.destination.size)
    return quad
  }

  /// The layer's filter for the direction in which most pixels are lost, or none.
  private func filter(from source: CGSize, to destination: CGSize) -> SampleFilter {
    let t = context.transform
    let across = (t.a * t.a + t.b * t.b).squareRoot() * destination.width
    let down = (t.c * t.c + t.d * t.d).squareRoot() * destination.height
    let isReduced = across < source.width || down < source.height
    switch isReduced ? layer.minificationFilter : layer.magnificationFilter {
    case .nearest: return .nearest
    case .trilinear: return .trilinear
    default: return .linear
    }
  }

  /// Borders as wide as in the contents, of which `scale` units are a point, around what
  /// `contentsCenter` says is stretched.
  private func ninePart(_ source: CGRect, scale: Double) -> NinePart? {
    let part = shown.contentsCenter
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1), layer.contentsGravity.stretches else {
      return nil
    }
    let center = CGRect(
      x: source.minX + part.minX * source.width, y: source.minY + part.minY * source.height,
      width: part.width * source.width, height: part.height * source.height
    ).intersection(source)
    guard !center.isNull else { return nil }
    return NinePart(
      center: center, left: (center.minX - source.minX) / scale,
      top: (center.minY - source.minY) / scale, right: (source.maxX - center.maxX) / scale,
      bottom: (source.maxY - center.maxY) / scale)
  }

  private func items(of recorded: RecordedContents) -> [DisplayItem] {
    let (whole, part) = (recorded.part, shown.contentsRect)
    let source = CGRect(
      x: whole.minX + part.minX * whole.width, y: whole.minY + part.minY * whole.height,
      width: part.width * whole.width, height: part.height * whole.height)
    let unit = recorded.unitsInPoint(contentsScale: shown.contentsScale)
    let size = CGSize(width: source.width / unit, height: source.height / unit)
    let destination = layer.contentsGravity.place(size, in: shown.bounds)
    guard !source.isEmpty, !destination.isEmpty else { return [] }
    let recording = recorded.recording
    let items: [DisplayItem]
    if let nine = ninePart(source, scale: Double(unit)) {
      items = recording.items(
        part: source, nine: nine, in: destination, transform: context.transform)
    } else {
      items = recording.items(part: source, in: destination, transform: context.transform)
    }
    guard let tint = layer.contentsTint, !items.isEmpty else { return items }
    let color = SolidQuad(
      shape: RoundedRectangle(destination), transform: context.transform,
      color: DisplayColor(tint))
    return [.masked(DisplayMask([.solid(color)], through: items))]
  }
}

/// A recording, or a picture that is one, as contents.
struct RecordedContents {
  /// What was drawn.
  let recording: DisplayRecording
  /// Which part of it shows.
  let part: CGRect
  /// The pixels that the part counts as; `nil` for a recording that is no picture.
  private let widthInPixels: Int?

  /// `nil` for anything else, and for pictures made of too much, which are drawn as pixels.
  init?(_ contents: Any?) {
    switch contents {
    case let recording as DisplayRecording:
      (self.recording, part, widthInPixels) = (recording, recording.bounds, nil)
    case let image as CGImage:
      guard let drawing = image.drawing, drawing.isLight else { return nil }
      (recording, part, widthInPixels) = (drawing.recording, image.part, image.width)
    default: return nil
    }
  }

  /// How many units of the recording are a point when the contents are not stretched.
  fileprivate func unitsInPoint(contentsScale: CGFloat) -> CGFloat {
    guard let widthInPixels, widthInPixels > 0, contentsScale > 0 else { return 1 }
    return contentsScale * part.width / CGFloat(widthInPixels)
  }
}

/// What a layer's contents may be.
private enum Contents {
  case nothing
  case image(CGImage)
  case recording(RecordedContents)

  init(_ contents: Any?) {
    if let recorded = RecordedContents(contents) {
      self = .recording(recorded)
    } else if let image = contents as? CGImage {
      self = .image(image)
    } else {
      self = .nothing
    }
  }
}

extension CALayerContentsGravity {
  /// Whether contents may be stretched.
  var stretches: Bool { [.resize, .resizeAspect, .resizeAspectFill].contains(self) }

  /// Where contents of `size` go.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .null }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      return centered(CGSize(width: size.width * scale, height: size.height * scale), in: bounds)
    default: return aligned(size, in: bounds)
    }
  }

  private func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) / 2,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func aligned(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var rect = centered(size, in: bounds)
    if [.left, .topLeft, .bottomLeft].contains(self) { rect.origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) {
      rect.origin.x = bounds.maxX - size.width
    }
    if [.top, .topLeft, .topRight].contains(self) { rect.origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) {
      rect.origin.y = bounds.maxY - size.height
    }
    return rect
  }
}
