/// The hierarchical timing of layers and animations.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one cycle takes; 0 stands for the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast local time runs in relation to parent time.
  var speed: Float { get set }
  /// Local time at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles; 0 stands for one.
  var repeatCount: Float { get set }
  /// How long cycles are repeated; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle also runs back.
  var autoreverses: Bool { get set }
  /// What shows outside the active span.
  var fillMode: CAMediaTimingFillMode { get set }
}
