// `--interactive 0.3:0.4,0.6:0.9,finish`: where a hand has taken the transition at which time, and how it
// lets go.

import Foundation
import SegueBatch
import SegueDiagnostics

/// How a transition is steered by hand.
struct ProgressScript: Hashable {
  /// A time in seconds from the beginning, and how far the transition is then.
  struct Point: Hashable {
    var seconds: Double
    var progress: Double
  }

  var points: [Point] = []
  /// Whether it then goes on to its end, or back.
  var finishes = true

  static let expectation =
    "times in seconds and progress from 0 to 1, then finish or cancel: 0.3:0.4,0.6:0.9,finish"
  private static let mostPoints = 1000

  /// Reads it.
  /// - Throws: `UsageProblem`.
  init(_ text: String) throws(UsageProblem) {
    let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard let last = words.last, ["finish", "cancel"].contains(last), words.count > 1,
      words.count <= Self.mostPoints
    else { throw Self.problem(text) }
    finishes = last == "finish"
    for word in words.dropLast() {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let seconds = Double(parts[0]), let progress = Double(parts[1]),
        seconds <= 60, (0...1).contains(progress), seconds > (points.last?.seconds ?? -1)
      else { throw Self.problem(word) }
      points.append(Point(seconds: seconds, progress: progress))
    }
  }

  private static func problem(_ text: String) -> UsageProblem {
    UsageProblem("--interactive has '\(QuotedText.plain(text))'; expected \(expectation)")
  }

  /// The steps after the move has begun.
  func steps(_ screen: String) -> [JSONText] {
    var (steps, time) = ([JSONText](), 0.0)
    for point in points {
      steps.append(
        .object([
          ("scrub", .string(screen)), ("to", .number(point.progress)),
          ("duration", .number(Self.rounded(point.seconds - time))),
        ]))
      time = point.seconds
    }
    return steps + [.object([(finishes ? "finish" : "cancel", .string(screen))])]
  }

  /// What a finger does that goes over a screen of this size in `direction`, from edge to edge at progress 1.
  func touch(_ direction: FingerDirection, width: Double, height: Double) -> JSONText {
    let places = [Point(seconds: 0, progress: 0)] + points.filter { $0.seconds > 0 }
    let path = places.map { point -> JSONText in
      let (x, y) = direction.place(at: point.progress)
      return .array([
        .number(point.seconds), .number(Self.rounded(x * width)), .number(Self.rounded(y * height)),
      ])
    }
    let finger = JSONText.object([("interpolate", .bool(true)), ("path", .array(path))])
    return .object([("touch", .array([finger]))])
  }

  /// Without the last digits that a difference has by chance.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
}
