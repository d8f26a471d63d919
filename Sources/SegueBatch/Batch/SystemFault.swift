// Errors that would affect every other clip as well.

import Foundation
import SegueFiles
import SegueVideo

/// Errors of the system that affect the whole batch.
enum SystemFault {
  /// Returns a Boolean value that indicates whether nothing more can be written: the disk is full
  /// or read-only, or the journal cannot be extended.
  static func isFatal(_ error: any Error) -> Bool {
    if let file = error as? FileError {
      return isFinal(file.errorNumber) || file.path.hasSuffix(BatchJournal.fileName)
    }
    if let video = error as? VideoError { return isFinal(video.errorNumber) }
    return false
  }

  private static func isFinal(_ number: Int32) -> Bool {
    [ENOSPC, EDQUOT, EROFS].contains(number)
  }
}
