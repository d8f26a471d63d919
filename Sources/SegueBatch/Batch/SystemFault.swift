// Faults that will meet every other clip too.

import Foundation
import SegueFiles
import SegueVideo

/// Faults of the system.
enum SystemFault {
  /// Whether nothing more can be written: the disk is full or read-only, or the journal cannot grow.
  static func endsEverything(_ error: any Error) -> Bool {
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
