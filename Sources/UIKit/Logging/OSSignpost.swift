// Signposts, by which a profiler measures intervals. There is none here, so they do nothing, except
// that the code that they surround runs.

import Foundation

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind as a number.
  public let rawValue: UInt8
  /// Creates a kind from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A single instant.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// What connects the beginning of an interval with its end.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier from a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates the identifier of all intervals of a log.
  public init(log: OSLog) { rawValue = 0 }
  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No identifier.
  public static let null = OSSignpostID(0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: there is no profiler.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: there is no profiler.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// The state of an interval that has begun.
public struct OSSignpostIntervalState: Sendable {}

/// Marks intervals and events for a profiler, of which there is none.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter for a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter with the category of a logger.
  public init(logger: Logger) {}

  /// A Boolean value that indicates whether signposts are recorded. Always `false`.
  public var isEnabled: Bool { false }
  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Marks the beginning of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the beginning of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks the end of an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Marks an instant.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Calls a closure as an interval, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
