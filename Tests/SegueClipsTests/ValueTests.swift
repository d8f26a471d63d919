import SegueClips
import Testing

@Suite struct ValueTests {
  @Test(
    "seconds keep the decimal fraction that was written",
    arguments: [
      ("2", 2, 1), ("0.35", 35, 100), (".5", 5, 10), ("1.", 1, 1),
      ("0.123456789", 123_456_789, 1_000_000_000),
      ("86400", 86400, 1),
      ("0.7032477410274188", 703_247_741, 1_000_000_000),
      ("0.0000000005", 1, 1_000_000_000), ("0.99999999949", 999_999_999, 1_000_000_000),
      (".9999999999", 1_000_000_000, 1_000_000_000),
    ])
  func seconds(text: String, numerator: Int, denominator: Int) {
    let time = ExactSeconds(text)
    #expect(time?.numerator == numerator)
    #expect(time?.denominator == denominator)
  }

  @Test(
    "invalid times are refused",
    arguments: ["", ".", "-1", "1e3", "nan", "86401", "86400.0000000005", "1.2.3", " 1", "+1", "９"])
  func noSeconds(text: String) { #expect(ExactSeconds(text) == nil) }

  @Test(
    "the first frame at or after a time is exact",
    arguments: [
      ("0", 60, 1, 0), ("0.1", 30, 1, 3), ("0.1", 60, 1, 6), ("0.05", 60, 1, 3),
      ("0.051", 60, 1, 4),
      ("1.001", 30000, 1001, 30), ("86400", 1000, 1, 86_400_000),
    ])
  func firstFrame(text: String, numerator: Int, denominator: Int, frame: Int) throws {
    let time = try #require(ExactSeconds(text))
    #expect(time.firstFrame(rateNumerator: numerator, rateDenominator: denominator) == frame)
  }

  @Test(
    "frame counts include both ends",
    arguments: [
      ("10-20", 100, 11, 20), ("10-20:5", 100, 3, 20), ("0-", 7, 7, 6), ("5", 100, 1, 5),
      ("90-200:4", 100, 3, 98), ("100-200", 100, 0, nil), ("0-9:100", 100, 1, 0),
    ] as [(String, Int, Int, Int?)])
  func frames(text: String, length: Int, count: Int, last: Int?) throws {
    let range = try #require(FrameRange(text))
    #expect(range.count(inClipOf: length) == count)
    if let last { #expect(range.frame(at: count - 1) == last) }
  }

  @Test(
    "invalid ranges are refused",
    arguments: [
      "", "-", "-5", "5-4", "1-2-3", "1-2:0", "1-2:", ":2", "a", "1:2", "1:2:3", "1234567890",
    ])
  func noFrames(text: String) { #expect(FrameRange(text) == nil) }

  @Test(
    "seconds and frames are written as they are read", arguments: ["2", "0.35", "10.050"])
  func written(text: String) {
    #expect(ExactSeconds(text)?.description == text)
    #expect(ExactSeconds(text).flatMap { ExactSeconds("\($0)") } == ExactSeconds(text))
    for range in ["10-20", "3-", "7", "1-9:2", "5-5:2"] {
      #expect(FrameRange(range)?.description == range)
    }
  }

  @Test(
    "jobs are a number or a percentage, and at least one",
    arguments: [("1", 8, 1), ("256", 2, 256), ("50%", 8, 4), ("1%", 8, 1), ("100%", 3, 3)])
  func jobs(text: String, processors: Int, count: Int) {
    #expect(JobCount(text)?.resolved(processors: processors) == count)
  }

  @Test(
    "invalid numbers of jobs are refused", arguments: ["0", "-1", "257", "%", "0%", "1.5", ""])
  func noJobs(text: String) { #expect(JobCount(text) == nil) }

  @Test(
    "numbers of bytes have units that are powers of 1024",
    arguments: [
      ("300K", 307_200), ("300KB", 307_200), ("300 KB", nil), ("1.5mb", 1_572_864),
      ("2GiB", 2_147_483_648), ("1T", 1_099_511_627_776), ("1048576", 1_048_576), ("300B", nil),
      ("KB", nil), ("B", nil), ("3KM", nil), ("-1K", nil),
    ] as [(String, Int?)])
  func bytes(text: String, count: Int?) { #expect(ByteCount(text)?.bytes == count) }

  @Test("a size gives the scale of a canvas with the same aspect ratio")
  func size() throws {
    let size = try #require(PixelSize("195x422"))
    #expect(try size.scale(width: 390, height: 844) == 0.5)
    #expect(throws: UsageProblem.self) { try size.scale(width: 390, height: 840) }
  }

  @Test("invalid sizes are refused", arguments: ["", "3", "0x4", "4x0", "-1x2", "1x2x3", "ax2"])
  func noSize(text: String) { #expect(PixelSize(text) == nil) }
}
