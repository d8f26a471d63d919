// The values of a declaration as expressions of Swift. They evaluate to exactly the numbers that the
// stage computes, and not only to nearby ones.

import CoreGraphics
import SegueScenes

enum SwiftValues {
  /// Returns a number in its shortest spelling.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns an angle in radians.
  static func angle(_ degrees: Double) -> String { "\(number(degrees)) / 180 * .pi" }

  /// Returns a point of unitless numbers or of points.
  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  /// Returns a length, of which a percentage is one of the container's `size`.
  static func length(_ length: Length, _ side: String) -> String {
    switch length {
    case .points(let points): number(points)
    case .percent(0): "0"
    case .percent(100): "size.\(side)"
    case .percent(-100): "-size.\(side)"
    case .percent(let percent): "size.\(side) * \(number(percent)) / 100"
    }
  }

  /// Returns a length, of which a percentage is one of an expression.
  static func length(_ length: Length, of whole: String) -> String {
    switch length {
    case .points(let points): number(points)
    case .percent(let percent): "\(whole) * \(number(percent)) / 100"
    }
  }

  /// Returns a pair of lengths as a point.
  static func point(_ pair: LengthPair) -> String {
    "CGPoint(x: \(length(pair.x, "width")), y: \(length(pair.y, "height")))"
  }

  // MARK: Colors

  /// Returns a color.
  static func color(_ paint: ScenePaint) -> String {
    switch paint {
    case .fixed(let color): fixed(color)
    case .system(let name): "UIColor.\(name)"
    case .pair(let light, let dark):
      "UIColor { $0.userInterfaceStyle == .dark ? \(self.color(dark)) : \(self.color(light)) }"
    }
  }

  private static func fixed(_ color: SceneColor) -> String {
    switch color {
    case .black: return "UIColor.black"
    case .white: return "UIColor.white"
    case .clear: return "UIColor.clear"
    default:
      let parts = [color.red, color.green, color.blue, color.alpha].map(component)
      return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }
  }

  /// Returns a component of a color, as a fraction of 255 if it is one.
  private static func component(_ value: Double) -> String {
    let byte = (value * 255).rounded()
    return byte / 255 == value && value != 0 && value != 1 ? "\(number(byte)) / 255" : number(value)
  }

  /// Returns a blur effect, or `nil` for none.
  static func effect(_ glass: SceneGlass) -> String {
    switch glass {
    case .none: "nil"
    case .style(let style): "UIBlurEffect(style: .\(style.rawValue))"
    }
  }

  // MARK: Transforms

  /// Returns the transform of a state: in the plane, or if `isSpatial`, in space.
  /// - Parameter view: The expression of the view, whose layout direction is asked for.
  static func transform(_ state: ScreenState, of view: String, isSpatial: Bool) -> String {
    isSpatial ? spatial(state, of: view) : planar(state, of: view)
  }

  private static func planar(_ state: ScreenState, of view: String) -> String {
    var parts: [String] = []
    if let scale = state.scale, scale != CGPoint(x: 1, y: 1) {
      parts.append("CGAffineTransform(scaleX: \(number(scale.x)), y: \(number(scale.y)))")
    }
    if let degrees = state.degrees, degrees != 0 {
      parts.append("CGAffineTransform(rotationAngle: \(angle(degrees)))")
    }
    if let move = offset(state, of: view) {
      parts.append("CGAffineTransform(translationX: \(move.x), y: \(move.y))")
    }
    guard let first = parts.first else { return "CGAffineTransform.identity" }
    return parts.dropFirst().reduce(first) { "\($0)\n.concatenating(\($1))" }
  }

  private static func spatial(_ state: ScreenState, of view: String) -> String {
    var parts: [String] = []
    if let scale = state.scale, scale != CGPoint(x: 1, y: 1) {
      parts.append("CATransform3DMakeScale(\(number(scale.x)), \(number(scale.y)), 1)")
    }
    let turns = [
      (state.depth.degreesX, "1, 0, 0"), (state.depth.degreesY, "0, 1, 0"),
      (state.degrees, "0, 0, 1"),
    ]
    for (degrees, axis) in turns {
      guard let degrees, degrees != 0 else { continue }
      // Half a turn is ambiguous in direction; a little less turns in that of its sign.
      let turn = abs(degrees) == 180 ? degrees * 0.9999 : degrees
      parts.append("CATransform3DMakeRotation(\(angle(turn)), \(axis))")
    }
    let depth = state.depth.translationZ ?? 0
    let move = offset(state, of: view)
    if depth != 0 || move != nil {
      parts.append(
        "CATransform3DMakeTranslation(\(move?.x ?? "0"), \(move?.y ?? "0"), \(number(depth)))")
    }
    if let distance = state.depth.perspective { parts.append("perspective(\(number(distance)))") }
    guard parts.count > 1 else { return parts.first ?? "CATransform3DIdentity" }
    return "concatenated(\n" + parts.joined(separator: ",\n") + ")"
  }

  /// Returns the whole translation of a state, or `nil` if there is none.
  static func offset(_ state: ScreenState, of view: String) -> (x: String, y: String)? {
    let move = state.translation ?? LengthPair(x: .zero, y: .zero)
    let (x, y) = (length(move.x, "width"), length(move.y, "height"))
    guard let travel = state.travel else { return x == "0" && y == "0" ? nil : (x, y) }
    switch travel.direction {
    case .left: return (sum(x, "-", distance(travel, "width")), y)
    case .right: return (sum(x, "+", distance(travel, "width")), y)
    case .up: return (x, sum(y, "-", distance(travel, "height")))
    case .down: return (x, sum(y, "+", distance(travel, "height")))
    case .leading: return (sum(x, "-", reading(distance(travel, "width"), view)), y)
    case .trailing: return (sum(x, "+", reading(distance(travel, "width"), view)), y)
    }
  }

  /// Returns a direction as a vector of length 1.
  static func vector(_ direction: SceneMotionDirection, of view: String) -> String {
    let (x, y) =
      switch direction {
      case .left: ("-1", "0")
      case .right: ("1", "0")
      case .up: ("0", "-1")
      case .down: ("0", "1")
      case .leading: ("-reading(\(view))", "0")
      case .trailing: ("reading(\(view))", "0")
      }
    return "CGVector(dx: \(x), dy: \(y))"
  }

  /// Returns a distance in the direction in which lines of text run.
  private static func reading(_ distance: String, _ view: String) -> String {
    distance == "0" ? "0" : "reading(\(view)) * (\(distance))"
  }

  private static func distance(_ travel: SceneTravel, _ side: String) -> String {
    let way = length(travel.distance, side)
    guard travel.beyond != 0 else { return way }
    let isBackward =
      switch travel.distance {
      case .points(let points): points < 0
      case .percent(let percent): percent < 0
      }
    return sum(way, isBackward ? "-" : "+", number(travel.beyond))
  }

  /// Returns a sum or a difference without terms that are zero.
  private static func sum(_ first: String, _ sign: String, _ second: String) -> String {
    guard second != "0" else { return first }
    let second = second.contains(" ") || second.hasPrefix("-") ? "(\(second))" : second
    guard first != "0" else { return sign == "-" ? "-\(second)" : second }
    return "\(first) \(sign) \(second)"
  }
}
