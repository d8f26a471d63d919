// What fingers did in a live session, as a step of a scene's script: kept, trimmed, and written as
// text.

import SegueScenes
import SegueWorld

/// The touches of a live session, and the scene in which they happened.
package struct TouchRecording: Sendable {
  /// The scene up to the beginning of the session.
  package var cut: SceneDocument.Cut
  /// The touches, with times in seconds since the beginning of the session.
  package var fingers: [SceneFinger]
  /// The duration of the session, in seconds.
  package var duration: Double

  /// Creates a recording.
  package init(cut: SceneDocument.Cut, fingers: [SceneFinger], duration: Double) {
    (self.cut, self.fingers, self.duration) = (cut, fingers, duration)
  }

  /// Returns the scene that repeats the session: its beginning, the touches, and a wait for the
  /// time that the session continued after them.
  /// - Parameter rest: The duration of that wait, in seconds. No step is added if it is 0.
  package func document(waiting rest: Double = 0) -> SceneDocument {
    var document = cut.document
    let place = document.script.last?.verb
    let position = place?.position ?? .init(file: document.path, line: 1, column: 1)
    func verb(_ name: String) -> Located<String> {
      Located(name, at: position, keyPath: "script[\(document.script.count)].\(name)")
    }
    if !fingers.isEmpty { document.script.append(SceneStep(.touch(fingers), verb: verb("touch"))) }
    if rest > 0 { document.script.append(SceneStep(.wait(rest), verb: verb("wait"))) }
    return document
  }

  /// Returns the recording from one time to another, in seconds since the beginning of the session.
  /// Touches that begin earlier begin at `from`, those that are still down at `to` end there, and
  /// the times count from `from`.
  package func trimmed(from: Double, to: Double) -> TouchRecording {
    let (from, to) = (max(0, min(from, duration)), max(0, min(to, duration)))
    guard from < to else { return TouchRecording(cut: cut, fingers: [], duration: 0) }
    var recording = self
    recording.duration = to - from
    recording.fingers = fingers.compactMap { finger in
      guard let first = finger.samples.first, let last = finger.samples.last,
        first.seconds <= to, last.seconds >= from
      else { return nil }
      var trimmed = finger
      trimmed.samples = finger.samples.filter { (from...to).contains($0.seconds) }
      if first.seconds < from, trimmed.samples.first?.seconds != from {
        let earlier = finger.samples.last { $0.seconds < from } ?? first
        trimmed.samples.insert(.init(seconds: from, point: earlier.point), at: 0)
      }
      trimmed.samples = trimmed.samples.map {
        .init(seconds: Self.microseconds($0.seconds - from), point: $0.point)
      }
      return trimmed
    }
    return recording
  }

  private static func microseconds(_ seconds: Double) -> Double {
    (seconds * 1e6).rounded() / 1e6
  }
}

extension TouchRecording {
  /// The touches as a step of a scene file, without indentation, with a line break at its end.
  package var yaml: String {
    let lines = fingers.map { finger in
      let samples = finger.samples.map {
        "[\(Self.number($0.seconds)), \(Self.number($0.point.x)), \(Self.number($0.point.y))]"
      }
      let end = finger.end == .release ? "" : ", end: \(finger.end.rawValue)"
      return "    - { path: [" + Self.wrapped(samples, indent: 14) + "]\(end) }\n"
    }
    return "- touch:\n" + lines.joined()
  }

  /// The touches as a step of a `GestureScript`, with a line break at its end.
  package var swift: String {
    let fingers = fingers.map { finger in
      let samples = finger.samples.map { sample in
        let point = "CGPoint(x: \(Self.number(sample.point.x)), y: \(Self.number(sample.point.y)))"
        return "      .init(seconds: \(Self.number(sample.seconds)), point: \(point)),\n"
      }
      let end = finger.end == .release ? "" : ", end: .\(finger.end.rawValue)"
      return "  SceneFinger(\n    samples: [\n" + samples.joined() + "    ]\(end)),\n"
    }
    return ".touch([\n" + fingers.joined() + "]),\n"
  }

  /// Returns a list of elements, four on each line.
  private static func wrapped(_ elements: [String], indent: Int) -> String {
    let space = "\n" + String(repeating: " ", count: indent)
    let rows = stride(from: 0, to: elements.count, by: 4).map {
      elements[$0..<min($0 + 4, elements.count)].joined(separator: ", ")
    }
    return rows.joined(separator: "," + space)
  }

  /// Returns the shortest digits that read back as the same number.
  package static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
