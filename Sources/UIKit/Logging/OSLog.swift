// The log of `os`: messages go to the standard error stream, one line each, without the time, so that
// they are the same in every run. Nothing is hidden as private, as in a debugger on a device.

import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8
  /// Creates a level from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A message that is worth keeping.
  public static let `default` = OSLogType(0)
  /// A message that is helpful, but not needed.
  public static let info = OSLogType(1)
  /// A message for development.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A mistake in the program.
  public static let fault = OSLogType(17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

/// A log of messages of one kind.
public final class OSLog: NSObject, Sendable {
  /// The kinds of logs that profilers know.
  public struct Category: Sendable {
    fileprivate let name: String
    /// Events that mark what a user does.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Intervals in which memory or time are measured.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  fileprivate let category: String
  private let isOn: Bool

  private init(category: String, isOn: Bool) {
    (self.category, self.isOn) = (category, isOn)
    super.init()
  }

  /// Creates a log for a category of an app's messages.
  public convenience init(subsystem: String, category: String) {
    self.init(category: category, isOn: true)
  }

  /// Creates a log for a kind that profilers know.
  public convenience init(subsystem: String, category: Category) {
    self.init(category: category.name, isOn: true)
  }

  /// The log of messages without a category.
  public static let `default` = OSLog(category: "", isOn: true)
  /// A log that discards its messages.
  public static let disabled = OSLog(category: "", isOn: false)

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }
  /// A Boolean value that indicates whether signposts are recorded. Always `false`.
  public var signpostsEnabled: Bool { false }

  fileprivate func write(_ message: String, _ type: OSLogType) {
    guard isOn else { return }
    let source = category.isEmpty ? "" : "[\(category)] "
    // A message that cannot be written, because the stream is closed, is not an error of the app.
    try? FileHandle.standardError.write(
      contentsOf: Data("\(source)\(type.name): \(message)\n".utf8))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log.
///
/// - Parameters:
///   - message: A format as of `String(format:)`, in which `%{public}` and the like may precede the
///     conversion of an argument.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with the values of an interpolation to the log of messages without a category.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with the values of an interpolation to a log.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, logLevel)
}

/// Writes messages of one category.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for messages without a category.
  public init() { log = .default }
  /// Creates a logger for a category of an app's messages.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of the given level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for development.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for development.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that is helpful, but not needed.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message that is worth keeping.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a mistake in the program.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a mistake in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
