import SegueGoldens
import SeguePixels
import Testing

private let gray = PremultipliedRGBA8(128, 128, 128, 255)

private func image(_ width: Int = 30, _ height: Int = 20) throws -> PixelBuffer {
  let result = try PixelBuffer(width: width, height: height)
  for y in 0..<height { for x in 0..<width { result[x, y] = gray } }
  return result
}

/// A gray image with different pixels in some places.
private func image(_ places: [(Int, Int)], _ color: PremultipliedRGBA8) throws -> PixelBuffer {
  let result = try image()
  for (x, y) in places { result[x, y] = color }
  return result
}

private let all: [PixelComparator] = [
  .exact, .channels(tolerance: 0), .yiq(threshold: 0), .ciede2000(deltaE: 0), .ssim(minimum: 1),
  .flip(maximum: 0),
]

@Suite struct ComparisonTests {
  @Test("equal images are equal by every comparator", arguments: all)
  func equal(comparator: PixelComparator) throws {
    let result = try ImageComparison(comparator).compare(image(), expected: image())
    #expect(result.isEqual && result.mask == nil && result.finding == "the same pixels")
  }

  @Test("every comparator detects a white pixel in place of a gray one", arguments: all)
  func onePixel(comparator: PixelComparator) throws {
    let white = PremultipliedRGBA8(255, 255, 255, 255)
    let result = try ImageComparison(comparator).compare(
      image([(7, 9)], white), expected: image())
    #expect(!result.isEqual && result.changedPixels == 1)
    #expect(result.largestChannelDifference == 127)
  }

  @Test("no comparator confuses transparent with white or black", arguments: all)
  func transparency(comparator: PixelComparator) throws {
    for color: UInt8 in [0, 255] {
      let solid = PremultipliedRGBA8(color, color, color, 255)
      let places = (5..<25).flatMap { x in (3..<17).map { (x, $0) } }
      let result = try ImageComparison(comparator).compare(
        image(places, PremultipliedRGBA8(0, 0, 0, 0)), expected: image(places, solid))
      #expect(!result.isEqual, "\(color)")
    }
  }

  @Test("images of different sizes are reported, not compared")
  func size() throws {
    let result = try ImageComparison(.flip(maximum: 1)).compare(image(31), expected: image())
    #expect(result.problem == "31 x 20 pixels; expected 30 x 20")
  }

  @Test("the summary states how many pixels differ, where, and in how many clusters")
  func words() throws {
    let places = [(2, 2), (3, 3), (4, 4), (20, 10)]
    let result = try ImageComparison().compare(
      image(places, PremultipliedRGBA8(130, 128, 128, 255)), expected: image())
    #expect(
      result.problem
        == "4 of 600 pixels differ (0.67%) in 19 x 9 at (2, 2), the largest cluster with 3 in 3 x "
        + "3 at (2, 2), by up to 2 per channel; comparator exact")
    #expect(result.largestCluster == PixelCluster(pixels: 3, bounds: .init("2,2,3,3")!))
  }

  @Test(
    "limits accept their own value and reject the next",
    arguments: [
      (ComparisonLimits(pixels: 4), true), (ComparisonLimits(pixels: 3), false),
      (ComparisonLimits(cluster: 3), true), (ComparisonLimits(cluster: 2), false),
      (ComparisonLimits(share: 4.0 / 600), true), (ComparisonLimits(share: 3.9 / 600), false),
      (ComparisonLimits(pixels: 100, cluster: 2), false),
    ])
  func limits(limits: ComparisonLimits, holds: Bool) throws {
    let places = [(2, 2), (3, 3), (4, 4), (20, 10)]
    let result = try ImageComparison(limits: limits).compare(
      image(places, PremultipliedRGBA8(0, 0, 0, 255)), expected: image())
    #expect(result.isEqual == holds)
  }

  @Test("a cluster of a thousandth of the image is not hidden by the overall share")
  func block() throws {
    let places = (0..<4).flatMap { x in (0..<4).map { (x + 3, $0 + 3) } }
    let white = try image(places, PremultipliedRGBA8(255, 255, 255, 255))
    let loose = ComparisonLimits(cluster: 8, share: 0.1)
    let result = try ImageComparison(limits: loose).compare(white, expected: image())
    #expect(result.problem?.hasSuffix("expected at most 8 in a cluster") == true)
  }

  @Test("channels differ beyond the tolerance")
  func channels() throws {
    let other = try image([(1, 1)], PremultipliedRGBA8(128, 131, 128, 255))
    for (tolerance, count) in [(2, 1), (3, 0)] {
      let result = try ImageComparison(.channels(tolerance: tolerance)).compare(
        other, expected: image())
      #expect(result.differingPixels == count && result.changedPixels == 1)
      #expect(result.isEqual == (count == 0))
    }
  }

  @Test("ignored pixels do not count and do not affect their neighbors", arguments: all)
  func ignoring(comparator: PixelComparator) throws {
    let other = try image([(10, 10), (11, 12)], PremultipliedRGBA8(255, 0, 0, 255))
    for (text, holds) in [("10,10,2,3", true), ("10,10,1,3", false), ("-5,-5,100,100", true)] {
      let region = try #require(PixelRegion(text))
      let result = try ImageComparison(comparator, ignoring: [region]).compare(
        other, expected: image())
      #expect(result.isEqual == holds, "\(text)")
    }
  }

  @Test("clusters join over forks and at corners")
  func clusters() throws {
    // A V, whose arms meet at the bottom, and a dot.
    let places = [(0, 0), (1, 1), (2, 2), (3, 1), (4, 0), (9, 0)]
    let result = try ImageComparison().compare(
      image(places, PremultipliedRGBA8(0, 0, 0, 255)), expected: image())
    #expect(result.mask?.clusters.map(\.pixels) == [5, 1])
  }

  @Test(
    "comparators are written as they are read",
    arguments: [
      "exact", "channels:2", "yiq:0.1", "yiq+aa:0.05", "ciede2000:2.5", "ssim:0.99", "flip:0.02",
      "flip:0.02@45.0",
    ])
  func texts(text: String) {
    #expect(PixelComparator(text)?.description == text)
  }

  @Test(
    "invalid comparators are refused",
    arguments: [
      "", "exact:1", "channels", "channels:256", "channels:-1", "yiq:2", "yiq:nan", "ssim:1.01",
      "flip:inf", "flip:0.1@0", "flip:", "ciede2000:", "odiff:1", "channels:1:2",
    ])
  func refused(text: String) {
    #expect(PixelComparator(text) == nil)
  }
}
