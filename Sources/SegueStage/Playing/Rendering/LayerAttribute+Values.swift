// Values of layer properties as attributes.

import CoreGraphics
import SegueTiming
import UIKit

extension LayerAttribute {
  /// Returns the attributes of a property: one for each component of a geometric value, otherwise a
  /// single one.
  static func attributes(_ name: String, _ value: AnimatableValue) -> [LayerAttribute] {
    func numbers(_ parts: [(String, CGFloat)]) -> [LayerAttribute] {
      parts.map { .init(name: "\(name).\($0.0)", value: .number(Double($0.1))) }
    }
    return switch value {
    case .number(let number): [.init(name: name, value: .number(number))]
    case .point(let point): numbers([("x", point.x), ("y", point.y)])
    case .size(let size): numbers([("width", size.width), ("height", size.height)])
    case .rect(let rect):
      numbers([
        ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
      ])
    case .color, .transform, .path, .list:
      [.init(name: name, value: .words(words(value)))]
    }
  }

  /// Returns a value as text, with numbers of at most four decimals.
  static func words(_ value: AnimatableValue) -> String {
    switch value {
    case .number(let number): brief(number)
    case .point(let point): words([point.x, point.y])
    case .size(let size): words([size.width, size.height])
    case .rect(let rect): words([rect.minX, rect.minY, rect.width, rect.height])
    case .color(let color): color?.hexDigits ?? "none"
    case .transform(let m):
      words([
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
        m.m42, m.m43, m.m44,
      ])
    case .path(let path): path.map { words(path: $0) } ?? "none"
    case .list(let values): values.map(words).joined(separator: " ")
    }
  }

  private static func words(_ numbers: [CGFloat]) -> String {
    numbers.map { brief(Double($0)) }.joined(separator: " ")
  }

  /// Returns the elements of `path` with the command letters of SVG.
  private static func words(path: PathOutline) -> String {
    path.elements.map { element in
      switch element {
      case .move(let end): "M" + words([end.x, end.y])
      case .line(let end): "L" + words([end.x, end.y])
      case .quadCurve(let control, let end): "Q" + words([control.x, control.y, end.x, end.y])
      case .curve(let a, let b, let end): "C" + words([a.x, a.y, b.x, b.y, end.x, end.y])
      case .close: "Z"
      }
    }.joined()
  }

  /// Returns `number` with at most four decimals, as `1` rather than `1.0`.
  static func brief(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CGColor {
  /// The color as in `#1E5AA0`, followed by two digits for alpha unless it is opaque.
  var hexDigits: String {
    func pair(_ part: CGFloat) -> String {
      let level = UInt8(min(max((part * 255).rounded(), 0), 255))
      return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha >= 1 ? "" : pair(alpha))
  }
}
