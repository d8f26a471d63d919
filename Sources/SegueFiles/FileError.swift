// Errors of files, each described in one line. The code determines the exit code of the command;
// all wording is here.

import Foundation

/// An error that occurred while reading or writing a file.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: Sendable, Hashable {
    /// The path leads, or could lead, out of the folder to which it is restricted.
    case outside
    /// The file does not exist.
    case missing
    /// The file is a folder, a device, a pipe or a symbolic link rather than a regular file.
    case notRegular
    /// The file exceeds the size limit.
    case tooLarge
    /// The system refused to open or read the file.
    case unreadable
    /// The file exists, and replacing it was not requested.
    case exists
    /// The system refused to create, write, synchronize or rename the file.
    case unwritable
    /// The file is also an input of the same run.
    case input
    /// Another process holds the lock.
    case locked
    /// The file was written by a newer version of the program, or by another program.
    case newer
  }

  /// The kind of the error.
  public let code: Code
  /// The path as the caller gave it.
  public let path: String
  /// The problem that was found and what was expected, without the path. For a file that does not
  /// exist, the folder is searched for a similar name when the reason is read.
  public var reason: String { problem + (missingName?.suggestion ?? "") }
  /// The system's error number, or 0 if the error is not a system error.
  public let errorNumber: Int32
  private let problem: String
  private var missingName: MissingName?

  /// Creates an error about the file at `path`.
  public init(_ code: Code, _ path: String, _ reason: String, errorNumber: Int32 = 0) {
    (self.code, self.path, problem, self.errorNumber) = (code, path, reason, errorNumber)
  }

  /// A Boolean value that indicates whether the process or the system has no free descriptor. The
  /// file itself may be in order, and another attempt may succeed.
  package var isShortage: Bool { [EMFILE, ENFILE].contains(errorNumber) }

  /// The description `PATH: reason`, with control characters of the path escaped.
  public var description: String { "\(path.escapingControlCharacters): \(reason)" }
}

extension FileError {
  /// Returns the error for a file that could not be opened at `path`. If it does not exist, the
  /// reason suggests a similar name.
  static func opening(_ path: String, _ number: Int32) -> FileError {
    reading(path, number).about(number == ENOENT ? MissingName(path) : nil)
  }

  /// Returns the error with the name that does not exist.
  func about(_ name: MissingName?) -> FileError {
    var error = self
    error.missingName = name
    return error
  }

  /// Returns the error for a failed read, with the system's error number.
  static func reading(_ path: String, _ number: Int32) -> FileError {
    switch number {
    case ENOENT, ENOTDIR:
      FileError(.missing, path, "\(errorText(number)); expected a file", errorNumber: number)
    case ELOOP:
      FileError(
        .notRegular, path, "the path contains a symbolic link; expected a regular file",
        errorNumber: number)
    default: FileError(.unreadable, path, "\(errorText(number))", errorNumber: number)
    }
  }

  /// Returns the error for a failed write, with the system's error number and the operation.
  package static func writing(_ path: String, _ number: Int32, _ doing: String) -> FileError {
    FileError(.unwritable, path, "\(errorText(number)) (\(doing))", errorNumber: number)
  }

  /// Returns the error for a folder that cannot be created. It names the folder above, if that is
  /// what is missing.
  package static func creatingFolder(_ path: String, _ number: Int32) -> FileError {
    let parts = path.split(separator: "/").dropLast()
    guard number == ENOENT || number == ENOTDIR, !parts.isEmpty else {
      return .writing(path, number, "creating the folder")
    }
    let parent = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return FileError(
      .unwritable, path,
      "\(errorText(number)): \(parent.escapingControlCharacters); expected an existing folder",
      errorNumber: number)
  }

  /// Returns the error for a file that already exists.
  static func existing(_ path: String) -> FileError {
    FileError(
      .exists, path, "the file already exists; expected a new name. Use --force to replace it")
  }

  /// Returns the error for an output that the same run has read.
  static func input(_ path: String) -> FileError {
    FileError(.input, path, "the output is also an input; expected a different file")
  }
}

/// Returns the system's message for an error number.
package func errorText(_ number: Int32) -> String {
  let text = String(cString: strerror(number))
  return number == EMFILE ? "\(text); raise the limit with ulimit -n" : text
}

extension String {
  /// The text with control and bidirectional formatting characters escaped as `\u{1b}`, safe for a
  /// terminal.
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
