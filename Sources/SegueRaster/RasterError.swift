/// Why a frame could not be drawn. Sizes and memory are `PixelError`s.
public enum RasterError: Error, Equatable, CustomStringConvertible {
  /// Groups lie deeper in each other than this.
  case nesting(limit: Int)
  /// A path has more edges than this once curves are chords.
  case edges(limit: Int)
  /// A glyph of the font has more edges than this once curves are chords.
  case glyphEdges(font: String, limit: Int)
  /// The buffer to draw into has another size than the frame.
  case targetSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

  /// What was found and what was expected, in one line.
  public var description: String {
    switch self {
    case .nesting(let limit):
      "groups are nested too deeply; expected at most \(limit) levels. Flatten the views."
    case .edges(let limit):
      "a path is too long; expected at most \(limit) edges. Draw it in parts."
    case .glyphEdges(let font, let limit):
      "a glyph of the font \(font) is too complicated; expected at most \(limit) edges. "
        + "Use another font."
    case .targetSize(let width, let height, let expectedWidth, let expectedHeight):
      "the target has \(width) x \(height) pixels; expected \(expectedWidth) x \(expectedHeight)"
    }
  }
}
