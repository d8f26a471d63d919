// The flags with which files are opened. No descriptor is passed on to child processes, and no call
// waits for the other end of a pipe.

import Foundation

/// The flags of open(2) for each purpose.
package enum OpenFlags {
  /// Opens a folder, whose files are then opened relative to it.
  package static let folder = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  /// Opens a file for reading. Without O_NONBLOCK, opening a pipe would wait for a writer.
  package static let input = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
  /// Opens a file of ours for reading and writing. Links are not followed.
  package static let existing = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
  /// Opens a file of ours for reading and writing and creates it if there is none. Links are not
  /// followed.
  package static let own = existing | O_CREAT
}
