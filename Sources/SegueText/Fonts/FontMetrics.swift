// The vertical metrics of a font. Distances are in font units, upward from the baseline.

import CHarfBuzz

/// The metrics of a font from which lines are built.
package struct FontMetrics: Hashable, Sendable {
  /// The height of a line above the baseline; positive.
  package let ascent: Double
  /// The position of the lower edge of a line; negative below the baseline.
  package let descent: Double
  /// The spacing between lines that the font recommends.
  package let lineGap: Double
  /// The height of a flat capital letter.
  package let capHeight: Double
  /// The height of a flat lowercase letter.
  package let xHeight: Double
  /// The center of an underline, and its thickness.
  package let underlinePosition, underlineThickness: Double
  /// The center of a strikethrough line, and its thickness.
  package let strikethroughPosition, strikethroughThickness: Double

  init(_ font: OpaquePointer, unitsPerEm: Int) {
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position)
    }
    let em = Double(unitsPerEm)
    func within(_ value: Double) -> Double { min(max(value, -4 * em), 4 * em) }
    let ascent = within(metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER))
    let descent = within(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER))
    // A font without metrics gets lines of one em.
    (self.ascent, self.descent) = ascent > descent ? (ascent, descent) : (0.8 * em, -0.2 * em)
    lineGap = max(0, within(metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)))
    capHeight = within(metric(HB_OT_METRICS_TAG_CAP_HEIGHT))
    xHeight = within(metric(HB_OT_METRICS_TAG_X_HEIGHT))
    underlineThickness = max(0, within(metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)))
    // The tables contain upper edges.
    underlinePosition =
      within(metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)) - underlineThickness / 2
    strikethroughThickness = max(0, within(metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)))
    strikethroughPosition =
      within(metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)) - strikethroughThickness / 2
  }
}
