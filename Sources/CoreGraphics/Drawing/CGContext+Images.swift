// Pictures and gradients.

import Foundation

extension CGContext {
  /// Draws a picture over `rect`, its upper edge where y is larger: where y points down, upside down.
  /// With `byTiling`, again and again over all that clips leave.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let rect = drawable(rect) else { return }
    guard byTiling else { return record(.image(drawn(image, in: rect))) }
    let room = boundingBoxOfClipPath
    let columns = Self.tiles(from: rect.minX, rect.width, over: room.minX, room.maxX)
    let rows = Self.tiles(from: rect.minY, rect.height, over: room.minY, room.maxY)
    guard columns.count * rows.count <= Self.mostTiles else {
      return refuse("draw(byTiling:) of more than \(Self.mostTiles) tiles")
    }
    for row in rows {
      for column in columns {
        let moved = rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
        record(.image(drawn(image, in: moved)))
      }
    }
  }

  private static let mostTiles = 1 << 14

  /// Which tiles reach into a stretch.
  private static func tiles(
    from start: CGFloat, _ length: CGFloat, over low: CGFloat, _ high: CGFloat
  ) -> Range<Int> {
    let first = ((low - start) / length).rounded(.down)
    let last = ((high - start) / length).rounded(.up)
    guard first > -1e6, last < 1e6, first < last else { return 0..<0 }
    return Int(first)..<Int(last)
  }

  /// `image` as it is drawn; as pixels when it is made of too much, or when it becomes pixels anyway.
  func drawn(_ image: CGImage, in rect: CGRect) -> DrawnImage {
    let isHeavy = image.drawing.map { !$0.isLight } ?? false
    return DrawnImage(
      image: isHeavy || memory?.isTruth == true ? image.asPixels : image, rect: rect,
      transform: state.transform,
      isNearest: state.interpolationQuality == .none)
  }

  /// Draws what another module has drawn, under the current transform.
  package func draw(_ content: any RecordedContent) {
    guard content.weight <= Drawing.mostWeight, content.depth <= Drawing.mostDepth else {
      return refuse("recordings of more than \(Drawing.mostWeight) items")
    }
    record(.content(content, state.transform))
  }

  // MARK: Gradients

  /// Colours along the line from `start` to `end`, over all that clips leave.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite else { return }
    draw(gradient, .axial(start, end), options)
  }

  /// Colours from one circle to another, over all that clips leave.
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

  /// Colours around `center`, from `angle` on towards growing angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else { return }
    draw(gradient, .conic(center, Double(angle)), [])
  }

  private func draw(
    _ gradient: CGGradient, _ kind: DrawnGradient.Kind, _ options: CGGradientDrawingOptions
  ) {
    // A little more than the clip leaves, so that only the clip makes the edge.
    let room = state.clip.map { $0.box.insetBy(dx: -2, dy: -2).overlap(bounds) } ?? bounds
    let t = state.transform
    guard !room.isNull, !room.isEmpty, t.a * t.d - t.b * t.c != 0 else { return }
    record(
      .gradient(
        DrawnGradient(
          gradient: gradient, kind: kind, options: options, transform: t, room: room)))
  }

  // MARK: What has been drawn

  /// What has been drawn, as a picture.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    if let memory, memory.isTruth || memory.layout.isGray {
      memory.isTruth = true
      flushToMemory()
      return memory.image
    }
    return CGImage(drawing, part: bounds, width: width, height: height)
  }

  /// Nothing: everything is written down at once.
  public func flush() {}
  /// Nothing: everything is written down at once.
  public func synchronize() {}
}

extension CGPoint {
  /// Whether both numbers are.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
