// What a layer looks like beside where it is, one entry for each thing that is not as on a new layer: what
// goldens name when pixels differ and nothing has moved.

import SegueDisplay
import SegueTiming
import UIKit

extension InspectionNode {
  /// Something of a layer that is not as on a new one.
  public struct Look: Sendable, Hashable {
    /// What it is.
    public enum Value: Sendable, Hashable {
      /// A length, a share, a count.
      case number(Double)
      /// A colour, a text, a font.
      case words(String)
    }

    /// The property, by Core Animation's name, or UIKit's for what views add.
    public var name: String
    /// What it is.
    public var value: Value
    /// The picture or the drawing that `value` only describes.
    package var content: Content?

    /// Whether both say the same; pictures are told apart by whoever looks at them.
    public static func == (a: Look, b: Look) -> Bool { a.name == b.name && a.value == b.value }
    /// Hashes what it is equal by.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(value)
    }

    /// What is told apart by what it shows.
    package enum Content: Sendable {
      /// A picture.
      case picture(CGImage)
      /// What was drawn.
      case drawing([DisplayItem])
    }
  }
}

/// Reads the looks of one layer.
@MainActor
struct LayerLook {
  let layer: CALayer
  let seconds: Double

  /// All that is not as on a new layer.
  var entries: [InspectionNode.Look] {
    let looks = layer.looks(atSeconds: seconds)
    var entries = looks.values.flatMap { Self.entries($0.property.rawValue, $0.value) }
    if let contents = contents(looks.contents) { entries.append(contents) }
    if let label = layer.delegate as? UILabel {
      entries += Self.entries(of: label)
    } else if !layer.drawnContents.isEmpty {
      entries.append(Self.drawing("drawing", layer.drawnContents))
    }
    if let text = layer as? CATextLayer, let string = text.string {
      let words = (string as? NSAttributedString)?.string ?? "\(string)"
      entries.append(.init(name: "string", value: .words(words)))
    }
    return entries
  }

  private func contents(_ contents: Any?) -> InspectionNode.Look? {
    switch contents {
    case let image as CGImage where image.drawing == nil:
      .init(
        name: "contents", value: .words("picture \(image.width) x \(image.height)"),
        content: .picture(image))
    case let recording as DisplayRecording: Self.drawing("contents", recording.items)
    case .some: .init(name: "contents", value: .words("a drawing"))
    case nil: nil
    }
  }

  private static func drawing(_ name: String, _ items: [DisplayItem]) -> InspectionNode.Look {
    .init(name: name, value: .words("drawing"), content: .drawing(items))
  }

  private static func entries(of label: UILabel) -> [InspectionNode.Look] {
    var entries: [InspectionNode.Look] = []
    func say(_ name: String, _ words: String) {
      entries.append(.init(name: name, value: .words(words)))
    }
    say("text", label.text ?? "")
    if let font = label.font {
      say("font", "\(font.face?.name ?? "none") \(brief(Double(font.pointSize)))")
    }
    if let color = label.textColor?.resolvedColor(with: label.traitCollection) {
      say("textColor", color.cgColor.hexDigits)
    }
    if label.textAlignment != .natural { say("textAlignment", "\(label.textAlignment)") }
    if label.numberOfLines > 1 { say("numberOfLines", "\(label.numberOfLines)") }
    return entries
  }

  // MARK: Values

  private static func entries(_ name: String, _ value: AnimatableValue) -> [InspectionNode.Look] {
    func numbers(_ parts: [(String, CGFloat)]) -> [InspectionNode.Look] {
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

  private static func words(_ value: AnimatableValue) -> String {
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

  /// The steps in the letters of SVG.
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

  /// To four decimals, `1` rather than `1.0`.
  private static func brief(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CGColor {
  /// `#1E5AA0`, with alpha behind it unless that is full.
  fileprivate var hexDigits: String {
    func pair(_ part: CGFloat) -> String {
      let level = UInt8(min(max((part * 255).rounded(), 0), 255))
      return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha >= 1 ? "" : pair(alpha))
  }
}
