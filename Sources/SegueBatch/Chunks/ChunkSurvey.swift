// What of a plan is done.

import SegueDiagnostics
import SegueFiles

/// The chunks of a plan by their state.
package struct ChunkSurvey: Sendable, Hashable {
  /// A chunk that has to be made anew.
  package struct Damage: Sendable, Hashable {
    /// Its number.
    package var chunk: Int
    /// What is wrong with it.
    package var reason: String
  }

  /// Chunks that are not there.
  package private(set) var missing: [Int] = []
  /// Chunks under whose names there is something else.
  package private(set) var damaged: [Damage] = []
  private let grid: ChunkGrid

  /// Looks at every chunk of `plan`.
  /// - Throws: `Failure` when the file system does not answer.
  package init(_ plan: ChunkPlan, in store: ChunkStore, _ care: ChunkStore.Care) throws {
    grid = plan.grid
    for clip in plan.clips.indices {
      for (chunk, key) in zip(grid.chunks(ofClip: clip), plan.keys(ofClip: clip)) {
        switch try store.state(key, frames: grid.place(ofChunk: chunk).frames, care) {
        case .complete: break
        case .missing: missing.append(chunk)
        case .damaged(let reason): damaged.append(Damage(chunk: chunk, reason: reason))
        }
      }
    }
  }

  /// Whether all is there.
  package var isComplete: Bool { missing.isEmpty && damaged.isEmpty }

  /// Chunks that are there.
  package var completeChunks: Int { grid.chunkCount - missing.count - damaged.count }

  /// Tasks that have something left to do, ascending.
  package var openTasks: [Int] {
    Set((missing + damaged.map(\.chunk)).map(grid.task(ofChunk:))).sorted()
  }

  /// Tasks that have nothing left to do, ascending.
  package var doneTasks: [Int] {
    let open = Set(openTasks)
    return (0..<grid.taskCount).filter { !open.contains($0) }
  }

  /// Tasks with a damaged chunk, ascending.
  package var damagedTasks: [Int] { Set(damaged.map { grid.task(ofChunk: $0.chunk) }).sorted() }
}
