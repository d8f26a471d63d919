// A folder with scenes, and batches of them run in this process.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueStage
import Testing

/// A folder for one test with scenes in `in` and clips in `out`.
@MainActor
final class BatchFolder {
  let folder: ScratchFolder
  var settings = BatchSettings()
  var options = ClipOptions()
  var template = "{name}"
  var calls = FileCalls()
  var renderer = RendererVersion.current
  private(set) var notes: [String] = []
  private(set) var begun: [String] = []

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("in"), withIntermediateDirectories: true)
    settings.jobs = 2
    settings.resumes = true
  }

  /// Scenes of a few frames that differ in a color.
  func makeScenes(_ names: String...) throws {
    for (index, name) in names.enumerated() { try scene(name, color: "#1020\(30 + index)") }
  }

  /// A scene of `frames` frames of 16 x 16 pixels.
  func scene(_ name: String, color: String = "#102030", frames: Int = 4, image: String? = nil)
    throws
  {
    let view = image.map { "[{ id: i, frame: [0, 0, 8, 8], image: \($0) }]" } ?? "[]"
    try folder.write(
      "in/\(name).yaml",
      """
      segue: 1
      canvas: { width: 16, height: 16, scale: 1, fps: 40, background: "\(color)" }
      screens:
        one: { background: "\(color)", views: \(view) }
        two: { background: "#F0A000" }
      script:
        - show: one
        - wait: 0.025
        - present: two
          transition: { name: fade, duration: \(Double(frames - 2) / 40) }
        - wait: 0.025
      """)
  }

  func run() throws -> BatchResults {
    let items = try BatchInputs(options: options, ignoring: folder("out")).items([folder("in")])
    return try run(items)
  }

  func run(_ items: [BatchItem]) throws -> BatchResults {
    (notes, begun) = ([], [])
    let plan = try BatchPlan(
      items, in: folder("out"), names: OutputNames(template: template, format: nil))
    let run = try BatchRun(
      plan, settings: settings, transitions: .builtIn, renderer: renderer,
      cancellation: Cancellation(), calls: calls
    ) { event in
      if case .note(let text) = event { self.notes.append(text) }
      if case .began(let clip, _) = event { self.begun.append(plan.clips[clip].output) }
    }
    let results = try run.run()
    fault = run.fault
    return results
  }

  /// The error that ended the last run.
  private(set) var fault: Failure?

  /// The files in the output, without segue's own.
  var outputs: [String] {
    ((try? folder.names("out")) ?? []).filter { !$0.hasPrefix(".segue-batch.") }
  }

  func bytes(_ name: String) throws -> [UInt8] { try folder.bytes("out/\(name)") }
}

extension BatchResults {
  /// How each clip was produced, or its exit code.
  var words: [String] {
    outcomes.map { outcome in
      switch outcome.state {
      case .done(_, let making): making.rawValue
      case .failed(let failure): "failed \(failure.exitCode.rawValue)"
      case .skipped: "skipped"
      }
    }
  }
}
