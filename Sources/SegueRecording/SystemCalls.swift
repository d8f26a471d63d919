// What recording asks the system.

import Foundation

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// The most memory the process has had resident so far, in bytes, as the kernel counts it; 0 where
/// it does not say. Not `ru_maxrss`, which a process inherits from the one that started it.
public func peakResidentBytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return 0
  }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  let digits = line?.filter(\.isNumber) ?? ""
  return (Int(digits) ?? 0) * 1024
}
