// The limits of files that are read, and the error of a file that cannot be.

import Foundation
import SegueDiagnostics

/// The limits of storyboards and nibs. Files beyond them are not read.
package struct NibLimits: Sendable {
  /// The size of a file in bytes.
  package var bytes = 16 << 20
  /// The depth of elements.
  package var depth = 200
  /// The number of elements.
  package var elements = 200_000

  /// Creates the default limits.
  package init() {}
}

/// The reason why a storyboard or nib cannot be read.
package struct NibError: Error, Sendable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The line, counted from 1; `nil` if the error has no place.
  package let line: Int?
  /// What was found and what was expected, in one sentence without a period and without control
  /// characters.
  package let message: String

  /// Creates an error. The control characters of names in `message`, which are those of the file, are
  /// spelled out.
  init(file: String, line: Int?, message: String) {
    (self.file, self.line) = (file, line)
    self.message = QuotedText.escaped(message)
  }

  /// The file, the line and the message.
  package var description: String {
    QuotedText.escaped(file) + (line.map { ":\($0): " } ?? ": ") + message
  }
}
