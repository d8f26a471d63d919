// Checks of gestures that the grammar cannot express: distances are not zero, and times do not
// decrease.

import SegueDiagnostics

struct GestureChecker {
  private var problems: Problems = []

  static func problems(in root: SceneValue) -> Problems {
    var checker = GestureChecker()
    for screen in root["screens"]?.entries ?? [] {
      let path = "screens.\(screen.key).interactions"
      checker.checkInteractions(screen.value["interactions"]?.elements ?? [], path: path)
    }
    for (index, step) in (root["script"]?.elements ?? []).enumerated() {
      if let drag = step["drag"] { checker.checkDrag(drag, path: "script[\(index)].drag") }
      if step["scrub"] != nil {
        checker.problems += step["curve"]?.curveProblems(path: "script[\(index)].curve") ?? []
      }
      for (finger, value) in (step["touch"]?.elements ?? []).enumerated() {
        checker.checkTimes(value["path"], path: "script[\(index)].touch[\(finger)].path")
      }
    }
    return checker.problems
  }

  private mutating func checkInteractions(_ values: [SceneValue], path: String) {
    for (index, value) in values.enumerated() {
      checkDistance(value["distance"], path: "\(path)[\(index)].distance")
    }
    let grabs = values.filter { $0["grab"] != nil }
    if grabs.count > 1 {
      reject(grabs[1], "\(path) has \(grabs.count) entries with 'grab'; expected one per screen")
    }
  }

  private mutating func checkDistance(_ value: SceneValue?, path: String) {
    // The grammar has already rejected zero and negative numbers of points.
    guard let value, case .percent(let share)? = value.length, share <= 0 else { return }
    reject(value, "\(path) is \(value.described); expected more than 0%")
  }

  private mutating func checkDrag(_ value: SceneValue, path: String) {
    if let from = value["from"], value["to"] == nil, value["by"] == nil {
      reject(from, "\(path) has 'from' but no 'to'; expected 'to' or 'by' beside it, or 'path'")
    }
    problems += value["curve"]?.curveProblems(path: "\(path).curve") ?? []
  }

  private mutating func checkTimes(_ value: SceneValue?, path: String) {
    var last = 0.0
    for (index, sample) in (value?.elements ?? []).enumerated() {
      guard let time = sample.elements?.first, let seconds = time.number else { continue }
      if seconds < last {
        reject(
          time, "\(path)[\(index)] is at \(seconds.brief) s; expected \(last.brief) s or later")
      } else if seconds > SceneLimits.seconds {
        let message = "\(path)[\(index)] is at \(seconds.brief) s; the limit is 86400"
        problems.append(Problem(.limit, at: time.position, message))
      }
      last = max(last, seconds)
    }
  }

  private mutating func reject(_ value: SceneValue, _ message: String) {
    problems.append(Problem(.scene, at: value.position, message))
  }
}

extension SceneValue {
  /// Returns the problems of a timing curve that is given by its control points.
  func curveProblems(path: String) -> Problems {
    guard let (first, second) = controlPoints else { return [] }
    guard !(0...1).contains(first.x) || !(0...1).contains(second.x) else { return [] }
    let message = "\(path) goes backward in time; expected x1 and x2 from 0 to 1"
    return [Problem(.scene, at: position, message)]
  }
}
