// The input of a layout, with everything that the result depends on. Equal requests have equal
// results, which are cached.

/// A text and the space available for it.
package struct TextRequest: Hashable, Sendable {
  /// The text to lay out.
  package var text: AttributedText
  /// The style of each paragraph, by the scalar at which it starts to apply. The first applies from
  /// 0.
  package var paragraphs: [ParagraphStart]
  /// The fonts that substitute for characters that a style's font lacks.
  package var fallback: [FontFace]
  /// The style of the lines of an empty text.
  package var emptyStyle: ShapingStyle?
  /// The available size; infinite for no limit.
  package var width: Double
  package var height: Double
  /// The maximum number of lines. 0 means no limit.
  package var maximumLines: Int
  /// A Boolean value that indicates whether lines of natural alignment are aligned at the right.
  /// With `nil`, the text determines it.
  package var naturalIsRight: Bool?
  /// The regions that lines avoid. They have no effect if the width is not limited.
  package var exclusions: [TextExclusion] = []

  /// A paragraph style and the position at which it starts to apply.
  package struct ParagraphStart: Hashable, Sendable {
    /// The first scalar to which the style applies.
    package let scalar: Int
    /// The paragraph style.
    package let style: ParagraphStyle

    package init(scalar: Int, style: ParagraphStyle) {
      (self.scalar, self.style) = (scalar, style)
    }
  }

  /// Creates a request for a text with one paragraph style.
  package init(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), fallback: [FontFace] = [],
    width: Double = .infinity, maximumLines: Int = 0
  ) {
    self.text = text
    paragraphs = [ParagraphStart(scalar: 0, style: style)]
    self.fallback = fallback
    (self.width, height) = (width, .infinity)
    self.maximumLines = maximumLines
  }

  /// Returns the paragraph style at a scalar.
  func paragraphStyle(at scalar: Int) -> ParagraphStyle {
    paragraphs.last { $0.scalar <= scalar }?.style ?? paragraphs.first?.style ?? ParagraphStyle()
  }
}
