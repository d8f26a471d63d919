// Checks of the parameters of declared transitions that the grammar cannot express.

import SegueDiagnostics

struct ParameterChecker {
  private(set) var problems: Problems = []

  /// Returns the problems with the parameters of a transition.
  /// - Parameter path: The key path of the transition.
  static func problems(in transition: SceneValue, path: String) -> Problems {
    var checker = ParameterChecker()
    for entry in transition["parameters"]?.entries ?? [] {
      checker.check(entry, path: "\(path).parameters.\(entry.key)")
    }
    return checker.problems
  }

  private mutating func check(_ entry: SceneEntry, path: String) {
    if !MotionReference.isName(entry.key) {
      reject(
        entry.position, "\(path) has a name that cannot be referred to; expected letters and digits"
      )
    } else if MotionParameter.reservedNames.contains(entry.key) {
      reject(
        entry.position,
        "\(path) has a name that is taken; expected another one than "
          + MotionParameter.reservedNames.joined(separator: ", ", last: " or "))
    }
    checkRange(entry.value, path: path)
    checkWords(entry.value, path: path)
  }

  private mutating func checkRange(_ value: SceneValue, path: String) {
    let bounds = value["range"]?.elements?.compactMap(\.number)
    if let range = value["range"], let bounds, bounds.count == 2, bounds[0] > bounds[1] {
      reject(range.position, "\(path).range decreases; expected the smaller number first")
      return
    }
    if let range = value["range"], value["count"] != nil, let bounds,
      bounds.contains(where: { $0.rounded() != $0 || $0 < 0 })
    {
      reject(range.position, "\(path).range has other numbers; expected whole numbers >= 0")
      return
    }
    for (key, standard) in [
      ("number", (0.0, 1.0)),
      (
        "count",
        (
          Double(MotionParameter.standardCounts.lowerBound),
          Double(MotionParameter.standardCounts.upperBound)
        )
      ),
    ] {
      guard let number = value[key], let found = number.number else { continue }
      let (low, high) = bounds.map { $0.count == 2 ? ($0[0], $0[1]) : standard } ?? standard
      guard found < low || found > high else { continue }
      reject(
        number.position,
        "\(path).\(key) is \(number.described); expected a number from \(low.brief) to "
          + "\(high.brief), the range of the parameter")
    }
  }

  private mutating func checkWords(_ value: SceneValue, path: String) {
    guard let among = value["among"]?.elements else { return }
    for key in ["choice", "direction", "corner"] {
      guard let word = value[key], let text = word.text else { continue }
      let words = among.compactMap(\.text)
      if !words.contains(text) {
        reject(
          word.position,
          "\(path).\(key) is \(word.described); expected \(words.joined(separator: ", ", last: " or "))"
        )
      }
      let known =
        key == "direction"
        ? SceneMotionDirection.allCases.map(\.rawValue)
        : key == "corner" ? SceneCorner.allCases.map(\.rawValue) : words
      for other in among where !known.contains(other.text ?? "") {
        reject(
          other.position,
          "\(path).among has \(other.described); expected "
            + known.joined(separator: ", ", last: " or "))
      }
    }
  }

  private mutating func reject(_ place: SourcePosition, _ message: String) {
    problems.append(Problem(.scene, at: place, message))
  }
}
