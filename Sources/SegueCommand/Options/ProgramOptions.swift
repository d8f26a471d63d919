// `--sandbox`, `--time-limit`, `--memory-limit` and `--cache-limit`: what programs that are built from
// an app's source may do and use.

import ArgumentParser
import Foundation
import SegueClips

/// What a program that is built from an app's source may do and use.
protocol ProgramLimits {
  /// A Boolean value that indicates whether the program can reach neither the network nor files
  /// outside of the folders of its outputs.
  var sandbox: Bool { get }
  /// The maximum CPU time of a single call, in seconds.
  var timeLimit: Double { get }
  /// The maximum memory of the program, or `nil` for the usual one.
  var memoryLimit: ByteCount? { get }
  /// The maximum disk space of all cached programs, or `nil` for the usual one.
  var cacheLimit: ByteCount? { get }
}

extension ProgramLimits {
  /// The maximum memory of the program, in bytes.
  var maximumMemory: Int {
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    return memoryLimit?.bytes ?? min(4 << 30, machine / 4 * 3)
  }

  /// Throws an error if a limit is out of range.
  func checkLimits() throws {
    guard (memoryLimit?.bytes ?? .max) >= 64 << 20 else {
      throw ValidationError("--memory-limit is less than 64M; expected 64M or more")
    }
    guard timeLimit > 0, timeLimit <= 3600 else {
      throw ValidationError(
        "--time-limit is \(timeLimit.asTyped); expected more than 0 and at most 3600")
    }
  }
}

/// The options for the program of an app that a scene runs.
struct ProgramOptions: ParsableArguments, ProgramLimits {
  @Flag(
    help: ArgumentHelp(
      "Run the app without access to the network, and without writing outside the folder of the "
        + "output. It can still read your files. Requires Linux 6.2 or later with Landlock."))
  var sandbox = false

  @Option(
    help: ArgumentHelp(
      "The maximum CPU time of a single call of the app's code, in seconds.", valueName: "seconds"))
  var timeLimit = 10.0

  @Option(
    help: ArgumentHelp(
      "The maximum memory of an app's program. Default: 4G, or three quarters of this machine's "
        + "memory if that is less.", valueName: "size"), transform: written)
  var memoryLimit: ByteCount?

  @Option(
    help: ArgumentHelp("The maximum disk space of all cached programs.", valueName: "size"),
    transform: written)
  var cacheLimit: ByteCount?

  mutating func validate() throws { try checkLimits() }
}
