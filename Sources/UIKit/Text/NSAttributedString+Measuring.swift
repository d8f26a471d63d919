// How large text is.

import Foundation
import SegueText

/// What measuring takes into account.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is shortened.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are broken; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// What fonts want between lines counts; it always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines are as high as their glyphs; they are not.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How text was fitted; nothing is ever drawn smaller here.
open class NSStringDrawingContext: NSObject {
  /// How small text may be drawn.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it was drawn.
  open var actualScaleFactor: CGFloat { 1 }
  /// The room it took.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text, broken only where paragraphs end.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  /// The room that the text takes within `size`; a width of 0 is no limit. Not rounded.
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
    for glyph in layout.missing { TextEnvironment.note(.missing(glyph)) }
    let rect = CGRect(x: 0, y: 0, width: layout.width, height: length == 0 ? 0 : layout.height)
    context?.totalBounds = rect
    return rect
  }

  /// The size of text without a font.
  static let usualPointSize: CGFloat = 12
}

extension NSString {
  /// The size of the text with these attributes, broken only where paragraphs end.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// The room that the text takes within `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text with these attributes, broken only where paragraphs end.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The room that the text takes within `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
