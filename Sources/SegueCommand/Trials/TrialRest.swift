// The judgement of a rehearsal: how much of the screen is black when the transition rests.

import SegueClips
import SeguePixels
import SegueRaster
import SegueStage
import SegueTrial

/// The state of the screen when a transition rests.
struct TrialRest: Hashable, Codable {
  /// The fraction of the screen that is black before the transition.
  var before: Double
  /// What the screen looks like during the way there, as one number for each instant.
  var arriving: [Int]
  /// The fraction after the way there.
  var there: Double
  /// The largest fraction during the way back.
  var leaving: Double
  /// How much of the canvas shows through everything else during the way back: 1 if nothing else is
  /// visible.
  var bare: Double
  /// The fraction after the way back.
  var back: Double
  /// How long the way there takes, in seconds.
  var lengthThere: Double
  /// How long the way back takes, in seconds.
  var lengthBack: Double

  private static let small = 0.02
  private static let visible = 0.1
  private static let large = 0.5

  private var excess: Double { max(there - before, back - before, 0) }
  /// Whether no more is black than before.
  var isGood: Bool { excess < Self.small }
  /// Whether most of the screen is black in the end.
  var isLost: Bool { back - before > Self.large }
  /// Whether a part of the screen that is not black before or after is so while the upper screen leaves,
  /// or it fades to the canvas: nothing is below it. Two screens that fade into each other show a
  /// quarter of the canvas.
  var isHollow: Bool { leaving - max(before, back) > Self.visible || bare > Self.large }

  /// Returns whether clearly less is black or bare than at `other` while the upper screen leaves, and the
  /// way there looks the same.
  func isLessHollow(than other: TrialRest) -> Bool {
    let isLess =
      leaving < other.leaving - Self.visible
      || leaving <= other.leaving && bare < other.bare - Self.large
    return isLess && arriving == other.arriving
  }

  /// Whether nothing takes any time, in either direction.
  var isInstant: Bool { max(lengthThere, lengthBack) < Self.small }

  /// Returns whether clearly less is black than at `other`, which is `nil` if nothing was played.
  func isClearlyBetter(than other: TrialRest?) -> Bool {
    other.map { excess < $0.excess - Self.small } ?? true
  }
}

extension TrialClips {
  /// Plays the transition in this process.
  /// - Returns: The state at its rests; none if it cannot be played.
  func rehearsed(_ family: TrialFamily) -> RehearsalResult {
    do {
      let whole = try rehearsal(of: family, isForwardOnly: false)
      let there = try rehearsal(of: family, isForwardOnly: true)
      let lengths = (try whole.stage.length().seconds, try there.stage.length().seconds)
      return RehearsalResult(
        rest: TrialRest(
          before: try Self.blackness(whole, atFrame: 0),
          arriving: try Self.looks(
            of: there, from: TrialScript.hold, to: lengths.1 - TrialScript.hold),
          there: try Self.blackness(there, atFrame: nil),
          leaving: try Self.blackness(whole, from: lengths.1, to: lengths.0 - TrialScript.hold),
          bare: try Self.bareness(whole, from: lengths.1, to: lengths.0 - TrialScript.hold),
          back: try Self.blackness(whole, atFrame: nil),
          lengthThere: max(0, lengths.1 - 2 * TrialScript.hold),
          lengthBack: max(0, lengths.0 - lengths.1 - TrialScript.hold)))
    } catch {
      return RehearsalResult()
    }
  }

  /// The number of instants that are looked at while the upper screen leaves.
  private static let samples = 4

  /// Returns the largest fraction that is black between two times in seconds.
  private static func blackness(_ clip: Clip, from begin: Double, to end: Double) throws -> Double {
    try frames(of: clip, from: begin, to: end).reduce(0) {
      max($0, try blackness(clip, atFrame: $1))
    }
  }

  /// Returns the largest transparency of all that is above the canvas between two times in seconds.
  private static func bareness(_ clip: Clip, from begin: Double, to end: Double) throws -> Double {
    try frames(of: clip, from: begin, to: end).reduce(0) { largest, number in
      guard var list = try clip.stage.frame(at: clip.time(ofFrame: number)) else { return largest }
      list.background = .clear
      let pixels = try Rasterizer().render(list)
      var sum = 0
      for y in 0..<pixels.height {
        for x in 0..<pixels.width { sum += 255 - Int(pixels[x, y].alpha) }
      }
      return max(largest, Double(sum) / Double(255 * pixels.width * pixels.height))
    }
  }

  /// Returns some frames between two times in seconds.
  private static func frames(of clip: Clip, from begin: Double, to end: Double) -> [Int] {
    (1...samples).map { number in
      let seconds = begin + (end - begin) * Double(number) / Double(samples + 1)
      return Int(seconds * clip.rate.framesPerSecond)
    }
  }

  /// Returns a number for the pixels of each of these frames.
  private static func looks(of clip: Clip, from begin: Double, to end: Double) throws -> [Int] {
    try frames(of: clip, from: begin, to: end).map { number in
      try colors(of: clip, atFrame: number).reduce(0) { sum, color in
        ((sum &* 31 &+ Int(color.red)) &* 31 &+ Int(color.green)) &* 31 &+ Int(color.blue)
      }
    }
  }

  /// Returns the fraction of the frame that is black. Without a number it is the last frame.
  private static func blackness(_ clip: Clip, atFrame number: Int?) throws -> Double {
    let index: Int
    if let number {
      index = number
    } else {
      let seconds = try clip.stage.length().seconds
      index = max(0, Int(seconds * clip.rate.framesPerSecond) - 2)
    }
    let colors = try colors(of: clip, atFrame: index)
    let black = colors.count { $0.red == 0 && $0.green == 0 && $0.blue == 0 }
    return colors.isEmpty ? 0 : Double(black) / Double(colors.count)
  }

  /// Returns the pixels of a frame, row by row; none if the clip has no such frame.
  private static func colors(
    of clip: Clip, atFrame number: Int
  ) throws -> [PremultipliedRGBA8] {
    guard let list = try clip.stage.frame(at: clip.time(ofFrame: number)) else { return [] }
    let pixels = try Rasterizer().render(list)
    return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
  }
}
