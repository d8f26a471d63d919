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
  /// includes the program's hash, and that of the bundle's folder if there is an app.
  func renderer() throws -> RendererVersion {
    guard let app = transitions.app else {
      return transitions.hasOthers ? try RendererVersion.ofProgram() : .current
    }
    var version = try RendererVersion.ofProgram()
    version.program = version.program.map {
      FileDigest.hex(of: Array("\($0)\n\(app.bundlePath)".utf8))
    }
    return version
  }
}
