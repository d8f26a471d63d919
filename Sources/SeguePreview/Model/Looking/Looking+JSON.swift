// Views and curves as the JSON that the page reads.

import CoreGraphics
import SegueDiagnostics
import SegueStage

extension JSONText {
  /// Returns a number, or null.
  static func optional(_ number: Double?) -> JSONText { number.map { .number($0) } ?? .null }

  /// Returns a string, or null.
  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// Returns coordinates one after another.
  static func points(_ points: [CGPoint]) -> JSONText {
    .array(points.flatMap { [.number(rounded(Double($0.x))), .number(rounded(Double($0.y)))] })
  }

  /// Returns a number with at most four decimals, which is more than pages can show.
  static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  fileprivate static func series(_ values: [Double?]) -> JSONText {
    .array(values.map { .optional($0.map(rounded)) })
  }
}

extension ViewTree {
  /// The views, as `{nodes: […]}`.
  package var json: JSONText { .object([("nodes", .array(nodes.map(\.json)))]) }
}

extension ViewNode {
  fileprivate var json: JSONText {
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    return .object([
      ("view", .string(id)), ("parent", .optional(parent)), ("class", .string(className)),
      ("label", .optional(label)),
      ("frame", .array(sides.map { .number(JSONText.rounded(Double($0))) })),
      ("quad", .points(quad)), ("opacity", .number(JSONText.rounded(opacity))),
      ("hidden", .bool(isHidden)),
    ])
  }
}

extension ViewDetails {
  /// The properties and the animations of a view.
  package var json: JSONText {
    .object([
      (
        "properties",
        .array(
          properties.map {
            .object([
              ("name", .string($0.name)), ("value", .string($0.value)),
              ("unit", .optional($0.unit)),
            ])
          })
      ), ("animations", .array(animations.map(\.json))),
    ])
  }
}

extension AnimationSummary {
  fileprivate var json: JSONText {
    var pairs: [(String, JSONText)] = [
      ("property", .string(property)), ("from", .optional(from)), ("to", .optional(to)),
      ("begin", .optional(begin)), ("end", .optional(end)),
    ]
    switch curve {
    case .cubic(let x1, let y1, let x2, let y2):
      pairs.append(("curve", .array([x1, y1, x2, y2].map { .number($0) })))
    case .spring(let mass, let stiffness, let damping, let ratio, let velocity):
      let numbers = [
        ("damping", damping), ("velocity", velocity), ("mass", mass), ("stiffness", stiffness),
        ("dampingRatio", ratio),
      ]
      pairs.append(("spring", .object(numbers.map { ($0, .number(JSONText.rounded($1))) })))
    case nil: break
    }
    return .object(pairs)
  }
}

extension ViewCurves {
  /// The curves, with null where the view is not in the window.
  package var json: JSONText {
    .object([
      ("times", .array(times.map { .number(JSONText.rounded($0)) })),
      (
        "series",
        .object([
          ("x", .series(x)), ("y", .series(y)), ("scaleX", .series(scaleX)),
          ("scaleY", .series(scaleY)), ("rotation", .series(rotation)),
          ("opacity", .series(opacity)), ("speed", .series(speed)),
        ])
      ), ("motions", .array(motions.map(\.json))),
    ])
  }
}

extension MotionSummary {
  fileprivate var json: JSONText {
    .object([
      ("property", .string(property)), ("begin", .number(JSONText.rounded(begin))),
      ("end", .number(JSONText.rounded(end))),
      ("overshoot", .optional(overshoot.map(JSONText.rounded))),
      ("settling", .optional(settling.map(JSONText.rounded))),
    ])
  }
}

extension ViewOutline {
  /// The outline at its time.
  package var json: JSONText {
    .object([
      ("time", .number(JSONText.rounded(time))), ("quad", .points(quad)),
      ("opacity", .number(JSONText.rounded(opacity))),
    ])
  }
}
