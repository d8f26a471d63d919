// Paragraph styles that can be changed.

import Foundation

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines. The default is `natural`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of lines that are too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The base writing direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The distance before the paragraph, in points. It is ignored for the first paragraph of the
  /// text.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indentation of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The position of the trailing end of lines, in points: measured from the leading edge if
  /// positive, otherwise from the trailing edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The minimum height of a line, in points. A value of 0 means no minimum.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points. A value of 0 means no maximum.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor by which the natural height of lines is multiplied. A value of 0 is treated as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The threshold for hyphenation. The value is stored but has no effect: words are broken at soft
  /// hyphens only.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// A Boolean value that indicates whether letters may be tightened before text is truncated. The
  /// value is stored without effect; that of labels has one.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The choice between the places where lines may break.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops. The default are twelve, at 28 points from each other.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops ?? NSTextTab.usual }
    set { values.tabStops = newValue }
  }
  /// The distance between the tab stops after the last one of `tabStops`, in points. A value of 0, the
  /// default, is treated as 28.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// The lists that the paragraph belongs to, from the outermost. They are stored; markers are part of
  /// the text.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// A Boolean value that indicates whether words are broken as the system does it. The value is stored
  /// but has no effect.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Removes the tab stops that are equal to the given one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
  /// Replaces all values with those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
