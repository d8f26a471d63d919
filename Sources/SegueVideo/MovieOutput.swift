// The destination of a movie's bytes. The muxer is C and cannot throw; the first error is stored
// here and thrown by the code that called the muxer.

import CFFmpeg
import Foundation
import SegueFiles

/// The destination of a `MovieSink`.
public enum MovieTarget: Sendable, Hashable {
  /// A file that appears under its name when it is complete. An existing file is an error unless
  /// `replacing` is `true`.
  case file(path: String, replacing: Bool)
  /// An open descriptor without seeking, such as standard output. It is not closed. The movie is
  /// fragmented: each chunk is written as soon as it is encoded.
  case descriptor(Int32, name: String)
}

/// Receives a muxer's bytes. Used by one thread at a time.
final class MovieOutput {
  private enum Sink {
    case file(AtomicFile)
    case descriptor(Int32, name: String)
  }

  private let sink: Sink
  /// The first error.
  private(set) var failure: FileError?
  /// The callbacks, at an address that is valid as long as this object exists.
  let callbacks: UnsafeMutablePointer<cff_output>

  init(_ target: MovieTarget, calls: FileCalls) throws(FileError) {
    switch target {
    case .file(let path, let replacing):
      sink = .file(try AtomicFile(path: path, replacing: replacing, calls: calls))
    case .descriptor(let descriptor, let name): sink = .descriptor(descriptor, name: name)
    }
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: cff_output(context: nil, write: writeBytes, read: nil))
    if isSeekable { callbacks.pointee.read = readBytes }
    callbacks.pointee.context = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { callbacks.deallocate() }

  /// A Boolean value that indicates whether the muxer may seek back to bytes that it has written.
  var isSeekable: Bool {
    if case .file = sink { true } else { false }
  }

  /// Moves the file to its final location.
  func commit() throws(FileError) {
    if case .file(let file) = sink { try file.commit() }
  }

  /// Removes the file.
  func discard() {
    if case .file(let file) = sink { file.discard() }
  }

  /// Runs `body` and stores its error. Returns its result, or a negative error number.
  private func guarded(_ body: () throws(FileError) -> Int) -> Int32 {
    do throws(FileError) {
      if let failure { throw failure }
      return Int32(try body())
    } catch {
      failure = error
      return -(error.errorNumber == 0 ? EIO : error.errorNumber)
    }
  }

  fileprivate func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
    guarded { () throws(FileError) in
      switch sink {
      case .file(let file): try file.write(bytes, at: offset)
      case .descriptor(let descriptor, let name):
        try ProcessStreams.write(bytes, to: descriptor, named: name)
      }
      return bytes.count
    }
  }

  fileprivate func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    guarded { () throws(FileError) in
      guard case .file(let file) = sink else { return 0 }
      return try file.read(into: buffer, at: offset)
    }
  }
}

private let writeBytes:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int32, Int64) -> Int32 = {
    context, bytes, count, offset in
    guard let context else { return -EIO }
    return Unmanaged<MovieOutput>.fromOpaque(context).takeUnretainedValue()
      .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)), at: offset)
  }

private let readBytes:
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int32, Int64) -> Int32 = {
    context, bytes, count, offset in
    guard let context else { return -EIO }
    return Unmanaged<MovieOutput>.fromOpaque(context).takeUnretainedValue()
      .read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)), at: offset)
  }
