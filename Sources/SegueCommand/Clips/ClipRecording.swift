// One clip from its first frame to its finished file, and what is told about it.

import Foundation
import QuartzCore
import SegueDiagnostics
import SegueRaster
import SegueRecording
import SegueScenes

/// Records clips with the options of one run.
@MainActor
struct ClipRecording {
  let session: Session
  let run: RunOptions
  let encoding: EncodingOptions
  let force: Bool

  /// Records the frames of `selection` to where `plan` says.
  func record(_ clip: Clip, frames selection: FrameRange, to plan: OutputPlan) throws -> ClipResult
  {
    let total = selection.count(inClipOf: try clip.stage.frameCount())
    try check(total, selection, plan)
    let shape = try shape(of: clip, selection)
    noteEvenSize(shape, plan)
    let sink = try plan.makeSink(for: shape, encoding: encoding, replacing: force)
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: total)
    let recorder = Recorder(jobs: run.jobCount, rasterizer: rasterizer(frames: total))
    defer { reporter.end() }
    let statistics = try recorder.record(
      into: sink, cancellation: session.cancellation, progress: { reporter.report($0) }
    ) { position in
      guard let frame = selection.frame(at: position), position < total else { return nil }
      return try clip.stage.frame(at: clip.time(ofFrame: frame))
    }
    reporter.end()
    session.report(warningsOf: clip, quiet: run.quiet)
    return ClipResult(
      clip: clip.document.path, output: plan.path, shape: shape, statistics: statistics,
      bytes: plan.fileSize, isPicture: plan.isPicture)
  }

  /// A single frame gets all threads; otherwise each frame has one.
  private func rasterizer(frames: Int) -> Rasterizer {
    Rasterizer(workers: frames == 1 ? run.jobCount : 1)
  }

  private func check(_ total: Int, _ selection: FrameRange, _ plan: OutputPlan) throws {
    guard total > 0 else {
      throw UsageProblem("the clip has no frame \(selection.first); expected one before its end")
    }
    if case .still(let path) = plan, total != 1 {
      throw UsageProblem(
        "\(path) holds one frame and \(total) are asked for; expected a directory, a pattern such "
          + "as x-%04d.png, or --frames N")
    }
    if let option = encoding.given.first, !plan.isMovie {
      throw UsageProblem("\(option) is given and \(plan.path) is no movie; expected .mp4 or .mov")
    }
  }

  private func shape(of clip: Clip, _ selection: FrameRange) throws -> ClipShape {
    let product = clip.rate.denominator.multipliedReportingOverflow(by: selection.step)
    guard !product.overflow, let rate = FrameRate(clip.rate.numerator, per: product.partialValue)
    else { throw UsageProblem("the step \(selection.step) is too large") }
    return ClipShape(
      size: clip.size, rate: rate, isOpaque: clip.isOpaque, frames: selection)
  }

  private func noteEvenSize(_ shape: ClipShape, _ plan: OutputPlan) {
    let (width, height) = (shape.size.width, shape.size.height)
    guard plan.hasEvenSize, width % 2 + height % 2 > 0 else { return }
    session.note(
      "\(width) x \(height) pixels become \(width + width % 2) x \(height + height % 2): "
        + "4:2:0 video has even sizes, so the last column or row is repeated",
      quiet: run.quiet)
  }
}

extension OutputPlan {
  /// Whether frames go through 4:2:0 planes.
  fileprivate var hasEvenSize: Bool {
    switch self {
    case .file(_, let format), .standardOutput(let format): format.isMovie || format == .y4m
    case .still, .directory, .pattern: false
    }
  }

  /// Whether it is a single picture.
  fileprivate var isPicture: Bool {
    if case .still = self { true } else { false }
  }

  /// Bytes of the finished file, if it is one.
  var fileSize: Int? {
    switch self {
    case .file(let path, _), .still(let path):
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : nil
    case .directory, .pattern, .standardOutput: return nil
    }
  }
}
