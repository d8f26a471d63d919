import SegueClips
import SegueRecording
import SegueScenes
import Testing

@Suite struct SizeSearchTests {
  @Test("the first candidate that fits is found within the documented number of attempts")
  func search() {
    for count in 1...40 {
      for first in 0...count {
        var tried: [Int] = []
        let search = SizeSearch(count: count) { index in
          tried.append(index)
          return index >= first
        }
        #expect(search.best == (first < count ? first : nil))
        #expect(search.attempts == tried.count && Set(tried).count == tried.count)
        #expect(search.attempts <= SizeSearch.maximumAttempts(of: count))
        #expect(first > 0 || tried == [0])
      }
    }
    #expect(SizeSearch.maximumAttempts(of: 24) == 6)
    #expect(SizeSearch(count: 0) { _ in true }.best == nil)
  }

  private let shape = ClipShape(
    size: FrameSize(width: 400, height: 866), rate: .sixty, isOpaque: true,
    frames: FrameRange(first: 0, last: 9, step: 1))

  @Test("quality is reduced first, then the size, then the rate")
  func ladder() {
    let attempts = SizeLadder.attempts(
      ClipOptions(), shape: shape, quality: OutputFormat.mp4.qualitySteps(codec: nil),
      isImage: false)
    #expect(attempts.count == 24)
    #expect(attempts.count <= 31, "the documented 6 attempts")
    #expect(attempts.prefix(17).map(\.options.crf) == (18...34).map(Double.init))
    #expect(attempts.prefix(17).allSatisfy { $0.options.width == nil && $0.options.rate == nil })
    #expect(attempts.dropFirst(17).allSatisfy { $0.options.crf == 34 })
    #expect(attempts.dropFirst(17).map(\.width) == [300, 200, 140, 100, 100, 100, 100])
    #expect(attempts.suffix(3).map(\.options.rate) == [30, 20, 15].map { FrameRate($0) })
    #expect(attempts[20].description == "CRF 34, 100 x 217, 60 fps")
    #expect(attempts[23].description == "CRF 34, 100 x 217, 15 fps")
  }

  @Test("what the command line sets is kept")
  func given() throws {
    var options = ClipOptions()
    options.crf = 20
    var attempts = SizeLadder.attempts(
      options, shape: shape, quality: OutputFormat.mp4.qualitySteps(codec: nil), isImage: false)
    #expect(attempts.count == 8 && attempts.allSatisfy { $0.options.crf == 20 })
    options.scale = 1
    attempts = SizeLadder.attempts(
      options, shape: shape, quality: OutputFormat.mp4.qualitySteps(codec: nil), isImage: false)
    #expect(attempts.count == 4 && attempts.allSatisfy { $0.options.scale == 1 })
    #expect(attempts.allSatisfy { $0.options.width == nil })
    options.rate = .sixty
    attempts = SizeLadder.attempts(
      options, shape: shape, quality: OutputFormat.mp4.qualitySteps(codec: nil), isImage: false)
    #expect(attempts.map(\.options) == [options])
    options.rate = nil
    options.frames = FrameRange("1-5")
    attempts = SizeLadder.attempts(
      options, shape: shape, quality: OutputFormat.mp4.qualitySteps(codec: nil), isImage: false)
    #expect(attempts.map(\.options) == [options])
  }

  @Test("a single image has no rate, and no rate below ten frames per second is tried")
  func slow() {
    let image = SizeLadder.attempts(ClipOptions(), shape: shape, quality: nil, isImage: true)
    #expect(image.map(\.description).last == "100 x 217" && image.count == 5)
    var slow = shape
    slow.rate = FrameRate(25) ?? .sixty
    let attempts = SizeLadder.attempts(ClipOptions(), shape: slow, quality: nil, isImage: false)
    #expect(attempts.count == 6 && attempts.last?.options.rate == FrameRate(25, per: 2))
  }
}
