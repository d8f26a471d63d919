/// The reasons for which a frame cannot be drawn. Errors about sizes and memory are `PixelError`s.
public enum RasterError: Error, Equatable, CustomStringConvertible {
  /// Groups are nested more deeply than the limit.
  case nesting(limit: Int)
  /// A path has more edges than the limit once its curves are replaced by chords.
  case edges(limit: Int)
  /// A glyph of the font has more edges than the limit once its curves are replaced by chords.
  case glyphEdges(font: String, limit: Int)
  /// The buffer to draw into does not have the size of the frame.
  case targetSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

  /// The found and the expected values, in one line.
  public var description: String {
    switch self {
    case .nesting(let limit):
      "groups are nested too deeply; expected at most \(limit) levels. Flatten the view hierarchy."
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
