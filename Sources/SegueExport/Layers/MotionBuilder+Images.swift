// The images of layers: contents that do not change, and sequences of what does.

import CoreGraphics
import Foundation
import SegueDisplay
import SegueImages
import SeguePixels

extension MotionBuilder {
  /// Returns the layers of contents that do not change.
  mutating func rigidLayers(of piece: Piece, _ maps: [Homography?]) throws -> [ExportedLayer] {
    let isPlanar = maps.allSatisfy { $0 == nil || $0?.affine != nil }
    guard isPlanar || abilities.hasPerspective else {
      return try imageLayers(of: piece, "perspective")
    }
    guard abilities.hasSkew || !maps.areSkewed else {
      return try imageLayers(of: piece, "skew")
    }
    guard let shown = try contents(of: piece, maps) else { return [] }
    return piece.spans.map { span in
      let track = PoseTrack(
        span.map { shown.placement.concatenating(maps[$0] ?? .identity).cleaned },
        size: shown.size, from: span.lowerBound)
      let content: ExportedLayer.Content =
        switch shown.kind {
        case .color(let color): .color(color, shown.size, track)
        case .image(let index): .image(index, track)
        }
      return ExportedLayer(
        name: name(piece.source), frames: span, content: content, opacity: opacity(piece, span))
    }
  }

  /// What a layer shows, its size, and the map from there to the coordinates of the piece.
  private struct Shown {
    enum Kind {
      case color(DisplayColor)
      case image(Int)
    }

    let kind: Kind
    let size: CGSize
    let placement: Homography
  }

  private mutating func contents(of piece: Piece, _ maps: [Homography?]) throws -> Shown? {
    guard let reference = ReferenceFrame(piece, maps, canvas: canvas) else { return nil }
    if let color = piece.plainColor {
      let side = reference.extent.size
      let size = CGSize(width: max(side.width.rounded(), 1), height: max(side.height.rounded(), 1))
      let unit = CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height)
      return Shown(kind: .color(color), size: size, placement: Homography(unit))
    }
    let (box, frame) = (reference.box, reference.frame)
    guard let back = maps[frame]?.inverted,
      let index = try image(piece.items[frame], in: box)
    else { return nil }
    let toFrame = CGAffineTransform(translationX: box.minX, y: box.minY)
    return Shown(
      kind: .image(index), size: box.size, placement: Homography(toFrame).concatenating(back))
  }

  /// Returns the index of the image of what `items` show in a rectangle of whole pixels; `nil` if that
  /// is nothing.
  private mutating func image(
    _ items: [DisplayItem], in box: CGRect, over background: DisplayColor = .clear
  ) throws -> Int? {
    let move = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let list = DisplayList(
      width: Int(box.width), height: Int(box.height), background: background,
      items: items.map { $0.transformed(by: move) })
    return try index(of: try rasterizer.render(list))
  }

  private mutating func index(of pixels: PixelBuffer) throws -> Int? {
    let isEmpty = (0..<pixels.height).allSatisfy { y in pixels.row(y).allSatisfy { $0 == 0 } }
    if isEmpty { return nil }
    let png = try PNGEncoder.encode(pixels)
    if let index = indices[png] { return index }
    motion.images.append(ExportedImage(bitmap: Bitmap(pixels), png: png))
    indices[png] = motion.images.count - 1
    return motion.images.count - 1
  }

  /// Returns the layers of contents that change: one for each image, in the frames that show it.
  mutating func imageLayers(of piece: Piece, _ reason: String) throws -> [ExportedLayer] {
    try sequence(of: piece, reason) { frame in
      (piece.items[frame], piece.items[frame].extent, .clear)
    }
  }

  /// Returns the layers of contents that depend on what is below them: images of both.
  mutating func patches(of piece: Piece, over below: ArraySlice<Piece>, reason: String) throws
    -> [ExportedLayer]
  {
    var opaque = piece
    opaque.opacities = piece.opacities.map { $0.map { _ in 1 } }
    let background = motion.background
    return try sequence(of: opaque, reason) { frame in
      let all = below.flatMap { $0.drawn(frame) } + piece.drawn(frame)
      return (all, piece.items[frame].extent, background)
    }
  }

  private mutating func sequence(
    of piece: Piece, _ reason: String,
    _ contents: (Int) -> (items: [DisplayItem], extent: CGRect, background: DisplayColor)
  ) throws -> [ExportedLayer] {
    var (layers, count): ([ExportedLayer], Int) = ([], 0)
    var run: (start: Int, items: [DisplayItem], box: CGRect, background: DisplayColor)?
    for frame in 0...motion.frameCount {
      var next: (items: [DisplayItem], box: CGRect, background: DisplayColor)?
      if frame < motion.frameCount, piece.spans.contains(where: { $0.contains(frame) }) {
        let (items, extent, background) = contents(frame)
        next = (items, extent.visible(in: canvas), background)
      }
      if let run, let next, run.items == next.items { continue }
      if let run, !run.box.isNull,
        let index = try image(run.items, in: run.box, over: run.background)
      {
        count += 1
        let map = Homography(CGAffineTransform(translationX: run.box.minX, y: run.box.minY))
        let span = run.start..<frame
        layers.append(
          ExportedLayer(
            name: name(piece.source), frames: span,
            content: .image(
              index, PoseTrack([map], size: run.box.size, from: run.start)),
            opacity: opacity(piece, span)))
      }
      run = next.map { (frame, $0.items, $0.box, $0.background) }
    }
    note(piece, reason, images: count)
    return layers
  }

  private mutating func note(_ piece: Piece, _ reason: String, images: Int) {
    guard images > 0 else { return }
    let view = name(piece.source)
    if let index = reasons.firstIndex(where: { $0.view == view && $0.reason == reason }) {
      reasons[index].images += images
    } else {
      reasons.append((view, reason, images))
    }
  }
}

extension CGRect {
  /// The whole pixels of the frame that the rectangle covers; null if there are none.
  func visible(in canvas: CGRect) -> CGRect {
    let part = isInfinite ? canvas : common(with: canvas)
    return part.isNull || part.isEmpty ? .null : part.integral.common(with: canvas)
  }
}

extension [Homography?] {
  /// A Boolean value that indicates whether any of the maps skews.
  fileprivate var areSkewed: Bool {
    contains { map in
      guard let map = map?.affine else { return false }
      let across = Double(map.a * map.c + map.b * map.d)
      let size = Double((map.a * map.a + map.b * map.b) * (map.c * map.c + map.d * map.d))
      return across * across > 1e-8 * size
    }
  }
}

extension Homography {
  /// The map without rounding errors in entries that are nearly whole numbers.
  fileprivate var cleaned: Homography {
    guard let map = affine else { return self }
    func clean(_ value: CGFloat) -> Double {
      let whole = Double(value).rounded()
      return abs(Double(value) - whole) < 1e-7 ? whole : Double(value)
    }
    return Homography(
      a: clean(map.a), b: clean(map.b), c: clean(map.c), d: clean(map.d), tx: clean(map.tx),
      ty: clean(map.ty), p: 0, q: 0, r: 1)
  }
}
