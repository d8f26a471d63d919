// Reading and writing with as many calls as necessary: the system may transfer less than requested.

import Foundation

/// A failed system call.
struct SystemError: Error {
  /// The system's error number.
  let number: Int32
}

/// Writes all of `bytes`.
/// - Parameters:
///   - path: The path of the file, for errors.
///   - call: Writes so many bytes from an address, of which the first is at the given offset in
///     `bytes`. Returns a count or a negative error number.
func writeAll(
  _ bytes: UnsafeRawBufferPointer, to path: String, _ call: (UnsafeRawPointer, Int, Int64) -> Int
) throws(FileError) {
  var rest = bytes[...]
  while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
    let count = retryingInterrupts { call(start, rest.count, Int64(rest.startIndex)) }
    // A count of 0 for a regular file would cause an endless loop.
    guard count > 0 else { throw .writing(path, count == 0 ? EIO : Int32(-count), "writing") }
    rest = rest.dropFirst(count)
  }
}

/// Returns `count` bytes, or fewer at the end of the file.
/// - Parameter call: Reads at most so many bytes to an address, starting so many bytes after the
///   first of those that are returned. Returns a count or a negative error number.
func readBytes(
  _ count: Int, _ call: (UnsafeMutableRawPointer, Int, Int64) -> Int
) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    var rest = UnsafeMutableRawBufferPointer(buffer)[...]
    while let start = UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = retryingInterrupts { call(start, rest.count, Int64(rest.startIndex)) }
      guard count > 0 else {
        if count < 0 { failure = SystemError(number: Int32(-count)) }
        break
      }
      rest = rest.dropFirst(count)
    }
    filled = rest.startIndex
  }
  if let failure { throw failure }
  return bytes
}
