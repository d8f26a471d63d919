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
  static func transform(_ state: ScreenState, isSpatial: Bool) -> String {
    isSpatial ? spatial(state) : planar(state)
  }

  private static func planar(_ state: ScreenState) -> String {
    var parts: [String] = []
    if let scale = state.scale, scale != CGPoint(x: 1, y: 1) {
      parts.append("CGAffineTransform(scaleX: \(number(scale.x)), y: \(number(scale.y)))")
    }
    if let degrees = state.degrees, degrees != 0 {
      parts.append("CGAffineTransform(rotationAngle: \(angle(degrees)))")
    }
    if let move = state.translation, !isZero(move) {
      parts.append(
        "CGAffineTransform(translationX: \(length(move.x, "width")), "
          + "y: \(length(move.y, "height")))")
    }
    guard let first = parts.first else { return "CGAffineTransform.identity" }
    return parts.dropFirst().reduce(first) { "\($0)\n.concatenating(\($1))" }
  }

  private static func spatial(_ state: ScreenState) -> String {
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
    let move = state.translation ?? LengthPair(x: .zero, y: .zero)
    if depth != 0 || !isZero(move) {
      parts.append(
        "CATransform3DMakeTranslation(\(length(move.x, "width")), \(length(move.y, "height")), "
          + "\(number(depth)))")
    }
    if let distance = state.depth.perspective { parts.append("perspective(\(number(distance)))") }
    guard parts.count > 1 else { return parts.first ?? "CATransform3DIdentity" }
    return "concatenated(\n" + parts.joined(separator: ",\n") + ")"
  }

  private static func isZero(_ pair: LengthPair) -> Bool {
    [pair.x, pair.y].allSatisfy { [.points(0), .percent(0)].contains($0) }
  }
}
