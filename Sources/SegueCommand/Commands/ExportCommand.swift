// `segue export SCENE --as lottie|css|json|swift`: the motion of a clip for other tools, or the
// transitions that a scene declares as UIKit code.

import ArgumentParser
import QuartzCore
import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueExport
import SegueFiles
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld

/// Writes the motion of a scene in a format of other tools.
struct ExportCommand: AppPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the motion of a scene as Lottie, as CSS, as tracks in JSON, or as UIKit code.",
    discussion: """
      Everything that moves as one becomes a layer: an image, a color, or an outline, with keyframes \
      for position, rotation, scale, and opacity. What the format cannot express becomes a sequence \
      of images, with a warning that names the view; --strict makes it an error.

      As swift, the declared transitions that the steps name become animators of UIKit, which \
      `segue try` plays with the same pixels.
      """.examples(
        "segue export pop.yaml --as lottie -o pop.json",
        "segue export scenes/photo-detail.yaml -o PhotoTransition.swift"))

  @Argument(
    help: ArgumentHelp("A scene file, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scene: String

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "The format: lottie, css, json, or swift. Default: css for an output that ends in .html, swift "
        + "for .swift.", valueName: "format"))
  var givenFormat: ExportFormat?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "path"),
    completion: .anyFile)
  var output: String

  @Flag(help: "Replace an existing file.")
  var force = false

  @Flag(help: "Fail if anything cannot be expressed by layers that move.")
  var strict = false

  @OptionGroup var rate: RateOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  /// The greatest number of frames of an export.
  private static let maximumFrames = 3600

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }
  var writtenPaths: [String] { [output] }
  var printsOnlyErrors: Bool { run.quiet }

  func app() throws -> AppReference? { try .named(in: [scene]) }

  /// The format that is given, or that the name of the output implies.
  private var format: ExportFormat { givenFormat ?? .implied(by: output) ?? .json }

  mutating func validate() throws {
    guard !output.isEmpty, output != "-" else {
      throw ValidationError("--output is '\(output)'; expected a file")
    }
    guard givenFormat != nil || ExportFormat.implied(by: output) != nil else {
      let formats = NameList.text(ExportFormat.named(by: output).map(\.rawValue))
      throw ValidationError("there is no --as <format>; expected one of \(formats)")
    }
    try format.checkSuffix(of: output)
    guard format == .swift else { return }
    let given: [(Bool, String)] = [
      (rate.fps != nil, "the frame rate"),
      (frames.frames != nil || frames.start != nil || frames.end != nil, "the frames"),
      (size.isGiven, "the size or the appearance"),
    ]
    if let option = given.first(where: \.0)?.1 {
      throw ValidationError(
        "an option for \(option) with --as swift, which writes no frames; expected none")
    }
  }

  func perform(in session: Session) throws {
    var options = ClipOptions()
    size.apply(to: &options)
    options.rate = rate.fps
    frames.apply(to: &options)
    let clip = try Clip(
      try SceneSource.load(scene), options: options, transitions: session.transitions)
    try InputFiles.reject(output)
    let file = try AtomicFile(path: output, replacing: force)
    guard let format = format.layerFormat else {
      return try writeSwift(of: clip, to: file, in: session)
    }
    let sources = LayerSources()
    clip.stage.layerSources = sources
    let selection = try options.selection(at: clip.rate)
    let lists = try lists(of: clip, selection, in: session)
    let motion = try MotionBuilder.motion(
      of: lists, scale: clip.document.canvas.scale,
      rate: (clip.rate.numerator, clip.rate.denominator * selection.step),
      abilities: format.abilities,
      rasterizer: Rasterizer(workers: run.jobCount)
    ) { number in number.map { sources.layers[$0].exportName } ?? "device" }
    try session.checkInterruption()
    session.report(warningsOf: clip, run)
    try report(motion.warnings, in: session)
    let count = try write(format.text(of: motion, name: clip.name), to: file)
    try report(motion, bytes: count, in: session)
  }

  /// Writes the declared transitions that steps name as UIKit code.
  @MainActor
  private func writeSwift(of clip: Clip, to file: AtomicFile, in session: Session) throws {
    let transitions = try DeclaredUses(clip.stage.document)
    let writer = SwiftWriter(transitions.variants)
    let warnings = transitions.warnings + writer.warnings
    try report(warnings, in: session)
    let count = try write(writer.text(of: scene), to: file)
    let number = transitions.names.count
    guard run.json else {
      return session.note(
        "\(QuotedText.escaped(output)): \(number) transition\(number == 1 ? "" : "s"), \(count) bytes",
        quiet: run.quiet, style: run.progress)
    }
    let result = JSONText.object([
      ("output", .string(output)), ("format", .string(format.rawValue)),
      ("transitions", .array(transitions.names.map { .string($0) })),
      ("bytes", .integer(count)), ("warnings", .array(warnings.map { .string($0) })),
    ])
    try session.console.write(result.compact + "\n")
  }

  /// Reports what the format cannot express. With `--strict`, this is an error.
  @MainActor
  private func report(_ warnings: [String], in session: Session) throws {
    if strict, !warnings.isEmpty {
      throw Failure(.scene, warnings.map { Diagnostic(.error, "\(scene): \($0)") })
    }
    for warning in warnings {
      session.warn("\(scene): \(warning)", quiet: run.quiet, style: run.progress)
    }
  }

  /// Writes a text as the output, and returns the number of its bytes.
  private func write(_ text: String, to file: AtomicFile) throws -> Int {
    let bytes = [UInt8](text.utf8)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.commit()
    return bytes.count
  }

  /// Returns the frames, with the items of layers marked.
  @MainActor
  private func lists(of clip: Clip, _ selection: FrameRange, in session: Session) throws
    -> [DisplayList]
  {
    let count = try selection.count(in: clip, at: clip.rate)
    guard count <= Self.maximumFrames else {
      throw Failure(
        .limit,
        "\(scene): the clip has \(count) frames; expected at most \(Self.maximumFrames) to export. "
          + "Select some with --frames")
    }
    var lists: [DisplayList] = []
    for index in 0..<count {
      try session.checkInterruption()
      guard let frame = selection.frame(at: index),
        let list = try clip.stage.frame(at: clip.time(ofFrame: frame))
      else { break }
      lists.append(list)
    }
    return lists
  }

  @MainActor
  private func report(_ motion: ExportedMotion, bytes: Int, in session: Session) throws {
    if run.json {
      let result = JSONText.object([
        ("output", .string(output)), ("format", .string(format.rawValue)),
        ("frames", .integer(motion.frameCount)), ("layers", .integer(motion.layers.count)),
        ("images", .integer(motion.images.count)), ("bytes", .integer(bytes)),
        ("warnings", .array(motion.warnings.map { .string($0) })),
      ])
      try session.console.write(result.compact + "\n")
    } else {
      session.note(
        "\(QuotedText.escaped(output)): \(counted(motion.frameCount, "frame")), "
          + "\(counted(motion.layers.count, "layer")), \(counted(motion.images.count, "image")), "
          + "\(bytes) bytes", quiet: run.quiet, style: run.progress)
    }
  }
}

/// A format of layers that move.
enum LayerFormat: String {
  case lottie, css, json

  /// What the format can express.
  var abilities: ExportAbilities {
    switch self {
    case .lottie: LottieWriter.abilities
    case .css: CSSWriter.abilities
    case .json: TrackWriter.abilities
    }
  }

  /// Returns the file of a clip.
  func text(of motion: ExportedMotion, name: String) -> String {
    switch self {
    case .lottie: LottieWriter.text(of: motion, name: name)
    case .css: CSSWriter.text(of: motion, name: name)
    case .json: TrackWriter.text(of: motion, name: name)
    }
  }
}

extension CALayer {
  /// The name of the view that the layer shows: that of the scene, or its class.
  fileprivate var exportName: String {
    if let own = self.name, !own.isEmpty { return own }
    if let owner = delegate { return "\(type(of: owner))" }
    return superlayer.map { $0.exportName } ?? "\(type(of: self))"
  }
}
