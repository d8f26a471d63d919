// Drawing of images and gradients.

import Foundation

extension CGContext {
  /// Draws an image in `rect` with its upper edge at the larger y. Where y points down, the image
  /// is upside down.
  ///
  /// - Parameter byTiling: Whether the image is repeated over the whole clipping area.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let rect = drawable(rect) else { return }
    guard byTiling else { return record(.image(drawn(image, in: rect))) }
    let coveredArea = boundingBoxOfClipPath
    let columns = Self.tiles(from: rect.minX, rect.width, over: coveredArea.minX, coveredArea.maxX)
    let rows = Self.tiles(from: rect.minY, rect.height, over: coveredArea.minY, coveredArea.maxY)
    guard columns.count * rows.count <= Self.maximumTiles else {
      return reportUnsupported("draw(byTiling:) of more than \(Self.maximumTiles) tiles")
    }
    for row in rows {
      for column in columns {
        let moved = rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
        record(.image(drawn(image, in: moved)))
      }
    }
  }

  private static let maximumTiles = 1 << 14

  /// Returns the indexes of the tiles that overlap an interval.
  private static func tiles(
    from start: CGFloat, _ length: CGFloat, over low: CGFloat, _ high: CGFloat
  ) -> Range<Int> {
    let first = ((low - start) / length).rounded(.down)
    let last = ((high - start) / length).rounded(.up)
    guard first > -1e6, last < 1e6, first < last else { return 0..<0 }
    return Int(first)..<Int(last)
  }

  /// Returns `image` as it is to be drawn. It is converted to pixels if it consists of too many
  /// items or is drawn as pixels in any case.
  func drawn(_ image: CGImage, in rect: CGRect) -> DrawnImage {
    let isHeavy = image.drawing.map { !$0.isLight } ?? false
    return DrawnImage(
      image: isHeavy || memory?.isAuthoritative == true ? image.asPixels : image, rect: rect,
      transform: state.transform,
      isNearest: state.interpolationQuality == .none)
  }

  /// Draws content recorded by another module under the current transform.
  package func draw(_ content: any RecordedContent) {
    guard content.weight <= Drawing.maximumWeight, content.depth <= Drawing.maximumDepth else {
      return reportUnsupported("recordings of more than \(Drawing.maximumWeight) items")
    }
    record(.content(content, state.transform))
  }

  // MARK: Gradients

  /// Draws colors along the line from `start` to `end` over the whole clipping area.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite else { return }
    draw(gradient, .axial(start, end), options)
  }

  /// Draws colors that vary from one circle to another over the whole clipping area.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0
    else { return }
    draw(
      gradient, .radial(startCenter, Double(startRadius), endCenter, Double(endRadius)), options)
  }

  /// Draws colors around `center`, starting at `angle` in the direction of increasing angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else { return }
    draw(gradient, .conic(center, Double(angle)), [])
  }

  private func draw(
    _ gradient: CGGradient, _ kind: DrawnGradient.Kind, _ options: CGGradientDrawingOptions
  ) {
    // Slightly larger than the clipping area, so that only the clip determines the edge.
    let coveredArea = state.clip.map { $0.box.insetBy(dx: -2, dy: -2).overlap(bounds) } ?? bounds
    let t = state.transform
    guard !coveredArea.isNull, !coveredArea.isEmpty, t.a * t.d - t.b * t.c != 0 else { return }
    record(
      .gradient(
        DrawnGradient(
          gradient: gradient, kind: kind, options: options, transform: t, coveredArea: coveredArea))
    )
  }

  // MARK: Drawn contents

  /// Returns an image of everything drawn so far.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    if let memory, memory.isAuthoritative || memory.layout.isGray {
      memory.isAuthoritative = true
      flushToMemory()
      return memory.image
    }
    return CGImage(drawing, part: bounds, width: width, height: height)
  }

  /// Does nothing. Commands are recorded immediately.
  public func flush() {}
  /// Does nothing. Commands are recorded immediately.
  public func synchronize() {}
}

extension CGPoint {
  /// A Boolean value that indicates whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
