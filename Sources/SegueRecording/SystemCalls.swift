// System calls that recording uses.

import Foundation

/// Returns the system's message for an error number.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Returns the maximum resident memory of the process so far in bytes, as the kernel counts it, or
/// 0 if it is unknown. This is not `ru_maxrss`, which a process inherits from its parent.
public func peakResidentBytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return 0
  }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  let digits = line?.filter(\.isNumber) ?? ""
  return (Int(digits) ?? 0) * 1024
}
