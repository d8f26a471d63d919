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
  /// Whether a part of the screen that is not black before or after is so while the upper screen leaves:
  /// nothing is below it.
  var isHollow: Bool { leaving - max(before, back) > Self.visible }

  /// Returns whether clearly less is black than at `other` while the upper screen leaves, and the way
  /// there looks the same.
  func isLessHollow(than other: TrialRest) -> Bool {
    leaving < other.leaving - Self.visible && arriving == other.arriving
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
      guard let list = try clip.stage.frame(at: clip.time(ofFrame: number)) else { return 0 }
      let pixels = try Rasterizer().render(list)
      var sum = 0
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let color = pixels[x, y]
          sum = ((sum &* 31 &+ Int(color.red)) &* 31 &+ Int(color.green)) &* 31 &+ Int(color.blue)
        }
      }
      return sum
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
    guard let list = try clip.stage.frame(at: clip.time(ofFrame: index)) else { return 0 }
    let pixels = try Rasterizer().render(list)
    var count = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let color = pixels[x, y]
        count += color.red == 0 && color.green == 0 && color.blue == 0 ? 1 : 0
      }
    }
    return Double(count) / Double(pixels.width * pixels.height)
  }
}
