// The attributes of one layer at an instant.

import SegueDisplay
import SegueTiming
import UIKit

/// Reads the attributes in which a layer differs from a new one.
@MainActor
struct LayerAttributeReader {
  /// The layer.
  let layer: CALayer
  /// The time at which it is displayed, in seconds of its world.
  let seconds: Double

  /// The attributes: first those of the layer in the order of its properties, then its contents
  /// and its text.
  var attributes: [LayerAttribute] {
    let style = layer.attributes(atSeconds: seconds)
    var attributes = style.values.flatMap {
      LayerAttribute.attributes($0.property.rawValue, $0.value)
    }
    if let contents = contents(style.contents) { attributes.append(contents) }
    if let label = layer.delegate as? UILabel {
      attributes += Self.attributes(of: label)
    } else if !layer.drawnContents.isEmpty {
      attributes.append(Self.drawing("drawing", layer.drawnContents))
    }
    if let text = layer as? CATextLayer, let string = text.string {
      let words = (string as? NSAttributedString)?.string ?? "\(string)"
      attributes.append(.init(name: "string", value: .words(words)))
    }
    return attributes
  }

  private func contents(_ contents: Any?) -> LayerAttribute? {
    switch contents {
    case let image as CGImage where image.drawing == nil:
      .init(
        name: "contents", value: .words("picture \(image.width) x \(image.height)"),
        content: .image(image))
    case let recording as DisplayRecording: Self.drawing("contents", recording.items)
    case .some: .init(name: "contents", value: .words("a drawing"))
    case nil: nil
    }
  }

  private static func drawing(_ name: String, _ items: [DisplayItem]) -> LayerAttribute {
    .init(name: name, value: .words("drawing"), content: .drawing(items))
  }

  private static func attributes(of label: UILabel) -> [LayerAttribute] {
    var attributes: [LayerAttribute] = []
    func add(_ name: String, _ words: String) {
      attributes.append(.init(name: name, value: .words(words)))
    }
    add("text", label.text ?? "")
    if let font = label.font {
      let size = LayerAttribute.brief(Double(font.pointSize))
      add("font", "\(font.face?.name ?? "none") \(size)")
    }
    if let color = label.textColor?.resolvedColor(with: label.traitCollection) {
      add("textColor", color.cgColor.hexDigits)
    }
    if label.textAlignment != .natural { add("textAlignment", "\(label.textAlignment)") }
    if label.numberOfLines > 1 { add("numberOfLines", "\(label.numberOfLines)") }
    return attributes
  }
}
