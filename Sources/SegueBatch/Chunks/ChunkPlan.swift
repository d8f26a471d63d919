// The work of a cluster: every clip with the hashes of everything that it is made from, and the
// grid that divides it. The plan contains everything that determines a byte; machines with the same
// plan give the same bytes or fail. The plan is reproducible: it contains no date, no host, and no
// absolute paths except those of the system's fonts.

import SegueClips
import SegueDiagnostics
import SegueRecording
import SegueScenes
import SegueVideo

/// A plan for rendering clips in chunks on several machines.
package struct ChunkPlan: Sendable, Hashable {
  /// The version of the plan format.
  package static let version = 1
  /// The number of frames in a chunk, which is that of the encoder.
  package static let chunkLength = MovieSettings(width: 2, height: 2, rateNumerator: 1).chunkLength

  /// The renderer that has to be used.
  package var renderer: RendererVersion
  /// The options of every clip. The format is always set.
  package var options: ClipOptions
  /// The clips, in the order of the input.
  package var clips: [PlannedClip]
  /// The division into chunks and tasks.
  package let grid: ChunkGrid

  /// Creates a plan for clips with at least one frame each.
  package init(
    renderer: RendererVersion, options: ClipOptions, clips: [PlannedClip], chunksPerTask: Int,
    chunkLength: Int = ChunkPlan.chunkLength
  ) {
    (self.renderer, self.options, self.clips) = (renderer, options, clips)
    grid = ChunkGrid(
      frames: clips.map(\.frames), chunkLength: chunkLength, chunksPerTask: chunksPerTask)
  }

  /// The format of the clips.
  package var format: OutputFormat { options.format ?? .mp4 }

  /// Returns the encoder's settings for a clip, or `nil` if the clips are not movies.
  package func movie(_ clip: PlannedClip) -> MovieSettings? {
    guard let container = format.container else { return nil }
    var settings = clip.shape.settings(container, options)
    settings.chunkLength = grid.chunkLength
    return settings
  }

  /// Returns the inputs of a clip.
  package func inputs(ofClip index: Int) -> ClipInputs {
    let clip = clips[index]
    return ClipInputs(
      scene: clip.hash, assets: clip.assets, fonts: clip.fonts, options: options,
      renderer: renderer)
  }
}

/// A clip of a plan.
package struct PlannedClip: Sendable, Hashable {
  /// The path of the scene, relative to the plan's folder.
  package var scene: String
  /// The SHA-256 of the scene's file.
  package var hash: String
  /// The files that were looked up in the scene's folder.
  package var assets: [ClipInputs.File]
  /// The system's font files.
  package var fonts: [ClipInputs.File]
  /// The number of frames that are recorded.
  package var frames: Int
  /// The shape of the clip.
  package var shape: ClipShape

  /// Creates a planned clip.
  package init(
    scene: String, hash: String, assets: [ClipInputs.File], fonts: [ClipInputs.File], frames: Int,
    shape: ClipShape
  ) {
    (self.scene, self.hash, self.frames, self.shape) = (scene, hash, frames, shape)
    (self.assets, self.fonts) = (assets, fonts)
  }

  /// The name of the scene, without folder and filename extension.
  package var name: String { Clip.stem(scene) }
}
