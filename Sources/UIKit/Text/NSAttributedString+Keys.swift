// The attributes that text is drawn by. Foundation has the strings; UIKit adds what the attributes
// are called and what they mean.

import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points without it.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the first of a paragraph counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points between letters, a number; 0 turns the font's own kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points between letters, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// 0 for letters that are not joined, a number.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; the text's without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; the text's without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Points upwards, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow` without blur.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// What a tap leads to; it looks like any other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A language tag, a `String`.
  public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
  /// Refused: letters drawn as outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Without `strokeWidth` it means nothing.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Refused: slanted letters.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Refused: widened letters.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Refused: pictures in text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Refused: letterpress.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// How lines under and through text look.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The style as bits.
  public let rawValue: Int
  /// A style of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Refused.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Refused.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Refused.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Refused.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Refused.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text: the same again, moved. A blur is refused.
open class NSShadow: NSObject {
  /// Must be the first: see `FoundationHeader`.
  private let header = FoundationHeader()
  /// How far it is moved, downwards if positive.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred; only 0 is drawn.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
