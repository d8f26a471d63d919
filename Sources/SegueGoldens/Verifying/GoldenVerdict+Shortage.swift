// Whether a clip failed for want of something that the system provides. That says nothing about the
// clip, and would be the same for all others of a run.

import SegueDiagnostics
import SegueFiles
import SeguePixels
import SegueRecording

extension GoldenVerdict {
  /// Creates the verdict on a clip that could not be rendered, compared or recorded.
  /// - Parameter lines: The description of `error`.
  package init(_ name: String, failed error: any Error, _ lines: [String]) {
    self.init(name, .failed, lines)
    shortage = Self.shortage(error)
  }

  /// Returns the exit code of a shortage: of files that cannot be written, or not opened for want of a
  /// descriptor, or of threads and memory. Returns `nil` for errors of the clip and of its golden.
  private static func shortage(_ error: any Error) -> ExitCode? {
    switch error {
    case let failure as Failure where failure.exitCode == .output: .output
    case let file as FileError where file.isShortage: .output
    case let file as FileError where [.unwritable, .input].contains(file.code): .output
    case RecordingError.noThread, PixelError.memory: .limit
    default: nil
    }
  }
}
