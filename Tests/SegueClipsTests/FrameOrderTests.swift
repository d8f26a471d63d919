import SegueClips
import SegueScenes
import Testing

@Suite struct FrameOrderTests {
  private func frames(_ order: FrameOrder) throws -> [Int] {
    (0..<(try #require(order.total))).map { order.place(at: $0).index }
  }

  @Test("frames are held, reversed and repeated in this order")
  func orders() throws {
    #expect(try frames(FrameOrder(count: 3, closes: true)) == [0, 1, 2])
    #expect(try frames(FrameOrder(count: 3, hold: 2, closes: true)) == [0, 0, 0, 1, 2, 2, 2])
    #expect(
      try frames(FrameOrder(count: 2, hold: 1, passes: 2, closes: true))
        == [0, 0, 1, 1, 0, 0, 1, 1])
    #expect(
      try frames(FrameOrder(count: 4, isBoomerang: true, closes: true))
        == [0, 1, 2, 3, 2, 1, 0])
    #expect(
      try frames(FrameOrder(count: 4, isBoomerang: true, closes: false))
        == [0, 1, 2, 3, 2, 1])
    #expect(
      try frames(FrameOrder(count: 3, isBoomerang: true, passes: 2, closes: true))
        == [0, 1, 2, 1, 0, 1, 2, 1, 0])
    #expect(
      try frames(FrameOrder(count: 3, hold: 1, isBoomerang: true, passes: 2, closes: true))
        == [0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0])
  }

  @Test("one and two frames have a way back without a doubled end")
  func small() throws {
    #expect(
      try frames(FrameOrder(count: 1, isBoomerang: true, passes: 3, closes: true))
        == [0, 0, 0])
    #expect(try frames(FrameOrder(count: 2, isBoomerang: true, closes: true)) == [0, 1, 0])
    #expect(try frames(FrameOrder(count: 2, isBoomerang: true, closes: false)) == [0, 1])
  }

  @Test("the way back is marked, and only it")
  func backward() {
    let order = FrameOrder(count: 3, hold: 1, isBoomerang: true, passes: 1, closes: true)
    #expect(
      (0..<8).map { order.place(at: $0).isBackward }
        == [false, false, false, false, false, true, true, true])
  }

  @Test("a number of frames that no integer holds is none")
  func overflow() {
    #expect(FrameOrder(count: .max / 2, passes: 3, closes: true).total == nil)
    #expect(FrameOrder(count: 1, hold: .max / 2, closes: true).total == nil)
    #expect(FrameOrder(count: 1, hold: .max, closes: true).total == nil)
  }

  @Test(
    "speeds are exact ratios",
    arguments: [
      ("0.5", 1, 2), ("2", 2, 1), ("1/3", 1, 3), (".25", 1, 4), ("1.", 1, 1), ("0.01", 1, 100),
      ("100", 100, 1), ("100.0000", 100, 1), ("0.3333", 3333, 10000), ("9999/100", 9999, 100),
    ])
  func speeds(text: String, numerator: Int, denominator: Int) throws {
    let speed = try #require(PlaybackSpeed(text))
    #expect((speed.numerator, speed.denominator) == (numerator, denominator))
    #expect(PlaybackSpeed("\(speed)") == speed)
  }

  @Test(
    "speeds outside of the range and other texts are refused",
    arguments: [
      "", "0", "0/1", "1/0", "0/0", "-1", "+1", "100.0001", "101", "0.0099", "1/101", "1e2",
      "1/2/3",
      "x", "0.12345", "12345/100", "1000", "½", ".", "/", "nan",
    ])
  func noSpeeds(text: String) { #expect(PlaybackSpeed(text) == nil) }

  @Test("a speed divides the rate, and refuses a quotient that is not exact in integers")
  func sampling() throws {
    let sixty = try #require(FrameRate("60"))
    #expect(try PlaybackSpeed("0.5")?.sampling(at: sixty) == FrameRate(120))
    #expect(try PlaybackSpeed("2/3")?.sampling(at: sixty) == FrameRate(90))
    let film = try #require(FrameRate("30000/1001"))
    #expect(try PlaybackSpeed("3")?.sampling(at: film) == FrameRate(10000, per: 1001))
    let odd = try #require(FrameRate("999999937/999999929"))
    #expect(throws: UsageProblem.self) { try PlaybackSpeed("0.9973")?.sampling(at: odd) }
  }

  @Test("loops are counted up to the largest number that files store, or endless")
  func loops() {
    #expect(LoopCount("1") == .count(1) && LoopCount("65535") == .count(65_535))
    #expect(LoopCount("forever") == .forever)
    for text in ["0", "65536", "-1", "", "ever", "1.5", "Forever", "999999"] {
      #expect(LoopCount(text) == nil)
    }
    #expect("\(LoopCount.count(7)) \(LoopCount.forever)" == "7 forever")
  }

  @Test(
    "a side in pixels gives a scale at which both sides are whole and covered",
    arguments: [
      (400, 390.0, 844.0, 866), (360, 844, 390, 166), (1, 390, 844, 2), (100, 844, 390, 46),
      (80, 40, 60, 120), (16384, 390, 844, 35457), (99, 844, 393.5, 46),
    ])
  func sides(pixels: Int, side: Double, other: Double, expected: Int) throws {
    let scale = try #require(PixelLength(pixels)).scale(of: side, beside: other)
    #expect(Int(side * scale + 1e-6) == pixels)
    #expect(Int(other * scale + 1e-6) == expected)
    #expect(
      abs(other * scale / (Double(pixels) * other / side) - 1) < 0.5 / Double(expected) + 1e-9)
  }

  @Test("lengths are whole numbers of pixels within the limit of a side")
  func lengths() {
    #expect(PixelLength("1")?.pixels == 1 && PixelLength("16384")?.pixels == 16_384)
    for text in ["0", "16385", "-3", "4.5", "", "400px", "123456"] {
      #expect(PixelLength(text) == nil)
    }
  }
}
