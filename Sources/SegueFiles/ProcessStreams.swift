// The state a command-line process has to be in before it writes anything: signals that would kill
// it for a failed write are ignored, so that write(2) answers an error instead; descriptors 0, 1 and
// 2 are taken, so that no output file gets one of them and collects somebody's log lines.

import Foundation

/// Preparations of the process, and checked writes to its streams.
public enum ProcessStreams {
  /// Ignores SIGPIPE and SIGXFSZ: writing answers EPIPE and EFBIG instead.
  public static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens `/dev/null` for each of the descriptors 0, 1 and 2 that is closed.
  public static func reserveStandardDescriptors() {
    while true {
      let descriptor = systemCall { open("/dev/null", O_RDWR) }
      guard descriptor >= 0 else { return }
      if descriptor > 2 {
        close(descriptor)
        return
      }
    }
  }

  /// Writes all of `bytes` to `descriptor`, a pipe or a terminal, called `name` in errors. `print`
  /// would not tell that nothing arrived.
  /// - Throws: `FileError` with code `.unwritable`; `errorNumber` is EPIPE when the reader has gone.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, named name: String
  )
    throws(FileError)
  {
    guard var next = bytes.baseAddress else { return }
    var left = bytes.count
    while left > 0 {
      let count = Foundation.write(descriptor, next, left)
      if count > 0 {
        next += count
        left -= count
      } else if count < 0, errno == EAGAIN {
        // Whoever shares the pipe has made it non-blocking: wait until it takes more.
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = Foundation.poll(&poll, 1, -1)
      } else if count == 0 || errno != EINTR {
        throw .writing(name, count == 0 ? EIO : errno, "writing")
      }
    }
  }

  /// Writes `text` in UTF-8.
  public static func write(_ text: String, to descriptor: Int32, named name: String)
    throws(FileError)
  {
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBytes { buffer -> FileError? in
      do throws(FileError) {
        try write(buffer, to: descriptor, named: name)
        return nil
      } catch { return error }
    }
    if let result { throw result }
  }
}
