// Preparations that must precede everything else in the process.

import CSegueProcess
import Foundation
import SegueDiagnostics
import SegueFiles

enum ProcessPreparation {
  /// The minimum size of the main thread's stack in bytes.
  private static let stackBytes: Int64 = 1 << 20

  /// Makes the order of `Set` and `Dictionary` the same in every process, reserves descriptors 0 to
  /// 2, and makes failed writes return errors instead of ending the process.
  /// - Throws: `Failure` if the process cannot run with the limits it was given.
  static func prepare() throws(Failure) {
    EndingSignals.block()
    fixHashing()
    let outputIsClosed = fcntl(1, F_GETFD) < 0
    ProcessStreams.reserveStandardDescriptors()
    if outputIsClosed { blockStandardOutput() }
    ProcessStreams.ignoreWriteSignals()
    CrashHandling.prepare()
    try checkStack()
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
    guard let arguments = segue_arguments(),
      readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0
    else { return }
    // Returns only if it fails. User code then sees an arbitrary order, which our own code does not
    // depend on.
    execv(path, arguments)
  }

  /// Replaces a closed standard output by a descriptor for reading only, on which every write
  /// fails, so that a movie is not silently lost.
  private static func blockStandardOutput() {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    dup2(descriptor, 1)
    close(descriptor)
  }

  /// Enlarges the stack if the limit permits it: layouts and scenes are nested, and a stack that
  /// ends is a crash.
  private static func checkStack() throws(Failure) {
    let permitted = segue_enlarge_stack(stackBytes)
    guard permitted < stackBytes else { return }
    throw Failure(
      .limit,
      "the stack is limited to \(permitted >> 10) KiB; expected at least \(stackBytes >> 10) KiB. "
        + "Raise the limit with ulimit -s")
  }
}
