// Random scenes from a seed: three screens, presented over each other or on a stack, with
// transitions in random directions and arbitrary touches. They are written as text, so that a
// failure can be saved as a scene and examined.

import Foundation
import Testing

/// The destination of a transition.
enum RandomSceneKind: String, CaseIterable, Sendable { case modal, navigation }

/// A random scene derived from a seed.
struct RandomScene: CustomTestStringConvertible, Sendable {
  let kind: RandomSceneKind
  let seed: Int
  /// The scene as a file.
  let text: String

  var testDescription: String { "\(kind) \(seed)" }

  init(_ kind: RandomSceneKind, seed: Int, fps: Int = 60) {
    (self.kind, self.seed) = (kind, seed)
    var writer = RandomSceneWriter(kind: kind, seed: seed)
    text = writer.scene(fps: fps)
  }

  /// The number of each kind; to search for rare failures, `SEGUE_SEEDS=3000 swift test --filter
  /// Random`.
  static func some(_ count: Int) -> [RandomScene] {
    let wanted = ProcessInfo.processInfo.environment["SEGUE_SEEDS"].flatMap { Int($0) }
    return RandomSceneKind.allCases.flatMap { kind in
      (1...max(1, wanted ?? count)).map { RandomScene(kind, seed: $0) }
    }
  }

  /// The scene that reaches the same screens without fingers or time.
  func reference(root: String, above: [String]) -> String {
    let verb = kind == .modal ? "present" : "push"
    let moves = above.map { "  - { \(verb): \($0), animated: false\(style) }" }
    let head = text[..<(text.range(of: "script:")?.lowerBound ?? text.endIndex)]
    return "\(head)script:\n  - show: \(root)\n\(moves.joined(separator: "\n"))\n"
  }

  /// The style of every presentation of the scene.
  private var style: String {
    let name = text.prefix { $0 != "\n" }.dropFirst("# style: ".count)
    return kind == .modal ? ", style: \(name)" : ""
  }
}

private struct RandomSceneWriter {
  let kind: RandomSceneKind
  private var random: SeededNumbers
  private let style: String
  /// The directions in which touches show a screen and remove it.
  private let directions: (there: String, back: String)

  init(kind: RandomSceneKind, seed: Int) {
    self.kind = kind
    var random = SeededNumbers(seed: seed &* 2 &+ (kind == .modal ? 0 : 1))
    style = random.one(
      of: ["fullScreen", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext"])
    directions = random.one(of: [
      ("left", "right"), ("down", "up"), ("right", "left"), ("up", "left"),
    ])
    self.random = random
  }

  mutating func scene(fps: Int) -> String {
    let (there, back) = kind == .modal ? ("present", "dismiss") : ("push", "pop")
    let root = kind == .modal ? "a" : "n"
    let fromA = [interaction(there, "b", directions.there)]
    let fromB = [
      interaction(there, "c", directions.there), interaction(back, "b", directions.back),
    ]
    let fromC = [interaction(back, "c", random.one(of: [directions.back, directions.there]))]
    return """
      # style: \(style)
      segue: 1
      canvas: { width: 400, height: 800, fps: \(fps) }
      transitions:
        slide: { duration: 0.8, curve: linear, incoming: { from: { translate: [100%, 0] } } }
        sink:
          duration: 0.6
          spring: { damping: 0.7, velocity: 1 }
          top: outgoing
          incoming: { from: { scale: 0.5, alpha: 0 } }
          outgoing: { to: { translate: [0, 100%], rotate: 20, anchorPoint: [0, 1] } }
        carry:
          duration: 1
          incoming: { from: { scale: 0.8, translate: [100%, 0] } }
          keyframes:
            - { start: 0, duration: 0.5, outgoing: { scale: 0.8, alpha: 0.3 } }
            - { start: 0.5, duration: 0.5, incoming: { scale: 1, translate: [0, 0] } }
      screens:
        a:
          background: "#0A7A5A"
          views: [{ id: card, frame: [20, 40, 360, 200], background: white, cornerRadius: 16 }]
          interactions: [\(fromA.joined(separator: ", "))]
        b:
          background: "#F2F2F7"
          views: [{ id: dot, frame: [150, 300, 60, 60], background: red, transform: { rotate: 30 } }]
          interactions: [\(fromB.joined(separator: ", "))]
        c:
          background: "#20304080"
          interactions: [\(fromC.joined(separator: ", "))]
        n: { navigation: [a], background: black }
      script:
        - show: \(root)
      \((0..<random.next(3...7)).map { _ in "  - " + step() }.joined(separator: "\n"))

      """
  }

  private mutating func interaction(_ verb: String, _ screen: String, _ direction: String) -> String
  {
    let there = ["slideDown", "slideRight", "pop", "rotate", "shrinkSlide", "fade"]
    let back = ["slideDown", "slideRight", "pop", "rotate", "slideAway", "fade"]
    let names = verb == "present" || verb == "push" ? there : back
    var keys = ["pan: \(direction)", "\(verb): \(screen)"]
    keys.append("transition: \(random.one(of: names + ["slide", "sink", "carry"]))")
    if verb == "present" { keys.append("style: \(style)") }
    if random.oneIn(4) { keys.append("edge: true") }
    if random.oneIn(3) { keys.append("begin: \(random.next(0...60))") }
    keys.append("distance: \(random.oneIn(2) ? "\(random.next(40...1000))" : "100%")")
    if random.oneIn(2) { keys.append("finishAbove: \(random.hundredths(0...99))") }
    if random.oneIn(3) { keys.append("finishVelocity: \(random.next(-50...900))") }
    return "{ \(keys.joined(separator: ", ")) }"
  }

  // MARK: Fingers

  private mutating func step() -> String {
    switch random.next(0...9) {
    case 0: "wait: \(random.hundredths(0...40))"
    case 1...6: drag()
    default: "touch: [\((0..<random.next(1...4)).map { _ in finger() }.joined(separator: ", "))]"
    }
  }

  private mutating func drag() -> String {
    let way = way()
    var places = [way.start, way.end]
    if random.oneIn(3) { places.append((random.next(0...399), random.next(0...799))) }
    var keys = ["path: [\(places.map { "[\($0.x), \($0.y)]" }.joined(separator: ", "))]"]
    if random.oneIn(2) { keys.append("duration: \(random.hundredths(0...90))") }
    if random.oneIn(2) {
      keys.append("curve: \(random.one(of: ["easeIn", "easeOut", "easeInOut"]))")
    }
    if random.oneIn(4) { keys.append("hold: \(random.hundredths(0...30))") }
    if random.oneIn(5) { keys.append("end: cancel") }
    return "drag: { \(keys.joined(separator: ", ")) }"
  }

  private typealias Place = (x: Int, y: Int)

  /// Mostly the direction of one of the scene's pans, from the edge or not.
  private mutating func way() -> (start: Place, end: Place) {
    let lead = random.oneIn(2) ? random.next(0...20) : random.next(0...200)
    let (length, aside) = (random.next(0...400), random.next(-30...30))
    switch random.oneIn(6) ? "none" : random.one(of: [directions.there, directions.back]) {
    case "left": return ((399 - lead, 400), (399 - lead - length, 400 + aside))
    case "right": return ((lead, 400), (lead + length, 400 + aside))
    case "up": return ((200, 799 - lead), (200 + aside, 799 - lead - 2 * length))
    case "down": return ((200, lead), (200 + aside, lead + 2 * length))
    default:
      return (
        (random.next(0...399), random.next(0...799)), (random.next(0...399), random.next(0...799))
      )
    }
  }

  /// A touch that moves some distance, or taps, in uneven steps; it can begin while others are
  /// down, or while the transition that they started is still running.
  private mutating func finger() -> String {
    let (start, end) = way()
    let last = random.one(of: [0, 1, 3, 8, 16])
    var time = random.next(0...1200)
    let samples = (0...last).map { index in
      let part = last == 1 ? 0 : Double(index) / Double(max(1, last))
      let x = start.x + Int(part * Double(end.x - start.x))
      let y = start.y + Int(part * Double(end.y - start.y)) + (index == 0 ? 0 : random.next(-4...4))
      defer { time += random.next(5...60) }
      return "[\(Double(time) / 1000), \(x), \(y)]"
    }
    let cancel = random.oneIn(5) ? ", end: cancel" : ""
    return "{ path: [\(samples.joined(separator: ", "))]\(cancel) }"
  }
}
