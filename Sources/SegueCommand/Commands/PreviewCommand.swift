// `segue preview FILE…`: a page that shows scenes while they are written.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueStage

/// Shows scenes in a browser while they are written.
struct PreviewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show scenes in a browser, live, while they are written.",
    discussion: """
      Serves one page on this machine's loopback interface and prints its address, which contains a \
      random token; requests without the token are refused. Saving a scene, one of its images, \
      movies or fonts shows the change at once. Press Ctrl-C to stop.
      """.examples(
        "segue preview pop.yaml --open",
        "segue preview scenes/*.yaml --port 8080 --read-only"))

  @Argument(
    help: ArgumentHelp("Scene files, in YAML or JSON.", valueName: "file"), completion: .scenes)
  var files: [String]

  @Option(help: ArgumentHelp("The port. The default is any free port.", valueName: "N"))
  var port: UInt16?

  @Flag(help: "Open the page with xdg-open.")
  var open = false

  @Flag(help: "Never write to the files.")
  var readOnly = false

  @Option(
    help: ArgumentHelp(
      "The number of threads that draw, or a percentage of the processors.", valueName: "N|N%"),
    transform: written)
  var jobs: JobCount = .percent(100)

  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  var givenLimits: ResourceLimits? { limitOptions.limits }

  mutating func validate() throws {
    if port == 0 { throw ValidationError("--port is 0; expected 1…65535") }
  }

  func perform(in session: Session) throws {
    for file in files where OutputChecks.fileIdentity(file) == nil {
      throw Failure(.scene, "\(file): no such file; expected a scene")
    }
    try PreviewRun(command: self, session: session).perform()
  }
}

extension PreviewCommand: SceneReadingCommand {}
