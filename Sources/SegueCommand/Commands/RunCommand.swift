// `segue run PROJECT -o out.mp4`: builds an app from its project, and plays it under a script.
// `segue` builds a program, which is the same command with the app linked in, and that program
// plays it.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage

/// Builds and plays an app.
struct RunCommand: AppPlayingCommand, RenderingCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build an iOS app from its project, and play it.",
    discussion: """
      PROJECT is an .xcodeproj, a Swift package, or a folder. The app's Swift files are built with the \
      Swift toolchain of this machine, and the app is launched as on a device, with its storyboards, \
      asset catalogues, and strings. With --script, the script of a scene is played; without it, only \
      the launch. Without -o and --record, the command plays the app and reports what is wrong.

      The code runs as you, with access to your files and to the network; the time and memory \
      limits are not a sandbox. Use it only with code that you trust.
      """.examples(
        "segue run Walk.xcodeproj --record",
        "segue run Walk.xcodeproj --script walk.yaml -o walk.mp4"))

  @Argument(
    help: ArgumentHelp("An .xcodeproj, a Swift package, or a folder.", valueName: "project"),
    completion: .directory)
  var project: String

  @Option(
    help: ArgumentHelp(
      "A scene with 'app', whose script is played. PROJECT takes the place of its app.",
      valueName: "scene"), completion: .scenes)
  var script: String?

  @Option(help: ArgumentHelp("The target, if the project has several apps.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "A Swift file that is built with the app and declares what it uses of modules that do not exist "
        + "here. Can be given several times.", valueName: "file"), completion: .sources)
  var stub: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with the sources of libraries that the app imports: a package, a folder of packages or "
        + "pods such as Pods, or the folder of one module. Can be given several times. Default: the "
        + "script's, or none.", valueName: "folder"), completion: .directory)
  var library: [String] = []

  @Option(
    help: ArgumentHelp(
      "The device. Default: that of the script; without one, iphone-16, or ipad-pro-11 for apps that "
        + "run only on tablets.", valueName: "name"),
    completion: .devices)
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The language of the app, such as de. Default: the one in which it is developed.",
      valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "A folder of canned responses to the app's requests. Default: the script's, or none.",
      valueName: "folder"), completion: .directory)
  var responses: String?

  @Flag(
    help: """
      Print what can be tapped and seen whenever the app rests: lines that can be used as steps of a \
      script. With --json, as JSON.
      """)
  var record = false

  @OptionGroup var destination: PossibleOutputOptions

  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var fitting: FittingOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  mutating func validate() throws {
    guard !project.hasSuffix(".yaml"), !project.hasSuffix(".yml"), !project.hasSuffix(".json")
    else {
      throw ValidationError(
        "\(project) is a scene; expected a project. `segue render` plays a scene with 'app'")
    }
    if let responses, !OutputChecks.isDirectory(responses) {
      throw ValidationError(
        "--responses is \(QuotedText.quoted(responses)), which is not a folder; expected one")
    }
    if record, destination.output != nil {
      throw ValidationError("--record and -o cannot be combined; expected one of them")
    }
    try EncodingOptions.rejectDraft(of: clipOptions, fitting: fitting.maxSize)
    guard destination.output == nil else { return }
    let options = clipOptions
    let given =
      options.timingGiven.map { "--\($0)" }.first ?? (destination.force ? "--force" : nil)
      ?? fitting.maxSize.map { _ in "--max-size" }
      ?? (encoding.draft ? "--draft" : nil) ?? destination.format.map { _ in "--format" }
    if let given { throw ValidationError("\(given) without -o; expected a clip") }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }
  var writtenPaths: [String] { [destination.output].compactMap { $0 } }
  var printsOnlyErrors: Bool { run.quiet }

  func app() throws -> AppReference? {
    // What is wrong with the script is found before anything is built.
    let document = try scene(named: project).document()
    let named = document.app?.libraries.map(document.resolved) ?? []
    return AppReference(
      project: project, target: target, stubs: stub, libraries: library.isEmpty ? named : library)
  }

  func perform(in session: Session) throws {
    guard let app = session.transitions.app else {
      throw Failure(.bug, "the app is not built into this program")
    }
    var scene = scene(named: app.name)
    scene.display = app.display
    var document = try scene.document()
    if let responses {
      session.transitions.app?.responsesPath = responses
      document.app?.responses = nil
    }
    try withoutPlaces {
      if let output = destination.output {
        try render(document, to: output, session)
      } else {
        try play(document, session)
      }
    }
  }

  private func scene(named name: String) -> AppScene {
    AppScene(project: project, name: name, script: script, device: device, language: language)
  }

  /// A Boolean value that indicates whether positions refer to a scene file of the user.
  private var hasPlaces: Bool { script != nil }

  /// Calls `body`. Positions in a generated scene are removed from its failure.
  @MainActor
  private func withoutPlaces(_ body: () throws -> Void) throws {
    do { try body() } catch let failure as Failure where !hasPlaces {
      throw failure.withoutPlaces
    }
  }

  @MainActor
  private func render(_ document: SceneDocument, to output: String, _ session: Session) throws {
    let name = script.map { Clip.stem($0) } ?? session.transitions.app?.name ?? "app"
    let plan = try OutputPlan(
      output, format: destination.format, stem: name, isDirectory: OutputChecks.isDirectory)
    var options = clipOptions
    options.format = plan.format
    let clip = try Clip(document, options: options, transitions: session.transitions)
    try OutputChecks.rejectInputs(plan)
    let recording = ClipRun(
      session: session, run: run, force: destination.force, hasPlaces: hasPlaces)
    let result = try recording.record(
      clip, options: options, to: plan, fitting: fitting.maxSize
    ) { try Clip(document, options: $0, transitions: session.transitions) }
    try session.emit(result, run, outputIsTaken: plan.isStandardOutput)
  }

  /// Plays the script without rendering.
  @MainActor
  private func play(_ document: SceneDocument, _ session: Session) throws {
    let clip = try Clip(
      document, options: clipOptions, transitions: session.transitions)
    guard record else {
      let frames = try clip.stage.frameCount()
      _ = try clip.stage.frame(at: clip.time(ofFrame: max(0, frames - 1)))
      session.report(warningsOf: clip, run, hasPlaces: hasPlaces)
      guard !run.quiet else { return }
      return try session.console.write(
        "\(QuotedText.escaped(project)): played, \(frames) frames, \(clip.rate) fps\n")
    }
    let recording = clip.stage.recording()
    try session.console.write(run.json ? recording.json : recording.text)
    if let failure = recording.failure { throw failure }
    session.report(warningsOf: clip, run, hasPlaces: hasPlaces)
  }
}

extension RunCommand: SceneReadingCommand {}
