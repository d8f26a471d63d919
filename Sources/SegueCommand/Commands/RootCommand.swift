// The tree of commands. Each command only reads its arguments and calls the code that does the
// work.

import ArgumentParser
import SegueStage

/// A command that runs on the main actor and writes to the console of the session.
protocol ToolCommand: ParsableCommand {
  /// The limits that the command line sets, or `nil` for the standard ones.
  var givenLimits: ResourceLimits? { get }

  /// Performs the command.
  @MainActor func perform(in session: Session) throws
}

extension ToolCommand {
  /// Commands that play no scene have no limits.
  var givenLimits: ResourceLimits? { nil }
}

/// The command without a subcommand, which shows the help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Render UIKit-style view-controller transitions to video and PNG.",
    discussion: """
      Exit codes: 0 success, 1 mismatch, 2 usage, 3 scene, 4 asset, 5 limit, 6 output, 7 encoder, \
      70 internal error, 130 and 143 interrupted. A retry may succeed after 6, 7, and codes of 128 \
      or more.
      """,
    version: SegueTool.version,
    subcommands: [
      RenderCommand.self, TransitionCommand.self, TryCommand.self, AdaptCommand.self,
      StillCommand.self,
      FilmstripCommand.self, InspectCommand.self, ValidateCommand.self, SchemaCommand.self,
      ListCommand.self, CompareCommand.self, GoldenCommand.self, BatchCommand.self,
      WatchCommand.self, PlanCommand.self, ChunkCommand.self, AssembleCommand.self,
      StatusCommand.self,
    ])
}
