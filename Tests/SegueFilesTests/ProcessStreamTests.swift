// Writes to pipes.

import Foundation
import SegueFiles
import Testing

@Suite struct ProcessStreamTests {
  @Test("nothing and a text are written completely")
  func writes() throws {
    let pipe = try Ends()
    try ProcessStreams.write("", to: pipe.writing, named: "pipe")
    try ProcessStreams.write("ümlaut\n", to: pipe.writing, named: "pipe")
    pipe.closeWriting()
    #expect(try pipe.rest() == Array("ümlaut\n".utf8))
  }

  @Test("a pipe whose reader is slow receives everything", arguments: [false, true])
  func slowReader(_ isNonBlocking: Bool) throws {
    let pipe = try Ends()
    if isNonBlocking { try #require(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0) }
    let text = String((0..<60_000).map { "\($0)," }.joined())
    let finished = DispatchSemaphore(value: 0)
    let reader = Thread {
      pipe.received = (try? pipe.rest(pausing: 200)) ?? []
      finished.signal()
    }
    reader.start()
    try ProcessStreams.write(text, to: pipe.writing, named: "pipe")
    pipe.closeWriting()
    finished.wait()
    #expect(pipe.received == Array(text.utf8))
  }

  @Test("a pipe without a reader is an error with its number and the name of the stream")
  func noReader() throws {
    ProcessStreams.ignoreWriteSignals()
    let pipe = try Ends()
    pipe.closeReading()
    let error = #expect(throws: FileError.self) {
      try ProcessStreams.write("x", to: pipe.writing, named: "standard output")
    }
    #expect(error?.code == .unwritable && error?.errorNumber == EPIPE)
    #expect(error?.path == "standard output")
  }

  @Test("a descriptor that is not open is an error")
  func badDescriptor() {
    let error = #expect(throws: FileError.self) {
      try ProcessStreams.write("x", to: -1, named: "x")
    }
    #expect(error?.errorNumber == EBADF)
  }

  @Test("standard descriptors that are open remain what they are, and no other is left open")
  func reservesNothing() {
    let before = (0...2).map(inode)
    ProcessStreams.reserveStandardDescriptors()
    #expect((0...2).map(inode) == before)
  }

  private func inode(_ descriptor: Int32) -> UInt64? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : nil
  }
}

/// The ends of a pipe. Unchecked: `received` is read after the thread that writes it has finished.
private final class Ends: @unchecked Sendable {
  let reading, writing: Int32
  var received: [UInt8] = []
  private var open: Set<Int32>

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    open = [reading, writing]
  }

  deinit { for descriptor in open { close(descriptor) } }

  func closeReading() { if open.remove(reading) != nil { close(reading) } }

  func closeWriting() { if open.remove(writing) != nil { close(writing) } }

  /// Returns what is read until the pipe is closed, after a pause in microseconds before each read.
  func rest(pausing pause: UInt32 = 0) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      usleep(pause)
      let count = read(reading, &chunk, chunk.count)
      try #require(count >= 0)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
