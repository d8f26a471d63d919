// Properties, outlines and masks of Lottie.

import SegueDiagnostics
import SegueDisplay

/// Values over time in Lottie.
enum LottieProperty {
  /// Returns a property with the given keyframes, at least one.
  static func values(_ keyframes: [Keyframe<[Double]>], _ decimals: Int) -> JSONText {
    property(keyframes) { values in
      let parts = values.map { $0.json(decimals) }
      return parts.count == 1 ? parts[0] : .array(parts)
    } start: { values in
      .array(values.map { $0.json(decimals) })
    }
  }

  /// Returns a property: its value, if it does not change, or its keyframes.
  static func property(
    _ keyframes: [Keyframe<[Double]>], value: ([Double]) -> JSONText,
    start: ([Double]) -> JSONText
  ) -> JSONText {
    if keyframes.allSatisfy({ $0.value == keyframes[0].value }) {
      return .object([("a", .integer(0)), ("k", value(keyframes[0].value))])
    }
    let list = keyframes.enumerated().map { index, keyframe -> JSONText in
      var entries: [(String, JSONText)] = [
        ("t", .integer(keyframe.frame)), ("s", start(keyframe.value)),
      ]
      if index + 1 < keyframes.count {
        entries += [
          ("e", start(keyframes[index + 1].value)), ("o", handle(0)), ("i", handle(1)),
        ]
      }
      return .object(entries)
    }
    return .object([("a", .integer(1)), ("k", .array(list))])
  }

  /// The handle of a linear interpolation.
  private static func handle(_ value: Int) -> JSONText {
    .object([("x", .array([.integer(value)])), ("y", .array([.integer(value)]))])
  }
}

/// Outlines in Lottie.
enum LottieShapes {
  /// Returns a filled outline.
  static func group(_ outline: OutlineTrack, color: ValueTrack) -> JSONText {
    let count = outline.commands.count { $0 == "M" }
    let paths = (0..<count).map { index -> JSONText in
      .object([
        ("ty", .string("sh")), ("d", .integer(1)), ("ks", property(outline, subpath: index)),
      ])
    }
    let colors = color.keyframes.map { Keyframe($0.frame, $0.value + [1]) }
    let fill = JSONText.object([
      ("ty", .string("fl")), ("c", LottieProperty.values(colors, 5)),
      ("o", .object([("a", .integer(0)), ("k", .integer(100))])),
      ("r", .integer(outline.rule == .evenOdd ? 2 : 1)),
    ])
    func fixed(_ values: [Double]) -> JSONText { LottieProperty.values([Keyframe(0, values)], 0) }
    let transform = JSONText.object([
      ("ty", .string("tr")), ("p", fixed([0, 0])), ("a", fixed([0, 0])), ("s", fixed([100, 100])),
      ("r", fixed([0])), ("o", fixed([100])),
    ])
    return .array([
      .object([("ty", .string("gr")), ("it", .array(paths + [fill, transform]))])
    ])
  }

  /// Returns the mask of a clip with one outline.
  static func mask(_ outline: OutlineTrack) -> JSONText {
    .array([
      .object([
        ("inv", .bool(false)), ("mode", .string("a")), ("pt", property(outline, subpath: 0)),
        ("o", .object([("a", .integer(0)), ("k", .integer(100))])),
        ("x", .object([("a", .integer(0)), ("k", .integer(0))])),
      ])
    ])
  }

  private static func property(_ outline: OutlineTrack, subpath: Int) -> JSONText {
    func vertices(_ values: [Double]) -> JSONText {
      LottieOutline(commands: outline.commands, values, subpath: subpath).json
    }
    return LottieProperty.property(outline.coordinates.keyframes) {
      vertices($0)
    } start: {
      .array([vertices($0)])
    }
  }
}

/// One subpath as vertices with tangents.
private struct LottieOutline {
  private var points: [SIMD2<Double>] = []
  private var incoming: [SIMD2<Double>] = []
  private var outgoing: [SIMD2<Double>] = []

  init(commands: [Character], _ values: [Double], subpath: Int) {
    var rest = values[...]
    func point() -> SIMD2<Double> {
      defer { rest = rest.dropFirst(2) }
      return SIMD2(rest[rest.startIndex], rest[rest.startIndex + 1])
    }
    var current = -1
    for command in commands {
      if command == "M" { current += 1 }
      let count = ["M": 1, "L": 1, "Q": 2, "C": 3][command] ?? 0
      let read = (0..<count).map { _ in point() }
      guard current == subpath, let end = read.last else { continue }
      switch command {
      case "Q":
        outgoing[outgoing.count - 1] = (read[0] - (points.last ?? end)) * (2.0 / 3)
        add(end, incoming: (read[0] - end) * (2.0 / 3))
      case "C":
        outgoing[outgoing.count - 1] = read[0] - (points.last ?? end)
        add(end, incoming: read[1] - end)
      default: add(end, incoming: .zero)
      }
    }
  }

  private mutating func add(_ point: SIMD2<Double>, incoming tangent: SIMD2<Double>) {
    points.append(point)
    incoming.append(tangent)
    outgoing.append(.zero)
  }

  var json: JSONText {
    func list(_ values: [SIMD2<Double>]) -> JSONText {
      .array(values.map { .array([$0.x.json(3), $0.y.json(3)]) })
    }
    return .object([
      ("c", .bool(true)), ("i", list(incoming)), ("o", list(outgoing)), ("v", list(points)),
    ])
  }
}
