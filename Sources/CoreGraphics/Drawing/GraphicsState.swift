import Foundation

/// The state that `saveGState()` saves.
struct GraphicsState {
  /// The transform from user space to the recording.
  var transform = CGAffineTransform.identity
  var clip: ClipNode?
  var compositing = Compositing()
  var fillColor = GraphicsState.black
  var strokeColor = GraphicsState.black
  var stroke = StrokeStyle(width: 1)
  var dashPhase = 0.0
  var dashLengths: [Double] = []
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  /// The flatness of filled curves; 0 is the default of the context.
  var flatness = 0.0

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The quality with which images are sampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context, which is interpolation.
  case `default` = 0
  /// No interpolation: the nearest sample.
  case none = 1
  /// Low quality. Interpolates like `high`.
  case low = 2
  /// Medium quality. Interpolates like `high`.
  case medium = 4
  /// High quality. Samples are interpolated.
  case high = 3
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside is filled with the winding rule.
  case fill
  /// The inside is filled with the even-odd rule.
  case eoFill
  /// The path is stroked.
  case stroke
  /// The inside is filled with the winding rule, then the path is stroked.
  case fillStroke
  /// The inside is filled with the even-odd rule, then the path is stroked.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// The way in which glyphs are drawn. The value is kept, but text is always filled.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Glyphs are filled.
  case fill
  /// Glyphs are stroked.
  case stroke
  /// Glyphs are filled, then stroked.
  case fillStroke
  /// Glyphs are not drawn.
  case invisible
}
