// Which frames belong to which chunk, and which chunks to which task. A chunk's length is fixed and not
// the number of frames divided by the number of machines: so its frames, its bytes and its name are the
// same however many machines there are.

/// Some frames of one clip.
package struct ChunkPlace: Sendable, Hashable {
  /// The clip, by its number in the plan.
  package var clip: Int
  /// The chunk, by its number in the clip.
  package var number: Int
  /// Its frames, by their position in the clip.
  package var frames: Range<Int>
}

/// The clips of a plan, cut.
package struct ChunkGrid: Sendable, Hashable {
  /// Frames in a chunk that is not the last of its clip.
  package let chunkLength: Int
  /// Chunks in a task that is not the last.
  package let chunksPerTask: Int
  private let frames: [Int]
  /// For each clip, the chunks of those before it; and then all chunks.
  private let starts: [Int]

  /// Cuts clips with so many frames each. Nothing may be 0.
  package init(frames: [Int], chunkLength: Int, chunksPerTask: Int) {
    (self.frames, self.chunkLength, self.chunksPerTask) = (frames, chunkLength, chunksPerTask)
    var starts = [0]
    starts.reserveCapacity(frames.count + 1)
    var sum = 0
    for count in frames {
      sum += Self.pieces(count, of: chunkLength)
      starts.append(sum)
    }
    self.starts = starts
  }

  /// All chunks.
  package var chunkCount: Int { starts[frames.count] }

  /// All tasks.
  package var taskCount: Int { Self.pieces(chunkCount, of: chunksPerTask) }

  /// The chunks of task `index`.
  package func chunks(ofTask index: Int) -> Range<Int> {
    let start = index * chunksPerTask
    return start..<min(start + chunksPerTask, chunkCount)
  }

  /// The task that chunk `chunk` belongs to.
  package func task(ofChunk chunk: Int) -> Int { chunk / chunksPerTask }

  /// The chunks of clip `clip`.
  package func chunks(ofClip clip: Int) -> Range<Int> { starts[clip]..<starts[clip + 1] }

  /// Where chunk `chunk` is.
  package func place(ofChunk chunk: Int) -> ChunkPlace {
    var (low, high) = (0, frames.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= chunk { low = middle } else { high = middle - 1 }
    }
    let number = chunk - starts[low]
    let first = number * chunkLength
    return ChunkPlace(
      clip: low, number: number, frames: first..<min(first + chunkLength, frames[low]))
  }

  private static func pieces(_ count: Int, of length: Int) -> Int {
    count / length + (count % length > 0 ? 1 : 0)
  }
}
