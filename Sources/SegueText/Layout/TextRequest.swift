// A question to the layout, with everything that the answer depends on: requests that are equal have
// equal answers, which are kept.

/// A text and the room it has.
package struct TextRequest: Hashable, Sendable {
  /// The text.
  package var text: AttributedText
  /// The style of each paragraph, by the scalar from which on it holds; the first holds from 0.
  package var paragraphs: [ParagraphStart]
  /// Fonts that stand in for what a style's font lacks.
  package var fallback: [FontFace]
  /// The style of the lines of an empty text.
  package var emptyStyle: ShapingStyle?
  /// The room; infinite for as much as it takes.
  package var width: Double
  package var height: Double
  /// 0 is no limit.
  package var maximumLines: Int
  /// Whether lines of natural alignment lie at the right; `nil` leaves it to the text.
  package var naturalIsRight: Bool?

  /// A paragraph style and where it begins to hold.
  package struct ParagraphStart: Hashable, Sendable {
    /// The first scalar.
    package let scalar: Int
    /// The style.
    package let style: ParagraphStyle

    package init(scalar: Int, style: ParagraphStyle) {
      (self.scalar, self.style) = (scalar, style)
    }
  }

  /// A text of one paragraph style.
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

  /// The paragraph style at a scalar.
  func paragraphStyle(at scalar: Int) -> ParagraphStyle {
    paragraphs.last { $0.scalar <= scalar }?.style ?? paragraphs.first?.style ?? ParagraphStyle()
  }
}
