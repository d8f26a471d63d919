// What happens at the bounds of buffers, calls and tables of files.

import Foundation
import ScratchFolders
import SegueFiles
import Synchronization
import Testing

@Suite struct FileDetailTests {
  @Test("a file whose contents cannot be read is an error with its number")
  func unreadable() {
    // The memory of a process is a regular file; there is nothing at address 0.
    let error = #expect(throws: FileError.self) {
      try BoundedFile.readPieces(path: "/proc/self/mem") { _ in }
    }
    #expect(error?.code == .unreadable && error?.errorNumber == EIO)
  }

  @Test("a stream that is a file is an input of the run")
  func drainedInput() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("a.txt", "text")
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    try InputFiles.collecting {
      _ = try BoundedFile.drain(descriptor, named: "standard input", limit: 100)
      let error = #expect(throws: FileError.self) {
        try AtomicFile.write([1], to: path, replacing: true)
      }
      #expect(error?.code == .input)
    }
    #expect(try scratch.text("a.txt") == "text")
  }

  @Test("a buffered output passes on pieces of its size, and the rest at the end")
  func pieces() throws {
    var pieces: [Int] = []
    let output = BufferedOutput(limit: 10) { bytes throws(FileError) in pieces.append(bytes.count) }
    for text in ["12345", "1234", "1", "123456789012345", "12"] { try output.write(text) }
    try output.write([1, 2, 3])
    try output.finish()
    #expect(pieces == [10, 15, 5])
  }

  @Test("by default, a buffered output waits for 64 KiB")
  func defaultPieces() throws {
    var pieces: [Int] = []
    let output = BufferedOutput { bytes throws(FileError) in pieces.append(bytes.count) }
    for _ in 0..<65 { try output.write([UInt8](repeating: 7, count: 1024)) }
    #expect(pieces == [65_536])
    try output.finish()
    #expect(pieces == [65_536, 1024])
  }

  @Test("one byte is written like many")
  func oneByte() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try ProcessStreams.write("x", to: ends[1], named: "pipe")
    close(ends[1])
    #expect(try BoundedFile.drain(ends[0], named: "pipe", limit: 10) == [0x78])
  }

  @Test("a signal that interrupts a writer that waits changes nothing")
  func interrupted() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    // Without SA_RESTART, so that calls end with EINTR.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    var before = sigaction()
    try #require(sigaction(SIGUSR2, &action, &before) == 0)
    let outcome = Mutex<(thread: pthread_t?, error: String?, hasEnded: Bool)>(
      (nil, nil, false))
    let text = String(repeating: "0123456789", count: 20_000)
    let writer = Thread {
      // The threads on which tests run block signals, and so would this one.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR2)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      outcome.withLock { $0.thread = pthread_self() }
      var failure: String?
      do { try ProcessStreams.write(text, to: writing, named: "pipe") } catch {
        failure = "\(error)"
      }
      close(writing)
      outcome.withLock { ($0.error, $0.hasEnded) = (failure, true) }
    }
    writer.start()
    // Nobody reads yet, so the writer waits in its call once the pipe is full.
    for _ in 0..<40 {
      usleep(2_000)
      outcome.withLock { if let thread = $0.thread, !$0.hasEnded { pthread_kill(thread, SIGUSR2) } }
    }
    let bytes = try BoundedFile.drain(reading, named: "pipe", limit: 1 << 20)
    while !outcome.withLock({ $0.hasEnded }) { usleep(1_000) }
    #expect(outcome.withLock { $0.error == nil })
    #expect(bytes == Array(text.utf8))
  }

  @Test("a log that is larger than its limit is refused, without being read")
  func largeLog() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("log", "")
    try #require(truncate(path, (1 << 30) + 1) == 0)
    let error = #expect(throws: FileError.self) {
      try RecordLog.open(path: path, kind: "test-log", version: 1)
    }
    #expect(error?.code == .tooLarge)
  }

  @Test("a new log is begun in the file that is there")
  func newLog() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("log", "")
    func number() -> UInt64? {
      var status = stat()
      return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }
    let before = number()
    let (log, contents) = try RecordLog.open(path: path, kind: "test-log", version: 1)
    try log.append(["one"])
    #expect(number() == before && contents.records.isEmpty)
  }

  @Test("a record is read with as many calls as necessary, and never beyond its line")
  func shortReads() throws {
    let scratch = try ScratchFolder()
    let requests = Mutex<[Int]>([])
    var calls = FileCalls()
    calls.readAt = { descriptor, bytes, count, offset in
      requests.withLock { $0.append(count) }
      return FileCalls().readAt(descriptor, bytes, min(count, 10), offset)
    }
    let log = try RecordLog.open(
      path: scratch("log"), kind: "test-log", version: 1, calls: calls
    ).log
    // 16 digits, a space, 12 characters and a line break.
    let place = try #require(try log.append(["twelve chars"]))
    #expect(log.record(at: place) == "twelve chars")
    #expect(requests.withLock { $0.last.map { $0 <= 10 } == true })
    #expect(requests.withLock { zip($0, $0.dropFirst()).allSatisfy { $0 - $1 == 10 } })
  }

  @Test("a record beyond the end of its log is none")
  func cutRecord() throws {
    let scratch = try ScratchFolder()
    let log = try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1).log
    let place = try #require(try log.append(["a record"]))
    try #require(truncate(scratch("log"), off_t(place.offset) + 3) == 0)
    #expect(log.record(at: place) == nil)
  }

  @Test(
    "files without a name are copied whole, and their names are gone",
    arguments: [0, 1, 5, 1 << 20, 2_500_000])
  func unnamed(_ count: Int) throws {
    let scratch = try ScratchFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 >> 4) }
    try Data(bytes).write(to: URL(filePath: scratch("a")))
    let file = try UnnamedFile(removing: scratch("a"))
    #expect(file.size == count && scratch.contents.isEmpty)
    let copy = try AtomicFile(path: scratch("b"), replacing: false)
    try file.copy(to: copy)
    try copy.commit()
    #expect(try scratch.bytes("b") == bytes)
  }

  @Test("a file without a name that has become shorter is an error")
  func shortened() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("a", "0123456789")
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    let file = try UnnamedFile(removing: path)
    try #require(ftruncate(descriptor, 4) == 0)
    let copy = try AtomicFile(path: scratch("b"), replacing: false)
    let error = #expect(throws: FileError.self) { try file.copy(to: copy) }
    #expect(error?.errorNumber == EIO && error?.path == path)
    copy.discard()
    #expect(scratch.contents.isEmpty)
    #expect(throws: FileError.self) { try UnnamedFile(removing: path) }
  }
}
