// The plan and its chunks, as all commands for farms name them.

import ArgumentParser
import SegueBatch

/// A plan that exists.
struct ChunkOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The file that segue plan wrote.", valueName: "plan"))
  var plan: String

  @Option(
    help: ArgumentHelp("Where the chunks are; by default PLAN.chunks.", valueName: "folder"))
  var chunks: String?

  /// The chunks.
  var store: ChunkStore { ChunkStore(folder: chunks ?? ChunkStore.folder(ofPlan: plan)) }

  /// Reads the plan.
  func read() throws -> ChunkPlan { try ChunkPlanReader.read(path: plan) }
}

extension Session {
  /// Who makes the bytes here. Transitions that are not Segue's own count by the program's hash.
  func renderer() throws -> RendererVersion {
    transitions.hasOthers ? try RendererVersion.ofProgram() : .current
  }
}
