// Checks of shapes that open, pieces and ways that the grammar cannot express.

import SegueDiagnostics

struct PieceChecker {
  private var problems: Problems = []

  /// Returns the problems with the parts of a transition, or of its way back.
  static func problems(in motion: SceneValue, path: String) -> Problems {
    var checker = PieceChecker()
    for side in ["incoming", "outgoing"] {
      guard let value = motion[side] else { continue }
      let here = "\(path).\(side)"
      if let reveal = value["reveal"] { checker.checkReveal(reveal, path: "\(here).reveal") }
      checker.checkTiming(value["reveal"], path: "\(here).reveal")
      checker.checkTiming(value["slices"], path: "\(here).slices")
      checker.checkStagger(value["others"]?["stagger"], path: "\(here).others.stagger")
      checker.checkPath(value, path: here)
      for entry in value["views"]?.entries ?? [] {
        checker.checkPath(entry.value, path: "\(here).views.\(entry.key)")
      }
      if let others = value["others"] { checker.checkPath(others, path: "\(here).others") }
    }
    checker.checkKeyframes(of: motion, path: path)
    return checker.problems
  }

  /// Checks that no keyframe moves a screen that is cut into pieces, which would not be seen.
  private mutating func checkKeyframes(of motion: SceneValue, path: String) {
    for (index, keyframe) in (motion["keyframes"]?.elements ?? []).enumerated() {
      for side in ["incoming", "outgoing"] where motion[side]?["slices"] != nil {
        guard let entry = keyframe.entries?.first(where: { $0.key == side }) else { continue }
        reject(
          entry.position,
          "\(path).keyframes[\(index)] moves the \(side) screen, which is cut into slices; expected "
            + "the other screen")
      }
    }
  }

  /// The shapes that have a key of a reveal. The others would ignore it.
  private static let owners: [(keys: [String], shapes: [String])] = [
    (["sides"], ["polygon", "star"]), (["inner"], ["star"]), (["turn"], ["polygon", "star"]),
    (["origin"], ["circle", "diamond", "polygon", "star"]),
    (SceneGrammar.cellKinds + ["rows", "cell", "toward", "stagger"], ["cells"]),
  ]

  private mutating func checkReveal(_ reveal: SceneValue, path: String) {
    guard let shape = reveal["shape"]?.text else { return }
    for entry in reveal.entries ?? [] {
      for owner in Self.owners where owner.keys.contains(entry.key) && !owner.shapes.contains(shape)
      {
        reject(
          entry.position,
          "\(path) has '\(entry.key)', which the shape \(QuotedText.plain(shape)) does not have; "
            + "expected the shape \(owner.shapes.joined(separator: ", ", last: " or "))")
      }
    }
    let kinds = SceneGrammar.cellKinds
    if shape == "cells", !kinds.contains(where: { reveal[$0] != nil }) {
      let names = kinds.map { "'\($0)'" }.joined(separator: ", ", last: " or ")
      reject(reveal.position, "\(path) is incomplete; expected \(names)")
    }
    if ["polygon", "star"].contains(shape),
      let ease = reveal.entries?.first(where: { $0.key == "ease" })
    {
      reject(
        ease.position,
        "\(path) has 'ease', but the timing of polygons and stars is fixed; expected no 'ease'"
      )
    }
  }

  private mutating func checkTiming(_ value: SceneValue?, path: String) {
    guard let value else { return }
    checkStagger(value["stagger"], path: "\(path).stagger")
    let isLinear = value["ease"] == nil || value["ease"]?.text == "linear"
    if isLinear, let steps = value.entries?.first(where: { $0.key == "steps" }),
      let number = steps.value.number, number != 1
    {
      reject(
        steps.position,
        "\(path).steps is \(steps.value.described), but a linear course is one straight line; "
          + "expected another ease")
    }
  }

  private mutating func checkStagger(_ stagger: SceneValue?, path: String) {
    guard let stagger, stagger.entries != nil else { return }
    let order = stagger["order"]?.text ?? ""
    for (key, owner) in [("corner", "wave"), ("seed", "random")] where order != owner {
      guard let entry = stagger.entries?.first(where: { $0.key == key }) else { continue }
      reject(
        entry.position,
        "\(path) has '\(key)', which only the order \(owner) has; expected that order")
    }
  }

  /// Checks that a view moves along its path alone.
  private mutating func checkPath(_ motion: SceneValue, path: String) {
    guard motion["path"] != nil else { return }
    for end in ["from", "to"] {
      guard let entry = motion[end]?.entries?.first(where: { $0.key == "position" }) else {
        continue
      }
      reject(
        entry.position,
        "\(path).\(end) has 'position', but the view moves along a path; expected one of them")
    }
  }

  private mutating func reject(_ place: SourcePosition, _ message: String) {
    problems.append(Problem(.scene, at: place, message))
  }
}
