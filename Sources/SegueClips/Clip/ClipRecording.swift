// A clip with its frames and its output. All contradictions between the three are detected here,
// before a frame is rendered. All recordings (of one clip, of several at a time, or in chunks) take
// the frames from here.

import QuartzCore
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRecording
import SegueScenes
import SegueVideo
import SegueWorld

/// A clip that is ready to be recorded.
@MainActor
package struct ClipRecording {
  /// The clip.
  package let clip: Clip
  /// The plan of the output.
  package let plan: OutputPlan
  /// The shape of the clip.
  package let shape: ClipShape
  /// The number of frames that are recorded.
  package let total: Int
  /// The order of the frames.
  package let order: FrameOrder
  private let frames: ClipFrames
  private let options: ClipOptions

  /// Creates a recording of the frames of `clip` that the options select.
  /// - Throws: `Failure` or `UsageProblem`.
  package init(_ clip: Clip, options: ClipOptions, to plan: OutputPlan) throws {
    let sampling = try (options.speed ?? .normal).sampling(at: clip.rate)
    let selection = try options.selection(at: sampling)
    let count = try selection.count(in: clip, at: sampling)
    (self.clip, self.options, self.plan) = (clip, options, plan)
    let background = plan.background(isOpaque: clip.isOpaque, options)
    var shape = try Self.shape(
      of: clip, selection, isOpaque: background != nil || clip.isOpaque)
    order = try options.order(of: count, at: shape.rate, in: plan)
    total = try Self.total(of: order)
    if !order.isPlain { shape.frames = FrameRange(first: 0, last: total - 1, step: 1) }
    self.shape = shape
    frames = ClipFrames(clip.stage, rate: sampling, frames: selection, count: count)
    try check()
  }

  /// Creates the sink for the frames. Creating it starts the output file.
  /// - Throws: `Failure`.
  package func makeSink(replacing: Bool, calls: FileCalls = FileCalls()) throws -> any FrameSink {
    try plan.makeSink(for: shape, options: options, replacing: replacing, calls: calls)
  }

  /// Returns the display list of the frame at `position` of the output, or `nil` after the last.
  package func frame(at position: Int) throws -> DisplayList? {
    guard position < total else { return nil }
    let list = try frames.list(order.place(at: position))
    return background.map { list?.laid(over: $0) } ?? list
  }

  /// Returns the instant of the scene that the frame at `position` of the output shows, or `nil`
  /// after the last.
  package func instant(at position: Int) -> FrameTime? {
    position < total ? frames.instant(order.place(at: position)) : nil
  }

  /// The color over which the canvas is laid, or `nil` if it is not.
  private var background: SceneColor? {
    plan.background(isOpaque: clip.isOpaque, options)
  }

  /// Returns the result of the recording, with the size that the output has.
  package func result(_ statistics: RecordingStatistics) -> ClipResult {
    var shape = shape
    shape.size = writtenSize
    return ClipResult(
      clip: clip.document.path, output: plan.path, shape: shape, statistics: statistics,
      bytes: plan.fileSize, isImage: plan.isImage)
  }

  /// What the user might not expect of the output, one sentence each.
  package var notes: [String] {
    let alpha = plan.alphaNote(isOpaque: clip.isOpaque, options)
    return [evenSizeNote, alpha].compactMap { $0 }
  }

  /// The note about an odd frame size in a format that permits only even sizes, or `nil`. There is
  /// none about a draft, whose size is not the user's choice.
  private var evenSizeNote: String? {
    let (size, written) = (shape.size, writtenSize)
    guard size != written, !options.isDraft else { return nil }
    return "\(size.width) x \(size.height) pixels become \(written.width) x \(written.height): "
      + "4:2:0 video requires even sizes, so the last column or row is repeated"
  }

  /// The size of the frames in the output, in pixels.
  private var writtenSize: FrameSize {
    var size = shape.size
    if let container = plan.format.container {
      let settings = shape.settings(container, options)
      (size.width, size.height) = (settings.codedWidth, settings.codedHeight)
    } else if plan.format == .y4m {
      size.width += size.width % 2
      size.height += size.height % 2
    }
    return size
  }

  private static func total(of order: FrameOrder) throws(Failure) -> Int {
    guard let total = order.total, total <= SceneLimits.frames else {
      throw Failure(
        .limit,
        "the clip has more than \(SceneLimits.frames) frames, which is the limit; expected a smaller "
          + "--loop, --hold, or --fps, or a higher --speed")
    }
    return total
  }

  private func check() throws(UsageProblem) {
    if case .still(let path) = plan, total != 1 {
      throw UsageProblem(
        "\(path) is a single image, but \(total) frames are selected; expected a directory, a "
          + "pattern such as x-%04d.\(plan.format.suffix), a clip such as .mp4 or .gif, or --frames N"
      )
    }
    try plan.check(options)
  }

  private static func shape(of clip: Clip, _ selection: FrameRange, isOpaque: Bool)
    throws(UsageProblem) -> ClipShape
  {
    let product = clip.rate.denominator.multipliedReportingOverflow(by: selection.step)
    guard !product.overflow, let rate = FrameRate(clip.rate.numerator, per: product.partialValue)
    else { throw UsageProblem("the step \(selection.step) is too large") }
    return ClipShape(size: clip.size, rate: rate, isOpaque: isOpaque, frames: selection)
  }
}
