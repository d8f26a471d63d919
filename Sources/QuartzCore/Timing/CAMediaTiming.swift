/// The hierarchical timing of layers and animations.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The begin time, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle, in seconds. For animations, 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The rate of local time relative to parent time.
  var speed: Float { get set }
  /// The local time at the beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles. 0 means one.
  var repeatCount: Float { get set }
  /// The time for which cycles are repeated, in seconds. 0 means that `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each cycle also runs in reverse.
  var autoreverses: Bool { get set }
  /// The values that are displayed outside the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}
