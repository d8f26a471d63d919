// How paragraphs lie, with Apple's names around `SegueText`'s value.

import Foundation
import SegueText

/// Where lines lie between the sides.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From side to side.
  case justified
  /// Where the interface begins.
  case natural

  var value: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// What is done with text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, from a word on.
  case byWordWrapping
  /// Goes on in the next line, from any character on.
  case byCharWrapping
  /// Is cut off.
  case byClipping
  /// The last line loses its beginning.
  case byTruncatingHead
  /// The last line loses its end.
  case byTruncatingTail
  /// The last line loses its middle.
  case byTruncatingMiddle

  var value: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its first strong letter.
  case natural = -1
  /// As Latin.
  case leftToRight
  /// As Arabic.
  case rightToLeft

  var value: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// How the lines of a paragraph lie.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Must be the first: see `FoundationHeader`.
  private let header = FoundationHeader()
  /// All values, so that a copy is one assignment.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing, paragraphSpacing, paragraphSpacingBefore: CGFloat
    var firstLineHeadIndent, headIndent, tailIndent: CGFloat
    var minimumLineHeight, maximumLineHeight, lineHeightMultiple: CGFloat
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false

    init() {
      (lineSpacing, paragraphSpacing, paragraphSpacingBefore) = (0, 0, 0)
      (firstLineHeadIndent, headIndent, tailIndent) = (0, 0, 0)
      (minimumLineHeight, maximumLineHeight, lineHeightMultiple) = (0, 0, 0)
    }
  }
  fileprivate(set) var values = Values()

  /// The style that paragraphs have without one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// What is done with text that is too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way the paragraph runs.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the far side if not positive, else from the near one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; 0 is none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplied into the height of lines; 0 is as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Kept; words are broken at soft hyphens only.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Kept; letters are never moved together.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The style itself, or what a style that can be changed is now.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A copy to change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Styles of equal values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }

  var value: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.value
    style.lineBreakMode = lineBreakMode.value
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
    return style
  }
}

/// A paragraph style to change.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines lie.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What is done with text that is too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way the paragraph runs.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Points before the paragraph, unless it is the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where the first line begins.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where the other lines begin.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end: from the far side if not positive, else from the near one.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line; 0 is none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 is none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// Multiplied into the height of lines; 0 is as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Kept; words are broken at soft hyphens only.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Kept; letters are never moved together.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Takes over all values.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
