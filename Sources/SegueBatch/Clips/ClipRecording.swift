// A clip with its frames and its place: everything that can be wrong with the three together is found
// here, before a frame is drawn. Whoever records it, alone, beside others or in chunks, takes the frames
// from here.

import QuartzCore
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRecording
import SegueScenes
import SegueVideo

/// A clip about to be recorded.
@MainActor
package struct ClipRecording {
  /// The clip.
  package let clip: Clip
  /// Where it goes.
  package let plan: OutputPlan
  /// What it is.
  package let shape: ClipShape
  /// How many frames are recorded.
  package let total: Int
  private let options: ClipOptions

  /// The frames of `clip` that the options select, for `plan`.
  /// - Throws: `Failure` or `UsageProblem`.
  package init(_ clip: Clip, options: ClipOptions, to plan: OutputPlan) throws {
    let selection = try options.selection(at: clip.rate)
    total = selection.count(inClipOf: try clip.stage.frameCount())
    (self.clip, self.options, self.plan) = (clip, options, plan)
    shape = try Self.shape(of: clip, selection)
    try check(selection)
  }

  /// The sink that its frames go to; made, it has begun a file.
  /// - Throws: `Failure`.
  package func makeSink(replacing: Bool, calls: FileCalls = FileCalls()) throws -> any FrameSink {
    try plan.makeSink(for: shape, options: options, replacing: replacing, calls: calls)
  }

  /// What is drawn in the frame at `position` of the output; `nil` after the last.
  package func frame(at position: Int) throws -> DisplayList? {
    guard let frame = shape.frames.frame(at: position), position < total else { return nil }
    return try clip.stage.frame(at: clip.time(ofFrame: frame))
  }

  /// What became of it.
  package func result(_ statistics: RecordingStatistics) -> ClipResult {
    ClipResult(
      clip: clip.document.path, output: plan.path, shape: shape, statistics: statistics,
      bytes: plan.fileSize, isPicture: plan.isPicture)
  }

  /// What is said of a picture with odd sides where there are only even ones.
  package var evenSizeNote: String? {
    let (width, height) = (shape.size.width, shape.size.height)
    guard plan.hasEvenSize, width % 2 + height % 2 > 0 else { return nil }
    return "\(width) x \(height) pixels become \(width + width % 2) x \(height + height % 2): "
      + "4:2:0 video has even sizes, so the last column or row is repeated"
  }

  private func check(_ selection: FrameRange) throws(UsageProblem) {
    guard total > 0 else {
      throw UsageProblem("the clip has no frame \(selection.first); expected one before its end")
    }
    if case .still(let path) = plan, total != 1 {
      throw UsageProblem(
        "\(path) holds one frame and \(total) are asked for; expected a directory, a pattern such "
          + "as x-%04d.png, or --frames N")
    }
    if let option = options.encodingGiven.first, !plan.isMovie {
      throw UsageProblem("\(option) is given and \(plan.path) is no movie; expected .mp4 or .mov")
    }
  }

  private static func shape(of clip: Clip, _ selection: FrameRange) throws(UsageProblem)
    -> ClipShape
  {
    let product = clip.rate.denominator.multipliedReportingOverflow(by: selection.step)
    guard !product.overflow, let rate = FrameRate(clip.rate.numerator, per: product.partialValue)
    else { throw UsageProblem("the step \(selection.step) is too large") }
    return ClipShape(
      size: clip.size, rate: rate, isOpaque: clip.isOpaque, frames: selection)
  }
}
