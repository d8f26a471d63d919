// Where a stream of bytes goes: a file that appears when it is complete, or standard output.

import SegueFiles

/// Takes bytes in order and in the end keeps or discards them.
public protocol ByteTarget: AnyObject {
  /// Takes more bytes, all of them.
  func write(_ bytes: UnsafeRawBufferPointer) throws
  /// Everything has been written: puts the result in its place.
  func commit() throws
  /// Gives up and leaves nothing behind, as far as that is possible.
  func discard()
}

extension ByteTarget {
  /// Takes more bytes, all of them.
  public func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }
}

/// An open file that others own, such as standard output: what is written is gone at once.
public final class DescriptorTarget: ByteTarget {
  private let descriptor: Int32
  private let name: String

  /// Writes to `descriptor`, which stays open; errors call it `name`.
  public init(descriptor: Int32, name: String) {
    (self.descriptor, self.name) = (descriptor, name)
  }

  /// Takes more bytes, all of them.
  /// - Throws: `FileError`.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    try ProcessStreams.write(bytes, to: descriptor, named: name)
  }
  /// Does nothing.
  public func commit() {}
  /// Does nothing: bytes in a pipe cannot be called back.
  public func discard() {}
}

extension AtomicFile: ByteTarget {}
