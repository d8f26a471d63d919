// The text of a `CATextLayer`: laid out as labels lay it out, from the top of the layer, and
// clipped at its edges.

import Foundation
import SegueDisplay
import SegueText

extension NSAttributedString: LayerText {
  @MainActor
  package func items(in bounds: CGRect, _ style: LayerTextStyle) -> [DisplayItem] {
    guard let font = font(style) else { return [] }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = NSTextAlignment(style.alignmentMode)
    let mode = NSLineBreakMode(style)
    paragraph.lineBreakMode = mode
    let source = TextSource(
      inParagraphs { $0.lineBreakMode = mode },
      defaults: TextDefaults(
        font: font, color: style.color.map { UIColor(cgColor: $0) } ?? .clear, paragraph: paragraph,
        showsLinks: false),
      traits: .current)
    var request = source.request(
      width: bounds.width, maximumLines: style.isWrapped ? 0 : lineCount)
    // Without truncation, lines continue below the edge, where they are clipped.
    if style.truncationMode != .none { request.height = Double(bounds.height) }
    request.naturalIsRight = UITraitCollection.current.layoutDirection == .rightToLeft
    let layout = TextLayout.make(request)
    for glyph in layout.missing { TextEnvironment.record(.missing(glyph)) }
    let drawing = TextDrawing(
      layout: layout, styles: source.styles, origin: bounds.origin,
      pixelsPerPoint: UIScreen.main.scale)
    return layout.fits(bounds) ? drawing.items : cut(drawing.items, bounds)
  }

  private func cut(_ items: [DisplayItem], _ bounds: CGRect) -> [DisplayItem] {
    let clip = DisplayClip(shape: RoundedRectangle(bounds), transform: .identity)
    return [.group(DisplayGroup(clip: clip, items: items))]
  }

  /// Returns the layer's font at its size. Attributed text without a font attribute gets Core
  /// Text's default size.
  @MainActor
  private func font(_ style: LayerTextStyle) -> UIFont? {
    guard style.fontSize > 0 || style.isAttributed else { return nil }
    let size = style.isAttributed ? NSAttributedString.usualPointSize : style.fontSize
    switch style.font {
    case let font as UIFont: return font.withSize(size)
    case let font as CGFont:
      return font.postScriptName.flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size)
    case let name as NSString:
      return UIFont(recipe: FontRequest(source: .name(name as String)), pointSize: size)
    case let name as String:
      return UIFont(recipe: FontRequest(source: .name(name)), pointSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  /// The number of lines without wrapping.
  private var lineCount: Int {
    string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }

  /// Returns a copy of the string in which `change` has been applied to every paragraph style.
  private func inParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    return changed
  }
}

extension TextLayout {
  fileprivate func fits(_ bounds: CGRect) -> Bool {
    height <= Double(bounds.height) + 0.5
      && lines.allSatisfy { $0.width <= Double(bounds.width) + 0.5 }
  }
}

extension NSTextAlignment {
  fileprivate init(_ mode: CATextLayerAlignmentMode) {
    self =
      switch mode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
  }
}

extension NSLineBreakMode {
  /// Creates the line break mode for a text layer. A single line extends beyond the edge unless it
  /// is truncated.
  fileprivate init(_ style: LayerTextStyle) {
    self =
      switch style.truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: style.isWrapped ? .byWordWrapping : .byClipping
      }
  }
}
