// Destinations of byte streams: a file that appears when it is complete, or standard output.

import SegueFiles

/// A destination that receives bytes in order and finally keeps or discards them.
public protocol ByteTarget: AnyObject {
  /// Writes all of the given bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws
  /// Completes the output after everything has been written, and puts the result in its place.
  func commit() throws
  /// Abandons the output and removes it as far as possible.
  func discard()
}

extension ByteTarget {
  /// Writes all of the given bytes.
  public func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }
}

/// A target that writes to an open file that it does not own, such as standard output. Written
/// bytes cannot be taken back.
public final class DescriptorTarget: ByteTarget {
  private let descriptor: Int32
  private let name: String

  /// Creates a target that writes to `descriptor`, which is never closed.
  /// - Parameter name: The name of the file in errors.
  public init(descriptor: Int32, name: String) {
    (self.descriptor, self.name) = (descriptor, name)
  }

  /// Writes all of the given bytes.
  /// - Throws: `FileError`.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    try ProcessStreams.write(bytes, to: descriptor, named: name)
  }
  /// Does nothing, since the bytes have already been written.
  public func commit() {}
  /// Does nothing, since bytes in a pipe cannot be taken back.
  public func discard() {}
}

extension AtomicFile: ByteTarget {}
