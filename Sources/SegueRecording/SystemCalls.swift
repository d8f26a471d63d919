// The few calls into the system that recording needs, each with its result checked.

import Foundation

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Writes all of `bytes` to an open file, going on after interruptions and short writes.
/// - Throws: `RecordingError.write`, naming the file as `name`.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, name: String) throws {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let written = write(descriptor, part.baseAddress, part.count)
    if written >= 0 {
      rest = rest.dropFirst(written)
    } else if errno == EAGAIN {
      waitUntilWritable(descriptor)
    } else if errno != EINTR {
      throw RecordingError.write(name: name, code: errno)
    }
  }
}

private func waitUntilWritable(_ descriptor: Int32) {
  var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  poll(&entry, 1, 1000)
}

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
