// A layer of text. It is laid out for the bounds and the font size of each frame, so text stays
// sharp and is wrapped again while they animate. UIKit interprets the attributes: it converts
// strings to `LayerText`.

import Foundation
import SegueDisplay

/// A layer that draws text from the top of its bounds.
///
/// Its font size and color are animatable. A new string is displayed immediately.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString` whose attributes take precedence over the
  /// layer's own font, size and color.
  open var string: Any?
  /// The font: a `UIFont`, whose size is ignored, a `CGFont` or a name; `nil` for the system font.
  open var font: AnyObject?
  /// A Boolean value that indicates whether lines are wrapped at the width of the bounds. The
  /// default is `false`.
  open var isWrapped = false
  /// The position at which text that does not fit is truncated. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of lines. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Kept without effect. Glyphs are always positioned at fractions of pixels.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without text.
  public override init() {
    super.init()
    properties.ofClass = .text(TextProperties())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else {
      properties.ofClass = .text(TextProperties())
      return
    }
    (string, font, isWrapped) = (layer.string, layer.font, layer.isWrapped)
    (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
  }

  /// Creates a layer without text. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .text(TextProperties())
  }

  private var text: TextProperties { properties.text ?? TextProperties() }

  /// The font size, in points. The default is 36.
  open var fontSize: CGFloat {
    get { CGFloat(text.fontSize) }
    set {
      guard Double(newValue) != text.fontSize else { return }
      change(.fontSize) { $0.updateText { $0.fontSize = Double(newValue) } }
    }
  }

  /// The color of the text. The default is white.
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

/// The alignment of lines in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines are aligned at the leading edge of the user interface.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned on the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned on the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are aligned on both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The position at which a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text is not truncated; it is clipped at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is truncated at its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Text is truncated at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Text is truncated in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The parameters with which a text layer displays its text.
package struct LayerTextStyle {
  package let font: AnyObject?
  package let fontSize: CGFloat
  package let color: CGColor?
  /// A Boolean value that indicates whether the text has attributes of its own.
  package let isAttributed: Bool
  package let isWrapped: Bool
  package let truncationMode: CATextLayerTruncationMode
  package let alignmentMode: CATextLayerAlignmentMode
}

/// Text that can be drawn in a layer.
package protocol LayerText {
  /// Returns display items of the text in `bounds`, starting at the top.
  @MainActor func items(in bounds: CGRect, _ style: LayerTextStyle) -> [DisplayItem]
}
