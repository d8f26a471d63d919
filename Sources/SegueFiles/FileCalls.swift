// The system calls for output, as values: tests replace them to make the n-th call fail, write less
// than requested or be interrupted. They return a count or a negative error number, so that nothing
// depends on when `errno` is read.

import Foundation

/// The system calls that an `AtomicFile` makes once its temporary file is open.
package struct FileCalls: Sendable {
  /// Calls write(2).
  package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int = {
    checked(Foundation.write($0, $1, $2))
  }
  /// Calls pwrite(2).
  package var writeAt: @Sendable (Int32, UnsafeRawPointer, Int, Int64) -> Int = {
    checked(pwrite($0, $1, $2, off_t($3)))
  }
  /// Calls pread(2).
  package var readAt: @Sendable (Int32, UnsafeMutableRawPointer, Int, Int64) -> Int = {
    checked(pread($0, $1, $2, off_t($3)))
  }
  /// Calls fsync(2).
  package var sync: @Sendable (Int32) -> Int = { checked(Int(fsync($0))) }
  /// Calls renameat(2) within one folder, with the folder, the old and the new name.
  package var rename: @Sendable (Int32, String, String) -> Int = {
    checked(Int(renameat($0, $1, $0, $2)))
  }
  /// Calls linkat(2) within one folder, with the folder, the existing and the new name.
  package var link: @Sendable (Int32, String, String) -> Int = {
    checked(Int(linkat($0, $1, $0, $2, 0)))
  }

  /// Creates the set of the system's own calls.
  package init() {}
}

/// Returns `result`, or the negative error number if the call failed.
func checked(_ result: Int) -> Int { result >= 0 ? result : -Int(errno) }

/// Calls `body` until it is not interrupted by a signal. Both return a count or a negative error
/// number.
@inline(__always)
func retryingInterrupts(_ body: () -> Int) -> Int {
  while true {
    let result = body()
    if result != -Int(EINTR) { return result }
  }
}

/// Calls `body` until it is not interrupted by a signal, for calls that return -1 and set `errno`.
/// - Returns: The result, or `nil` if the call failed.
@inline(__always)
func systemCall(_ body: () -> Int32) -> Int32? {
  while true {
    let result = body()
    if result != -1 { return result }
    if errno != EINTR { return nil }
  }
}
