// A layer of text. It is laid out for the bounds and the size of each frame, so text stays sharp and
// wraps anew while they animate. What attributes mean is UIKit's to know: it makes strings `LayerText`.

import Foundation
import SegueDisplay

/// A layer that draws text from the top of its bounds.
///
/// Its font size and colour animate. A new string shows at once.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`, whose attributes go before the layer's own font,
  /// size and colour.
  open var string: Any?
  /// The font: a `UIFont`, whose size does not count, or a name; `nil` for the system's.
  open var font: AnyObject?
  /// Whether lines are broken at the width of the bounds.
  open var isWrapped = false
  /// Where text that has no room is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines lie.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Kept; letters always stand where they are, not on whole pixels.
  open var allowsFontSubpixelQuantization = false

  /// A layer without text.
  public override init() {
    super.init()
    properties.ofClass = .text(TextProperties())
  }

  /// A copy of the model values of `layer`, as for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else {
      properties.ofClass = .text(TextProperties())
      return
    }
    (string, font, isWrapped) = (layer.string, layer.font, layer.isWrapped)
    (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
  }

  /// A layer without text: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .text(TextProperties())
  }

  override func copyForPresentation() -> CALayer { CATextLayer(layer: self) }

  private var text: TextProperties { properties.text ?? TextProperties() }

  /// Points of one em; 36 unless said.
  open var fontSize: CGFloat {
    get { CGFloat(text.fontSize) }
    set {
      guard Double(newValue) != text.fontSize else { return }
      change(.fontSize) { $0.updateText { $0.fontSize = Double(newValue) } }
    }
  }

  /// The colour of the letters; white unless said.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set {
      guard newValue != text.foregroundColor else { return }
      change(.foregroundColor) { $0.updateText { $0.foregroundColor = newValue } }
    }
  }

  // MARK: Drawing

  override func ownItems(_ shown: LayerProperties) -> [DisplayItem] {
    guard let text = drawable, let own = shown.text, !shown.bounds.isEmpty else { return [] }
    let style = LayerTextStyle(
      font: font, fontSize: CGFloat(own.fontSize), color: own.foregroundColor,
      isAttributed: string is NSAttributedString, isWrapped: isWrapped,
      truncationMode: truncationMode, alignmentMode: alignmentMode)
    return text.items(in: shown.bounds, style)
  }

  private var drawable: (any LayerText)? {
    let attributed =
      string as? NSAttributedString ?? (string as? String).map { NSAttributedString(string: $0) }
    return attributed as? any LayerText
  }
}

/// Where lines lie in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the interface's lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer's text is cut when it has no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: it ends where the bounds do.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// What a text layer says of its text as it shows.
package struct LayerTextStyle {
  package let font: AnyObject?
  package let fontSize: CGFloat
  package let color: CGColor?
  /// Whether the text brought attributes.
  package let isAttributed: Bool
  package let isWrapped: Bool
  package let truncationMode: CATextLayerTruncationMode
  package let alignmentMode: CATextLayerAlignmentMode
}

/// Text that can be drawn in a layer.
package protocol LayerText {
  /// The text in `bounds` as items, from the top.
  @MainActor func items(in bounds: CGRect, _ style: LayerTextStyle) -> [DisplayItem]
}
