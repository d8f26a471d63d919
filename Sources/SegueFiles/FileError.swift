// What can go wrong with a file, said in one line. The code tells the command which exit code to
// answer with; the wording is all here.

import Foundation

/// Why a file could not be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: Sendable, Hashable {
    /// A path that leads, or could lead, out of the folder it has to stay in.
    case outside
    /// No such file.
    case missing
    /// A folder, a device, a pipe or a symbolic link where a regular file is expected.
    case notRegular
    /// More bytes than the limit allows.
    case tooLarge
    /// The system refused to open or read it.
    case unreadable
    /// Something is already there, and replacing was not asked for.
    case exists
    /// The system refused to create, write, sync or rename it.
    case unwritable
    /// Another process holds the lock.
    case locked
    /// A newer program has written it, or something else has.
    case newer
  }

  /// What kind of trouble it is.
  public let code: Code
  /// The path as the caller gave it.
  public let path: String
  /// What was found and what was expected, without the path.
  public let reason: String
  /// The system's error number, or 0 when it is not the system that refused.
  public let errorNumber: Int32

  /// An error about `path`.
  public init(_ code: Code, _ path: String, _ reason: String, errorNumber: Int32 = 0) {
    (self.code, self.path, self.reason, self.errorNumber) = (code, path, reason, errorNumber)
  }

  /// `PATH: reason`, with control characters of the path escaped.
  public var description: String { "\(path.escapingControlCharacters): \(reason)" }
}

extension FileError {
  /// Reading failed with the system's error `number`.
  static func reading(_ path: String, _ number: Int32) -> FileError {
    switch number {
    case ENOENT, ENOTDIR:
      FileError(.missing, path, "\(errorText(number)); expected a file", errorNumber: number)
    case ELOOP:
      FileError(
        .notRegular, path, "a symbolic link is on the way; expected a regular file",
        errorNumber: number)
    default: FileError(.unreadable, path, "\(errorText(number))", errorNumber: number)
    }
  }

  /// Writing failed with the system's error `number`, while `doing`.
  static func writing(_ path: String, _ number: Int32, _ doing: String) -> FileError {
    FileError(.unwritable, path, "\(errorText(number)) (\(doing))", errorNumber: number)
  }

  /// There is a file already.
  static func existing(_ path: String) -> FileError {
    FileError(.exists, path, "the file exists; expected a new name. Use --force to replace it")
  }
}

/// The system's own words for an error number.
package func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }

extension String {
  /// The text with control and bidirectional formatting characters as `\u{1b}`, fit for a terminal.
  var escapingControlCharacters: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
