// The statements about parts of a motion with courses of their own: shapes that open, slices, ways to
// move along, and views that set out one after the other.

import CoreGraphics
import SegueScenes

extension MotionViews {
  /// A Boolean value that indicates whether there are such parts besides views in turn.
  var hasCourses: Bool { motion.hasSequences }

  /// Adds the array of the courses, which are brought to their beginnings.
  func writeCourses(to file: inout SwiftText) {
    guard hasCourses else { return }
    file.add("// What has a course of its own.")
    file.add(courseLines)
  }

  /// The statement that declares the array of the courses.
  var courseLines: [String] {
    guard hasCourses else { return [] }
    let single =
      screenCourses(motion.incoming, "incoming") + screenCourses(motion.outgoing, "outgoing")
      + moving.filter { $0.id != nil }.flatMap { part in
        part.path.map { elementCourse($0, part) } ?? []
      }
    var parts: [[String]] = []
    if !single.isEmpty {
      parts.append(["["] + single.map { "  " + $0 } + ["].compactMap { $0 }"])
    }
    for part in moving where part.id == nil {
      if let path = part.path { parts.append(othersCourse(path, part)) }
    }
    if motion.shared.contains(where: { $0.arc > 0 }) {
      parts.append(["shared.compactMap { $0.arc(isReversed: \(motion.shared[0].isReversed)) }"])
    }
    return ["let courses: [Course] ="]
      + parts.enumerated().flatMap { index, lines in
        lines.enumerated().map { ($0 == 0 ? (index == 0 ? "  " : "  + ") : "  ") + $1 }
      }
  }

  // MARK: Screens

  private func screenCourses(_ side: ScreenMotion, _ screen: String) -> [String] {
    (side.reveal.map { RevealCode($0).lines(of: screen) } ?? [])
      + (side.slices.map { SlicesCode($0).lines(of: screen) } ?? [])
      + (side.path.map {
        ["\(screen).map {", "  Course(", "    moving: $0.view,"] + Self.way($0, "")
          + ["},"]
      } ?? [])
  }

  private func elementCourse(_ path: MotionPath, _ part: Part) -> [String] {
    guard part.duration > 0 else { return [] }
    return ["\(part.variable).map {", "  Course(", "    moving: $0.view,"]
      + Self.way(path, Self.interval(SwiftValues.number(part.start), part.duration)) + ["},"]
  }

  private func othersCourse(_ path: MotionPath, _ part: Part) -> [String] {
    guard part.duration > 0 else { return ["[]"] }
    guard part.isStaggered else {
      return ["\(part.variable).map {", "  Course(", "    moving: $0.view,"]
        + Self.way(path, Self.interval(SwiftValues.number(part.start), part.duration)) + ["}"]
    }
    let duration = part.duration * (1 - part.stagger.amount)
    return [
      "zip(\(part.variable), \(part.variable)Starts).map {", "  Course(", "    moving: $0.view,",
    ]
      + Self.way(path, Self.interval("$1", duration)) + ["}"]
  }

  private static func interval(_ start: String, _ duration: Double) -> String {
    start == "0" && duration == 1 ? "" : ", from: \(start), for: \(SwiftValues.number(duration))"
  }

  private static func way(_ path: MotionPath, _ interval: String) -> [String] {
    let points = path.points.map { "      \(SwiftValues.point($0))," }
    return ["    along: Way(["] + points
      + ["    ])\(interval)\(path.isReversed ? ", isReversed: true" : ""))"]
  }

  // MARK: Views in turn

  /// Adds the starts of several views as fractions of the time.
  func writeStarts(of part: Part, to file: inout SwiftText) {
    let stagger = StaggerCode(part.stagger)
    file.add("// They set out one after the other.")
    file.add("let \(part.variable)Starts = \(stagger.text(isRightToLeft: nil))")
    let (start, duration) = (SwiftValues.number(part.start), SwiftValues.number(part.duration))
    let length = SwiftValues.number(1 - part.stagger.amount)
    let first = part.stagger.isReversed ? "max(0, 1 - ($0 + \(length)))" : "$0"
    let map = start == "0" && duration == "1" ? first : "\(start) + \(duration) * \(first)"
    file.add(
      "  .starts(of: \(part.variable).count)\(map == "$0" ? "" : ".map { \(map) }")")
  }
}
