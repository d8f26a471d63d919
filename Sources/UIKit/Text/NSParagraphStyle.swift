// Paragraph styles: Apple's API around the value that `SegueText` uses.

import Foundation
import SegueText

/// The attributes of a paragraph: alignment, indentation and spacing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Must be the first stored property; see `FoundationHeader`.
  private let header = FoundationHeader()
  /// The values of all properties, so that copying is one assignment.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing, paragraphSpacing, paragraphSpacingBefore: CGFloat
    var firstLineHeadIndent, headIndent, tailIndent: CGFloat
    var minimumLineHeight, maximumLineHeight, lineHeightMultiple: CGFloat
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    /// The tab stops; `nil` for the usual ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
    var usesDefaultHyphenation = false

    init() {
      (lineSpacing, paragraphSpacing, paragraphSpacingBefore) = (0, 0, 0)
      (firstLineHeadIndent, headIndent, tailIndent) = (0, 0, 0)
      (minimumLineHeight, maximumLineHeight, lineHeightMultiple) = (0, 0, 0)
    }
  }
  var values = Values()

  /// The default paragraph style, used for text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base writing direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph, in points. It is ignored for the first paragraph of the
  /// text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The position of the trailing end of lines, in points: measured from the leading edge if
  /// positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line, in points. A value of 0 means no minimum.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points. A value of 0 means no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the natural height of lines is multiplied. A value of 0 is treated as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation. The value is stored but has no effect: words are broken at soft
  /// hyphens only.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that indicates whether letters may be tightened before text is truncated. The
  /// value is stored without effect; that of labels has one.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The choice between the places where lines may break.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops. The default are twelve, at 28 points from each other.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usual }
  /// The distance between the tab stops after the last one of `tabStops`, in points. A value of 0, the
  /// default, is treated as 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that the paragraph belongs to, from the outermost. They are stored; markers are part of
  /// the text.
  open var textLists: [NSTextList] { values.textLists }
  /// A Boolean value that indicates whether words are broken as the system does it. The value is stored
  /// but has no effect: words are broken at soft hyphens only.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// Returns the writing direction of a language, given as its tag; that of the interface for `nil`.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Returns the style itself, or an immutable copy of a mutable style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether two styles have equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of all values.
  open override var hash: Int { values.hashValue }

  var value: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.value
    style.lineBreakMode = lineBreakMode.value
    style.pushesOut = lineBreakStrategy.contains(.pushOut)
    style.direction = baseWritingDirection.value
    style.lineSpacing = max(0, Double(lineSpacing))
    style.paragraphSpacing = max(0, Double(paragraphSpacing))
    style.paragraphSpacingBefore = max(0, Double(paragraphSpacingBefore))
    style.firstLineHeadIndent = Double(firstLineHeadIndent)
    style.headIndent = Double(headIndent)
    style.tailIndent = Double(tailIndent)
    style.minimumLineHeight = Double(minimumLineHeight)
    style.maximumLineHeight = Double(maximumLineHeight)
    style.lineHeightMultiple = Double(lineHeightMultiple)
    style.tabStops = values.tabStops?.map(\.value).sorted { $0.location < $1.location }
    style.tabInterval = max(0, Double(defaultTabInterval))
    return style
  }
}
