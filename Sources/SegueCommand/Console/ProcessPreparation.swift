// Preparations that must precede everything else in the process.

import CSegueProcess
import Foundation
import SegueFiles

enum ProcessPreparation {
  /// Makes the order of `Set` and `Dictionary` the same in every process, reserves descriptors 0 to
  /// 2, and makes failed writes return errors instead of ending the process.
  static func prepare() {
    fixHashing()
    let outputIsClosed = fcntl(1, F_GETFD) < 0
    ProcessStreams.reserveStandardDescriptors()
    if outputIsClosed { blockStandardOutput() }
    ProcessStreams.ignoreWriteSignals()
    CrashHandling.prepare()
  }

  /// Fixes the seed of hashing. With a known runtime, this happens while the program is loaded.
  /// Otherwise the runtime reads an environment variable before `main`, which can only be set by
  /// executing the program again.
  private static func fixHashing() {
    segue_settle_memory()
    guard segue_hashing_is_settled() == 0, setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1) == 0 else {
      return
    }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 else { return }
    // Returns only if it fails. User code then sees an arbitrary order, which our own code does not
    // depend on.
    execv(path, CommandLine.unsafeArgv)
  }

  /// Replaces a closed standard output by a descriptor for reading only, on which every write
  /// fails, so that a movie is not silently lost.
  private static func blockStandardOutput() {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    dup2(descriptor, 1)
    close(descriptor)
  }
}
