// The tree of commands. Each command only reads its arguments and calls the code that does the
// work.

import ArgumentParser
import SegueDiagnostics
import SegueStage

/// A command that runs on the main actor and writes to the console of the session.
protocol ToolCommand: ParsableCommand {
  /// The limits that the command line sets, or `nil` for the standard ones.
  var givenLimits: ResourceLimits? { get }

  /// The style in which progress is written to standard error.
  var progressStyle: ProgressStyle { get }

  /// Performs the command.
  @MainActor func perform(in session: Session) throws
}

extension ToolCommand {
  /// Commands that play no scene have no limits.
  var givenLimits: ResourceLimits? { nil }

  /// Commands without an option for progress write messages as lines.
  var progressStyle: ProgressStyle { .auto }
}

/// The command without a subcommand, which shows the help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Render UIKit-style view-controller transitions to video and PNG.",
    discussion: """
      Exit codes: \(exitCodes). A retry may succeed after \(retries). `segue explain CODE` says more.
      """.examples(
        "segue new hello && segue render hello/scene.yaml -o hello.mp4",
        "segue transition a.png b.png --name slideDown"),
    version: SegueTool.version,
    subcommands: [
      RenderCommand.self, RunCommand.self, TransitionCommand.self, TryCommand.self,
      AdaptCommand.self,
      StillCommand.self,
      FilmstripCommand.self, InspectCommand.self, ValidateCommand.self, SchemaCommand.self,
      ListCommand.self, GalleryCommand.self, ExportCommand.self, CompareCommand.self,
      GoldenCommand.self,
      BatchCommand.self, WatchCommand.self, PreviewCommand.self, PlanCommand.self,
      ChunkCommand.self, AssembleCommand.self,
      StatusCommand.self, DoctorCommand.self, ExplainCommand.self, NewCommand.self,
    ])

  private static let exitCodes = SegueDiagnostics.ExitCode.allCases.map {
    "\($0.rawValue) \($0.summary)"
  }.joined(separator: ", ")

  private static let retries = SegueDiagnostics.ExitCode.allCases.filter {
    $0.retry.hasPrefix("yes")
  }.map { "\($0.rawValue)" }.joined(separator: ", ")
}
