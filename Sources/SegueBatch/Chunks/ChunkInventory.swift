// The state of a plan: which chunks and tasks are done.

import SegueDiagnostics
import SegueFiles

/// The chunks of a plan by their state.
package struct ChunkInventory: Sendable, Hashable {
  /// A chunk that has to be rendered again.
  package struct Damage: Sendable, Hashable {
    /// The index of the chunk.
    package var chunk: Int
    /// The reason why it is damaged.
    package var reason: String
  }

  /// The chunks that do not exist.
  package private(set) var missing: [Int] = []
  /// The chunks whose files are damaged.
  package private(set) var damaged: [Damage] = []
  private let grid: ChunkGrid

  /// Examines every chunk of `plan`.
  /// - Throws: `Failure` if the file system cannot be accessed.
  package init(_ plan: ChunkPlan, in store: ChunkStore, _ care: ChunkStore.VerificationLevel) throws
  {
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

  /// A Boolean value that indicates whether all chunks exist.
  package var isComplete: Bool { missing.isEmpty && damaged.isEmpty }

  /// The number of chunks that exist.
  package var completeChunks: Int { grid.chunkCount - missing.count - damaged.count }

  /// The tasks that have chunks left to render, ascending.
  package var openTasks: [Int] {
    Set((missing + damaged.map(\.chunk)).map(grid.task(ofChunk:))).sorted()
  }

  /// The tasks that have no chunks left to render, ascending.
  package var doneTasks: [Int] {
    let open = Set(openTasks)
    return (0..<grid.taskCount).filter { !open.contains($0) }
  }

  /// The tasks with a damaged chunk, ascending.
  package var damagedTasks: [Int] { Set(damaged.map { grid.task(ofChunk: $0.chunk) }).sorted() }
}
