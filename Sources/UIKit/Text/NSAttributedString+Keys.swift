// The attributes of text. Foundation provides attributed strings; UIKit adds the names and meanings
// of the attributes.

import Foundation

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`. The default is the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`. The first style in a paragraph applies to all of
  /// it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the text, a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`. By default no background is drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The number of points by which to adjust the spacing between letters. A value of 0 disables the
  /// font's own kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The number of points to add between letters. Takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The ligature setting, a number. A value of 0 disables standard ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The style of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, a `UIColor`. The default is the color of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The style of the strikethrough line, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the strikethrough line, a `UIColor`. The default is the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The shadow of the text, an `NSShadow` without blur.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The link that the text represents, a `URL` or a `String`. Labels and drawn strings show it in the
  /// color of links with a line below; a text view, with its `linkTextAttributes`, lets the user tap it.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The language of the text, a `String` with a language tag.
  public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
  /// The width of a line along the outlines of letters, in percent of the font's size. Letters are
  /// filled as well if it is negative.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of the line along the outlines of letters, by default that of the letters. It has no
  /// effect without `strokeWidth`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The slant of letters. Not supported: values other than 0 are reported as an error.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The horizontal expansion of letters. Not supported: values other than 0 are reported as an
  /// error.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An image within text, an `NSTextAttachment`, in place of the object replacement character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A name for text that can be tapped in a text view, a `String`, without a URL.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// The line in which the text is written vertically, a number. It has no effect: text is horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalForms")
  /// The directions of text that overrides its own, an array of numbers. It has no effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// A text effect, such as letterpress. Not supported: its use is reported as an error.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// The style of underlines and strikethrough lines.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A single line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two parallel lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line. Not supported: its use is reported as an error.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line. Not supported: its use is reported as an error.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots. Not supported: its use is reported as an error.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes, each followed by two dots. Not supported: its use is reported as an error.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line under or through words only. Not supported: its use is reported as an error.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text, drawn as an offset copy. A blur is not supported and is reported as an error.
open class NSShadow: NSObject {
  /// Must be the first: see `FoundationHeader`.
  private let header = FoundationHeader()
  /// The offset of the shadow. Positive heights extend downward.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow. Only 0, the default, is supported.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`. The default is black with an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
