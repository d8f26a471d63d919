import SeguePixels
import SegueRecording
import SegueVideo
import Testing

@Suite struct MotionInstantsTests {
  @Test("instants have equal shares of what changes")
  func shares() {
    #expect(MotionInstants(changes: Array(repeating: 5, count: 8)).frames(5) == [0, 2, 4, 6, 8])
    // All of the motion is at the end; the first frame is shown nevertheless.
    let late = Array(repeating: 0, count: 90) + Array(repeating: 7, count: 10)
    #expect(MotionInstants(changes: late).frames(6) == [0, 92, 94, 96, 98, 100])
  }

  @Test("each rest between two motions is shown once")
  func rests() {
    let move = Array(repeating: 3, count: 10)
    let still = Array(repeating: 0, count: 20)
    let changes = still + move + still + move + still
    let frames = MotionInstants(changes: changes).frames(9)
    #expect(frames == [0, 22, 25, 27, 40, 52, 55, 57, 80])
    #expect(MotionInstants(changes: changes).frames(3).count == 3)
  }

  @Test("changes too small to be seen are a rest")
  func negligible() {
    let tail = Array(repeating: 1, count: 40)
    let changes = Array(repeating: 100_000, count: 8) + tail
    #expect(MotionInstants(changes: changes).frames(5).dropLast().allSatisfy { $0 <= 8 })
  }

  @Test("a change counts from a 4096th of all changes")
  func negligibleBound() {
    // A 4096th of this is 99, a 4095th would be 100.
    let total = 4096 * 100 - 1
    func frames(_ small: Int) -> [Int] {
      let large = (total - small) / 2
      return MotionInstants(
        changes: [large, 0, 0, 0, small, 0, 0, 0, total - small - large]
      ).frames(4)
    }
    #expect(frames(99) == [0, 1, 5, 9])
    // What does not count is part of a rest, whose middle is shown.
    #expect(frames(98) == [0, 4, 6, 9])
  }

  @Test("what remains goes to the largest remainders, not to the largest motion")
  func remainders() {
    let changes = [3, 3, 3, 3] + Array(repeating: 0, count: 6) + Array(repeating: 1, count: 5)
    #expect(MotionInstants(changes: changes).frames(6) == [0, 1, 3, 7, 12, 15])
  }

  @Test("without motion the instants are even, and never more than there are frames")
  func still() {
    #expect(MotionInstants(changes: Array(repeating: 0, count: 8)).frames(3) == [0, 4, 8])
    #expect(MotionInstants(changes: [1, 2]).frames(10) == [0, 1, 2])
    #expect(MotionInstants(changes: [1, 2]).frames(1) == [0])
    #expect(MotionInstants(changes: []).frames(4) == [0])
  }

  @Test("one jump does not take all instants")
  func jump() {
    let changes = Array(repeating: 0, count: 10) + [900] + Array(repeating: 0, count: 10)
    let frames = MotionInstants(changes: changes).frames(6)
    #expect(frames.count == 6 && frames == frames.sorted() && Set(frames).count == 6)
    #expect(frames.contains(10) || frames.contains(11))
  }

  @Test("changes are sums of the differences of bytes")
  @MainActor func measured() throws {
    let sink = MotionSink()
    _ = try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 4 ? numberedList([7, 7, 8, 5][$0]) : nil
    }
    #expect(sink.changes.count == 3 && sink.changes[0] == 0)
    #expect(sink.changes[1] > 0 && sink.changes[2] == 3 * sink.changes[1])
  }
}
