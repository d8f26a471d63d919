// Clips and stills of the scene that a page shows. They are those that `segue render` and `segue
// still` would make of the same text.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRaster
import SegueRecording
import SegueScenes

extension PreviewSession {
  /// Records a clip of a document's current text, and sends the page its progress and its end.
  /// - Returns: The number of the job.
  /// - Throws: `Failure` if the scene cannot be recorded in this format.
  func render(_ document: PreviewDocument, as format: OutputFormat, for page: PreviewPage) throws
    -> Int
  {
    try render(stem: Clip.stem(document.path), as: format, for: page) { try document.clip($0) }
  }

  /// Records a clip, and sends the page its progress and its end.
  /// - Parameters:
  ///   - stem: The beginning of the file's name.
  ///   - makeClip: Returns the clip with the given options.
  /// - Returns: The number of the job.
  package func render(
    stem: String, as format: OutputFormat, for page: PreviewPage,
    makeClip: (ClipOptions) throws -> Clip
  ) throws -> Int {
    var options = ClipOptions()
    options.format = format
    let clip = try makeClip(options)
    let (job, name, path) = try outputs.place(stem, format.suffix)
    let recording = try ClipRecording(clip, options: options, to: .file(path: path, format))
    let outbox = page.outbox
    let total = recording.total
    let running = try ClipJob(recording, jobs: outputs.jobs, cancellation: cancellation) { done in
      outbox.send(.text(Self.progress(job, done, total).compact))
    }
    Task { @MainActor in
      do {
        try await running.finish()
        page.send(
          .object([
            ("type", .string("rendered")), ("job", .integer(job)),
            ("url", .string("output/\(name)")), ("path", .string(path)),
          ]))
      } catch {
        page.send(
          .object([
            ("type", .string("failed")), ("job", .integer(job)),
            ("message", .string(error.previewMessage)),
          ]))
      }
    }
    return job
  }

  nonisolated private static func progress(_ job: Int, _ done: Int, _ total: Int) -> JSONText {
    .object([
      ("type", .string("progress")), ("job", .integer(job)), ("done", .integer(done)),
      ("total", .integer(total)),
    ])
  }

  /// Writes a frame as a PNG.
  /// - Returns: The name of the file on the shelf.
  /// - Throws: `Failure` if it cannot be drawn or written.
  func still(of scene: LoadedScene, frame index: Int) throws -> String {
    let list = try scene.list(ofFrame: index)
    let (_, name, path) = try outputs.place("\(scene.clip.name)-\(index)", "png")
    let sink = ImageFileSink(
      to: try AtomicFile(path: path, replacing: true), isOpaque: scene.clip.isOpaque)
    _ = try Recorder(rasterizer: Rasterizer(workers: outputs.jobs)).record(into: sink) {
      $0 == 0 ? list : nil
    }
    return name
  }
}

extension PreviewSession {
  /// Returns the path of a file that the preview has made by its name, or `nil` if there is none. It
  /// can be called from any thread.
  nonisolated package var outputPath: @Sendable (String) -> String? {
    { [outputs] in outputs.path(of: $0) }
  }
}
