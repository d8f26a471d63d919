import SegueGoldens
import Testing

@Suite struct FrameShiftTests {
  @Test(
    "shifts are found where all following frames are merely displaced",
    arguments: [
      ("aaabcdeff", "abcdefff", "the whole clip is 2 frames later"),
      ("abcdefff", "aaabcdeff", "the whole clip is 2 frames earlier"),
      ("abccccdefg", "abcdefg", "from frame 3 on, the clip is 3 frames later"),
      ("aabcdefg", "abcdefg", "the whole clip is 1 frame later"),
      ("abdefgh", "abcdefgh", "from frame 2 on, the clip is 1 frame earlier"),
    ])
  func found(actual: String, expected: String, words: String) {
    #expect(FrameShift(Array(actual), expected: Array(expected))?.description == words)
  }

  @Test(
    "no false shift is found",
    arguments: [
      ("abcdef", "abcdef"), ("abXdef", "abcdef"), ("abcdef", "ghijkl"), ("", "abc"), ("abc", ""),
      // All remaining frames are static, which proves nothing.
      ("abcdxxxx", "abcdeexxxx"), ("abcdefgh", "abc"), ("a", "b"),
    ])
  func none(actual: String, expected: String) {
    #expect(FrameShift(Array(actual), expected: Array(expected)) == nil)
  }
}
