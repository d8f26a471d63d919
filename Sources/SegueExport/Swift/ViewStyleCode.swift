// The statements about what a view draws besides its content, as `DeclaredStyle` of the stage draws
// it: its border, shadow and mask, and the shape or the gradient of its layer.

import CoreGraphics
import SegueScenes

/// The style of a screen or a view in the generated code.
struct ViewStyleCode {
  /// The expression of the view, with the question mark of an optional one.
  let name: String
  /// A state that specifies every property that any state of the transition specifies.
  let specified: ScreenState

  /// Returns the statements that draw the style of a state, as far as `words` specifies it.
  func apply(_ state: ScreenState, specifying words: ScreenState) -> [String] {
    (words.border == nil ? [] : [border(state.border)])
      + (words.shadow == nil ? [] : shadow(state.shadow))
      + (words.mask == nil ? [] : mask(state.mask))
      + (words.shape == nil ? [] : shape(state.shape ?? SceneShape()))
      + (words.gradient == nil ? [] : gradient(state.gradient ?? SceneGradient()))
  }

  /// Returns the statements that leave the view with the style of `end`, and with everything else at
  /// rest.
  func settle(_ end: ScreenState) -> [String] {
    [
      ("border", specified.border != nil && end.border == nil),
      ("shadow", specified.shadow != nil && end.shadow == nil),
      ("mask", specified.mask != nil && end.mask == nil),
      ("shape", specified.shape != nil && end.shape == nil),
      ("gradient", specified.gradient != nil && end.gradient == nil),
    ].filter(\.1).map { "\(name).\($0.0).restore()" }
  }

  // MARK: Borders and shadows

  private func border(_ border: SceneBorder?) -> String {
    guard let border else {
      let color = specified.border?.complete.color.map { SwiftValues.color($0) }
      return "\(name).border.hide(\(color ?? "UIColor.separator"))"
    }
    let width = border.width.map { SwiftValues.number($0) } ?? "nil"
    let color = border.color.map { SwiftValues.color($0) } ?? "nil"
    return "\(name).border.set(width: \(width), color: \(color))"
  }

  private func shadow(_ shadow: SceneShadow?) -> [String] {
    let rest = (specified.shadow ?? SceneShadow()).complete
    let hidden = rest.color.map { SwiftValues.color($0) } ?? "UIColor.black"
    guard let shadow else {
      let radius = rest.radius.map { SwiftValues.number($0) } ?? "0"
      return [
        "\(name).shadow.hide(",
        "  \(hidden), radius: \(radius), offset: \(Self.size(rest.offset ?? .zero)))",
      ]
    }
    let color = shadow.color.map { SwiftValues.color($0) } ?? "nil"
    let opacity = shadow.opacity.map { SwiftValues.number($0) } ?? "nil"
    let radius = shadow.radius.map { SwiftValues.number($0) } ?? "nil"
    let offset = shadow.offset.map { Self.size($0) } ?? "nil"
    return [
      "\(name).shadow.set(", "  color: \(color), orColor: \(hidden),",
      "  opacity: \(opacity), radius: \(radius), offset: \(offset))",
    ]
  }

  private static func size(_ point: CGPoint) -> String {
    "CGSize(width: \(SwiftValues.number(point.x)), height: \(SwiftValues.number(point.y)))"
  }

  // MARK: Masks

  private func mask(_ mask: SceneMask?) -> [String] {
    if let mask { return call("set", MaskCode(mask)) }
    guard let covering = specified.mask?.covering else { return ["\(name).mask.hide()"] }
    return call("hide", MaskCode(covering))
  }

  private func call(_ function: String, _ mask: MaskCode) -> [String] {
    let lines = mask.lines
    guard lines.count > 1 else { return ["\(name).mask.\(function) {", "  \(lines[0])", "}"] }
    return ["\(name).mask.\(function) { bounds in"] + lines.map { "  " + $0 } + ["}"]
  }

  // MARK: Shapes and gradients

  private func shape(_ shape: SceneShape) -> [String] {
    let values = [
      ("fill", shape.fill.map { SwiftValues.color($0) }),
      ("stroke", shape.stroke.map { SwiftValues.color($0) }),
      ("lineWidth", shape.lineWidth.map { SwiftValues.number($0) }),
      ("dashPhase", shape.dashPhase.map { SwiftValues.number($0) }),
      ("strokeStart", shape.strokeStart.map { SwiftValues.number($0) }),
      ("strokeEnd", shape.strokeEnd.map { SwiftValues.number($0) }),
    ]
    let begin = Self.call("\(name).shape.set", values)
    guard case .path(let path)? = shape.outline else { return begin }
    // The body of the closure that follows the other arguments.
    let lines = MaskCode(.path(path)).lines.map { "  " + $0 }
    let last = begin[begin.count - 1]
    let opening = last.hasSuffix("()") ? String(last.dropLast(2)) : last
    return begin.dropLast() + ["\(opening) { bounds in"] + lines + ["}"]
  }

  private func gradient(_ gradient: SceneGradient) -> [String] {
    let values = [
      ("colors", gradient.colors.map { Self.list($0.map { SwiftValues.color($0) }) }),
      ("locations", gradient.locations.map { Self.list($0.map { SwiftValues.number($0) }) }),
      ("startPoint", gradient.from.map { SwiftValues.point($0) }),
      ("endPoint", gradient.to.map { SwiftValues.point($0) }),
    ]
    return Self.call("\(name).gradient.set", values)
  }

  private static func list(_ values: [String]) -> String {
    "[\(values.joined(separator: ", "))]"
  }

  /// Returns a call with those of the arguments that have a value, each in a line of its own if there
  /// are several.
  private static func call(_ function: String, _ values: [(label: String, value: String?)])
    -> [String]
  {
    let arguments = values.compactMap { label, value in value.map { "\(label): \($0)" } }
    guard arguments.count > 1 else { return ["\(function)(\(arguments.first ?? ""))"] }
    return ["\(function)("] + arguments.dropLast().map { "  \($0)," }
      + ["  \(arguments[arguments.count - 1]))"]
  }
}
