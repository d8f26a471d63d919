// What has to be so before anything else happens in the process.

import CSegueProcess
import Foundation
import SegueFiles

enum ProcessPreparation {
  /// Sees to it that `Set` and `Dictionary` have the same order in every process, reserves descriptors 0
  /// to 2, and has failed writes answer errors instead of killing the process.
  static func prepare() {
    fixHashing()
    let outputIsClosed = fcntl(1, F_GETFD) < 0
    ProcessStreams.reserveStandardDescriptors()
    if outputIsClosed { refuseOutput() }
    ProcessStreams.ignoreWriteSignals()
    CrashHandling.prepare()
  }

  /// Hashing is settled while the program is loaded, if the runtime is one that we know. Otherwise the
  /// runtime reads a variable before `main`, and the only way to set it is to start again.
  private static func fixHashing() {
    segue_settle_memory()
    guard segue_hashing_is_settled() == 0, setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1) == 0 else {
      return
    }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 else { return }
    // Returns only if it fails; then user code sees some order, and ours does not mind.
    execv(path, CommandLine.unsafeArgv)
  }

  /// A closed standard output must not swallow a movie: a descriptor for reading only answers every
  /// write with an error.
  private static func refuseOutput() {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    dup2(descriptor, 1)
    close(descriptor)
  }
}
