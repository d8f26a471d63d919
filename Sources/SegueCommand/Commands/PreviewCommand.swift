// `segue preview FILE…`: a page that shows scenes and transitions while they are written.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueStage

/// Shows scenes, or the transitions in an app's source, in a browser while they are written.
struct PreviewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show scenes, or a transition from an app's source, live in a browser.",
    discussion: """
      Serves a page on this machine's loopback interface and prints its address, which contains a \
      random token; requests without the token are refused. Saving a scene, one of its images, \
      movies or fonts, or a Swift file shows the change at once. Press Ctrl-C to stop.

      Swift files are built together and played as `segue try` does, with its options. Their code \
      runs as you; use it only with code that you trust.
      """.examples(
        "segue preview pop.yaml --open",
        "segue preview SlideOver.swift --from a.png --to b.png"))

  @Argument(
    help: ArgumentHelp(
      "Scene files, in YAML or JSON, and Swift files from an app.", valueName: "file"),
    completion: .anyFile)
  var files: [String]

  @Option(help: ArgumentHelp("The port. The default is any free port.", valueName: "N"))
  var port: UInt16?

  @Flag(help: "Open the page in the browser, with xdg-open.")
  var open = false

  @Flag(help: "Never write to the files.")
  var readOnly = false

  @Option(
    help: ArgumentHelp(
      "The number of threads that draw, or a percentage of the processors.", valueName: "N|N%"),
    transform: written)
  var jobs: JobCount = .percent(100)

  @OptionGroup var trial: TrialOptions
  @OptionGroup var playing: TrialPlaying
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  /// The folder for clips and stills of a program that another preview has started, or `nil`.
  @Option(help: .hidden) var outputFolder: String?
  /// The position of the document that such a program shows, if it is a scene.
  @Option(help: .hidden) var shownDocument: Int?

  var givenLimits: ResourceLimits? { limitOptions.limits }

  mutating func validate() throws {
    if port == 0 { throw ValidationError("--port is 0; expected 1…65535") }
    // The limits of programs are those of apps, too, which scenes may name.
    let limits = ["--sandbox", "--memory-limit", "--cache-limit"]
    let others = (playing.given + trial.given).filter { !limits.contains($0) }
    if swiftFiles.isEmpty, let option = others.first {
      throw ValidationError("\(option) without a Swift file; expected one among the files")
    }
  }

  func perform(in session: Session) throws {
    if let outputFolder {
      return try PreviewedProgram(command: self, session: session, folder: outputFolder).perform()
    }
    for file in files where OutputChecks.fileIdentity(file) == nil {
      throw Failure(.scene, "\(file): no such file; expected a scene or a Swift file")
    }
    try PreviewRun(command: self, session: session).perform()
  }

  /// The Swift files, which are one document of the preview, after its scenes.
  var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }
  /// The scene files, each of which is a document.
  var scenes: [String] { files.filter { !$0.hasSuffix(".swift") } }
  /// The names of the documents.
  var documents: [String] { scenes + swiftFiles.prefix(1) }
}

extension PreviewCommand: SceneReadingCommand {}
