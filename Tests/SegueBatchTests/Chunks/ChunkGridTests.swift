import SegueBatch
import Testing

@Suite struct ChunkGridTests {
  @Test(
    "every frame is in one chunk and every chunk in one task, in order", arguments: [1, 2, 3, 7])
  func covers(chunksPerTask: Int) {
    for frames in [[1], [239], [240], [241], [480, 1, 240], [5, 1000, 3, 720], [1, 1, 1, 1, 1]] {
      let grid = ChunkGrid(frames: frames, chunkLength: 240, chunksPerTask: chunksPerTask)
      let chunks = (0..<grid.taskCount).flatMap { Array(grid.chunks(ofTask: $0)) }
      #expect(chunks == Array(0..<grid.chunkCount))
      #expect(chunks.allSatisfy { grid.chunks(ofTask: grid.task(ofChunk: $0)).contains($0) })
      var covered = frames.map { _ in 0 }
      for chunk in chunks {
        let place = grid.place(ofChunk: chunk)
        #expect(place.frames.lowerBound == covered[place.clip])
        #expect(place.frames.lowerBound == 240 * place.number)
        #expect(place.frames.count == 240 || place.frames.upperBound == frames[place.clip])
        #expect(grid.chunks(ofClip: place.clip).lowerBound + place.number == chunk)
        covered[place.clip] = place.frames.upperBound
      }
      #expect(covered == frames)
    }
  }

  @Test("a task has whole chunks; only the last has fewer chunks")
  func tasks() {
    let grid = ChunkGrid(frames: [240 * 11], chunkLength: 240, chunksPerTask: 3)
    #expect(grid.taskCount == 4)
    #expect((0..<4).map { grid.chunks(ofTask: $0).count } == [3, 3, 3, 2])
  }

  @Test(
    "numbers are written as job arrays expect them",
    arguments: [
      ([], ""), ([4], "4"), ([0, 1], "0,1"), ([0, 1, 2], "0-2"), ([0, 3, 7, 8, 9], "0,3,7-9"),
      ([1, 2, 4, 5, 6, 8], "1,2,4-6,8"),
    ] as [([Int], String)])
  func ranges(numbers: [Int], text: String) { #expect(ArrayRanges.text(numbers) == text) }
}
