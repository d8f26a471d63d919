// First stage for text, continued: the position of each glyph of a run in the frame. Its origin is
// rounded to 1/32 pixel in both directions, which allows masks to be reused. Type that is too large
// for that to be worthwhile is filled as one path, without rounding.

import CoreGraphics
import SegueDisplay
import SeguePixels

struct GlyphPlacement {
  /// The number of positions of a glyph within a pixel, in each direction.
  static let phases = 32
  /// The font size, in pixels per em, above which a run is filled as a path.
  static let largestEm = 192.0
  /// The maximum number of edges of one glyph. Real glyphs have a few hundred.
  static let maximumEdges = 1 << 15
  /// The maximum number of pixels of one mask.
  static let largestMask = 1 << 18
  /// The distance, in pixels, beyond which nothing is drawn.
  static let maximumCoordinate = 1e9

  let run: GlyphRun
  let frame: PixelRect
  let cache: GlyphCache
  private let face: GlyphCache.Face

  /// Creates the placement; `nil` if the run has no finite size.
  init?(_ run: GlyphRun, within frame: PixelRect, cache: GlyphCache) {
    (self.run, self.frame, self.cache) = (run, frame, cache)
    let scale = run.pointSize / run.font.unitsPerEm
    let t = run.transform
    let face = GlyphCache.Face(
      font: run.font.number, a: Double(t.a) * scale, b: Double(t.b) * scale,
      c: -Double(t.c) * scale, d: -Double(t.d) * scale)
    let determinant = face.a * face.d - face.b * face.c
    guard determinant != 0, determinant.isFinite else { return nil }
    self.face = face
  }

  /// Returns the run's shape; `nil` if no part of it is in the frame.
  func shape() throws(RasterError) -> Shape? {
    if emInPixels > Self.largestEm { return try path() }
    let origins = run.glyphs.map(origin)
    let keys = zip(run.glyphs, origins).map { glyph, origin in
      GlyphCache.Key(
        glyph: glyph.id, column: UInt8(origin.x & (Self.phases - 1)),
        row: UInt8(origin.y & (Self.phases - 1)))
    }
    var entries = cache.find(face, keys)
    try make(keys, origins, &entries)
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(keys.count)
    for (origin, entry) in zip(origins, entries) {
      switch entry {
      case .mask(let mask):
        let glyph = PlacedGlyph(
          mask: mask, x: origin.x >> Self.phaseBits, y: origin.y >> Self.phaseBits)
        if !glyph.bounds.intersection(frame).isEmpty { placed.append(glyph) }
      case .large: return try path()
      case .blank, nil: continue
      }
    }
    return GlyphShape(placed).map { .glyphs($0) }
  }

  private static let phaseBits = phases.trailingZeroBitCount

  private var emInPixels: Double {
    let (across, down) = (
      face.a * face.a + face.b * face.b, face.c * face.c + face.d * face.d
    )
    return max(across, down).squareRoot() * run.font.unitsPerEm
  }

  /// Returns the glyph's origin in phases, and a distant position for an origin that is not finite.
  private func origin(_ glyph: PositionedGlyph) -> (x: Int, y: Int) {
    let p = place(glyph)
    let limit = Self.maximumCoordinate
    guard abs(p.x) < limit, abs(p.y) < limit else { return (.max >> 8, .max >> 8) }
    let phases = Double(Self.phases)
    return (
      Int((p.x * phases + 0.5).rounded(.down)), Int((p.y * phases + 0.5).rounded(.down))
    )
  }

  private func place(_ glyph: PositionedGlyph) -> (x: Double, y: Double) {
    let t = run.transform
    return (
      Double(t.a) * glyph.x + Double(t.c) * glyph.y + Double(t.tx),
      Double(t.b) * glyph.x + Double(t.d) * glyph.y + Double(t.ty)
    )
  }

  /// Creates the entries that are missing and not outside the frame, and keeps them.
  private func make(
    _ keys: [GlyphCache.Key], _ origins: [(x: Int, y: Int)], _ entries: inout [GlyphCache.Entry?]
  ) throws(RasterError) {
    var made: [(GlyphCache.Key, GlyphCache.Entry)] = []
    var numbers: [GlyphCache.Key: Int] = [:]
    let scratch = PathScratch(Kernels.best)
    var builder = PathBuilder(rows: nil, maximumEdges: Self.maximumEdges)
    for i in keys.indices where entries[i] == nil {
      if let number = numbers[keys[i]] {
        entries[i] = made[number].1
        continue
      }
      guard let entry = try entry(keys[i], origins[i], &builder, scratch) else { continue }
      entries[i] = entry
      numbers[keys[i]] = made.count
      made.append((keys[i], entry))
    }
    if !made.isEmpty { cache.keep(face, made) }
  }

  /// Returns the entry for a key; `nil` if it would lie outside the frame.
  private func entry(
    _ key: GlyphCache.Key, _ origin: (x: Int, y: Int), _ builder: inout PathBuilder,
    _ scratch: PathScratch
  ) throws(RasterError) -> GlyphCache.Entry? {
    guard let outline = run.font.outline(of: key.glyph) else { return .blank }
    let phases = Double(Self.phases)
    let map = CGAffineTransform(
      a: CGFloat(face.a), b: CGFloat(face.b), c: CGFloat(face.c), d: CGFloat(face.d),
      tx: CGFloat(Double(key.column) / phases), ty: CGFloat(Double(key.row) / phases))
    let box = outline.box.applying(map)
    guard abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6, box.height < 1e6 else {
      return .large
    }
    let bounds = PixelRect(
      minX: Int(box.minX.rounded(.down)) - 1, minY: Int(box.minY.rounded(.down)) - 1,
      maxX: Int(box.maxX.rounded(.up)) + 1, maxY: Int(box.maxY.rounded(.up)) + 1)
    if bounds.area > Self.largestMask { return .large }
    let (x, y) = (origin.x >> Self.phaseBits, origin.y >> Self.phaseBits)
    if PlacedGlyph.bounds(bounds, x, y).intersection(frame).isEmpty { return nil }
    builder.removeAll()
    do {
      try builder.add(outline.path, map)
    } catch {
      throw tooComplicated
    }
    guard builder.hasArea else { return .blank }
    return .mask(GlyphMask(builder.edges, builder.box.pixels(within: bounds), scratch: scratch))
  }

  private var tooComplicated: RasterError {
    .glyphEdges(font: run.font.name, limit: Self.maximumEdges)
  }

  /// Returns all glyphs as one path at their exact positions.
  private func path() throws(RasterError) -> Shape? {
    var builder = PathBuilder(rows: Double(frame.minY)..<Double(frame.maxY))
    for glyph in run.glyphs {
      let p = place(glyph)
      guard let outline = run.font.outline(of: glyph.id), abs(p.x) < Self.maximumCoordinate,
        abs(p.y) < Self.maximumCoordinate
      else { continue }
      let map = CGAffineTransform(
        a: CGFloat(face.a), b: CGFloat(face.b), c: CGFloat(face.c), d: CGFloat(face.d),
        tx: CGFloat(p.x), ty: CGFloat(p.y))
      do {
        try builder.add(outline.path, map)
      } catch {
        throw tooComplicated
      }
    }
    return PathShape(builder, rule: .nonZero).map { .path($0) }
  }
}
