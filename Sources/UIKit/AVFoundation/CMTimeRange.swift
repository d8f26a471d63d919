// Ranges of times, and times in objects.

import Foundation

/// A range of times.
public struct CMTimeRange: Sendable, Hashable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// A range of no length at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that says nothing.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// Creates a range from its beginning and its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a range from its beginning and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The end, which is not in the range.
  public var end: CMTime { start + duration }
  /// A Boolean value that indicates whether the range says anything.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// A Boolean value that indicates whether the range has no length.
  public var isEmpty: Bool { duration == .zero }
  /// Returns whether a time is in the range.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

extension NSValue {
  /// Creates an object that contains a time.
  public convenience init(time: CMTime) {
    self.init(cgPoint: CGPoint(x: time.seconds, y: Double(time.timescale)))
  }
  /// Creates an object that contains a range of times.
  public convenience init(timeRange: CMTimeRange) {
    self.init(
      cgRect: CGRect(
        x: timeRange.start.seconds, y: Double(timeRange.start.timescale),
        width: timeRange.duration.seconds, height: Double(timeRange.duration.timescale)))
  }

  /// The contained time, to the nanosecond at most.
  public var timeValue: CMTime { CMTime(cgPointValue.x, scale: cgPointValue.y) }
  /// The contained range of times, to the nanosecond at most.
  public var timeRangeValue: CMTimeRange {
    let rect = cgRectValue
    return CMTimeRange(
      start: CMTime(rect.origin.x, scale: rect.origin.y),
      duration: CMTime(rect.size.width, scale: rect.size.height))
  }
}

extension CMTime {
  fileprivate init(_ seconds: Double, scale: Double) {
    self.init(seconds: seconds, preferredTimescale: Int32(exactly: scale) ?? 1_000_000_000)
  }
}
