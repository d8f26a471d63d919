// Text that is written in pieces as it is made, so that a file of any size needs the same memory.

/// Output through a buffer of bounded size.
package final class BufferedOutput {
  private let take: (UnsafeRawBufferPointer) throws(FileError) -> Void
  private let limit: Int
  private var bytes: [UInt8] = []

  /// Creates an output whose bytes are passed to `take` in pieces of about `limit` bytes.
  package init(
    limit: Int = 1 << 16, _ take: @escaping (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) {
    (self.take, self.limit) = (take, limit)
    bytes.reserveCapacity(limit)
  }

  /// Creates an output into a file, which is not completed.
  package convenience init(to file: AtomicFile) {
    self.init { bytes throws(FileError) in try file.write(bytes) }
  }

  /// Appends text.
  package func write(_ text: String) throws(FileError) {
    bytes += text.utf8
    if bytes.count >= limit { try finish() }
  }

  /// Appends bytes.
  package func write(_ new: [UInt8]) throws(FileError) {
    bytes += new
    if bytes.count >= limit { try finish() }
  }

  /// Passes on all that the buffer contains.
  package func finish() throws(FileError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try bytes.withUnsafeBufferPointer { buffer throws(FileError) in
      try take(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Replaces the file at `path`, atomically, by the text that `make` writes.
  package static func replaceFile(
    at path: String, calls: FileCalls = FileCalls(),
    _ make: (BufferedOutput) throws(FileError) -> Void
  ) throws(FileError) {
    let file = try AtomicFile(path: path, replacing: true, calls: calls)
    let output = BufferedOutput(to: file)
    try make(output)
    try output.finish()
    try file.commit()
  }
}
