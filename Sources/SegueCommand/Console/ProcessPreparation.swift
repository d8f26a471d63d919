// What has to be so before anything else happens in the process.

import Foundation
import SegueFiles

enum ProcessPreparation {
  /// Starts the program over with the order of `Set` and `Dictionary` fixed, reserves descriptors 0
  /// to 2, and has failed writes answer errors instead of killing the process.
  static func prepare() {
    fixHashing()
    let outputIsClosed = fcntl(1, F_GETFD) < 0
    ProcessStreams.reserveStandardDescriptors()
    if outputIsClosed { refuseOutput() }
    ProcessStreams.ignoreWriteSignals()
    CrashHandling.prepare()
  }

  /// The runtime reads this variable before `main`, so the only way to set it is to start again. Tests
  /// that run the program under an emulator set it themselves: `exec` would leave the emulator.
  private static func fixHashing() {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    guard getenv(name) == nil, setenv(name, "1", 1) == 0 else { return }
    // Each arena of malloc reserves 64 MiB of addresses, which counts where those are limited; no inner
    // loop allocates, so few will do.
    setenv("MALLOC_ARENA_MAX", "2", 0)
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
