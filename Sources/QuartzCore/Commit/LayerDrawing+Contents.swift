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
    return items(of: shown.contents, opacity: 1)
      + items(of: incoming.contents, opacity: incoming.fraction)
  }

  private func items(of contents: Any?, opacity: Double) -> [DisplayItem] {
    switch Contents(contents) {
    case .nothing: []
    case .image(let image):
      [quad(image).map { DisplayItem.image($0) }].compactMap { $0 }
        .map { $0.faded(by: opacity) }
    case .recording(let recording): items(of: recording).faded(by: opacity * context.opacity)
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
    guard !destination.isEmpty, !source.isEmpty else { return nil }
    return ImageQuad(
      bitmap: image.bitmap, source: source, destination: destination,
      transform: context.transform, opacity: context.opacity,
      filter: filter(from: source.size, to: destination.size),
      tint: layer.contentsTint.map { DisplayColor($0) },
      ninePart: ninePart(source, scale: Double(scale)))
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

  /// Borders as wide as their pixels are in points, around what `contentsCenter` says is stretched.
  private func ninePart(_ source: CGRect, scale: Double) -> NinePart? {
    let part = layer.contentsCenter
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

  private func items(of recording: DisplayRecording) -> [DisplayItem] {
    let whole = recording.bounds
    let part = shown.contentsRect
    let source = CGRect(
      x: whole.minX + part.minX * whole.width, y: whole.minY + part.minY * whole.height,
      width: part.width * whole.width, height: part.height * whole.height)
    let destination = layer.contentsGravity.place(source.size, in: shown.bounds)
    guard !source.isEmpty, !destination.isEmpty else { return [] }
    let map = CGAffineTransform(
      a: destination.width / source.width, b: 0, c: 0, d: destination.height / source.height,
      tx: destination.minX - source.minX * destination.width / source.width,
      ty: destination.minY - source.minY * destination.height / source.height)
    let transform = map.concatenating(context.transform)
    let items = recording.items.map { $0.transformed(by: transform) }
    let isWhole = !recording.reachesBeyondBounds && source == whole
    // As a picture would, a recording shows what was recorded behind its glass and its blended layers,
    // wherever it is shown.
    let isSealed = recording.hasBackdrops || items.blendWithBackdrop
    guard !items.isEmpty, isSealed || !isWhole else { return items }
    let clip = DisplayClip(shape: RoundedRectangle(destination), transform: context.transform)
    return [.group(DisplayGroup(clip: isWhole ? nil : clip, isIsolated: isSealed, items: items))]
  }
}

/// What a layer's contents may be.
private enum Contents {
  case nothing
  case image(CGImage)
  case recording(DisplayRecording)

  init(_ contents: Any?) {
    switch contents {
    case let image as CGImage: self = .image(image)
    case let recording as DisplayRecording: self = .recording(recording)
    default: self = .nothing
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
