// The recording of a gallery: a clip and a poster for each transition, and then the page.

import SegueClips
import SegueDiagnostics
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage

/// Records a gallery.
@MainActor
struct GalleryRun {
  let session: Session
  let transitions: [NamedTransition]
  /// The pictures between which the transitions play, or `nil` for the gallery's own screens.
  let pair: ImagePair?
  /// The appearance of the clips, or `nil` for the light one.
  let appearance: SceneAppearance?
  /// The previews of packs, by the names of the packs, for galleries without pictures of one's own.
  let previews: [String: ImagePair]
  let folder: GalleryFolder
  let jobs: Int
  let force: Bool
  let reporting: (quiet: Bool, style: ProgressStyle)

  /// The constant rate factor of the clips, which are small and seen for a moment.
  private static let crf = 27.0
  /// The quality of the posters.
  private static let quality = 70

  /// The size of the clips in pixels: even numbers, in the aspect ratio of the pictures.
  var size: (width: Int, height: Int) {
    guard let pair else { return (180, 390) }
    let (width, height) = (Double(pair.first.width), Double(pair.first.height))
    let scale = min(180 / min(width, height), 390 / max(width, height))
    func even(_ side: Double) -> Int { max(2, 2 * Int((side * scale / 2).rounded())) }
    return (even(width), even(height))
  }

  /// Records everything.
  /// - Returns: The names of the files, in the order in which they were written.
  func record() throws -> [String] {
    let scenes = transitions.map { transition in
      GalleryScene(
        transition: transition, pair: pair ?? transition.declaration?.pack.flatMap { previews[$0] },
        size: size)
    }
    let files = transitions.flatMap {
      [GalleryFolder.clip($0.fileName), GalleryFolder.poster($0.fileName)]
    }
    let recordings = try scenes.map(movie)
    try folder.prepare(for: files, replacing: force)
    let total = recordings.reduce(0) { $0 + $1.recording.total }
    let reporter = ProgressReporter(
      console: session.console, style: reporting.style, isQuiet: reporting.quiet, name: "gallery",
      total: total)
    defer { reporter.end() }
    var done = 0
    for (scene, movie) in zip(scenes, recordings) {
      let before = done
      try write(movie.recording) { reporter.report(before + $0) }
      done += movie.recording.total
      try write(still(scene, of: movie.recording)) { _ in }
    }
    try session.checkInterruption()
    try folder.complete(
      GalleryPage(transitions: transitions, size: size).html,
      files: files)
    return files
  }

  private struct Movie {
    let recording: ClipRecording
  }

  private func movie(_ scene: GalleryScene) throws -> Movie {
    var options = ClipOptions()
    (options.format, options.crf) = (.mp4, Self.crf)
    let path = folder.path(of: GalleryFolder.clip(scene.transition.fileName))
    return Movie(recording: try recording(scene, options, .file(path: path, .mp4)))
  }

  private func still(_ scene: GalleryScene, of movie: ClipRecording) throws -> ClipRecording {
    let rate = Double(movie.shape.rate.numerator) / Double(movie.shape.rate.denominator)
    let rests = Int(GalleryScene.rest * rate)
    let returns = scene.steps.reverse
    let moving = Double(movie.total - rests * (returns ? 3 : 2)) / (returns ? 2 : 1)
    let part = scene.transition.tags.contains(.spring) ? 0.22 : 0.4
    let frame = min(movie.total - 1, rests + Int((max(0, moving) * part).rounded()))
    var options = ClipOptions()
    (options.format, options.quality) = (.webp, Self.quality)
    options.frames = FrameRange(first: frame, last: frame, step: 1)
    let path = folder.path(of: GalleryFolder.poster(scene.transition.fileName))
    return try recording(scene, options, .still(path: path))
  }

  private func recording(_ scene: GalleryScene, _ options: ClipOptions, _ plan: OutputPlan) throws
    -> ClipRecording
  {
    var options = options
    options.appearance = appearance
    let document = try options.applied(to: scene.document())
    let clip = try Clip(document, images: scene.images, transitions: session.transitions)
    return try ClipRecording(clip, options: options, to: plan)
  }

  private func write(_ recording: ClipRecording, progress: @escaping @Sendable (Int) -> Void) throws
  {
    let sink = try recording.makeSink(replacing: true)
    let recorder = Recorder(
      jobs: jobs, rasterizer: Rasterizer(workers: recording.total == 1 ? jobs : 1))
    _ = try recorder.record(
      into: sink, cancellation: session.cancellation, progress: progress,
      source: { try recording.frame(at: $0) })
  }
}
