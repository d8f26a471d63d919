// The promises of a transition of the catalogue, checked by playing it.

import SegueScenes
import SegueStage
import SegueTransitions
import SegueWorld
import UIKit

/// Plays a transition and collects the promises that it breaks.
@MainActor
struct CatalogContract {
  let name: String
  let library: TransitionLibrary
  /// The promises that are checked.
  let properties: Set<ContractProperty>
  private var violations: [ContractViolation] = []

  init(
    _ name: String, _ properties: Set<ContractProperty> = Set(ContractProperty.allCases),
    library: TransitionLibrary = .builtIn
  ) {
    (self.name, self.properties, self.library) = (name, properties, library)
  }

  /// Returns the promises that the transition breaks.
  static func violations(
    _ name: String, _ properties: Set<ContractProperty> = Set(ContractProperty.allCases),
    library: TransitionLibrary = .builtIn
  ) throws -> [ContractViolation] {
    var contract = CatalogContract(name, properties, library: library)
    try contract.check()
    return contract.violations.filter { properties.contains($0.property) }
  }

  private mutating func check() throws {
    for isNavigation in [false, true] {
      let scene = scene(isNavigation: isNavigation)
      try checkClock(scene)
      if properties.contains(.cancels) || properties.contains(.passesLint) {
        try checkInterruptions(scene)
        try checkFinger(scene)
      }
    }
    if properties.contains(.mirrors) { try checkMirror(scene()) }
    if properties.contains(.followsLanguage) { try checkLanguage(scene()) }
    if properties.contains(.reducesMotion) { try checkReducedMotion(scene()) }
  }

  private func scene(isNavigation: Bool = false) -> ContractScene {
    var scene = ContractScene(library: library, name: name)
    // Another size, since numbers of points that fit one screen do not fit all.
    if isNavigation { (scene.width, scene.height) = (96, 64) }
    scene.isNavigation = isNavigation
    return scene
  }

  private mutating func report(_ property: ContractProperty, _ place: String, _ found: String) {
    guard properties.contains(property) else { return }
    violations.append(
      ContractViolation(name: name, property: property, place: place, found: found))
  }

  /// The duration in seconds, forward or back.
  private func duration(_ role: TransitionRole) -> Double {
    World().run {
      guard
        case .animator(let animator)? = library.named(name)?.player(role, TransitionParameters())
      else { return 0 }
      return animator.transitionDuration(using: nil)
    }
  }

  private func durations(_ scene: ContractScene) -> (forward: Double, back: Double) {
    scene.isNavigation
      ? (duration(.push), duration(.pop)) : (duration(.present), duration(.dismiss))
  }

  // MARK: On the clock

  private mutating func checkClock(_ scene: ContractScene) throws {
    let steps = [
      "\(scene.arrival), transition: \(name)", "wait: 0.1",
      "\(scene.departure), transition: \(name)", "wait: 0.1",
    ]
    let stage = try scene.stage(steps)
    let rest = try scene.stage(["\(scene.arrival), animated: false", "wait: 0.1"])
    let (old, new) = (try stage.picture(at: 0.05), try rest.picture(at: 0.15))
    let (forward, back) = durations(scene)
    let (arrived, left) = (0.1 + forward, 0.2 + forward)
    let place = scene.isNavigation ? ("push", "pop") : ("present", "dismiss")
    let before = try stage.hierarchy(at: 0.05)
    try checkWay(stage, place.0, from: 0.1, to: arrived, old, new)
    compare(
      try stage.hierarchy(at: arrived + 0.05), with: try rest.hierarchy(at: 0.15),
      .leavesNothing, "after \(place.0)")
    try checkWay(stage, place.1, from: left, to: left + back, new, old)
    compare(
      try stage.hierarchy(at: left + back + 0.05), with: before, .leavesNothing,
      "after \(place.1)")
    guard !scene.isNavigation else { return }
    if properties.contains(.passesLint) {
      for finding in try stage.lint() { report(finding, "on the clock") }
    }
    if properties.contains(.repeats) {
      let middle = 0.1 + forward / 2
      if try stage.picture(at: middle) != scene.stage(steps).picture(at: middle) {
        report(.repeats, "at \(middle) s", "the same frame of a second playback differs")
      }
    }
  }

  private mutating func checkWay(
    _ stage: Stage, _ place: String, from start: Double, to end: Double,
    _ old: ContractFrame, _ new: ContractFrame
  ) throws {
    let first = try stage.picture(at: start)
    if first.largestDifference(from: old) > 1 {
      report(.begins, "\(place), first frame", Self.description(of: first, comparedWith: old))
    }
    if properties.contains(.covers), place == "present" {
      for part in [0.25, 0.5, 0.8] {
        let holes = try stage.picture(at: start + (end - start) * part).holes
        if holes > 0 {
          report(.covers, "\(place), at \(part) of it", "\(holes) pixels show the canvas")
        }
      }
    }
    let last = try stage.picture(at: end - 0.001)
    if last.difference(from: new) > 4 {
      report(
        .ends, "\(place), a millisecond before the end",
        Self.description(of: last, comparedWith: new))
    }
    let after = try stage.picture(at: end + 0.05)
    if after != new {
      report(.ends, "\(place), after the end", Self.description(of: after, comparedWith: new))
    }
  }

  private static func description(of frame: ContractFrame, comparedWith other: ContractFrame)
    -> String
  {
    let mean = (frame.difference(from: other) * 100).rounded() / 100
    return "differs by \(mean) in the mean, by \(frame.largestDifference(from: other)) at most"
  }

  private mutating func compare(
    _ found: RestingHierarchy, with expected: RestingHierarchy, _ property: ContractProperty,
    _ place: String
  ) {
    let difference = found.difference(from: expected)
    if let first = difference.first {
      report(
        property, place, "\(difference.count) lines differ: \(difference.prefix(2).last ?? first)")
    }
  }

  // MARK: Interrupted

  /// An instant after the end of all scripts, in seconds.
  private static let afterAll = 1000.0

  /// Pauses the transition in both directions and cancels it, at ten instants on the way there; then
  /// lets it finish from a pause.
  private mutating func checkInterruptions(_ scene: ContractScene) throws {
    let (forward, back) = durations(scene)
    let come = "\(scene.arrival), transition: \(name), until: "
    let go = "\(scene.departure), transition: \(name), until: "
    let parts = scene.isNavigation ? [0.5] : (0..<10).map { 0.04 + Double($0) / 10.5 }
    let rest = "wait: 0.05"
    var steps = parts.flatMap { [come + "\(forward * $0)", "pause: b", "cancel: b", rest] }
    steps += [come + "\(forward / 2)", "pause: b", "finish: b", rest]
    steps += [0.6].flatMap { [go + "\(back * $0)", "pause: b", "cancel: b", rest] }
    steps += [go + "\(back / 2)", "pause: b", "finish: b", rest]
    try checkRound(scene, steps, scene.isNavigation ? "paused in a navigation" : "paused")
  }

  /// Drives the transition with a finger, which cancels it and then finishes it, there and back.
  private mutating func checkFinger(_ scene: ContractScene) throws {
    let (left, right, y) = (4, scene.width - 4, scene.height / 2)
    func drag(from x: Int, by distance: Int, _ end: String) -> String {
      "drag: { from: [\(x), \(y)], to: [\(x + distance), \(y)], duration: 0.3, end: \(end) }"
    }
    let rest = "wait: 0.05"
    let steps = [
      drag(from: right, by: -30, "cancel"), rest, drag(from: right, by: -50, "release"), rest,
      drag(from: left, by: 40, "cancel"), rest, drag(from: left, by: 50, "release"), rest,
    ]
    let place = scene.isNavigation ? "with a finger in a navigation" : "with a finger"
    try checkRound(scene, steps, place)
    guard properties.contains(.passesLint), !scene.isNavigation else { return }
    for finding in try scene.stage(steps).lint() where finding.severity == .error {
      report(finding, place)
    }
  }

  private mutating func checkRound(_ scene: ContractScene, _ steps: [String], _ place: String)
    throws
  {
    guard properties.contains(.cancels) else { return }
    let stage = try scene.stage(steps)
    let before = try stage.hierarchy(at: 0.05)
    compare(try stage.hierarchy(at: Self.afterAll), with: before, .cancels, place)
  }

  private mutating func report(_ finding: LintFinding, _ place: String) {
    let step = finding.position.map { "in line \($0.line) " } ?? ""
    report(.passesLint, place, "\(finding.rule.rawValue) \(step)\(finding.message)")
  }

  // MARK: Mirrored

  private mutating func checkMirror(_ scene: ContractScene) throws {
    let parts = [0.3, 0.7]
    let there = try scene.stage(scrubbing("present: b, style: fullScreen", parts))
    let back = try scene.stage(
      ["present: b, style: fullScreen, animated: false"]
        + scrubbing("dismiss: b", parts.map { 1 - $0 }))
    for (index, part) in parts.enumerated() {
      let seconds = 0.11 + 0.1 * Double(index) + 0.05
      let difference = try there.picture(at: seconds).difference(from: back.picture(at: seconds))
      if difference > 6 {
        report(
          .mirrors, "at \(part) of the way",
          "the way back differs by \((difference * 100).rounded() / 100) in the mean")
      }
    }
  }

  /// Returns steps that hold the transition at each of `parts` for 0.1 s, from 0.11 s on.
  private func scrubbing(_ step: String, _ parts: [Double]) -> [String] {
    ["\(step), transition: \(name), until: 0.01", "pause: b"]
      + parts.flatMap { ["scrub: b, to: \($0)", "wait: 0.1"] } + ["finish: b"]
  }

  private mutating func checkLanguage(_ scene: ContractScene) throws {
    let parameters = library.named(name)?.parametersForward ?? []
    let follows = parameters.contains { parameter in
      guard case .choice(let standard?, _) = parameter.kind else { return false }
      return standard == "leading" || standard == "trailing"
    }
    guard follows else { return }
    var other = scene
    other.isRightToLeft = true
    let steps = ["present: b, transition: \(name), style: fullScreen", "wait: 0.1"]
    let seconds = 0.1 + duration(.present) * 0.4
    let (plain, turned) = (
      try scene.stage(steps).picture(at: seconds), try other.stage(steps).picture(at: seconds)
    )
    // The pictures of the other scene are mirrored. A transition that follows the language mirrors
    // everything else, too.
    let difference = turned.difference(from: plain.mirrored)
    if difference > 3 {
      report(
        .followsLanguage, "at 0.4 of it",
        "the mirror image differs by \((difference * 100).rounded() / 100) in the mean")
    }
  }

  private mutating func checkReducedMotion(_ scene: ContractScene) throws {
    var calm = scene
    calm.reducesMotion = true
    let stage = try calm.stage(
      ["present: b, transition: \(name), style: fullScreen", "wait: 0.1"])
    let rest = try calm.stage(["present: b, style: fullScreen, animated: false", "wait: 0.1"])
    let (old, new) = (try stage.picture(at: 0.05).bytes, try rest.picture(at: 0.15).bytes)
    for part in [0.4] {
      let frame = try stage.picture(at: 0.1 + duration(.present) * part).bytes
      let strangers = frame.indices.count { index in
        let bounds = [Int(old[index]), Int(new[index])]
        return Int(frame[index]) < bounds.min()! - 2 || Int(frame[index]) > bounds.max()! + 2
      }
      if strangers > frame.count / 200 {
        report(
          .reducesMotion, "at \(part) of it",
          "\(strangers / 4) pixels are not between the two screens, so something moves")
      }
    }
  }
}
