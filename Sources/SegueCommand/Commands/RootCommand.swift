// The tree of commands. Each command only reads its arguments and calls what does the work.

import ArgumentParser

/// A command of ours: it runs on the main actor and writes where the session says.
protocol ToolCommand: ParsableCommand {
  /// Does it.
  @MainActor func perform(in session: Session) throws
}

/// The command without a subcommand: shows the help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Renders UIKit-style view-controller transitions to video and PNG.",
    discussion: """
      Exit codes: 0 done, 1 mismatch, 2 usage, 3 scene, 4 asset, 5 limit, 6 output, 7 encoder, \
      70 a bug, 130 and 143 interrupted. 6, 7 and those from 128 on are worth a retry.
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
