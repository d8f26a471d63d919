// A paragraph's scalars are divided into pieces of one font, style, script and direction. HarfBuzz
// shapes each piece in the context of the rest of the paragraph, so that letters join across
// pieces.

import CHarfBuzz

/// Shapes the text of one paragraph.
package struct Shaper {
  private let text: AttributedText
  private let fallback: [FontFace]

  /// Creates a shaper.
  /// - Parameters:
  ///   - text: One paragraph, without its separator.
  ///   - fallback: Fonts that substitute for characters that a style's font lacks, in the order in
  ///     which they are searched.
  package init(_ text: AttributedText, fallback: [FontFace] = []) {
    (self.text, self.fallback) = (text, fallback)
  }

  /// Returns the runs in logical order.
  package func runs(direction: BaseDirection = .natural) -> [ShapedRun] {
    let levels = BidiLevels(text.scalars, direction: direction)
    return runs(levels, GraphemeClusters(text.scalars))
  }

  func runs(_ levels: BidiLevels, _ clusters: GraphemeClusters) -> [ShapedRun] {
    pieces(levels, clusters).map(shape)
  }

  /// Returns a part of a run shaped separately, as is needed if a line ends inside it.
  func reshaped(_ run: ShapedRun, _ range: Range<Int>) -> ShapedRun {
    shape(Piece(face: run.face, style: run.style, level: run.level, script: run.script, range))
  }

  // MARK: Pieces

  private struct Piece {
    let face: FontFace
    let style: ShapingStyle
    let level: Int8
    let script: UInt32
    var range: Range<Int>

    init(face: FontFace, style: ShapingStyle, level: Int8, script: UInt32, _ range: Range<Int>) {
      (self.face, self.style, self.level) = (face, style, level)
      (self.script, self.range) = (script, range)
    }

    func continues(_ other: Piece) -> Bool {
      face == other.face && level == other.level && script == other.script && style == other.style
    }
  }

  private func pieces(_ levels: BidiLevels, _ clusters: GraphemeClusters) -> [Piece] {
    let scripts = ScriptRuns.scripts(of: text.scalars)
    var pieces: [Piece] = []
    var styles = text.shapingRuns[...]
    var isAfterTab = false
    for range in clusters.ranges {
      while let style = styles.first, style.range.upperBound <= range.lowerBound {
        styles.removeFirst()
      }
      guard let style = styles.first?.style else { break }
      let start = range.lowerBound
      let isTab = text.scalars[start] == ScalarKind.tab
      let piece = Piece(
        face: style.box != nil
          ? style.face
          : FontFallback(primary: style.face, others: fallback).face(for: text.scalars[range]),
        style: style, level: levels.levels[start], script: scripts[start].rawValue, range)
      if let last = pieces.last, !isTab, !isAfterTab, piece.continues(last) {
        pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        pieces.append(piece)
      }
      isAfterTab = isTab
    }
    return pieces
  }

  // MARK: HarfBuzz

  private func shape(_ piece: Piece) -> ShapedRun {
    if let box = piece.style.box { return boxes(piece, box) }
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    text.scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_utf32(
        buffer, scalars.baseAddress, Int32(scalars.count), UInt32(piece.range.lowerBound),
        Int32(piece.range.count))
    }
    hb_buffer_set_direction(
      buffer, piece.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(piece.script))
    hb_buffer_set_language(buffer, hb_language_from_string(piece.style.language ?? "en", -1))
    let settings = piece.style.settings
    hb_shape(piece.face.font, buffer, settings, UInt32(settings.count))
    return ShapedRun(
      face: piece.face, style: piece.style, level: piece.level, range: piece.range,
      script: piece.script, glyphs: glyphs(in: buffer))
  }

  /// Returns a run in which every scalar is an empty place of the box's width.
  private func boxes(_ piece: Piece, _ box: InlineBox) -> ShapedRun {
    let width = box.width / piece.style.scale(of: piece.face)
    let advance = Int32(min(max(width.rounded(), 0), 0x100_0000))
    let clusters = piece.level % 2 == 1 ? Array(piece.range.reversed()) : Array(piece.range)
    return ShapedRun(
      face: piece.face, style: piece.style, level: piece.level, range: piece.range,
      script: piece.script,
      glyphs: clusters.map {
        ShapedGlyph(
          glyph: ShapedGlyph.nothing, cluster: $0, advance: advance, dx: 0, dy: 0,
          isUnsafeToBreak: false)
      })
  }

  private func glyphs(in buffer: OpaquePointer?) -> [ShapedGlyph] {
    var (count, positionCount): (UInt32, UInt32) = (0, 0)
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
    else { return [] }
    return (0..<Int(min(count, positionCount))).map { index in
      let (info, position) = (infos[index], positions[index])
      let cluster = Int(info.cluster)
      let isControl = info.codepoint == 0 && ScalarKind.isControl(text.scalars[cluster])
      return ShapedGlyph(
        glyph: isControl ? ShapedGlyph.nothing : info.codepoint, cluster: cluster,
        advance: isControl ? 0 : position.x_advance, dx: position.x_offset, dy: position.y_offset,
        isUnsafeToBreak: hb_glyph_info_get_glyph_flags(infos + index).rawValue
          & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}

extension ShapedGlyph {
  /// A value that represents a scalar which draws nothing.
  static let nothing = UInt32.max
}
