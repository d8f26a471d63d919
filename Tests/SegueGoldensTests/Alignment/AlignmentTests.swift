// Recordings are aligned within half a point and two milliseconds, whatever has been done to them,
// and what differs is measured.

import Testing

@testable import SegueGoldens

@Suite struct AlignmentTests {
  private let alignment = RecordingAlignment(size: RisingSheet.size)

  static let degradations = [
    Degradation(testDescription: "as it is", scale: 1, rate: 60, start: 0, count: 38),
    Degradation(testDescription: "half the size", scale: 0.5),
    Degradation(
      testDescription: "in a larger picture, darker", scale: 0.8, margins: (11, 21, 14, 17),
      start: 0.043, gain: 0.8, offset: 20),
    Degradation(testDescription: "cut", margins: (-7, -4, 0, -14), rate: 60, count: 34),
    Degradation(
      testDescription: "frames dropped and repeated", margins: (3, 4, 3, 2), rate: 60, start: 0.02,
      count: 36, dropped: [9, 10, 15], repeated: [7, 12]),
    Degradation(
      testDescription: "a palette, and times in hundredths", rate: 30, step: 6, roundsTimes: true),
    Degradation(testDescription: "25 frames per second", rate: 25, start: 0.011, count: 16),
  ]

  @Test("a degraded recording is found", arguments: degradations)
  func recovered(degradation: Degradation) throws {
    let sheet = RisingSheet()
    var alignment = alignment
    alignment.roundsTimes = degradation.roundsTimes
    let result = try alignment.align(degradation.recording(sheet), with: sheet.clip)
    let (scale, place) = (degradation.scale, result.place)
    // The corners of our picture, in points.
    for (x, y) in [(0.0, 0.0), (RisingSheet.size.width, RisingSheet.size.height)] {
      let right = (place.x + place.scale * x - Double(degradation.margins.0)) / scale - x
      let down = (place.y + place.scale * y - Double(degradation.margins.1)) / scale - y
      #expect(abs(right) < 0.5 && abs(down) < 0.5, "\(right), \(down)")
    }
    #expect(abs(result.base.start - degradation.start) < 0.002, "\(result.base)")
    #expect(abs(result.base.rate - degradation.speed) < 0.01)
    let position = try #require(result.position)
    #expect(position.median < 0.3 && position.percentile95 < 1, "\(position)")
    #expect(try #require(result.timing).median < 2)
    #expect(result.dropped == degradation.dropped.count)
  }

  @Test("slow motion is found, and a given rate is kept")
  func rate() throws {
    let sheet = RisingSheet()
    let slow = Degradation(testDescription: "", rate: 60, count: 56, speed: 0.5).recording(sheet)
    let result = try alignment.align(slow, with: sheet.clip)
    #expect(abs(result.base.rate - 0.5) < 0.01 && abs(result.base.start - 0.03) < 0.004)
    var fixed = alignment
    fixed.rate = 1
    let held = try fixed.align(slow, with: sheet.clip)
    #expect(held.base.rate == 1)
    #expect(try #require(held.timing).percentile95 > 20)
  }

  @Test("a slower motion, and a sheet that stops elsewhere, are errors of time and of position")
  func differences() throws {
    let recording = Degradation(testDescription: "", rate: 60, count: 34)
    var fixed = alignment
    fixed.rate = 1
    let slower = try fixed.align(
      recording.recording(RisingSheet(frequency: 14)), with: RisingSheet().clip)
    #expect(try #require(slower.timing).percentile95 > 8)
    let verdict = AlignmentVerdict(slower, points: 2, milliseconds: 10)
    #expect(!verdict.isEqual && verdict.lines.last?.hasPrefix("differs") == true)
    let lower = try fixed.align(recording.recording(RisingSheet(top: 26)), with: RisingSheet().clip)
    // At the end of the motion, the sheet is 8 points off.
    let last = try #require(lower.samples.filter { $0.instant > 0.4 }.map(\.error).sorted().first)
    #expect(last < -4, "\(last)")
  }

  @Test("the time of a fade is read from its brightness")
  func fade() throws {
    let sheet = RisingSheet(fades: true)
    let result = try alignment.align(
      Degradation(testDescription: "", rate: 30).recording(sheet), with: sheet.clip)
    #expect(abs(result.base.start - 0.03) < 0.002, "\(result.base)")
    #expect(try #require(result.timing).median < 2)
  }

  @Test("what cannot be aligned is an error that states why")
  func errors() {
    let sheet = RisingSheet()
    let still = Degradation(testDescription: "", start: 0, count: 3).recording(sheet)
    let error = #expect(throws: GoldenError.self) { try alignment.align(still, with: sheet.clip) }
    #expect(error?.description.hasPrefix("nothing moves in the recording") == true)
    var noise = LumaClip(pixelWidth: 60, pixelHeight: 90)
    var state: UInt32 = 1
    for index in 0..<12 {
      let values = (0..<60 * 90).map { _ -> Float in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Float(state >> 24)
      }
      noise.append(LumaPlane(width: 60, height: 90, values: values), at: Double(index) / 30)
    }
    let other = #expect(throws: GoldenError.self) { try alignment.align(noise, with: sheet.clip) }
    #expect(other?.code == .unaligned && other?.description.hasPrefix("no alignment") == true)
  }

  @Test("the clock of a GIF is the slowest that explains its delays")
  func clock() {
    func rounded(_ rate: Double) -> [Double] {
      (0..<20).map { (Double($0) / rate * 100).rounded() / 100 }
    }
    #expect(GIFClock(rounded(30)).framesPerSecond == 30)
    #expect(GIFClock(rounded(30)).times[7] == 7.0 / 30)
    #expect(GIFClock(rounded(50)).framesPerSecond == 50)
    #expect(GIFClock([0, 0.017, 0.09, 0.1, 0.11, 0.19]).framesPerSecond == nil)
  }
}
