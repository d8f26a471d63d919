// The options for the plan and its chunks, shared by all commands for clusters.

import ArgumentParser
import SegueBatch
import SegueClips

/// The options that name an existing plan and its chunks.
struct ChunkOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The plan file written by segue plan.", valueName: "plan"),
    completion: .plans)
  var plan: String

  @Option(
    help: ArgumentHelp("The folder of the chunks. Default: PLAN.chunks.", valueName: "folder"),
    completion: .directory)
  var chunks: String?

  /// The store of the chunks.
  var store: ChunkStore { ChunkStore(folder: chunks ?? ChunkStore.folder(ofPlan: plan)) }

  /// Reads the plan.
  func read() throws -> ChunkPlan { try ChunkPlanReader.read(path: plan) }
}

extension Session {
  /// Returns the version of the renderer. If there are transitions other than Segue's own, it
  /// includes the program's hash.
  func renderer() throws -> RendererVersion {
    transitions.hasOthers ? try RendererVersion.ofProgram() : .current
  }
}
