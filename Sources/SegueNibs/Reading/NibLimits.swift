// The limits of files that are read, and the error of a file that cannot be.

import Foundation

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
  /// What was found and what was expected, in one sentence without a period.
  package let message: String

  /// The file, the line and the message.
  package var description: String { (line.map { "\(file):\($0): " } ?? "\(file): ") + message }
}
