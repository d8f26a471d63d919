// Display lists of all frames as layers with keyframes.

import CoreGraphics
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster

/// Makes the layers of a clip.
package struct MotionBuilder {
  /// The opacity below which nothing is visible.
  static let invisible = 1.0 / 1020

  let abilities: ExportAbilities
  let name: (Int?) -> String
  let rasterizer: Rasterizer
  let canvas: CGRect
  var motion: ExportedMotion
  var indices: [[UInt8]: Int] = [:]
  /// The reasons for which views are exported as images, and the number of images.
  var reasons: [(view: String, reason: String, images: Int)] = []

  private init(
    _ first: DisplayList, count: Int, scale: Double, rate: (Int, Int), abilities: ExportAbilities,
    rasterizer: Rasterizer, name: @escaping (Int?) -> String
  ) {
    (self.abilities, self.rasterizer, self.name) = (abilities, rasterizer, name)
    canvas = CGRect(x: 0, y: 0, width: first.width, height: first.height)
    motion = ExportedMotion(
      width: first.width, height: first.height, scale: scale, rate: rate, frameCount: count,
      background: first.background)
  }

  /// Returns a clip as layers.
  /// - Parameters:
  ///   - lists: The frames, at least one, with the items of layers marked.
  ///   - scale: The number of pixels per point.
  ///   - rate: The number of frames per second, as a fraction.
  ///   - abilities: What the format can express. Everything else becomes images.
  ///   - rasterizer: The rasterizer of the images.
  ///   - name: Returns the name of the layer with a number.
  /// - Throws: The errors of the rasterizer and of the encoder of images.
  package static func motion(
    of lists: [DisplayList], scale: Double, rate: (Int, Int), abilities: ExportAbilities,
    rasterizer: Rasterizer = Rasterizer(), name: @escaping (Int?) -> String
  ) throws -> ExportedMotion {
    var builder = MotionBuilder(
      lists[0], count: lists.count, scale: scale, rate: rate, abilities: abilities,
      rasterizer: rasterizer, name: name)
    let trees: [[TreeNode]?] = lists.map { TreeReader.nodes($0.items) }
    let pieces = PieceBuilder(canvas: builder.canvas).pieces(of: trees)
    try builder.add(pieces)
    builder.motion.warnings = builder.reasons.map { view, reason, images in
      "\(view): \(reason) cannot be expressed, and became \(images) image\(images == 1 ? "" : "s")"
    }
    return builder.motion
  }

  /// Adds the layers of pieces that lie directly in the frame.
  private mutating func add(_ pieces: [Piece]) throws {
    var pieces = pieces
    if motion.background.alpha < 1, let last = pieces.lastIndex(where: \.needsBackdrop) {
      // Where the frame is not opaque, what is below can only be replaced together with it.
      pieces = [Piece(merging: Array(pieces[...last]))] + pieces[(last + 1)...]
    }
    for (index, piece) in pieces.enumerated() {
      if case .overBackdrop(let reason) = piece.kind {
        motion.layers += try patches(of: piece, over: pieces[..<index], reason: reason)
      } else {
        motion.layers += try layers(of: piece)
      }
    }
  }

  /// Returns the layers of a piece.
  mutating func layers(of piece: Piece) throws -> [ExportedLayer] {
    switch piece.kind {
    case .rigid(let maps): try rigidLayers(of: piece, maps)
    case .shape(let shape): shapeLayers(of: piece, shape)
    case .group(let inner, let clips): try groupLayers(of: piece, inner, clips)
    case .images(let reason), .overBackdrop(let reason): try imageLayers(of: piece, reason)
    }
  }

  private func shapeLayers(of piece: Piece, _ shape: ShapeOutlines) -> [ExportedLayer] {
    piece.spans.compactMap { span in
      let colors = span.map { frame -> [Double] in
        let color = shape.colors[frame] ?? .black
        return [color.red, color.green, color.blue]
      }
      guard let outline = outline(shape.paths, rule: shape.rule, in: span) else { return nil }
      return ExportedLayer(
        name: name(piece.source), frames: span,
        content: .shape(
          outline, color: ValueTrack(colors, from: span.lowerBound, tolerance: Self.invisible)),
        opacity: opacity(piece, span))
    }
  }

  private mutating func groupLayers(of piece: Piece, _ inner: [Piece], _ clips: [NodeClip?]?)
    throws -> [ExportedLayer]
  {
    guard let first = piece.spans.first, let last = piece.spans.last else { return [] }
    let span = first.lowerBound..<last.upperBound
    var clip: OutlineTrack?
    if let clips {
      guard let paths = ShapeOutlines.paths(of: clips), let rule = clips.rule,
        let outline = outline(paths, rule: rule, in: span)
      else { return try imageLayers(of: piece, "clip whose outline changes in structure") }
      let subpaths = outline.commands.count { $0 == "M" }
      guard abilities.hasCompoundClips || subpaths == 1 else {
        return try imageLayers(of: piece, "clip of several outlines")
      }
      clip = outline
    }
    var layers: [ExportedLayer] = []
    for piece in inner { layers += try self.layers(of: piece) }
    return [
      ExportedLayer(
        name: name(piece.source), frames: span, content: .group(layers, clip: clip),
        opacity: opacity(piece, span))
    ]
  }

  /// Returns the track of an outline. Where it is absent, it is as in the frame before.
  private func outline(_ paths: [PathOutline?], rule: FillRule, in span: Range<Int>)
    -> OutlineTrack?
  {
    guard var last = paths[span].lazy.compactMap({ $0 }).first else { return nil }
    var samples: [[Double]] = []
    for frame in span {
      last = paths[frame] ?? last
      samples.append(last.coordinates)
    }
    return OutlineTrack(
      commands: last.commands,
      coordinates: ValueTrack(samples, from: span.lowerBound, tolerance: PoseTrack.tolerance),
      rule: rule)
  }

  /// Returns the track of the opacity of a piece.
  func opacity(_ piece: Piece, _ span: Range<Int>) -> ValueTrack {
    ValueTrack(
      span.map { [piece.opacities[$0] ?? 0] }, from: span.lowerBound, tolerance: Self.invisible)
  }
}

extension Piece {
  /// The ranges of frames in which the piece is visible.
  var spans: [Range<Int>] {
    var spans: [Range<Int>] = []
    for (frame, opacity) in opacities.enumerated() {
      guard let opacity, opacity > MotionBuilder.invisible, !items[frame].isEmpty else { continue }
      if let last = spans.last, last.upperBound == frame {
        spans[spans.count - 1] = last.lowerBound..<frame + 1
      } else {
        spans.append(frame..<frame + 1)
      }
    }
    return spans
  }

  /// Creates a piece that shows others, as images.
  fileprivate init(merging pieces: [Piece]) {
    let frames = pieces[0].opacities.indices
    let reason = pieces.compactMap { piece -> String? in
      if case .overBackdrop(let reason) = piece.kind { reason } else { nil }
    }
    self.init(
      kind: .images(reason.first ?? "blurred backdrop"), source: pieces.last?.source,
      opacities: frames.map { _ in 1 },
      items: frames.map { frame in pieces.flatMap { $0.drawn(frame) } })
  }
}

extension [NodeClip?] {
  /// The rule of all outlines; `nil` if they differ.
  fileprivate var rule: FillRule? {
    let rules = compactMap { clip -> FillRule? in
      if case .path(_, let rule) = clip?.shape {
        rule
      } else if clip != nil {
        .nonZero
      } else {
        nil
      }
    }
    guard let first = rules.first else { return .nonZero }
    return rules.allSatisfy { $0 == first } ? first : nil
  }
}
