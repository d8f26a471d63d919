import Foundation

/// What `saveGState()` keeps.
struct GraphicsState {
  /// User space to the recording.
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

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// How pictures are sampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes: well.
  case `default` = 0
  /// The nearest sample.
  case none = 1
  /// Well.
  case low = 2
  /// Well.
  case medium = 4
  /// Well.
  case high = 3
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside is filled, by winding.
  case fill
  /// Its inside is filled, by the even-odd rule.
  case eoFill
  /// Its line is drawn.
  case stroke
  /// Filled by winding, then its line.
  case fillStroke
  /// Filled by the even-odd rule, then its line.
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

/// How letters are drawn; kept, text is filled.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their insides.
  case fill
  /// Their outlines.
  case stroke
  /// Both.
  case fillStroke
  /// Not at all.
  case invisible
}
