// Movies into a pipe, which cannot be rewound.

import Foundation
import ScratchFolders
import SegueFiles
import SegueVideo
import Testing

@Suite struct MovieStreamTests {
  @Test("a movie written to a descriptor plays from 0 and has all frames")
  func fragmented() throws {
    let folder = try ScratchFolder()
    let path = folder("stream.mp4")
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    let sink = try MovieSink(
      .descriptor(descriptor, name: "standard output"), settings: smallMovie(preset: "medium"))
    try sink.append(frames: 0..<250)
    try sink.finish()
    #expect(fcntl(descriptor, F_GETFD) >= 0, "it is still open")
    close(descriptor)
    let stream = try Tool.probe(
      path, "stream=avg_frame_rate,nb_read_frames,start_pts", extra: ["-count_frames"])
    #expect(stream == ["avg_frame_rate=60/1", "start_pts=0", "nb_read_frames=250"])
  }

  @Test("a full device is an error with its number")
  func fullDevice() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let error = #expect(throws: VideoError.self) {
      let sink = try MovieSink(
        .descriptor(descriptor, name: "standard output"), settings: smallMovie())
      try sink.append(frames: 0..<250)
      try sink.finish()
    }
    #expect(error?.code == .output && error?.errorNumber == ENOSPC)
    #expect(error?.description == "standard output: No space left on device (writing)")
  }

  @Test("a disconnected reader is an error, not a signal")
  func brokenPipe() throws {
    ProcessStreams.ignoreWriteSignals()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let error = #expect(throws: VideoError.self) {
      let sink = try MovieSink(.descriptor(ends[1], name: "pipe"), settings: smallMovie())
      try sink.append(frames: 0..<5)
      try sink.finish()
    }
    #expect(error?.errorNumber == EPIPE)
  }
}
