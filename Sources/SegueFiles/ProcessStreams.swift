// The state that a command-line process requires before it writes anything: signals that would end
// it for a failed write are ignored, so that write(2) returns an error instead; descriptors 0, 1
// and 2 are open, so that no output file gets one of them and receives log lines.

import Foundation

/// Preparation of the process's streams, and checked writes to them.
public enum ProcessStreams {
  /// Ignores SIGPIPE and SIGXFSZ, so that writes fail with EPIPE and EFBIG instead.
  public static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens `/dev/null` for each of the descriptors 0, 1 and 2 that is closed.
  public static func reserveStandardDescriptors() {
    while true {
      guard let descriptor = systemCall({ open("/dev/null", O_RDWR) }) else { return }
      if descriptor > 2 {
        close(descriptor)
        return
      }
    }
  }

  /// Writes all of `bytes` to `descriptor`, a pipe or a terminal. Unlike `print`, it reports
  /// failures.
  /// - Parameter name: The name of the stream in errors.
  /// - Throws: `FileError` with code `.unwritable`. Its `errorNumber` is EPIPE if the reader has
  ///   closed the pipe.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, named name: String
  )
    throws(FileError)
  {
    try writeAll(bytes, to: name) { start, count, _ in
      let result = checked(Foundation.write(descriptor, start, count))
      guard result == -Int(EAGAIN) else { return result }
      // Another process that shares the pipe has made it non-blocking: wait until it accepts more,
      // as if a signal had interrupted the call.
      var poll = pollfd()
      (poll.fd, poll.events) = (descriptor, Int16(POLLOUT))
      _ = Foundation.poll(&poll, 1, -1)
      return -Int(EINTR)
    }
  }

  /// Writes `text` in UTF-8.
  public static func write(_ text: String, to descriptor: Int32, named name: String)
    throws(FileError)
  {
    try Array(text.utf8).withUnsafeBufferPointer { buffer throws(FileError) in
      try write(UnsafeRawBufferPointer(buffer), to: descriptor, named: name)
    }
  }
}
