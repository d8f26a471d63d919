// The statements about the border, the shadow and the mask of a view, as `DeclaredStyle` of the stage
// draws them.

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
  }

  /// Returns the statements that leave the view with the style of `end`, and with everything else at
  /// rest.
  func settle(_ end: ScreenState) -> [String] {
    [
      ("restoreBorder()", specified.border != nil && end.border == nil),
      ("restoreShadow()", specified.shadow != nil && end.shadow == nil),
      ("restoreMask()", specified.mask != nil && end.mask == nil),
    ].filter(\.1).map { "\(name).style.\($0.0)" }
  }

  // MARK: Properties

  private func border(_ border: SceneBorder?) -> String {
    guard let border else {
      let color = specified.border?.complete.color.map { SwiftValues.color($0) }
      return "\(name).style.hideBorder(\(color ?? "UIColor.separator"))"
    }
    let width = border.width.map { SwiftValues.number($0) } ?? "nil"
    let color = border.color.map { SwiftValues.color($0) } ?? "nil"
    return "\(name).style.setBorder(width: \(width), color: \(color))"
  }

  private func shadow(_ shadow: SceneShadow?) -> [String] {
    let rest = (specified.shadow ?? SceneShadow()).complete
    let hidden = rest.color.map { SwiftValues.color($0) } ?? "UIColor.black"
    guard let shadow else {
      let radius = rest.radius.map { SwiftValues.number($0) } ?? "0"
      return [
        "\(name).style.hideShadow(",
        "  \(hidden), radius: \(radius), offset: \(Self.size(rest.offset ?? .zero)))",
      ]
    }
    let color = shadow.color.map { SwiftValues.color($0) } ?? "nil"
    let opacity = shadow.opacity.map { SwiftValues.number($0) } ?? "nil"
    let radius = shadow.radius.map { SwiftValues.number($0) } ?? "nil"
    let offset = shadow.offset.map { Self.size($0) } ?? "nil"
    return [
      "\(name).style.setShadow(", "  color: \(color), orColor: \(hidden),",
      "  opacity: \(opacity), radius: \(radius), offset: \(offset))",
    ]
  }

  private static func size(_ point: CGPoint) -> String {
    "CGSize(width: \(SwiftValues.number(point.x)), height: \(SwiftValues.number(point.y)))"
  }

  private func mask(_ mask: SceneMask?) -> [String] {
    if let mask { return call("setMask", MaskCode(mask)) }
    guard let covering = specified.mask?.covering else { return ["\(name).style.hideMask()"] }
    return call("hideMask", MaskCode(covering))
  }

  private func call(_ function: String, _ mask: MaskCode) -> [String] {
    let lines = mask.lines
    guard lines.count > 1 else { return ["\(name).style.\(function) {", "  \(lines[0])", "}"] }
    return ["\(name).style.\(function) { bounds in"] + lines.map { "  " + $0 } + ["}"]
  }
}
