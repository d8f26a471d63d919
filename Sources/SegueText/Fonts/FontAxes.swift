// The axes of variable fonts, and the positions on them that correspond to a weight and a slant.
// The rules are those of style sheets: the weight is the value of the `wght` axis, limited to its
// range; italics use the `ital` axis, or else the maximum slant of `slnt`. All other axes keep
// their defaults, including `opsz`: one font serves all sizes.

import CHarfBuzz

/// An axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// The tag of the axis.
  package let tag: FontTag
  /// The minimum, default and maximum values of the axis.
  package let minimum, usual, maximum: Double

  /// Returns the axes of a font, in the font's order.
  static func all(of face: OpaquePointer?) -> [FontAxis] {
    var count = UInt32(FontLimits.axes)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      FontAxis(
        tag: FontTag(value: $0.tag), minimum: Double($0.min_value),
        usual: Double($0.default_value), maximum: Double($0.max_value))
    }
  }

  func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}

extension FontStyleRequest {
  /// Returns the positions on the given axes that are nearest to the request; empty if there are
  /// none.
  func variations(on axes: [FontAxis]) -> [FontVariation] {
    var settings: [FontVariation] = []
    for axis in axes {
      let value: Double? =
        switch axis.tag {
        case .weight: axis.clamped(Double(weight))
        case .italic: axis.clamped(isItalic ? 1 : 0)
        case .slant where !axes.contains { $0.tag == .italic }:
          isItalic ? axis.minimum : axis.clamped(0)
        default: nil
        }
      if let value { settings.append(FontVariation(axis: axis.tag, value: value)) }
    }
    return settings
  }

  /// Returns the weight and the slant of a font whose axes are set that way.
  func style(of face: FontFace) -> (weight: Int, isItalic: Bool) {
    var (weight, isItalic) = (face.style.weight, face.style.isItalic)
    for setting in variations(on: face.axes) {
      switch setting.axis {
      case .weight: weight = Int(setting.value)
      case .italic: isItalic = setting.value > 0
      default: isItalic = setting.value != 0
      }
    }
    return (weight, isItalic)
  }
}

extension FontTag {
  static let weight: FontTag = "wght"
  static let italic: FontTag = "ital"
  static let slant: FontTag = "slnt"
}

/// A named position on a variable font's axes.
struct NamedInstance: Hashable, Sendable {
  /// The subfamily, such as "Condensed Bold".
  let subfamily: String
  /// The PostScript name; empty if there is none.
  let postScriptName: String
  let variations: [FontVariation]

  /// Returns the instances of a font, in the font's order.
  static func all(of face: OpaquePointer?, axes: [FontAxis]) -> [NamedInstance] {
    let count = min(hb_ot_var_get_named_instance_count(face), UInt32(FontLimits.instances))
    return (0..<count).map { index in
      var places = UInt32(axes.count)
      var coordinates = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &places, &coordinates)
      return NamedInstance(
        subfamily: FontStyle.name(
          face, hb_ot_var_named_instance_get_subfamily_name_id(face, index)),
        postScriptName: FontStyle.name(
          face, hb_ot_var_named_instance_get_postscript_name_id(face, index)),
        variations: zip(axes, coordinates).map {
          FontVariation(axis: $0.tag, value: $0.clamped(Double($1)))
        })
    }
  }
}
