// `--interactive 0.3:0.4,0.6:0.9,finish`: the progress of the transition at given times, and how it
// ends.

import CoreGraphics
import Foundation
import SegueClips
import SegueDiagnostics

/// The timeline with which an interactive transition is driven.
struct ProgressScript: Hashable {
  /// A time in seconds from the beginning, and the fraction complete at that time.
  struct Point: Hashable {
    var seconds: Double
    var progress: Double
  }

  var points: [Point] = []
  /// A Boolean value that indicates whether the transition finally finishes rather than being
  /// cancelled.
  var finishes = true

  static let expectation =
    "pairs of a time in seconds and a progress from 0 to 1, then finish or cancel, such as "
    + "0.3:0.4,0.6:0.9,finish"
  private static let maximumPoints = 1000

  /// Parses a timeline.
  /// - Throws: `UsageProblem`.
  init(_ text: String) throws(UsageProblem) {
    let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard let last = words.last, ["finish", "cancel"].contains(last), words.count > 1,
      words.count <= Self.maximumPoints
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

  /// Returns the steps that follow the start of the transition.
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

  /// Returns the touch of a finger that moves over an area in `direction`, from edge to edge at
  /// progress 1.
  func touch(_ direction: TouchDirection, over area: CGRect) -> JSONText {
    let places = [Point(seconds: 0, progress: 0)] + points.filter { $0.seconds > 0 }
    let path = places.map { point -> JSONText in
      let (x, y) = direction.place(at: point.progress)
      return .array([
        .number(point.seconds), .number(Self.rounded(area.minX + x * area.width)),
        .number(Self.rounded(area.minY + y * area.height)),
      ])
    }
    let finger = JSONText.object([("interpolate", .bool(true)), ("path", .array(path))])
    return .object([("touch", .array([finger]))])
  }

  /// Returns the time without the last digits, which are rounding errors of a difference.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
}
