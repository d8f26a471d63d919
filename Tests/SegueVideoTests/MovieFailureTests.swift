// Any failure results in one error that describes it, and no file.

import Foundation
import ScratchFolders
import SegueFiles
import SeguePixels
import SegueVideo
import Synchronization
import Testing

@Suite struct MovieFailureTests {
  @Test("settings out of range are refused by name", arguments: badSettings)
  func badSetting(_ bad: BadSetting) throws {
    var settings = smallMovie()
    bad.change(&settings)
    let folder = try ScratchFolder()
    let error = #expect(throws: VideoError.self) {
      try MovieSink(.file(path: folder("x.mp4"), replacing: false), settings: settings)
    }
    #expect(error?.code == .settings)
    #expect(error?.reason.hasPrefix(bad.name) == true, "\(error?.reason ?? "")")
    #expect(folder.contents.isEmpty)
  }

  @Test("a missing encoder is named, with the available ones")
  func missingEncoder() throws {
    let folder = try ScratchFolder()
    var settings = smallMovie()
    settings.encoderName = "libx264nothere"
    let error = #expect(throws: VideoError.self) {
      try MovieSink(.file(path: folder("x.mp4"), replacing: false), settings: settings)
    }
    #expect(error?.code == .encoder)
    #expect(error?.reason.contains("libx264nothere") == true)
    #expect(error?.reason.contains("only ") == true && error?.reason.contains("libx264,") == true)
    #expect(folder.contents.isEmpty)
  }

  @Test("a movie needs at least one frame")
  func zeroFrames() throws {
    let folder = try ScratchFolder()
    let sink = try MovieSink(
      .file(path: folder("x.mp4"), replacing: false), settings: smallMovie())
    let error = #expect(throws: VideoError.self) { try sink.finish() }
    #expect(error?.code == .empty)
    #expect(folder.contents.isEmpty)
  }

  @Test("frames of another size or kind are refused")
  func wrongFrames() throws {
    let folder = try ScratchFolder()
    let frames: [FramePixels] = [
      .rgba8(try PixelBuffer(width: 64, height: 48)),
      .yCbCr420(try YCbCrPlanes(width: 64, height: 50)),
    ]
    for frame in frames {
      let sink = try MovieSink(
        .file(path: folder("x.mp4"), replacing: false), settings: smallMovie())
      let error = #expect(throws: VideoError.self) { try sink.append(frame) }
      #expect(error?.code == .frame)
      #expect(throws: VideoError.self) { try sink.finish() }
      #expect(folder.contents.isEmpty)
    }
    let sink = try MovieSink(
      .file(path: folder("x.mp4"), replacing: false), settings: smallMovie())
    #expect(throws: VideoError.self) { try sink.repeatLast() }
  }

  @Test("a movie cancelled, deallocated or used after its end leaves nothing")
  func cancelled() throws {
    let folder = try ScratchFolder()
    let path = folder("x.mp4")
    var sink: MovieSink? = try MovieSink(
      .file(path: path, replacing: false), settings: smallMovie())
    try sink?.append(frames: 0..<3)
    sink?.cancel()
    sink?.cancel()
    #expect(folder.contents.isEmpty)
    #expect(throws: VideoError.self) { try sink?.append(frames: 3..<4) }
    sink = try MovieSink(.file(path: path, replacing: false), settings: smallMovie())
    try sink?.append(frames: 0..<3)
    #expect(!folder.contents.isEmpty)
    sink = nil
    #expect(folder.contents.isEmpty)
  }

  @Test("a missing folder is an error before the first frame")
  func missingFolder() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: FileError.self) {
      try MovieSink(
        .file(path: folder("no/x.mp4"), replacing: false), settings: smallMovie())
    }
    #expect(error?.code == .unwritable && error?.errorNumber == ENOENT)
  }

  @Test("every failing output call ends the movie with its error and leaves nothing")
  func failingCalls() throws {
    let folder = try ScratchFolder()
    var failed = 0
    for point in 1...100 {
      let fault = Fault(at: point, answer: -Int(ENOSPC))
      let movie = { try makeMovie(folder("x.mp4"), calls: fault.calls) }
      if fault.wouldSurvive(movie) { break }
      failed += 1
      #expect(fault.errors.count == 1 && fault.errors[0].contains("No space left"))
      // The last call syncs the folder: the movie already has its name.
      let isRenamed = fault.errors[0].contains("syncing its folder")
      #expect(folder.contents == (isRenamed ? ["x.mp4"] : []), "point \(point)")
    }
    #expect(failed >= 6, "writes, reads back, fsync, rename, fsync of the folder")
    try makeMovie(folder("y.mp4"), calls: FileCalls())
    #expect(try folder.data("x.mp4") == folder.data("y.mp4"))
  }

  @Test("short writes and interrupted calls change nothing")
  func shortWrites() throws {
    let folder = try ScratchFolder()
    var calls = FileCalls()
    let turn = Counter()
    calls.writeAt = { descriptor, bytes, count, offset in
      if turn.next() % 3 == 0 { return -Int(EINTR) }
      return FileCalls().writeAt(descriptor, bytes, max(1, count / 2), offset)
    }
    try makeMovie(folder("a.mp4"), calls: calls)
    try makeMovie(folder("b.mp4"), calls: FileCalls())
    #expect(try folder.data("a.mp4") == folder.data("b.mp4"))
  }

  private func makeMovie(_ path: String, calls: FileCalls) throws {
    // Noise, so that the file is larger than one buffer.
    var settings = smallMovie(256, 256)
    settings.crf = 0
    settings.chunkLength = 4
    let sink = try MovieSink(
      .file(path: path, replacing: true), settings: settings, calls: calls)
    try sink.append(frames: 0..<12)
    try sink.finish()
  }
}

/// One wrong value.
struct BadSetting: Sendable, CustomTestStringConvertible {
  let name: String
  let change: @Sendable (inout MovieSettings) -> Void
  var testDescription: String { name }
}

private let badSettings: [BadSetting] = [
  BadSetting(name: "size") { $0.width = 0 },
  BadSetting(name: "size") { $0.height = -1 },
  BadSetting(name: "size") { $0.width = 16385 },
  BadSetting(name: "size") { ($0.width, $0.height) = (16384, 16384) },
  BadSetting(name: "frame rate") { $0.rateNumerator = 0 },
  BadSetting(name: "frame rate") { $0.rateDenominator = 0 },
  BadSetting(name: "frame rate") { $0.rateNumerator = 1001 },
  BadSetting(name: "frame rate") { $0.rateDenominator = 60001 },
  BadSetting(name: "frame rate") { $0.rateNumerator = .max },
  BadSetting(name: "crf") { $0.crf = .nan },
  BadSetting(name: "crf") { $0.crf = -0.1 },
  BadSetting(name: "crf") { $0.crf = 51.1 },
  BadSetting(name: "preset") { $0.preset = "quick" },
  BadSetting(name: "preset") { $0.preset = "" },
  BadSetting(name: "chunk length") { $0.chunkLength = 0 },
  BadSetting(name: "threads") { $0.threads = 0 },
  BadSetting(name: "frame rate") {
    ($0.rateNumerator, $0.rateDenominator) = (1_000_001, 1_000_000)
  },
  BadSetting(name: "frame rate") { ($0.rateNumerator, $0.rateDenominator) = (1, 1001) },
  BadSetting(name: "crf") { ($0.codec, $0.crf) = (.av1, 63.1) },
  BadSetting(name: "chunk length") { $0.chunkLength = 1_000_001 },
  BadSetting(name: "threads") { $0.threads = 65 },
]

/// Counts from 1.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

/// Makes the n-th system call return an error.
final class Fault: Sendable {
  private let counter = Counter()
  private let point: Int
  private let answer: Int
  private let caught = Mutex<[String]>([])

  init(at point: Int, answer: Int) { (self.point, self.answer) = (point, answer) }

  var errors: [String] { caught.withLock { $0 } }

  /// Runs `body`, and returns a Boolean value that indicates whether it ran to its end.
  func wouldSurvive(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      caught.withLock { $0.append("\(error)") }
      return false
    }
  }

  var calls: FileCalls {
    var calls = FileCalls()
    let real = FileCalls()
    let strike: @Sendable () -> Int? = { self.counter.next() == self.point ? self.answer : nil }
    calls.writeAt = { strike() ?? real.writeAt($0, $1, $2, $3) }
    calls.readAt = { strike() ?? real.readAt($0, $1, $2, $3) }
    calls.sync = { strike() ?? real.sync($0) }
    calls.rename = { strike() ?? real.rename($0, $1, $2) }
    return calls
  }
}
