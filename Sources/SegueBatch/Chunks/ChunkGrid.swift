// The division of frames into chunks, and of chunks into tasks. The length of a chunk is fixed
// rather than the number of frames divided by the number of machines, so its frames, its bytes and
// its name are the same for any number of machines.

/// The location of a chunk: a range of frames of one clip.
package struct ChunkPlace: Sendable, Hashable {
  /// The index of the clip in the plan.
  package var clip: Int
  /// The index of the chunk in the clip.
  package var number: Int
  /// The frames of the chunk, by their positions in the clip.
  package var frames: Range<Int>
}

/// The division of a plan's clips into chunks, and of the chunks into tasks.
package struct ChunkGrid: Sendable, Hashable {
  /// The number of frames in a chunk, except for the last one of a clip.
  package let chunkLength: Int
  /// The number of chunks in a task, except for the last one.
  package let chunksPerTask: Int
  private let frames: [Int]
  /// For each clip, the number of chunks in the clips before it, followed by the number of all
  /// chunks.
  private let starts: [Int]

  /// Creates the grid for clips with the given numbers of frames. No argument may be 0.
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

  /// The total number of chunks.
  package var chunkCount: Int { starts[frames.count] }

  /// The total number of tasks.
  package var taskCount: Int { Self.pieces(chunkCount, of: chunksPerTask) }

  /// Returns the chunks of the task at `index`.
  package func chunks(ofTask index: Int) -> Range<Int> {
    let start = index * chunksPerTask
    return start..<min(start + chunksPerTask, chunkCount)
  }

  /// Returns the task to which a chunk belongs.
  package func task(ofChunk chunk: Int) -> Int { chunk / chunksPerTask }

  /// Returns the chunks of a clip.
  package func chunks(ofClip clip: Int) -> Range<Int> { starts[clip]..<starts[clip + 1] }

  /// Returns the location of a chunk.
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
