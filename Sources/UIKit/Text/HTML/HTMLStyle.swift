// The style of an element of HTML, which elements inside inherit, and the attributes that follow from
// it.

import Foundation

/// The properties of text in an element.
struct HTMLStyle {
  // MARK: Letters

  var families = ["times"]
  var size: CGFloat = HTMLStyle.usualSize
  /// The weight on the scale of font files, 1…1000.
  var weight = 400
  var isItalic = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var isUnderlined = false
  var isStruckThrough = false
  var link: URL?
  var baselineOffset: CGFloat = 0
  var letterSpacing: CGFloat?
  var isUppercase = false

  // MARK: Paragraphs

  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  /// The height of lines; `nil` for that of the font.
  var lineHeight: CGFloat?
  /// The indents from the sides, and the additional one of the first line.
  var (left, right, firstLine): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  /// The space below the element.
  var spacing: CGFloat = 0
  var lists: [NSTextList] = []

  // MARK: Layout

  /// A Boolean value that indicates whether white space stays as it is.
  var isPreformatted = false
  var isHidden = false
  var isBlock = false
  /// A Boolean value that indicates whether items of lists have markers.
  var hasMarkers = true

  /// The size of text without a style.
  static let usualSize: CGFloat = 12

  /// Returns the style that elements inside begin with.
  var inherited: HTMLStyle {
    var style = self
    style.isBlock = false
    return style
  }

  /// Returns text as the style shows its letters.
  func shown(_ text: String) -> String { isUppercase ? text.uppercased() : text }

  // MARK: Attributes

  /// The attributes of the text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: HTMLFont.font(self), .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = link }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    if let letterSpacing { attributes[.kern] = letterSpacing }
    return attributes
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.baseWritingDirection) = (alignment, direction)
    (style.paragraphSpacing, style.tailIndent) = (spacing, -right)
    style.minimumLineHeight = lineHeight ?? 0
    style.textLists = lists
    let depth = CGFloat(lists.count) * Self.listIndent
    style.headIndent = left + depth
    style.firstLineHeadIndent = lists.isEmpty ? left + firstLine : left
    if !lists.isEmpty {
      style.tabStops = [depth - Self.listIndent + Self.markerIndent, depth].map {
        NSTextTab(textAlignment: .left, location: left + $0)
      }
    }
    return style
  }

  /// The indent of each list, and that of its markers, in points.
  private static let (listIndent, markerIndent): (CGFloat, CGFloat) = (36, 11)
}

/// The fonts of styles.
enum HTMLFont {
  /// Returns the font of a style: that of the first family that exists.
  static func font(_ style: HTMLStyle) -> UIFont {
    for name in style.families {
      guard let font = base(name, style.size) else { continue }
      var request = font.recipe
      if case .name = request.source { request.source = .family(font.familyName) }
      (request.weight, request.isItalic) = (style.weight, style.isItalic)
      return UIFont(recipe: request, pointSize: style.size)
    }
    var request = FontRequest()
    (request.weight, request.isItalic) = (style.weight, style.isItalic)
    return UIFont(recipe: request, pointSize: style.size)
  }

  private static func base(_ name: String, _ size: CGFloat) -> UIFont? {
    switch name.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "sf pro",
      "sf pro text", "sf pro display", "san francisco":
      return .systemFont(ofSize: size)
    case let name where name.hasPrefix("-apple-system-") || name.hasPrefix("."):
      return .systemFont(ofSize: size)
    case "monospace", "ui-monospace", "sf mono":
      return .monospacedSystemFont(ofSize: size, weight: .regular)
    case "serif", "times", "ui-serif": return UIFont(name: "TimesNewRomanPSMT", size: size)
    case "sans-serif": return UIFont(name: "Helvetica", size: size)
    default: return UIFont(name: name, size: size)
    }
  }
}
