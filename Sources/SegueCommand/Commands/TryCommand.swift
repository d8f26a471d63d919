// `segue try Slide.swift --from a.png --to b.png -o out.mp4`: source as it is in an app, in a clip. Run
// by `segue` it builds a program; that is the same command with the classes in it, and plays them.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueGoldens

/// Source files to a clip.
struct TryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: "Play a transition from the source of an iOS app.",
    discussion: """
      Finds the animators, delegates, presentation controllers and drivers in the files, builds them \
      with the Swift toolchain of this machine, and plays the way there and back. A program that \
      was built before is not built again.
      """)

  @Argument(help: ArgumentHelp("Swift files, as they are in the app.", valueName: "file"))
  var files: [String]

  @OptionGroup var trial: TrialOptions
  @OptionGroup var playing: TrialPlaying

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, a directory or pattern (%04d) for a PNG sequence, or - for standard output.",
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format, where the path does not tell: mp4, mov, png, y4m or rawvideo.",
      valueName: "name"), transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace what is there.")
  var force = false

  @Option(help: ArgumentHelp("Hold them against the goldens there, instead.", valueName: "folder"))
  var goldens: String?

  @Option(
    help: ArgumentHelp(
      "When goldens are written: never, missing, failed or all.", valueName: "mode"))
  var record: RecordMode?

  @Option(help: ArgumentHelp("Frames of a golden that are kept as pictures.", valueName: "N"))
  var pictures = 5

  @Flag(help: "Say what the transition does wrong, as warnings.")
  var lint = false

  @Flag(help: "Take what --lint says for errors.")
  var strict = false

  @Flag(help: "Every transition in the files; with --goldens.")
  var all = false

  @Flag(help: "Only name the transitions in the files.")
  var list = false

  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var run: RunOptions

  @Option(
    help: ArgumentHelp("Only frames A to B, both included.", valueName: "A-B[:step]"),
    transform: written)
  var frames: FrameRange?

  mutating func validate() throws {
    let wanted = [output != nil, goldens != nil, list].filter { $0 }.count
    guard wanted == 1 else {
      throw ValidationError("expected one of -o, --goldens and --list")
    }
    if all && goldens == nil {
      throw ValidationError("--all without --goldens; expected a folder of goldens")
    }
    if strict && !lint {
      throw ValidationError("--strict without --lint; expected both")
    }
    if lint && list {
      throw ValidationError("--lint with --list, which plays nothing; expected one of them")
    }
    if record != nil && goldens == nil {
      throw ValidationError("--record without --goldens; expected a folder of goldens")
    }
    guard (0...1000).contains(pictures) else {
      throw ValidationError("--pictures is \(pictures); expected 0…1000")
    }
  }

  func perform(in session: Session) throws {
    if let registry = session.trial {
      try TrialRun(command: self, session: session, registry: registry).perform()
    } else {
      try TrialProgram(command: self, session: session).perform()
    }
  }

  /// The options of a clip.
  var clipOptions: ClipOptions {
    var options = ClipOptions()
    options.rate = rate.fps
    size.apply(to: &options)
    options.showsTouches = touches.showTouches
    options.frames = frames
    encoding.apply(to: &options)
    return options
  }
}
