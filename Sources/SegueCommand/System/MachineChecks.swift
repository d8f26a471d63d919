// Checks of the machine: its memory and its processors.

import Foundation
import SegueClips
import SegueFiles

/// Checks of the machine.
enum MachineChecks {
  /// The memory below which `--limits ci` is the better choice, in MiB: a frame at the standard
  /// limits and the frames in flight fit into it.
  private static let comfortableMemory = 1024

  /// The results for memory and processors.
  static var results: [SystemCheck] { [memory, processors] }

  private static var memory: SystemCheck {
    guard let available = availableMemory else {
      return .missing(
        "machine", "memory", "/proc/meminfo cannot be read", remedy: "mount /proc")
    }
    let detail = "\(available) MiB available"
    if available >= comfortableMemory { return .found("machine", "memory", detail) }
    return .missing(
      "machine", "memory", "\(detail), less than \(comfortableMemory)",
      remedy: "use --jobs 1 and --scale 1")
  }

  private static var processors: SystemCheck {
    .found("machine", "processors", "\(JobCount.processors)")
  }

  /// The memory that programs can use without swapping, in MiB.
  private static var availableMemory: Int? {
    guard let bytes = try? BoundedFile.read(path: "/proc/meminfo", limit: 1 << 20) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.firstMatch(of: /MemAvailable:\s+(\d+) kB/).flatMap { Int($0.1) }.map { $0 / 1024 }
  }
}
