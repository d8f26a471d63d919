// Contents: an image or a recording placed by gravity, or a cross-fade between two of them.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The contents as display items.
  var contents: [DisplayItem] {
    guard let incoming = shown.incoming else { return items(of: shown.contents, opacity: 1) }
    return crossFade(to: incoming)
  }

  /// Returns a cross-fade to the incoming contents. Two images that fill the same rectangle are
  /// mixed exactly. For anything else, the incoming contents are drawn over the outgoing ones,
  /// which is equivalent wherever the incoming ones are opaque. Contents that are neither an image
  /// nor a recording switch halfway.
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

  /// Returns the exact sum `(1 − fraction) · A + fraction · B`.
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
    var quad = ImageQuad(
      bitmap: bitmap, source: source, destination: destination,
      transform: context.transform, opacity: context.opacity,
      filter: filter(from: source.size, to: destination.size),
      tint: shown.contentsTint.map { DisplayColor($0) },
      ninePart: ninePart(source, scale: Double(scale)))
    quad.hardEdges = hardEdgesOfContents
    return tiled(quad, scale: scale) ?? quad
  }

  /// Returns the image with its middle repeated, if the layer's contents are tiled.
  private func tiled(_ quad: ImageQuad, scale: CGFloat) -> ImageQuad? {
    let contentSize = CGSize(
      width: quad.destination.width * scale, height: quad.destination.height * scale)
    guard let tiles = layer.contentsTiles, layer.contentsGravity.stretches,
      let sheet = tiles.sheet(of: quad.bitmap, filling: contentSize)
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
    quad.filter = filter(from: contentSize, to: quad.destination.size)
    return quad
  }

  /// Returns the layer's filter for the direction in which the most pixels are lost, or none.
  private func filter(from source: CGSize, to destination: CGSize) -> SampleFilter {
    let t = context.transform
    let across = (t.a * t.a + t.b * t.b).squareRoot() * destination.width
    let down = (t.c * t.c + t.d * t.d).squareRoot() * destination.height
    let isReduced = across < source.width || down < source.height
    switch isReduced ? layer.minificationFilter : layer.magnificationFilter {
    case .nearest: return .nearest
    case .trilinear: return .trilinear
    default: return isReduced ? context.mode.reducingFilter : .linear
    }
  }

  /// Returns the nine-part division whose borders are as wide as in the contents, of which `scale`
  /// units make a point, around the stretched part that `contentsCenter` defines.
  private func ninePart(_ source: CGRect, scale: Double) -> NinePart? {
    let part = shown.contentsCenter
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1), layer.contentsGravity.stretches else {
      return nil
    }
    let center = CGRect(
      x: source.minX + part.minX * source.width, y: source.minY + part.minY * source.height,
      width: part.width * source.width, height: part.height * source.height)
    // Foundation's intersection traps for numbers that are not finite.
    guard center.isFinite, source.isFinite else { return nil }
    return ninePart(source, around: center.intersection(source), scale: scale)
  }

  private func ninePart(_ source: CGRect, around center: CGRect, scale: Double) -> NinePart? {
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

/// A recording, or an image that consists of one, as contents.
struct RecordedContents {
  /// The recorded items.
  let recording: DisplayRecording
  /// The part of the recording that is displayed.
  let part: CGRect
  /// The width in pixels that the part represents; `nil` for a recording that is not an image.
  private let widthInPixels: Int?

  /// Creates contents from a recording; `nil` for anything else, and for images with too many
  /// items, which are drawn as pixels.
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

  /// Returns the number of units of the recording per point when the contents are not stretched.
  fileprivate func unitsInPoint(contentsScale: CGFloat) -> CGFloat {
    guard let widthInPixels, widthInPixels > 0, contentsScale > 0 else { return 1 }
    return contentsScale * part.width / CGFloat(widthInPixels)
  }
}

/// The kinds of contents that a layer may have.
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
  /// A Boolean value that indicates whether contents may be scaled.
  var stretches: Bool { [.resize, .resizeAspect, .resizeAspectFill].contains(self) }

  /// Returns the rectangle in which contents of `size` are placed.
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
