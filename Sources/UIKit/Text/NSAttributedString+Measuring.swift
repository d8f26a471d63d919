// Measuring text.

import Foundation
import SegueText

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Truncates the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks lines at the width of the bounding rectangle. Without it, the text is a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's leading in the height of lines. Leading is always included here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Uses the bounds of the glyphs for the height of lines. This option has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Information about how a string was fitted into a rectangle. Text is never scaled here.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale factor at which text may be drawn. Scaling is not applied here.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor at which the text was drawn. Always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the text that was measured.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text, broken only at the ends of paragraphs.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  /// Returns the bounding rectangle of the text within a size. The result is not rounded to pixels.
  /// - Parameters:
  ///   - size: The size to fit the text into. A width of 0 means that the width is not limited.
  ///   - options: The options for measuring.
  ///   - context: If present, receives the bounds of the text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let source = TextSource(
      self,
      defaults: TextDefaults(
        font: .systemFont(ofSize: NSAttributedString.usualPointSize), color: .black),
      traits: .current)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    var request = source.request(
      width: isBroken && size.width > 0 ? size.width : .infinity, maximumLines: isBroken ? 0 : 1)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      request.height = Double(size.height)
    }
    let layout = TextLayout.make(request)
    for glyph in layout.missing { TextEnvironment.record(.missing(glyph)) }
    let rect = CGRect(x: 0, y: 0, width: layout.width, height: length == 0 ? 0 : layout.height)
    context?.totalBounds = rect
    return rect
  }

  /// The size of text without a font.
  static let usualPointSize: CGFloat = 12
}

extension NSString {
  /// Returns the size of the text with the given attributes, broken only at the ends of paragraphs.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text with the given attributes within a size. A width of
  /// 0 means that the width is not limited.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text with the given attributes, broken only at the ends of paragraphs.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text with the given attributes within a size. A width of
  /// 0 means that the width is not limited.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
