// Errors that would affect every other clip as well.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles

/// Errors of the system that affect the whole batch.
enum SystemFault {
  /// Returns a Boolean value that indicates whether nothing more can be written: the disk is full
  /// or read-only, or the journal cannot be extended.
  static func isFatal(_ error: any Error) -> Bool {
    if let file = error as? FileError {
      return isFinal(file.errorNumber) || file.path.hasSuffix(BatchJournal.fileName)
    }
    return isFinal(Failure(error).errorNumber)
  }

  private static func isFinal(_ number: Int32) -> Bool {
    [ENOSPC, EDQUOT, EROFS].contains(number)
  }
}
