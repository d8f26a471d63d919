// The system calls on the way out, as values: tests replace them to make the n-th one fail, be cut
// short or be interrupted. They answer a count, or minus the error number, so that nothing depends
// on when `errno` is read.

import Foundation

/// The system calls that an `AtomicFile` makes once its temporary file is open.
package struct FileCalls: Sendable {
  /// write(2).
  package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int = {
    checked(Foundation.write($0, $1, $2))
  }
  /// pwrite(2).
  package var writeAt: @Sendable (Int32, UnsafeRawPointer, Int, Int64) -> Int = {
    checked(pwrite($0, $1, $2, off_t($3)))
  }
  /// pread(2).
  package var readAt: @Sendable (Int32, UnsafeMutableRawPointer, Int, Int64) -> Int = {
    checked(pread($0, $1, $2, off_t($3)))
  }
  /// fsync(2).
  package var sync: @Sendable (Int32) -> Int = { checked(Int(fsync($0))) }
  /// renameat(2) within one folder: (folder, from, to).
  package var rename: @Sendable (Int32, String, String) -> Int = {
    checked(Int(renameat($0, $1, $0, $2)))
  }
  /// linkat(2) within one folder: (folder, from, to).
  package var link: @Sendable (Int32, String, String) -> Int = {
    checked(Int(linkat($0, $1, $0, $2, 0)))
  }

  /// The system's own.
  package init() {}

  /// `result`, or minus the error number.
  private static func checked(_ result: Int) -> Int { result >= 0 ? result : -Int(errno) }
}

/// Calls `body` again for as long as a signal interrupts it. Both answer a count or minus `errno`.
@inline(__always)
func retryingInterrupts(_ body: () -> Int) -> Int {
  while true {
    let result = body()
    if result != -Int(EINTR) { return result }
  }
}

/// As `retryingInterrupts`, for calls that answer -1 and set `errno`.
@inline(__always)
func systemCall(_ body: () -> Int32) -> Int32 {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}
