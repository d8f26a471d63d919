// What a farm is to do: every clip with the hashes of all that it is made from, and the grid that cuts it.
// The plan says everything that decides a byte; machines that are given the same plan make the same bytes
// or refuse. Nothing in it varies: no date, no host, no absolute path but those of the system's fonts.

import SegueDiagnostics
import SegueRecording
import SegueScenes
import SegueVideo

/// Clips cut into chunks.
package struct ChunkPlan: Sendable, Hashable {
  /// The version of the plan's own form.
  package static let version = 1
  /// Frames in a chunk: those of the encoder.
  package static let chunkLength = MovieSettings(width: 2, height: 2, rateNumerator: 1).chunkLength

  /// Who has to render it.
  package var renderer: RendererVersion
  /// The options of every clip. The format is always given.
  package var options: ClipOptions
  /// The clips, in the order in which they were given.
  package var clips: [PlannedClip]
  /// Chunks and tasks.
  package let grid: ChunkGrid

  /// A plan for clips with at least one frame each.
  package init(
    renderer: RendererVersion, options: ClipOptions, clips: [PlannedClip], chunksPerTask: Int,
    chunkLength: Int = ChunkPlan.chunkLength
  ) {
    (self.renderer, self.options, self.clips) = (renderer, options, clips)
    grid = ChunkGrid(
      frames: clips.map(\.frames), chunkLength: chunkLength, chunksPerTask: chunksPerTask)
  }

  /// What the clips are written as.
  package var format: OutputFormat { options.format ?? .mp4 }

  /// The encoder's settings for a clip; `nil` for what is no movie.
  package func movie(_ clip: PlannedClip) -> MovieSettings? {
    guard let container = format.container else { return nil }
    var settings = clip.shape.settings(container, options)
    settings.chunkLength = grid.chunkLength
    return settings
  }

  /// What clip `index` is made from.
  package func inputs(ofClip index: Int) -> ClipInputs {
    let clip = clips[index]
    return ClipInputs(
      scene: clip.hash, assets: clip.assets, fonts: clip.fonts, options: options,
      renderer: renderer)
  }
}

/// A clip of a plan.
package struct PlannedClip: Sendable, Hashable {
  /// The scene's file, seen from the plan's folder.
  package var scene: String
  /// SHA-256 of the scene's file.
  package var hash: String
  /// What the scene's folder was asked for.
  package var assets: [ClipInputs.File]
  /// Files of the system's fonts.
  package var fonts: [ClipInputs.File]
  /// How many frames are recorded.
  package var frames: Int
  /// What they are.
  package var shape: ClipShape

  /// This clip.
  package init(
    scene: String, hash: String, assets: [ClipInputs.File], fonts: [ClipInputs.File], frames: Int,
    shape: ClipShape
  ) {
    (self.scene, self.hash, self.frames, self.shape) = (scene, hash, frames, shape)
    (self.assets, self.fonts) = (assets, fonts)
  }

  /// The scene's name, without folder and extension.
  package var name: String { Clip.stem(scene) }
}
