// Clips that cannot be compared because the system is short of something: no verdict on the clip.

import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueGoldens
import SeguePixels
import SegueRecording
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@Suite @MainActor struct GoldenShortageTests {
  /// A clip whose first frame ends with an error.
  private final class FailingSubject: GoldenSubject {
    let canvas = SceneCanvas(width: 4, height: 4)
    let stepTexts: [String] = []
    let error: any Error

    init(_ error: any Error) { self.error = error }

    func frameCount() throws -> Int { 1 }
    func frame(at time: FrameTime) throws -> DisplayList? { throw error }
    func inspect(atSeconds seconds: Double) throws -> [InspectionNode] { throw error }
  }

  private func verdict(_ error: any Error) throws -> GoldenVerdict {
    let scratch = try GoldenScratch()
    let session = try GoldenSession(scratch.folder, mode: .all)
    return session.run(FailingSubject(error), named: "a", overrides: GoldenOverrides())
  }

  @Test("no thread and no memory are exit code 5, want of descriptors and space exit code 6")
  func shortages() throws {
    let cases: [(any Error, ExitCode)] = [
      (RecordingError.noThread(code: 11), .limit), (PixelError.memory(bytes: 4096), .limit),
      (FileError(.unwritable, "a", "the disk is full", errorNumber: 28), .output),
      (FileError(.unreadable, "a", "too many open files", errorNumber: 24), .output),
      (Failure(.output, "a: the disk is full"), .output),
    ]
    for (error, code) in cases {
      let verdict = try verdict(error)
      #expect(verdict.state == .failed && verdict.lines.count == 1)
      #expect(verdict.shortage == code, "\(error)")
    }
  }

  @Test("what is wrong with a clip is not a shortage")
  func faults() throws {
    let cases: [any Error] = [
      Failure(.scene, "a"), Failure(.limit, "a: the limit 'layers' is exceeded"),
      PixelError.size(width: 0, height: 0), RecordingError.noFrames,
      FileError(.missing, "a", "there is no such file", errorNumber: 2),
    ]
    for error in cases {
      let verdict = try verdict(error)
      #expect(verdict.state == .failed && verdict.shortage == nil, "\(error)")
    }
  }
}
